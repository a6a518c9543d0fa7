import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Problems of malformed Corridor patterns")
struct CorridorMistakeTests {
    @Test(
        "Parsing reports a malformed string of a Corridor pattern with its position",
        arguments: [
            Mistake("", "empty-pattern", "", "/"),
            Mistake("user/:id{int}", "missing-slash", "user/:id{int}", "/user/:id{int}"),
            Mistake("/a//b", "empty-segment", "/", ""),
            Mistake("/a#b", "unsupported-part", "#b", ""),
            Mistake("/a ", "white-space", " ", ""),
            Mistake("/a\\\0b", "white-space", "\\\0", ""),
            Mistake("/a\\\0\u{7F}", "white-space", "\\\0\u{7F}", ""),
            Mistake("/a/:id/?:id", "duplicate-parameter", "id"),
        ])
    func text(_ row: Mistake) { row.run(in: .corridor) }

    @Test(
        "Parsing reports a malformed Corridor parameter with its position",
        arguments: [
            Mistake("/:", "malformed-parameter", ":"),
            Mistake("/:a-b", "malformed-parameter", ":a-b"),
            Mistake("/:a{int", "malformed-parameter", ":a{int"),
            Mistake("/:a{int}b", "malformed-parameter", ":a{int}b"),
            Mistake("/:aint}", "malformed-parameter", ":aint}"),
            Mistake("/:a{", "malformed-parameter", ":a{"),
            Mistake("/:a{int?}", "modifier-in-path", ":a{int?}", ":a{int}"),
            Mistake("/:a{[int]}", "modifier-in-path", ":a{[int]}", ":a{int}"),
            Mistake("/:a{[bool]?}", "modifier-in-path", ":a{[bool]?}", ":a{bool}"),
            Mistake("/:a{'b'}", "modifier-in-path", ":a{'b'}", ":a"),
            Mistake("/:a{}", "invalid-type-name", "{}"),
            Mistake("/:a{int32}", "invalid-type-name", "int32"),
            Mistake("/:a{big int}", "invalid-type-name", "big int"),
            Mistake("/:a{Int}", "misspelt-type", "Int", "int"),
            Mistake("/x:id", "partial-segment", "x:id", #"x\:id"#),
        ])
    func parameters(_ row: Mistake) { row.run(in: .corridor) }

    @Test(
        "Parsing reports a regular expression in a Corridor pattern with its position",
        arguments: [
            Mistake("/(a|b)", "regular-expression", "(a|b)", #"\(a\|b\)"#),
            Mistake("/[a-z]+/b", "regular-expression", "[a-z]+", #"\[a-z\]\+"#),
            Mistake("/a.*", "regular-expression", ".*", #".\*"#),
            Mistake("/a$", "regular-expression", "$", #"\$"#),
            Mistake(#"/\d"#, "regular-expression", #"\"#, #"\\"#),
            Mistake(#"/a\"#, "regular-expression", #"\"#, #"\\"#),
            Mistake("/.*/.*", "adjacent-catch-alls", ".*/.*"),
        ])
    func expressions(_ row: Mistake) { row.run(in: .corridor) }

    @Test(
        "Parsing reports a malformed Corridor query item with its position",
        arguments: [
            Mistake("/u?", "invalid-query-item", "?", ""),
            Mistake("/u/?:a&", "invalid-query-item", "&", ""),
            Mistake("/u?:a{int}&b=c", "invalid-query-item", "b=c", ":b{'c'}"),
            Mistake("/u?b", "invalid-query-item", "b", ":b"),
            Mistake("/u?b=:c", "invalid-query-item", "b=:c"),
            Mistake("/u?:a{int]}", "invalid-type-name", "int]"),
            Mistake("/u?:a[int}", "malformed-parameter", ":a[int}"),
            Mistake("/u?:::a{string}", "malformed-parameter", ":::a{string}"),
            Mistake("/u?:a{[int?]}", "invalid-type-name", "int?"),
            Mistake("/u?:a{?}", "invalid-type-name", "{?}"),
            Mistake("/u?:a{[]}", "invalid-type-name", "{[]}"),
            Mistake("/u?:a{Bool?}", "misspelt-type", "Bool", "bool"),
            Mistake("/u?:a{'b c'}", "invalid-literal", "'b c'"),
            Mistake("/u?:a{''}", "invalid-literal", "''"),
            Mistake("/u?:a{'}", "invalid-literal", "'"),
            Mistake("/u?:a{'b'?}", "invalid-literal", "'b'?"),
            Mistake("/u?:a#b", "unsupported-part", "#b", ""),
            Mistake("/u?:a&:a", [("duplicate-query-item", ":a", nil), ("duplicate-parameter", "a", nil)]),
        ])
    func items(_ row: Mistake) { row.run(in: .corridor) }

    @Test(
        "Parsing reports all problems of a Corridor pattern together",
        arguments: [
            Mistake(
                "/newsfeed/:postIdstring}/comment/:commentId{/int}",
                [
                    ("malformed-parameter", ":postIdstring}", nil), ("malformed-parameter", ":commentId{", nil),
                    ("regular-expression", "}", #"\}"#),
                ]),
            Mistake(
                "/newsfeed/?:postId[int}&:::commentId{string}",
                [("malformed-parameter", ":postId[int}", nil), ("malformed-parameter", ":::commentId{string}", nil)]),
            Mistake(
                "a//:b{int?}/x:y?c&:d{INT}#e",
                [
                    ("missing-slash", "a//:b{int?}/x:y", "/a//:b{int?}/x:y"), ("empty-segment", "/", ""),
                    ("modifier-in-path", ":b{int?}", ":b{int}"), ("partial-segment", "x:y", #"x\:y"#),
                    ("invalid-query-item", "c", ":c"), ("misspelt-type", "INT", "int"), ("unsupported-part", "#e", ""),
                ]),
        ])
    func all(_ row: Mistake) { row.run(in: .corridor) }
}
