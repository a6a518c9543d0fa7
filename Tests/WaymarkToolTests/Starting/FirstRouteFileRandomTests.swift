#if Tool
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkEngine
    import WaymarkManifest

    @testable import WaymarkAssociation
    @testable import WaymarkTool

    private typealias RuleJSON = WaymarkManifest.JSONText

    /// Random association files, with rules that routes can express and rules that they cannot.
    private struct RandomRules {
        var random: SeededGenerator

        mutating func site() -> RuleJSON {
            var links: [(String, RuleJSON)] = []
            if random.once(in: 6) {
                links.append(("defaults", condition(["exclude", "caseSensitive", "percentEncoded"], [:])))
            }
            links.append(
                (
                    "substitutionVariables",
                    .object([("kind", .list([.text("x"), .text("y")])), ("odd", .list([.text("a*"), .text("")]))])
                ))
            let apps = ["ABCDE12345.a", "ABCDE12345.b", "ABCDE12345.c"]
            let entries = (0..<(random.once(in: 3) ? 2 : 1)).map { _ in
                let own = RuleJSON.list(apps.filter { _ in random.once(in: 2) }.map { .text($0) })
                let rules = RuleJSON.list((0..<1 + random.below(4)).map { _ in rule() })
                return RuleJSON.object([
                    ("appIDs", own == .list([]) ? .list([.text(apps[0])]) : own), ("components", rules),
                ])
            }
            links.append(("details", .list(entries)))
            return .object([("applinks", .object(links))])
        }

        private mutating func rule() -> RuleJSON {
            var members: [String: RuleJSON] = [:]
            if !random.once(in: 8) { members["/"] = .text(random.pick(Self.paths)) }
            if random.once(in: 4) {
                members["?"] =
                    random.once(in: 6)
                    ? .text(random.pick(["*", "p=*"]))
                    : .object([
                        (
                            random.pick(["mode", "p"]),
                            .text(random.pick(["web*", "1", "*", "?*", "??", "", "$(kind)"]))
                        )
                    ])
            }
            if random.once(in: 5) { members["#"] = .text(random.pick(["/editor*", "f", "?*", "*", ""])) }
            return condition(["exclude", "exclude", "caseSensitive", "percentEncoded"], members)
        }

        private mutating func condition(_ flags: Set<String>, _ members: [String: RuleJSON]) -> RuleJSON {
            var members = members
            for flag in flags.sorted() where random.once(in: flag == "exclude" ? 3 : 8) {
                members[flag] = .word(flag == "exclude" ? "true" : "false")
            }
            return .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }

        private static let paths = [
            "/wiki/Special:*", "/wiki/*", "/a", "/a/*", "*", "/*/edit", "/b/?*", "/n/$(digit)", "/k/$(kind)", "/x?y",
            "/*.html",
            "/A/*", "/caf%C3%A9", "/café", "/%61", "/a/*/b", "/", "/a//b", "/k/$(odd)/b", "/$(kind)-$(digit)", "/w*",
            "*ml", "/n/??",
            "/wiki/*:*", "/$(nope)", "/a%2Fb", "/{x}", "/*/*/b",
        ]

        // MARK: Manifests

        mutating func manifest() -> String {
            let filters = (0..<1 + random.below(3)).map { _ in filter() }.joined()
            return """
                <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.a"><application>
                <activity android:name=".A">\(filters)</activity></application></manifest>
                """
        }

        private mutating func filter() -> String {
            var data = ["scheme=\"https\"", "scheme=\"http\"", "scheme=\"myapp\"", "scheme=\"MyApp\""].filter { _ in
                random.once(in: 2)
            }
            data += [
                "host=\"example.com\"", "host=\"o.example.com\"", "host=\"*.example.com\"", "host=\"*\"",
                "host=\"*ple.com\"",
            ]
            .filter { _ in random.once(in: 3) }
            data += (0..<random.below(3)).map { _ in path() }
            let groups = (0..<(random.once(in: 3) ? 2 : 0)).map { _ in
                let parts = [
                    path(), random.once(in: 3) ? "query=\"p=1\"" : "",
                    random.once(in: 4) ? "queryPrefix=\"mode=w\"" : "",
                    random.once(in: 4) ? "fragmentPrefix=\"f\"" : "",
                ]
                let text = parts.filter { !$0.isEmpty }.map { "<data android:\($0)/>" }.joined()
                return
                    "<uri-relative-filter-group\(random.once(in: 2) ? " android:allow=\"false\"" : "")>\(text)</uri-relative-filter-group>"
            }
            let categories = ["DEFAULT", "BROWSABLE"].filter { _ in !random.once(in: 12) }
            return """
                <intent-filter><action android:name="android.intent.action.VIEW"/>
                \(categories.map { "<category android:name=\"android.intent.category.\($0)\"/>" }.joined())
                \(data.map { "<data android:\($0)/>" }.joined())\(groups.joined())</intent-filter>

                """
        }

        private mutating func path() -> String {
            random.pick([
                "path=\"/a\"", "path=\"/a/\"", "pathPrefix=\"/\"", "pathPrefix=\"/a\"", "pathPrefix=\"/a/\"",
                "pathPattern=\"/a/.*\"",
                "pathPattern=\"/.*/b\"", "pathPattern=\".*html\"", "pathPattern=\"/x.y\"", "pathSuffix=\".html\"",
                "pathAdvancedPattern=\"/n/[0-9]+\"", "pathAdvancedPattern=\"/[^/]+/b\"",
                "pathAdvancedPattern=\"/a/.+\"", "path=\"callback\"",
                "pathPattern=\"/a*\"", "path=\"/caf\u{E9}\"", "pathPrefix=\"/wiki/Special:\"",
            ])
        }
    }

    @Suite("First route files from random association files")
    struct FirstRouteFileRandomTests {
        private static let paths = [
            "/", "/a", "/a/", "/A", "/a/b", "/a/c/b", "/a/c/d/b", "/ab", "/a/b/c", "/wiki", "/wiki/Special:",
            "/wiki/Special:A", "/wiki/Special:A/b",
            "/wiki/Main", "/wiki/x:y/z", "/x/edit", "/x/y/edit", "/edit", "/b", "/b/c", "/b/c/d", "/n/1", "/n/12",
            "/n/1a", "/n/%20", "/k/x", "/k/z", "/k/X", "/k/a/b",
            "/k/ab/b", "/x/y", "/xay", "/x%2Fy", "/index.html", "/d/index.html", "/d.x/index.html", "/html", "/A/q",
            "/caf%C3%A9", "/x-1", "/y-a", "/w", "/web", "/a%2Fb",
            "/%7Bx%7D", "/x/y/b", "/p/q/r/b", "/callback",
        ]
        private static let ends = [
            "", "?p=1", "?p=", "?p=12", "?p=x", "?mode=web", "?mode=website", "?mode=app", "?mode=web&p=1", "#f",
            "#/editor/x", "#/editor", "#g", "?p=1#f", "?mode=w#fx", "?P=1",
            "?q=1",
        ]

        /// The number of parts of a full run, which run in parallel.
        private static let parts = Thoroughness.isFull && Thoroughness.seed == nil ? 4 : 1

        private static func seeds(_ count: Int, part: Int) -> [Int] {
            if let only = Thoroughness.seed { return [only] }
            let all = (Thoroughness.isFull ? count : count / 50) * Thoroughness.factor
            return Array(stride(from: part, to: all, by: parts))
        }

        /// Returns whether the route for a link opens the app; `nil` for rejected links.
        private static func opens(_ table: AssociatedTable, _ link: String) -> Bool? {
            var opens = false
            let none = link.withBytes { table.engine.match($0) { opens = table.opensApp[$0.entryIndex] } }
            if case .rejected? = none { return nil }
            return opens
        }

        /// Returns whether a rule, or its whole filter, is written as a comment.
        private static func isLeftOut(_ rule: String?, _ draft: InitialRouteFile) -> Bool {
            draft.leftOut.contains { line in
                guard let rule, let label = line.split(separator: ": ").first else { return false }
                return rule == label || rule.hasPrefix(label + ".")
            }
        }

        /// Returns the names of the rules that are written like the given one.
        private static func repeats(of rule: String?, _ site: SiteAssociation) -> [String] {
            let rules = site.links?.details.flatMap(\.rules) ?? []
            let written = rules.first { $0.name == rule }?.condition.written
            return rules.filter { $0.condition.written == written }.map(\.name)
        }

        @Test(
            "A first route file decides links as Apple's rules do, except for commented rules",
            arguments: 0..<parts)
        func apple(part: Int) throws {
            var (files, exact, routes, leftOut, ordered) = (0, 0, 0, 0, 0)
            for seed in Self.seeds(2_000, part: part) {
                var random = RandomRules(random: SeededGenerator(seed: seed))
                let text = random.site().text()
                let (site, _) = try SiteAssociation.read(Array(text.utf8), name: "")
                var draft = InitialRouteFile(site, app: nil, host: "example.com", file: "aasa.json")
                let written = draft.validContents()
                let comment: Comment = "seed \(seed)\n\(text)\n\(written)"
                let table = try AssociatedTable(RouteFile(text: written, name: "waymark.yaml"))
                files += 1
                exact += draft.leftOut.isEmpty ? 1 : 0
                (routes, leftOut, ordered) = (
                    routes + draft.routes.count, leftOut + draft.leftOut.count, ordered + (draft.isOrdered ? 1 : 0)
                )
                for app in site.apps {
                    let decider = SiteAssociationDecider(site, app: app)
                    let isOwn = draft.apps.joined().contains("'\(app)'")
                    for link in Self.paths.flatMap({ path in Self.ends.map { "https://example.com\(path)\($0)" } }) {
                        let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                        guard let opens = Self.opens(table, link), opens != (verdict.outcome == .matched) else {
                            continue
                        }
                        if verdict.outcome == .unmatched, !isOwn { continue }
                        if Self.repeats(of: verdict.rule, site).contains(where: { Self.isLeftOut($0, draft) }) {
                            continue
                        }
                        Issue.record("\(link) of \(app) by \(verdict.rule ?? "no rule") \(comment)")
                        break
                    }
                }
            }
            print(
                "\(files) first files of Apple's, \(exact) without a comment, \(routes) routes, \(leftOut) comments, \(ordered) in order"
            )
            #expect(Thoroughness.seed != nil || exact > files / 10)
        }

        @Test(
            "A first route file decides links as Android's filters do, except for commented rules",
            arguments: 0..<parts)
        func android(part: Int) throws {
            var (files, exact, routes, leftOut, ordered) = (0, 0, 0, 0, 0)
            let origins = [
                "https://example.com", "http://example.com", "https://o.example.com", "https://x.y.example.com",
                "https://z.com", "myapp://example.com", "myapp://",
            ]
            for seed in Self.seeds(2_000, part: part) {
                var random = RandomRules(random: SeededGenerator(seed: seed))
                let text = random.manifest()
                let (manifest, _) = try AppManifest.read(Array(text.utf8), name: "")
                var draft = InitialRouteFile(manifest, file: "AndroidManifest.xml")
                let written = draft.validContents()
                let comment: Comment = "seed \(seed)\n\(text)\n\(written)"
                files += 1
                exact += draft.leftOut.isEmpty ? 1 : 0
                (routes, leftOut, ordered) = (
                    routes + draft.routes.count, leftOut + draft.leftOut.count, ordered + (draft.isOrdered ? 1 : 0)
                )
                // A file without sources would match links from everywhere; such a file has no routes.
                let table = try AssociatedTable(RouteFile(text: written, name: "waymark.yaml"))
                let decider = AndroidDecider(manifest: manifest, links: nil)
                for (index, link) in origins.flatMap({ origin in
                    Self.paths.flatMap { path in Self.ends.map { "\(origin)\(path)\($0)" } }
                }).enumerated() where (index + seed) % 7 == 0 {
                    let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                    // Filters match the decoded path, in which %2F is a separator.
                    if link.contains("%2F") { continue }
                    guard let opens = Self.opens(table, link), opens != (verdict.outcome == .matched),
                        !Self.isLeftOut(verdict.rule, draft)
                    else { continue }
                    Issue.record("\(link) by \(verdict.rule ?? "no rule") \(comment)")
                    break
                }
            }
            print(
                "\(files) first files of Android's, \(exact) without a comment, \(routes) routes, \(leftOut) comments, \(ordered) in order"
            )
            #expect(Thoroughness.seed != nil || routes > files / 2)
        }
    }
#endif
