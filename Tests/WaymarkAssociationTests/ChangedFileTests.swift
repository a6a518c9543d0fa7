import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

/// A typical edit to a rule of a generated file.
private enum Change: CaseIterable {
    case deleted, swapped, widened, misspelt, included, shortened

    /// Returns the rules with one of them edited; `nil` if the edit changes nothing.
    func applied(to rules: [JSONText], at index: Int) -> [JSONText]? {
        var rules = rules
        switch self {
        case .deleted: rules.remove(at: index)
        case .swapped:
            guard index + 1 < rules.count else { return nil }
            rules.swapAt(index, index + 1)
        case .widened:
            rules[index] = rules[index].replacing("/") { pattern in
                if case .text(let text) = pattern { .text(text.replacing("?*", with: "*")) } else { pattern }
            }
        case .shortened:
            rules[index] = rules[index].replacing("/") { pattern in
                if case .text(let text) = pattern { .text(String(text.dropLast())) } else { pattern }
            }
        case .misspelt: rules[index] = rules[index].renaming("/", to: "path")
        case .included: rules[index] = rules[index].renaming("exclude", to: "excludes")
        }
        return rules
    }
}

extension JSONText {
    fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }

    fileprivate func replacing(_ key: String, _ change: (JSONText) -> JSONText) -> JSONText {
        .object(members.map { $0.key == key ? Member(key, change($0.value)) : $0 })
    }

    fileprivate func renaming(_ key: String, to other: String) -> JSONText {
        .object(members.map { $0.key == key ? Member(other, $0.value) : $0 })
    }

    /// The rules of a generated file.
    fileprivate var rules: [JSONText] {
        guard let links = members.first(where: { $0.key == "applinks" })?.value,
            case .list(let entries)? = links.members.first(where: { $0.key == "details" })?.value,
            case .list(let rules)? = entries.first?.members.first(where: { $0.key == "components" })?.value
        else { return [] }
        return rules
    }

    fileprivate func with(_ rules: [JSONText]) -> JSONText {
        replacing("applinks") { links in
            links.replacing("details") { details in
                guard case .list(let entries) = details else { return details }
                return .list(entries.map { $0.replacing("components") { _ in .list(rules) } })
            }
        }
    }
}

@Suite("Changed association files")
struct ChangedFileTests {
    private static let app = "ABCDE12345.com.example.app"

    @Test("A change of a generated file that affects a link is reported with a link")
    func changes() throws {
        let source =
            "{\"waymark\": 1, \"apps\": {\"ios\": {\"appIDs\": [\"\(Self.app)\"]}}, \"routes\": {\"a\": \"/\"}}"
        let writer = SiteAssociationText(try #require(try RouteFile(text: source, name: "a.json").apps))
        var (changes, differing, shown) = (0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 60 : 10) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let router = try? Router(small.table) else { continue }
            let text = writer.text(TablePlan(router.engine, opensApp: small.opensApp, host: "h.x"))
            let (wanted, _) = try SiteAssociation.read(Array(text.utf8), name: "")
            let root = JSONText(try AssociationDocument.read(Array(text.utf8), name: "").root)
            let drift = LinkDrift(router.engine, opensApp: small.opensApp, host: "h.x")
            var links: [String] = []
            small.forEachLink { link in
                if !link.prefix(while: { $0 != "?" && $0 != "#" }).contains("//") { links.append("https://h.x" + link) }
            }
            for change in Change.allCases {
                guard !root.rules.isEmpty,
                    let rules = change.applied(to: root.rules, at: generator.below(root.rules.count))
                else { continue }
                let changed = root.with(rules).text()
                let comment: Comment = "seed \(seed), \(change), \(small.patterns)\n\(text)\n\(changed)"
                let (there, _) = try SiteAssociation.read(Array(changed.utf8), name: "")
                let (one, other) = (
                    SiteAssociationDecider(there, app: Self.app), SiteAssociationDecider(wanted, app: Self.app)
                )
                changes += 1
                let isOther = links.contains { one.opens($0) != other.opens($0) }
                let all = drift.differences(of: there, from: wanted, app: Self.app)
                let found = try #require(all, comment)
                if isOther { differing += 1 }
                #expect(!isOther || !found.isEmpty, comment)
                for difference in found {
                    shown += 1
                    let opens = difference.kind == .claimed
                    #expect(one.opens(difference.link) == opens, "\(difference.link) \(comment)")
                    #expect(other.opens(difference.link) != opens, "\(difference.link) \(comment)")
                }
            }
        }
        print("\(changes) changes, \(differing) of them decide otherwise, \(shown) links shown")
        #expect(only >= 0 || differing > 10)
    }

    @Test(
        "A file that is more exact than the generated one differs only where it differs from the routes",
        arguments: [(0, []), (1, ["https://h.x/aa/x"])] as [(Int, [String])])
    func exactFile(omitted: Int, links: [String]) throws {
        // More values than a generated variable has.
        let values: [String] = "abcd".flatMap { first in "abcdefghijklmnopqrstuvwxyz".map { "\"\(first)\($0)\"" } }
        let members = """
            "types": { "R": { "oneOf": [\(values.joined(separator: ", "))] } }, "routes": { "a": "/{r: R}/x" }
            """
        let exact = """
            { "applinks": { "substitutionVariables": { "R": [\(values.dropFirst(omitted).joined(separator: ", "))] },
              "details": [{ "appIDs": ["\(Self.app)"], "components": [{ "/": "/$(R)/x" }] }] } }
            """
        #expect(try Self.links(of: exact, unlike: members, acceptsRoutes: true) == links)
        #expect(try Self.links(of: exact, unlike: members, acceptsRoutes: false)?.isEmpty == false)
    }

    @Test("A file may open links that the routes reject")
    func rejectedLinks() throws {
        let file = """
            { "applinks": { "details": [{ "appIDs": ["\(Self.app)"], "components": [
              { "/": "/x", "?": { "id": "b" } }, { "/": "/x", "?": "id=b&*" }] }] } }
            """
        let members = "\"routes\": { \"a\": \"/x?id=b\" }"
        #expect(try Self.links(of: file, unlike: members, acceptsRoutes: true) == [])
        #expect(try Self.links(of: file, unlike: members, acceptsRoutes: false)?.isEmpty == false)
    }

    /// Returns the links that a file decides unlike the generated file of a route file with the members.
    private static func links(of file: String, unlike members: String, acceptsRoutes: Bool) throws -> [String]? {
        let source = """
            { "waymark": 1, "sources": ["https://h.x"], "apps": { "ios": { "appIDs": ["\(app)"] } }, \(members) }
            """
        let table = try AssociatedTable(RouteFile(text: source, name: "a.json"))
        let writer = SiteAssociationText(try #require(table.file.apps))
        let text = writer.text(table.plan(forHost: "h.x"))
        let wanted = try SiteAssociation.read(Array(text.utf8), name: "").content
        let there = try SiteAssociation.read(Array(file.utf8), name: "").content
        return table.drift(onHost: "h.x").differences(
            of: there, from: wanted, app: app, acceptsRoutes: acceptsRoutes)?.map(\.link)
    }
}

extension SiteAssociationDecider {
    fileprivate func opens(_ link: String) -> Bool {
        link.withBytes { verdicts[verdict(for: $0)].outcome == .matched }
    }
}
