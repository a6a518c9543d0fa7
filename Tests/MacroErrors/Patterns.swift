// Compiler messages about patterns, with their positions. Checked by Scripts/check macros.

import WaymarkMacros

@Routes(accepting: [.host("example.com")])
enum Unreadable {
    @Route("/user/{id") case open(id: Int)  // error: '{' has no matching '}' @ 7:19
    // error: a segment is empty: expected text between two slashes @ 9:23
    @Route("/", "/home//x") case alias
    // error: '{' has no matching '}' @ 11:29
    @Route("/ü/\u{41}/user/{id") case escaped(id: Int)
    // error: invalid escape '\y': a backslash is only allowed before a literal punctuation mark @ 13:16
    @Route(#"/x\y"#) case raw
    @Route(
        """
        /user/{id
        """)  // error: '{' has no matching '}' @ 16:15
    case lines(id: Int)
    // error: duplicate parameter 'id'; each name may capture only once in a pattern @ 20:24
    @Route("/dup/{id}/{id}") case twice(id: Int)  // note: the other one is here @ 20:19
    // error: a pattern must be a string literal without interpolation, so that it can be checked at compile time @ 22:12
    @Route("/x/\(1)") case interpolated
}

@Routes
enum Conflicting {
    @Route("/z/{page}") case first(page: Int)  // note: the other one is here @ 27:13
    // error: this pattern matches the same links as '/z/{page}' of route 'first' @ 29:13
    @Route("/z/{number: Int}") case second(number: Int)
    @Route("/x/*") case wildcard  // warning: links to this pattern cannot be written: * @ 30:13
}

// error: unknown type 'Itn': expected String, Int, Int8 to Int64, UInt, UInt8 to UInt64, Double, Float, Bool, UUID, ULID, Base64URL, or a type that the table registers @ 34:36
let pattern = #pattern("/user/{id: Itn}")
