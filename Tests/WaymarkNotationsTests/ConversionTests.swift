import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations

@Suite("Patterns converted to other notations")
struct ConversionTests {
    /// Patterns that the native syntax cannot express.
    static let withoutWords: [String: String] = [
        "http://<path:url>": "any web host", "https://<host>/a": "any web host",
        "/:user-id": "a name that is none in Swift",
    ]

    @Test(
        "A converted pattern gives the captures of the original on every link of the data",
        arguments: CasePatterns.all.indices)
    func answers(_ index: Int) throws {
        let (notation, text) = CasePatterns.all[index]
        let conversion: PatternConversion
        do throws(PatternError) {
            conversion = try PatternConversion(text, from: notation.syntax, to: .braces)
        } catch {
            #expect(error.problems.allSatisfy { $0.code == "inexpressible" })
            #expect(Self.withoutWords[text] != nil, "\(text) has no words: \(error.problems)")
            return
        }
        #expect(Self.withoutWords[text] == nil)
        let original = try Self.router(text, notation.syntax, notation)
        let converted = try Self.router(conversion.text, .braces, notation)
        for link in CasePatterns.links {
            let (a, b) = (original.match(for: link), converted.match(for: link))
            #expect(a?.captures == b?.captures, "\(text) and \(conversion.text) on \(link)")
            #expect(a?.rest == b?.rest, "\(text) and \(conversion.text) on \(link)")
        }
    }

    private static func router(
        _ text: String, _ syntax: any PatternSyntax, _ notation: Notation
    ) throws -> Router<Int> {
        var table = RouteTable<Int>(notation)
        let pattern = try RoutePattern(text, syntax: syntax)
        for case .named(let name) in pattern.parameters.map(\.type.kind) where table.types[name] == nil {
            table.types[name] = .characters(.alphanumerics)
        }
        // Types of parameters without a name.
        for name in ["Commit", "HashId"] where table.types[name] == nil { table.types[name] = .characters(.slug) }
        table.add([pattern], to: 0)
        return try Router(table)
    }

    @Test("The conversion data has more than 100 patterns and 150 links")
    func count() {
        #expect(CasePatterns.all.count > 100)
        #expect(CasePatterns.links.count > 150)
    }

    static let changes: [(text: String, from: Notation, to: Notation, converted: String, [PatternConversion.Change])] =
        [
            (
                "a/:int(b)", .deeper, .braces, "/a/{b: LenientInt}",
                [.keepsSpellings(parameter: "b", type: "LenientInt")]
            ),
            ("a/:b", .deeper, .braces, "/a/{b}", []),
            (
                "/a/{b: Int}", .braces, .deeper, "a/:int(b)",
                [.relaxesType(parameter: "b", from: "Int", to: "LenientInt")]
            ),
            (
                "/a[/{: Bool}]?x={x: try? Double}", .braces, .deeper, "a/(:bool())?(:double(x))",
                [
                    .relaxesType(parameter: nil, from: "Bool", to: "LenientBool"),
                    .relaxesType(parameter: "x", from: "Double", to: "LenientDouble"),
                ]
            ),
            ("/user/:id(/tab/:tab)", .jlroutes, .deeperfunc, "", []),
            ("/user/{id}", .braces, .jlroutes, "/user/:id", []),
            ("/user[s]/{id}", .braces, .jlroutes, "", []), ("/a[/{y}[/{m}]]", .braces, .jlroutes, "", []),
            ("/a[/{y}]/b", .braces, .jlroutes, "/a(/:y)/b", []), ("/a[/b]c", .braces, .jlroutes, "", []),
            (
                "myapp://a/<int:b>", .urlnavigator, .braces, "myapp://a/{b: LenientInt}",
                [.keepsSpellings(parameter: "b", type: "LenientInt")]
            ),
            (
                "myapp://a/<uint:b>/<region:c>", .urlnavigator, .braces, "myapp://a/{b: uint}/{c: region}",
                [.needsType(parameter: "b", type: "uint"), .needsType(parameter: "c", type: "region")]
            ),
            (
                "a/<Int:b>/<Bool:c>/<uuid:d>/<float:e>", .urlnavigator, .braces,
                "/a/{b: Int}/{c: Bool}/{d: UUID}/{e: LenientDouble}",
                [
                    .needsType(parameter: "b", type: "Int"), .needsType(parameter: "c", type: "Bool"),
                    .keepsSpellings(parameter: "e", type: "LenientDouble"),
                ]
            ),
            (
                "/a/:b{uint}?:c{int}", .corridor, .braces, "/a/{b: uint}?c={c: LenientInt}",
                [.needsType(parameter: "b", type: "uint"), .keepsSpellings(parameter: "c", type: "LenientInt")]
            ),
            ("a/:uint", .deeperfunc, .braces, "/a/{0: uint}", [.needsType(parameter: "0", type: "uint")]),
            ("a/<Commit>", .urlmatcher, .braces, "/a/{: Commit}", [.needsType(parameter: nil, type: "Commit")]),
            ("/a/{b: Commit}", .braces, .corridor, "/a/:b{Commit}", []),
            ("/a/{b: Commit}", .braces, .urlmatcher, "a/<b:Commit>", []),
        ]

    @Test("A conversion lists how the converted pattern differs from the original", arguments: changes.indices)
    func differences(_ index: Int) {
        let (text, from, to, converted, changes) = Self.changes[index]
        let conversion = try? PatternConversion(text, from: from.syntax, to: to.syntax)
        #expect(conversion?.text ?? "" == converted)
        #expect(conversion?.changes ?? [] == changes)
    }
}
