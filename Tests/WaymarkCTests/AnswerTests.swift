import TestSupport
import Testing
import WaymarkCHeader
import WaymarkCore
import WaymarkManifest

/// A table with every kind of parameter, as a JSON route file, which requires no trait.
let routeFile = """
    {
      "waymark": 1,
      "sources": ["https://example.com", "myapp://"],
      "types": { "Slug": { "matches": "[a-z]+" } },
      "routes": {
        "home": ["/", "/home"],
        "user": "/user/{id: Int}/edit",
        "doc": "/doc/{path: **}",
        "part": "/part/{file}.{ext}",
        "search": "/search?q={q}&tags={tags: [String]?}&page={page: Int = 1}#{section?}",
        "slug": "/slug/{slug: Slug}",
        "help": "/{lang: en|de}/help[/{second: en|de}]"
      }
    }
    """

@Suite("Answers of the C interface about links")
struct AnswerTests {
    private let table = Result { try CTable(routes: routeFile) }

    @Test("The C interface answers hostile and common links like the router, with both offset widths")
    func agreesWithRouter() throws {
        let table = try table.get()
        let router = try RouteFile(text: routeFile, name: "routes.json").router()
        let links =
            try CaseFile.hostileLinks().map { Array($0.utf8) }
            + captureFacts.map { Array($0.link.utf8) } + [
                [0xFF], [0x2F, 0xC0, 0xAF], Array(repeating: 0x61, count: 9_000),
            ]
        let narrow = try table.match(links)
        #expect(try table.match(links, offsets: Int64.self) == narrow)
        #expect(try CTable(compiled: table.compiled).match(links) == narrow)
        var outcomes: Set<Int> = []
        for (link, answer) in zip(links, narrow) where !link.isEmpty {
            #expect(answer == router.engine.answer(link), "\(String(decoding: link, as: UTF8.self))")
            outcomes.insert(answer.outcome)
        }
        #expect(outcomes == [WAYMARK_MATCHED, WAYMARK_UNMATCHED, WAYMARK_REJECTED])
    }

    @Test("A link without bytes has the outcome 'unreadable' and no other answer in C")
    func empty() throws {
        #expect(try table.get().match([[], []]) == Array(repeating: CAnswer(outcome: WAYMARK_UNREADABLE), count: 2))
        #expect(try table.get().match([]).isEmpty)
    }

    @Test("The C interface returns the position and the elements of a capture", arguments: captureFacts)
    func captures(_ fact: CaptureFact) throws {
        let table = try table.get()
        // Place the link between others with different captures.
        let links = ["/home", fact.link, "https://example.com/user/7/edit"].map { Array($0.utf8) }
        let answer = try table.match(links, captures: [fact.parameter, "id"])[1]
        #expect(answer.1[0] == CCapture(state: fact.state, text: fact.text))
        #expect(
            (0...fact.elements.count).map { table.capture(fact.parameter, element: $0, in: fact.link) } == fact.elements
                + [nil])
    }
}

extension RouteEngine {
    /// Returns the router's result for a link in the format of the C interface.
    fileprivate func answer(_ link: [UInt8]) -> CAnswer {
        var answer = CAnswer(outcome: WAYMARK_UNMATCHED)
        let miss = link.withBytes { bytes in
            match(bytes) { match in
                answer = CAnswer(outcome: WAYMARK_MATCHED, route: match.entryIndex, pattern: match.patternIndex)
            }
        }
        guard case .rejected(let rejection) = miss else { return answer }
        let number = (1...255).first {
            waymark_reason_name(UInt8($0)).map { String(cString: $0) } == rejection.kind.rawValue
        }
        return CAnswer(outcome: WAYMARK_REJECTED, reason: number ?? -1)
    }
}

/// The state of a capture in a link, with the texts of its elements.
struct CaptureFact: Sendable {
    let link: String
    let parameter: String
    let state: Int
    let text: String?
    let elements: [String]

    init(_ link: String, _ parameter: String, _ state: Int, _ text: String?, _ elements: String...) {
        (self.link, self.parameter, self.state, self.text, self.elements) = (link, parameter, state, text, elements)
    }
}

let captureFacts: [CaptureFact] = [
    CaptureFact("https://example.com/user/15/edit", "id", WAYMARK_TEXT, "15", "15"),
    CaptureFact("https://example.com/user/15/edit", "q", WAYMARK_ABSENT, nil),
    CaptureFact("https://example.com/user/x/edit", "id", WAYMARK_ABSENT, nil),
    CaptureFact("myapp://user/-1/edit", "id", WAYMARK_TEXT, "-1", "-1"),
    CaptureFact("https://example.com/doc/a/b%20c/d", "path", WAYMARK_SEGMENTS, "a/b%20c/d", "a", "b c", "d"),
    CaptureFact("https://example.com/doc", "path", WAYMARK_ABSENT, nil),
    CaptureFact("https://example.com/part/a.b.txt", "file", WAYMARK_TEXT, "a", "a"),
    CaptureFact("https://example.com/part/a.b.txt", "ext", WAYMARK_TEXT, "b.txt", "b.txt"),
    CaptureFact("https://example.com/part/%61.txt", "ext", WAYMARK_SCATTERED, nil, "txt"),
    CaptureFact("https://example.com/search?page=2&q=a%26b", "q", WAYMARK_ENCODED, "a%26b", "a&b"),
    CaptureFact("https://example.com/search?page=2&q=a+b", "q", WAYMARK_TEXT, "a+b", "a+b"),
    CaptureFact("https://example.com/search?q=", "q", WAYMARK_TEXT, "", ""),
    CaptureFact("https://example.com/search?q=a", "page", WAYMARK_ABSENT, nil),
    CaptureFact("https://example.com/search?q=a&tags=x,y%2Cz&tags=w", "tags", WAYMARK_SCATTERED, nil, "x", "y,z", "w"),
    CaptureFact("https://example.com/search?q=a#caf%C3%A9", "section", WAYMARK_ENCODED, "caf%C3%A9", "café"),
    CaptureFact("https://example.com/slug/abc", "slug", WAYMARK_TEXT, "abc", "abc"),
    CaptureFact("myapp://en/help", "lang", WAYMARK_TEXT, "en", "en"),
    CaptureFact("myapp://EN/help", "lang", WAYMARK_SCATTERED, nil, "en"),
    CaptureFact("myapp://EN/help/%65n", "second", WAYMARK_ENCODED, "%65n", "en"),
]
