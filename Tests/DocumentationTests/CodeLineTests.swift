import Testing

@Suite("Comments after code")
struct CodeLineTests {
    static let values: [(line: String, value: String?)] = [
        ("match?.captures[\"id\"]  // .int(15)", ".int(15)"),
        ("url.host // \"example.com\"", "\"example.com\""),
        ("try url.segments   // [\"a\", \"b\"]", "[\"a\", \"b\"]"),
        ("router.match(for: \"https://a/b\")  // nil: another host", "nil"),
        ("error.offset    // 19, the offset of \"@\"", "19"),
        ("try ticket.settled  // .pending(until: .signedIn), over a relaunch too", ".pending(until: .signedIn)"),
        ("isOpen  // false", "false"),
        ("match(link)  // .search(Search(query: \"a, b: c\"))", ".search(Search(query: \"a, b: c\"))"),
        ("try globals  // Tracking(campaign: \"spring\")", "Tracking(campaign: \"spring\")"),
        ("try url  // throws: a: b, c", "throws: a: b, c"),
        ("print(link)   // https://example.com/a, b", "https://example.com/a, b"),
        ("table.add(\"/\", to: .home)  // a constant", nil),
        ("dispatcher.clear()  // drops them", nil),
        ("table.add(route, at: path)  // profile(Int, String?)", nil),
        ("let screens = try Router(table)  // nilly-willy", nil),
        ("router.match(for: \"https://example.com\")", nil),
        ("// .int(15)", nil),
    ]

    @Test("A comment after code is read as a value or as words", arguments: values)
    func value(line: String, value: String?) { #expect(CodeLine(line).value == value) }

    static let files: [(file: String, isThere: Bool)] = [
        ("let url = a(1)\n\n#expect(url.host == \"b\")\nuse(url)\n", true),
        ("let url = a(1)\n#expect(\n    url.host\n        == \"b\")\nuse(url)\n", true),
        ("    let url = a(1)  // as it is\n    #expect(url.host == \"b\")\n    #expect(true)\n    use(url)\n", true),
        ("let url = a(1)\n#expect(url.host == \"c\")\nuse(url)\n", false),
        ("let url = a(1)\nurl.host\nuse(url)\n", false),
        ("let url = a(1)\n#expect(url.host == \"b\")\nchange(&url)\nuse(url)\n", false),
        ("use(url)\nlet url = a(1)\n#expect(url.host == \"b\")\n", false),
        ("let url = a(15)\n#expect(url.host == \"b\")\nuse(url)\n", false),
    ]

    @Test("A documented block is found only in files that expect its values", arguments: files)
    func block(file: String, isThere: Bool) {
        let block = Page.Block(
            language: "swift", heading: "", lines: ["let url = a(1)", "url.host   // \"b\"", "use(url)"])
        #expect(SnippetFile(name: "", text: file).has(block) == isThere)
    }

    @Test("A documented value can be printed, thrown or assigned in a snippet file")
    func forms() {
        func has(_ line: String, _ file: String) -> Bool {
            SnippetFile(name: "", text: file).has(Page.Block(language: "swift", heading: "", lines: [line]))
        }
        #expect(has("print(a)  // b \"c\"", "print(a)\n#expect(output.last == \"b \\\"c\\\"\")"))
        #expect(!has("print(a)  // b", "print(a)\n#expect(output.last == \"c\")"))
        #expect(has("try a()  // throws: b", "#expect(thrown { try a() } == \"b\")"))
        #expect(!has("try a()  // throws: b", "#expect(throws: B.self) { try a() }"))
        #expect(has("let a = b()  // .c(1)", "let a = b()\n#expect(a == .c(1))"))
        #expect(has("try await a  // .b", "if case .b = try await a {} else { Issue.record(\"it is not\") }"))
        #expect(!has("try await a  // .b", "if case .c = try await a {} else { Issue.record(\"it is not\") }"))
        #expect(has("a(1)", "_ = a(1)"))
    }

    @Test("A documented output is found in a snippet file line by line")
    func outputs() {
        let block = Page.Block(language: "", heading: "", lines: ["a", "  b", "", "c"])
        #expect(SnippetFile(name: "", text: "x\n    a\n      b\n\n    c\n").shows(block))
        #expect(!SnippetFile(name: "", text: "x\n    a\n    b\n\n    c\n").shows(block))
        #expect(!SnippetFile(name: "", text: "x\n    a\n      b\n\n").shows(block))
    }
}
