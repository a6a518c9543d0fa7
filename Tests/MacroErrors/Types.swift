// Compiler messages about types that macros know only by name. Checked by Scripts/check macros.

import WaymarkMacros

// The compiler reports a type at the line of its value, in column 19 of the generated code.

typealias Paths = [String]
typealias Perhaps = Int?
typealias UserID = Int
struct Slug: ParameterConvertible, RawRepresentable { let rawValue: String }

// error: 'check()' is unavailable: the type is another name of an array: write the array itself, '[Element]' @ 14:19
// note: in expansion of macro 'Routes' on enum 'List' here @ 14:1
@Routes enum List { @Route("/x?p={p}") case list(p: Paths) }

// error: 'check()' is unavailable: the type is another name of an optional: write the optional itself, 'Type?' @ 18:19
// note: in expansion of macro 'Routes' on enum 'Optional' here @ 18:1
@Routes enum Optional { @Route("/x?p={p}") case optional(p: [Perhaps]) }

// error: 'check()' is unavailable: both are names of one type, so the two routes match the same links @ 24:19
// note: in expansion of macro 'Routes' on enum 'Conflict' here @ 22:1
@Routes enum Conflict {
    @Route("/x/{user}/{slug}") case user(user: UserID, slug: Slug)
    @Route("/x/{number}/{text}") case number(number: Int, text: Slug)
    @Route("/x/{slug}/{name}") case different(slug: Slug, name: String)
}

// The generated code reports the missing conformance at each use of the type.
enum Tab: String { case a }

// error: 'check()' is unavailable: a link cannot contain a value of this type: conform the type to 'ParameterConvertible' @ 38:19
// error: cannot convert value of type 'Tab.Type' to expected element type 'any ParameterConvertible.Type' @ 17:113
// error: instance method 'add(_:named:syntax:from:fallback:parameters:defaults:build:inverse:)' requires that 'Tab' conform to 'ParameterConvertible' @ 12:15
// error: instance method 'value(ofParameter:as:)' requires that 'Tab' conform to 'ParameterConvertible' @ 37:39
// error: 'init(entry:_:_:)' is unavailable: a link cannot contain a value of this type: conform the type to 'ParameterConvertible' @ 46:36
// note: in expansion of macro 'Routes' on enum 'Foreign' here @ 37:1
@Routes enum Foreign {
    @Route("/t/{tab}") case tab(Tab)
}

struct Screens {
    // error: 'check()' is unavailable: a link cannot contain a value of this type: conform the type to 'ParameterConvertible' @ 44:15
    // note: in expansion of macro 'Routes' on enum 'Nested' here @ 44:5
    @Routes enum Nested { @Route("/t/{tab}") case tab(Tab) }
}

struct Generic<Value> {}

extension Generic {
    // error: type 'RoutesInExtension' cannot be nested in closure in generic context @ 2:10
    // note: in expansion of macro 'Routes' on enum 'Hidden' here @ 52:5
    @Routes enum Hidden { @Route("/x") case x }
}
