import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest
import WaymarkProofs

@testable import WaymarkAssociation

@Suite("Drift between routes and Android files")
struct AndroidDriftTests {
    private static func manifest(_ generator: inout SeededGenerator) -> AppManifest {
        var manifest = AppManifest()
        manifest.package = "com.example"
        for index in 0..<1 + generator.below(2) {
            var filter = IntentFilter(name: "filter[\(index)]", activity: "A")
            filter.actions = ["android.intent.action.VIEW"]
            filter.categories = ["android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"]
            filter.schemes = generator.pick([["https"], ["https", "m"], ["m"]])
            filter.hosts = generator.pick([
                [FilterHost(host: "h.x")], [FilterHost(host: "*.x")], [FilterHost(host: "o")], [],
            ])
            for number in 0..<generator.below(3) { filter.paths.append(rule("path[\(number)]", &generator)) }
            for number in 0..<generator.below(3) {
                var group = rule("group[\(number)]", &generator)
                group.excludes = generator.once(in: 3)
                if generator.once(in: 3) {
                    let query = generator.pick([("query", "p=1"), ("queryPrefix", "p="), ("queryPattern", "q=.*")])
                    group.add(attribute: query.0, value: query.1)
                }
                if generator.once(in: 6) { group.add(attribute: "fragmentPrefix", value: "a") }
                filter.groups.append(group)
            }
            manifest.filters.append(filter)
        }
        return manifest
    }

    private static func rule(_ name: String, _ generator: inout SeededGenerator) -> AndroidRule {
        var rule = AndroidRule(name: name)
        let part = generator.pick([
            ("path", "/a"), ("path", "/a/b"), ("pathPrefix", "/a"), ("pathPrefix", "/"), ("pathSuffix", "b"),
            ("pathPattern", "/.*"), ("pathPattern", "/.*/b"), ("pathPattern", "/a.*b"), ("pathPattern", "/a-*b"),
            ("pathAdvancedPattern", "/[^/]+"), ("pathAdvancedPattern", "/a/[ab1]{1,2}"), ("pathAdvancedPattern", "/.+"),
        ])
        rule.add(attribute: part.0, value: part.1)
        return rule
    }

    private static func statements(_ generator: inout SeededGenerator) throws -> AssetLinks? {
        if generator.once(in: 2) { return nil }
        let rules = (0..<generator.below(4)).map { _ in
            let path = generator.pick(["/a", "/a/*", "*", "/?*", "/*/b", "/a?"])
            let query = generator.once(in: 4) ? ", \"?\": { \"p\": \"\(generator.pick(["1", "?*", "*"]))\" }" : ""
            return "{ \"/\": \"\(path)\"\(query), \"exclude\": \(generator.once(in: 3)) }"
        }
        let relation = "delegate_permission/common.handle_all_urls"
        let text = """
            [{ "relation": ["\(relation)"], "target": { "namespace": "android_app", "package_name": "com.example",
            "sha256_cert_fingerprints": ["2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"] }, "relation_extensions": { "\(relation)":
            { "dynamic_app_link_components": [\(rules.joined(separator: ", "))] } } }]
            """
        return try AssetLinks.read(Array(text.utf8), name: "").content
    }

    @Test("Every link that Android files and routes decide differently belongs to a finding")
    func findings() throws {
        var (tables, links, findings, unclaimed, claimed) = (0, 0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 100 : 15) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let router = try? Router(small.table) else { continue }
            let version = generator.pick([14, 15])
            let (manifest, statements) = (Self.manifest(&generator), try Self.statements(&generator))
            let files = DriftFiles(manifest: manifest, links: statements, version: version)
            let comment: Comment =
                "seed \(seed), \(small.patterns), \(small.opensApp), Android \(version)\n\(manifest)\n\(String(describing: statements))"
            tables += 1
            let answer = LinkDrift(router.engine, opensApp: small.opensApp, host: "h.x").answer(files)
            #expect(answer.isDecided, comment)
            findings += answer.findings.count
            let lost = Set(answer.findings.filter { $0.kind == .unclaimed }.compactMap(\.route))
            let wide = Set(answer.findings.filter { $0.kind == .claimed }.map { [$0.rule?.name, $0.route] })
            let decider = AndroidDecider(manifest: manifest, links: statements, host: "h.x", version: version)
            small.forEachLink { part in
                if part.prefix(while: { $0 != "?" && $0 != "#" }).contains("//") { return }
                let link = "https://h.x" + part
                links += 1
                var entry: Int?
                let none = link.withBytes { router.engine.match($0) { entry = $0.entryIndex } }
                let isOpened = decider.verdicts[link.withBytes { decider.verdict(for: $0) }].outcome == .matched
                if case .rejected? = none { return }
                if let entry, small.opensApp[entry] {
                    if isOpened { return }
                    unclaimed += 1
                    #expect(lost.contains("r\(entry)"), "\(link) \(comment)")
                } else if isOpened {
                    claimed += 1
                    let route = entry.map { "r\($0)" }
                    #expect(wide.contains { $0[1] == route }, "\(link) \(comment)")
                }
            }
        }
        print(
            "\(tables) tables, \(links) links, \(findings) findings, \(unclaimed) links unclaimed, \(claimed) claimed")
        #expect(only >= 0 || unclaimed > 300 && claimed > 300)
    }

    private static let known = AssetLinksCheckTests.fingerprint
    private static let other = String(known.reversed())

    @Test(
        "Fingerprints are missing or superfluous in a statement by comparison with the route file",
        arguments: [
            ([known], [known], []), ([known], [], []), ([other, known], [known, other], []),
            ([other], [known], ["claimed \(other) at 2:33", "unclaimed \(known)"]),
            ([known, other, other], [known], ["claimed \(other) at 2:132"]),
            ([known], [known, other], ["unclaimed \(other)"]),
            ([known, known.lowercased()], [known], []),
            ([known, other.lowercased()], [known, other], ["unclaimed \(other)"]),
        ] as [([String], [String], [String])])
    func fingerprints(own: [String], wanted: [String], expected: [String]) throws {
        let text = AssetLinksCheckTests.file(fingerprints: own)
        let include = "[{ \"include\": \"https://a.com/x.json\" }, " + text.dropFirst()
        let routes = "waymark: 1\nsources: [https://h.x]\nroutes: { a: /a }\n"
        let table = try AssociatedTable(RouteFile(text: routes, name: "a.yaml"))
        for isWhole in [true, false] {
            let links = try AssetLinks.read(Array((isWhole ? text : include).utf8), name: "").content
            var files = DriftFiles(links: links, package: "com.example")
            files.fingerprints = wanted
            let answer = table.drift(onHost: "h.x").answer(files)
            let shown = answer.findings.compactMap { finding -> String? in
                guard case .fingerprint(let text) = finding.origin else { return nil }
                let place = finding.rule?.place.map { " at \($0.line):\($0.column)" } ?? ""
                #expect(finding.link == "https://h.x/a" && (finding.rule == nil) == (finding.kind == .unclaimed))
                return "\(finding.kind) \(text)\(place)"
            }
            let isDecided = isWhole || !expected.contains { $0.hasPrefix("unclaimed") }
            #expect(shown == expected.filter { isDecided || !$0.hasPrefix("unclaimed") })
            #expect(answer.isDecided == isDecided && answer.unknownValues == (isDecided ? [] : ["include"]))
        }
    }

    @Test(
        "A file that assigns no link to the app is one finding with the reason",
        arguments: [
            ("com.example", AssetLinksCheckTests.file(), nil),
            (
                "com.example", AssetLinksCheckTests.file(package: "com.example.debug"),
                "the file names only 'com.example.debug' for links"
            ),
            (
                "com.example", AssetLinksCheckTests.file(fingerprints: []),
                "its statement has no fingerprint of a certificate"
            ),
            (
                "com.example", AssetLinksCheckTests.file(fingerprints: ["14:6d"]),
                "its statement has no valid fingerprint; 'check --assetlinks' says why"
            ),
            ("com.example", "[]", "the file names no app for links"),
            (nil, "[]", "the file names no app for links"),
        ] as [(String?, String, String?)])
    func otherApp(package: String?, text: String, fault: String?) throws {
        let routes = "waymark: 1\nsources: [https://h.x]\nroutes: { a: /a, b: /b }\n"
        let drift = try AssociatedTable(RouteFile(text: routes, name: "a.yaml")).drift(onHost: "h.x")
        let links = try AssetLinks.read(Array(text.utf8), name: "").content
        let site = try SiteAssociation.read(
            Array(#"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.x"], "paths": ["*"] }] } }"#.utf8),
            name: ""
        ).content
        let files = DriftFiles(aasa: site, app: "ABCDE12345.x", links: links, package: package)
        let found = drift.briefAnswer(files).findings.filter { [.unclaimed, .uneven].contains($0.kind) }
        #expect(found.map(\.origin) == (fault.map { [.app(fault: $0)] } ?? []))
        #expect(found.allSatisfy { $0.kind == .unclaimed && $0.parties == ["Android"] && $0.rule == nil })
        #expect(drift.answer(files).findings.count { $0.kind == .uneven } == (fault == nil ? 0 : 2))
        let other = drift.briefAnswer(DriftFiles(aasa: site, app: "ABCDE12345.y")).findings
        #expect(other.map(\.origin) == [.app(fault: "the file names only 'ABCDE12345.x' for links")])
    }

    @Test("Without a manifest, each dynamic rule that opens too many links has a finding")
    func dynamicRules() throws {
        let rules = [#"{ "/": "/a/*", "exclude": true }"#, #"{ "/": "/b" }"#, #"{ "/": "/c*" }"#, #"{ "/": "/a*" }"#]
        let text = AssetLinksCheckTests.file(rules: rules)
        let links = try AssetLinks.read(Array(text.utf8), name: "").content
        let routes = "waymark: 1\nsources: [https://h.x]\nroutes: { a: /a, b: { pattern: /b, opens: web }, d: /a/b }\n"
        let table = try AssociatedTable(RouteFile(text: routes, name: "a.yaml"))
        let answer = table.drift(onHost: "h.x").answer(DriftFiles(links: links, package: "com.example"))
        let shown = answer.findings.map { "\($0.kind) \($0.link) \($0.rule?.name.suffix(3) ?? "")" }
        #expect(
            answer.isDecided
                && Set(shown) == [
                    "claimed https://h.x/b [1]", "claimed https://h.x/c [2]", "claimed https://h.x/aa [3]",
                    "unclaimed https://h.x/a/ [0]", "unclaimed https://h.x/a/b [0]",
                ], "\(shown)")
    }

    @Test("The dynamic rules of a generated assetlinks.json exclude no normalized link of the app")
    func escapedSlashes() throws {
        let text = """
            waymark: 1
            sources: [https://h.x]
            apps: { android: { package: com.example, sha256: ['\(Self.known)'] } }
            routes:
              product: '/products/{name}'
              all: /**
              admin: { pattern: /products/admin/**, opens: web }
            """
        let table = try AssociatedTable(RouteFile(text: text, name: "a.yaml"))
        let apps = try #require(table.file.apps)
        let generated = AssetLinksText(apps, table, host: "h.x").text()
        let links = try AssetLinks.read(Array(generated.utf8), name: "").content
        let answer = table.drift(onHost: "h.x").answer(DriftFiles(links: links, package: "com.example"))
        #expect(answer.isDecided && answer.findings.allSatisfy { $0.kind == .spelling }, "\(answer.findings)")
    }

    @Test("Drift of two systems is the same when computed together or one by one")
    func oneByOne() throws {
        var (tables, found) = (0, 0)
        for seed in 1_000..<1_000 + (Thoroughness.isFull ? 100 : 15) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let router = try? Router(small.table) else { continue }
            let drift = LinkDrift(router.engine, opensApp: small.opensApp, host: "h.x")
            var space = drift.space
            let parties = try ["A", "B"].map { name in
                let files = DriftFiles(manifest: Self.manifest(&generator), version: 14)
                let party = try #require(drift.party(files, &space))
                return LinkDrift.Party(
                    name: name, rules: party.rules, site: party.site, universe: party.universe, opens: party.opens)
            }
            let together = drift.answer(parties, in: space.pool)
            let alone = drift.answerSeparately(parties, in: space.pool)
            tables += 1
            found += together.findings.count
            let comment: Comment = "seed \(seed)\n\(together.findings)\n\(alone.findings)"
            #expect(together.isDecided && alone.isDecided, comment)
            #expect(Self.facts(of: together) == Self.facts(of: alone), comment)
        }
        #expect(tables > 8 && found > 30, "\(tables) tables, \(found) findings")
    }

    /// Returns the system and the route of each finding, and whether the app opens too many or too few links.
    private static func facts(of answer: LinkDrift.Answer) -> Set<[String]> {
        Set(
            answer.findings.filter { $0.kind != .spelling }.flatMap { finding in
                finding.parties.map { [$0, finding.route ?? "", finding.kind == .claimed ? "claimed" : "lost"] }
            })
    }
}
