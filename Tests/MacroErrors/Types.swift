// What the compiler says of types that macros know by name alone. Checked by Scripts/check macros.

import WaymarkMacros

// The compiler reports a type at the line of its value, in column 19 of the generated code.

typealias Paths = [String]
typealias Perhaps = Int?
typealias UserID = Int
struct Slug: ParameterConvertible, RawRepresentable { let rawValue: String }

// error: 'check()' is unavailable: the type is another name of an array: write the array itself, '[Element]' @ 8:19
// note: in expansion of macro 'Routes' on enum 'List' here @ 14:1
@Routes enum List { @Route("/x?p={p}") case list(p: Paths) }

// error: 'check()' is unavailable: the type is another name of an optional: write the optional itself, 'Type?' @ 8:19
// note: in expansion of macro 'Routes' on enum 'Optional' here @ 18:1
@Routes enum Optional { @Route("/x?p={p}") case optional(p: [Perhaps]) }

// error: 'check()' is unavailable: both are names of one type, so the two routes match the same links @ 51:19
// note: in expansion of macro 'Routes' on enum 'Conflict' here @ 22:1
@Routes enum Conflict {
    @Route("/x/{user}/{slug}") case user(user: UserID, slug: Slug)
    @Route("/x/{number}/{text}") case number(number: Int, text: Slug)
    @Route("/x/{slug}/{name}") case different(slug: Slug, name: String)
}

struct Coordinate { let x: Double }
enum Tab: String { case a }

// note: in expansion of macro 'Routes' on enum 'Foreign' here @ 36:1
@Routes enum Foreign {
    @Route("/t/{tab}") case tab(Tab)
}
