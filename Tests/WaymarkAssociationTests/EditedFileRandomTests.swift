import TestSupport
import Testing
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

/// Random valid files with entries of several apps.
private struct RandomFile {
    var random: SeededGenerator
    static let own = ["ABCDE12345.a", "ABCDE12345.b"]
    static let others = ["ZZZZZ12345.x", "ZZZZZ12345.y"]

    // MARK: apple-app-site-association

    mutating func site() -> JSONText {
        var links: [(String, JSONText)] = []
        if random.once(in: 3) { links.append(("apps", .list([]))) }
        if random.once(in: 2) { links.append(("defaults", .object(condition(isRule: false)))) }
        if random.once(in: 2) {
            let names = ["kind", "digit", "kind2", "food"].filter { _ in random.once(in: 2) }
            links.append(("substitutionVariables", .object(names.map { ($0, texts(["x", "y", "3", "old"])) })))
        }
        if !random.once(in: 12) { links.append(("details", random.once(in: 4) ? dictionary() : list())) }
        if random.once(in: 4) { links.append(("note", .word("1.50"))) }
        var members: [(String, JSONText)] = [("applinks", .object(links.shuffled(using: &random)))]
        for service in ["webcredentials", "appclips", "activitycontinuation"] where random.once(in: 3) {
            let unknown: [(String, JSONText)] = random.once(in: 4) ? [("x", .word("null"))] : []
            members.append((service, .object([("apps", texts(Self.own + Self.others))] + unknown)))
        }
        if random.once(in: 3) { members.append(("unknown", .object([("a", .word("1")), ("a", .word("2"))]))) }
        if random.once(in: 15) { members.removeFirst() }
        return .object(members.shuffled(using: &random))
    }

    private mutating func texts(_ texts: [String]) -> JSONText {
        .list((0..<random.below(4)).map { _ in .text(random.pick(texts)) })
    }

    private mutating func list() -> JSONText {
        .list(
            (0..<random.below(5)).map { _ in
                if random.once(in: 12) { return random.pick([.text("x"), .word("null"), .list([])]) }
                var members = rules()
                let app = JSONText.text(random.pick(Self.own + Self.others))
                if random.below(3) > 0 { members.append(("appIDs", texts(Self.own + Self.others))) }
                if random.once(in: 2) { members.append(("appID", app)) }
                return .object(members.shuffled(using: &random))
            })
    }

    private mutating func dictionary() -> JSONText {
        .object(
            (Self.own + Self.others).filter { _ in random.once(in: 2) }.shuffled(using: &random).map {
                ($0, .object(rules()))
            })
    }

    private mutating func rules() -> [(String, JSONText)] {
        var members: [(String, JSONText)] = []
        if random.once(in: 4) { members.append(("defaults", .object(condition(isRule: false)))) }
        if random.below(4) > 0 {
            members.append(("components", .list((0..<random.below(4)).map { _ in .object(condition(isRule: true)) })))
        }
        if random.once(in: 3) {
            members.append(("paths", .list([.text(random.pick(["*", "NOT /a", "/n/$(digit)"]))])))
        }
        if random.once(in: 5) { members.append(("team", .text("é\u{200B}\"\\"))) }
        return members
    }

    private mutating func condition(isRule: Bool) -> [(String, JSONText)] {
        var members: [(String, JSONText)] = []
        let paths = ["/a", "/A", "*", "/k/$(kind)", "/n/$(digit)", "/k/$(kind2)", "/d/*", "/n/?"]
        if isRule || random.once(in: 5) { members.append(("/", .text(random.pick(paths)))) }
        if random.once(in: 4) { members.append(("?", .object([("p", .text(random.pick(["1", "?*", "$(digit)"])))]))) }
        if random.once(in: 5) { members.append(("#", .text(random.pick(["f", "?*", ""])))) }
        for key in ["exclude", "caseSensitive", "percentEncoded"] where random.once(in: 3) {
            members.append((key, .word(random.pick(["true", "false"]))))
        }
        return members
    }

    /// Returns the JSON of a value with random white space around its brackets, commas and colons.
    mutating func spaced(_ value: JSONText) -> String {
        let blanks = random.pick([[""], ["", " "], ["", "", " ", "\n  ", "\n\n\t", "\r\n"]])
        var (text, isString, isEscaped) = ("", false, false)
        for scalar in value.text().unicodeScalars {
            if scalar == "\"", !isEscaped { isString.toggle() }
            isEscaped = scalar == "\\" && !isEscaped
            if isString || !" \n".unicodeScalars.contains(scalar) { text.unicodeScalars.append(scalar) }
            if !isString, "{}[],:\"".unicodeScalars.contains(scalar) { text += random.pick(blanks) }
        }
        return text
    }

    // MARK: assetlinks.json

    mutating func statements() -> JSONText {
        .list(
            (0..<random.below(5)).map { _ in
                if random.once(in: 8) {
                    return random.pick([.text("x"), .object([("include", .text("https://a.b/c"))])])
                }
                let relations = ["handle_all_urls", "get_login_creds", "use_as_origin"].filter { _ in random.once(in: 2)
                }
                var target: [(String, JSONText)] = [
                    ("namespace", .text(random.pick(["android_app", "android_app", "web"]))),
                    ("package_name", .text(random.pick(["com.a", "com.b", "com.x"]))),
                    ("sha256_cert_fingerprints", .list([.text(random.pick(["AA", "BB"]))])),
                ]
                if random.once(in: 4) { target.append(("site", .text("https://x.y"))) }
                var members: [(String, JSONText)] = [
                    ("relation", .list(relations.map { .text("delegate_permission/common.\($0)") })),
                    ("target", .object(target)),
                ]
                if random.once(in: 4) { members.append(("note", .word("7"))) }
                if random.once(in: 4) {
                    members.append(
                        ("relation_extensions", .object([("delegate_permission/common.use_as_origin", .list([]))])))
                }
                return .object(members.shuffled(using: &random))
            })
    }
}

extension JSONText {
    fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
    fileprivate var elements: [JSONText] { if case .list(let elements) = self { elements } else { [] } }
    fileprivate subscript(key: String) -> JSONText? { members.last { $0.key == key }?.value }

    fileprivate func mapping(_ key: String, _ change: (JSONText) -> JSONText?) -> JSONText {
        .object(
            members.compactMap { member in
                member.key == key ? change(member.value).map { Member(key, $0) } : member
            })
    }
}

/// The parts of a file that generated contents do not replace.
private enum Rest {
    static let own = RandomFile.own.map { JSONText.text($0) }

    static func entry(_ entry: JSONText) -> JSONText? {
        if let ids = entry["appIDs"] {
            let left = ids.elements.filter { !own.contains($0) }
            return left.count == ids.elements.count
                ? entry : left.isEmpty ? nil : entry.mapping("appIDs") { _ in .list(left) }
        }
        return entry["appID"].map { own.contains($0) } ?? false ? nil : entry
    }

    static func site(_ file: JSONText) -> JSONText {
        var file = file
        for service in ["webcredentials", "appclips"] {
            file = file.mapping(service) { service in
                let rest = service.mapping("apps") { list in
                    let left = list.elements.filter { !own.contains($0) }
                    return left.isEmpty ? nil : .list(left)
                }
                return rest.members.isEmpty ? nil : rest
            }
        }
        return file.mapping("applinks") { links in
            let rest = links.mapping("substitutionVariables") { _ in nil }.mapping("details") { details in
                if case .object(let members) = details {
                    let left = members.filter { !RandomFile.own.contains($0.key) }
                    return left.isEmpty ? nil : .object(left)
                }
                let left = details.elements.compactMap(entry)
                return left.isEmpty ? nil : .list(left)
            }
            return rest.members.isEmpty ? nil : rest
        }
    }

    /// Returns the entries that generated contents replace.
    static func replaced(_ file: JSONText) -> JSONText {
        let details = file["applinks"]?["details"] ?? .list([])
        return .list(
            details.elements.filter { entry($0) == nil }
                + details.members.filter { RandomFile.own.contains($0.key) }.map(\.value))
    }
}

@Suite("Edited association files")
struct EditedFileRandomTests {
    private static let routes = [
        #""a": "/a", "kind": "/k/{kind: x|y}""#,
        #""n": "/n/{n: UInt8}", "s": "/a?p=1""#,
        ##""d": "/d/**", "e": { "pattern": "/d/x/**", "opens": "web" }, "f": "/a#f""##,
    ]

    private static func table(_ routes: String, policy: String = "") throws -> AssociatedTable {
        try AssociatedTable(
            RouteFile(
                text: """
                    { "waymark": 1, "sources": ["https://example.com", "myapp://", "other://"], \(policy)
                      "apps": { "ios": { "appIDs": ["ABCDE12345.a", "ABCDE12345.b"], "webcredentials": true },
                        "android": [{ "package": "com.a", "sha256": "\(print)" }, { "package": "com.b", "sha256": "\(print)" }] },
                      "routes": { \(routes) } }
                    """, name: "a.json"))
    }

    private static let print =
        "D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"

    private static let links: [String] = [
        "/a", "/A", "/k/x", "/K/x", "/k/old", "/n/1", "/n/12", "/n/a", "/d", "/d/q/r", "/d/x", "/n/%31", "",
    ]
    .flatMap { path in ["", "?p=1", "?p=2&q=1", "#f", "?P=1"].map { "https://example.com\(path)\($0)" } }

    private static func opened(_ file: SiteAssociation, _ app: String) -> [Bool] {
        let decider = SiteAssociationDecider(file, app: app, skipsPathTables: true)
        return links.map { link in link.withBytes { decider.verdicts[decider.verdict(for: $0)].outcome == .matched } }
    }

    private static func seeds(_ count: Int) -> Range<Int> {
        let only = Thoroughness.seed ?? -1
        return only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? count : count / 20) * Thoroughness.factor
    }

    @Test("An edited apple-app-site-association keeps foreign entries and decides own apps like a new file")
    func site() throws {
        let tables =
            try Self.routes.map { try Self.table($0) }
            + [Self.table(Self.routes[0], policy: #""policy": { "isCaseInsensitive": true },"#)]
        let plans = tables.map { $0.plan(forHost: "example.com") }
        let writer = SiteAssociationText(try #require(tables[0].file.apps))
        let fresh = try plans.map { try SiteAssociation.read(Array(writer.text($0).utf8), name: "").content }
        var (files, refused, compared) = (0, 0, 0)
        for seed in Self.seeds(2_000) {
            var random = RandomFile(random: SeededGenerator(seed: seed))
            let (before, index) = (random.site(), random.random.below(plans.count))
            let spaced = random.spaced(before)
            let comment: Comment = "seed \(seed)\n\(spaced)"
            let old = try EditedFile(Array(spaced.utf8), name: "")
            guard let text = try? writer.text(plans[index], besides: old) else {
                refused += 1
                continue
            }
            files += 1
            let new = try EditedFile(Array(text.utf8), name: "")
            let after = JSONText(new.root)
            let whole: Comment = "\(comment)\n\(text)"
            #expect(Rest.site(after) == Rest.site(before), whole)
            #expect(try writer.text(plans[index], besides: new) == text, whole)
            let use = Rest.replaced(before).text()
            for variable in before["applinks"]?["substitutionVariables"]?.members ?? []
            where !use.contains("$(\(variable.key))") {
                #expect(after["applinks"]?["substitutionVariables"]?[variable.key] == variable.value, whole)
            }
            let there = try SiteAssociation.read(Array(before.text().utf8), name: "").content
            let now = try SiteAssociation.read(Array(text.utf8), name: "").content
            for app in RandomFile.others {
                #expect(Self.opened(now, app) == Self.opened(there, app), "\(app) \(whole)")
            }
            for app in RandomFile.own {
                #expect(Self.opened(now, app) == Self.opened(fresh[index], "ABCDE12345.a"), "\(app) \(whole)")
            }
            guard seed % 10 == 0 else { continue }
            compared += 1
            let drift = tables[index].drift(onHost: "example.com")
            let app = RandomFile.own[0]
            #expect(drift.differences(of: now, from: fresh[index], app: app) ?? [] == [], whole)
            if Self.opened(there, app) != Self.opened(now, app) {
                #expect(drift.differences(of: there, from: now, app: app) != [], whole)
            }
        }
        Swift.print("\(files) edited files of Apple, \(refused) refused, \(compared) compared by proof")
        #expect(refused < files / 10)
    }

    @Test("An edited assetlinks.json keeps the statements of other apps")
    func statements() throws {
        let table = try Self.table(Self.routes[0])
        let writer = AssetLinksText(try #require(table.file.apps), table, host: "example.com")
        let own = ["handle_all_urls", "get_login_creds"].map { JSONText.text("delegate_permission/common.\($0)") }
        func rest(_ list: JSONText) -> [JSONText] {
            list.elements.compactMap { statement in
                guard let target = statement["target"], target["namespace"] == .text("android_app"),
                    [.text("com.a"), .text("com.b")].contains(target["package_name"]),
                    let relations = statement["relation"]?.elements, relations.contains(where: own.contains)
                else { return statement }
                let left = relations.filter { !own.contains($0) }
                return left.isEmpty ? nil : statement.mapping("relation") { _ in .list(left) }
            }
        }
        var (files, refused) = (0, 0)
        for seed in Self.seeds(2_000) {
            var random = RandomFile(random: SeededGenerator(seed: seed))
            let before = random.statements()
            let spaced = random.spaced(before)
            let old = try EditedFile(Array(spaced.utf8), name: "")
            guard let text = try? writer.edit(old).text else {
                refused += 1
                continue
            }
            files += 1
            let new = try EditedFile(Array(text.utf8), name: "")
            let comment: Comment = "seed \(seed)\n\(spaced)\n\(text)"
            #expect(rest(JSONText(new.root)) == rest(before), comment)
            #expect(try writer.edit(new).text == text, comment)
            #expect(try writer.edit(new).removals == [], comment)
            let links = try AssetLinks.read(Array(text.utf8), name: "").content
            for app in ["com.a", "com.b"] {
                #expect(
                    links.statements(handingTo: app).filter { $0.namespace?.value == "android_app" }.map {
                        $0.fingerprints.map(\.value)
                    } == [[Self.print]], comment)
            }
        }
        #expect(Thoroughness.seed != nil || refused < files / 10)
    }

    @Test("An edited property list keeps foreign entries, or the edit is refused")
    func propertyLists() throws {
        let table = try Self.table(Self.routes[0])
        let lists = PropertyListText(table.file.apps, table.origins())
        var (written, refused) = (0, 0)
        for seed in Self.seeds(2_000) {
            var random = SeededGenerator(seed: seed)
            let isInfo = random.once(in: 2)
            let text = Self.propertyList(isInfo, &random)
            let edit = { (text: [UInt8]) in
                isInfo ? try lists.info(in: text, name: "") : try lists.entitlements(in: text, name: "")
            }
            guard let after = try? edit(Array(text.utf8)) else {
                refused += 1
                continue
            }
            written += 1
            let comment: Comment = "seed \(seed)\n\(text)\n\(String(decoding: after, as: UTF8.self))"
            #expect(try edit(after) == after, comment)
            #expect(
                MarkedPart.replacing(in: after, with: "") == MarkedPart.replacing(in: Array(text.utf8), with: ""),
                comment)
            let root = try PropertyListDocument.read(after, name: "").root
            #expect(Set(root.pairs.map(\.key.value)).count == root.pairs.count, comment)
            let missing =
                isInfo
                ? lists.missing(in: try AppInfo.checked(after, name: "").content)
                : lists.missing(in: try AppEntitlements.checked(after, name: "").content)
            #expect(missing.isEmpty, comment)
            // The new file contains every value of the old one.
            let values = { (file: [UInt8]) in
                isInfo
                    ? try AppInfo.checked(file, name: "").content.schemes.map(\.value)
                    : try AppEntitlements.checked(file, name: "").content.domains.map(\.value)
            }
            let empty = try #require(MarkedPart.replacing(in: Array(text.utf8), with: ""))
            #expect(Set(try values(after)).isSuperset(of: try values(empty)), comment)
        }
        Swift.print("\(written) property lists written, \(refused) refused")
        #expect(Thoroughness.seed != nil || written > refused / 3)
    }

    private static func propertyList(_ isInfo: Bool, _ random: inout SeededGenerator) -> String {
        let marks = "\(MarkedPart.begin)\n\(random.once(in: 2) ? "" : isInfo ? "<dict/>\n" : "")\(MarkedPart.end)\n"
        let entries =
            isInfo
            ? [
                "<dict><key>CFBundleURLSchemes</key><array><string>fb1</string></array></dict>",
                "<dict><key>CFBundleURLSchemes</key><array><string>myapp</string></array></dict>",
            ]
            : [
                "<string>applinks:o.x</string>", "<string>applinks:example.com?mode=developer</string>",
                "<string>webcredentials:example.com</string>",
            ]
        let key = isInfo ? AppInfo.types : AppEntitlements.key
        var pieces = ["<key>CFBundleName</key><string>A &amp; B</string>", "<key>x</key><array><true/></array>"]
        let isInside = random.once(in: 2)
        for _ in 0..<(random.once(in: 12) ? 2 : isInside ? 1 : random.below(2)) {
            var all = entries.filter { _ in random.once(in: 2) }
            if isInside, pieces.count < 3 { all.insert(marks, at: random.below(all.count + 1)) }
            pieces.append("<key>\(key)</key><array>\(all.joined())</array>")
        }
        if !isInside { pieces.append(marks) }
        pieces.shuffle(using: &random)
        return "<plist version=\"1.0\"><dict>\n\(pieces.joined(separator: "\n"))\n</dict></plist>"
    }

    @Test("A manifest is edited only if an activity contains the marks, and editing twice is stable")
    func manifests() throws {
        let table = try Self.table(Self.routes[0])
        let filters = IntentFilterText(table, table.origins())
        for (prefix, isInside) in [("android", true), ("android", false), ("a", true)] {
            let marks = "\(MarkedPart.begin)\n\(MarkedPart.end)\n"
            let text = """
                <manifest xmlns:\(prefix)="http://schemas.android.com/apk/res/android"><application>
                <activity \(prefix):name=".A"><intent-filter><action \(prefix):name="android.intent.action.MAIN"/></intent-filter>
                \(isInside ? marks : "")</activity>\(isInside ? "" : marks)</application></manifest>
                """
            let after = try? filters.manifest(in: Array(text.utf8), name: "")
            #expect((after != nil) == isInside, "\(prefix) \(isInside)")
            guard let after else { continue }
            #expect(try filters.manifest(in: after, name: "") == after)
        }
    }
}
