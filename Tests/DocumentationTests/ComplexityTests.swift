import Foundation
import Testing

/// Checks that properties and subscripts that do not take constant time document their complexity.
@Suite("Documented complexity of properties")
struct ComplexityTests {
    /// The types that apps use for each link, with their properties and subscripts that take constant time.
    static let types: [(type: String, constant: Set<String>)] = [
        ("Router", []),
        ("RouteMatch", ["requirements", "name", "pattern"]),
        ("PatternMatch", ["name", "pattern"]),
        ("MatchView", ["entryIndex", "patternIndex"]),
        ("Captures", ["startIndex", "endIndex", "subscript(position)"]),
        ("ParsedURL", ["port"]),
        ("RoutePattern", []),
        ("RouteTable", ["sources"]),
        ("RouteEntry", ["isFallback", "name", "patterns", "sources", "requirements", "route"]),
        ("RoutedLink", ["channel", "payload", "isAnimated", "reply"]),
        ("ScreenStack", ["top"]),
        ("ModalScreen", ["id"]),
    ]

    @Test("Every computed property states its complexity unless the property takes constant time", arguments: types)
    func complexity(type: String, constant: Set<String>) {
        let members = Self.members.filter { $0.type == type && !$0.isText }
        #expect(members.filter { !$0.hasComplexity }.map(\.name).sorted() == constant.sorted())
    }

    @Test("The sources have at least 25 members with a documented complexity")
    func found() {
        #expect(Self.members.count { $0.hasComplexity } >= 25)
    }

    static let members: [Member] = Page.files(in: Page.root.appendingPathComponent("Sources"), of: "swift")
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .flatMap { Member.all(in: $0) }

    /// A public computed property or subscript.
    struct Member {
        let type: String
        let name: String
        let hasComplexity: Bool

        /// Whether the member is a description, which takes linear time in its length.
        var isText: Bool { ["description", "debugDescription"].contains(name) }

        /// Returns the members in a file that is formatted like this package: types are not indented, members by four
        /// spaces.
        static func all(in text: String) -> [Member] {
            var (type, comment, all) = ("", "", [Member]())
            for line in text.components(separatedBy: "\n") {
                let first = line.first
                let isDeclaration = first == "s" || first == "e" || first == "f" || first == "p"
                let isMember = line.hasPrefix("    public ") || line.hasPrefix("    @")
                if isDeclaration,
                    let match = line.firstMatch(of: /^(?:public )?(?:struct|enum|extension|final class) (\w+)/)
                {
                    type = String(match.1)
                } else if isMember,
                    let match = line.firstMatch(of: /^    (?:@\w+ )?public (?:var (\w+)[^=]*\{|subscript\((\w+))/)
                {
                    let name = match.1.map(String.init) ?? "subscript(\(match.2 ?? ""))"
                    all.append(Member(type: type, name: name, hasComplexity: comment.contains("- Complexity: ")))
                }
                let trimmed = line.drop { $0 == " " }
                if trimmed.hasPrefix("///") { comment += trimmed } else if !trimmed.hasPrefix("@") { comment = "" }
            }
            return all
        }
    }
}
