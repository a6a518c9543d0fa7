#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkManifest
    import WaymarkProofs

    @testable import WaymarkTool

    /// Properties of every proposal: it changes no existing match, and its printed form is part of a valid route file.
    @Suite("Laws of inferred routes")
    struct InferLawTests {
        /// Patterns that match many of the same links.
        private static let patterns = [
            "/{a}", "/{a}/{b: Int}", "/list/{id: Int}", "/list/{id: Int}/edit", "/{a}/list", "/list/**", "/shop/*",
            "/{x: en|de}/list", "/list?page={page: Int}", "/shop/{id: UUID}", "/list/{a}/{b}", "/**/edit", "/a-{b}/c",
        ]

        private static func table(_ chance: inout SeededGenerator) -> String {
            var routes = patterns
            routes.shuffle(using: &chance)
            let chosen = routes.prefix(2 + chance.below(5)).enumerated().map { "  r\($0): '\($1)'\n" }.joined()
            let precedence = chance.once(in: 3) ? "precedence: declaration\n" : ""
            return "waymark: 1\nsources: [https://example.com, myapp://]\n\(precedence)routes:\n\(chosen)"
        }

        private static func link(_ chance: inout SeededGenerator) -> String {
            let words = ["list", "shop", "edit", "en", "a-b", "c", "new", "caf%C3%A9", "x1", "y2", "z3", "w4"]
            let segments = (0...chance.below(4)).map { _ in
                chance.once(in: 3)
                    ? "\(chance.below(500))" : chance.once(in: 4) ? "v\(chance.below(900))" : chance.pick(words)
            }
            return chance.pick(["https://example.com/", "myapp://"]) + segments.joined(separator: "/")
                + chance.pick(["", "", "?page=\(chance.below(9))", "?q=x&q=y", "?sort=it's", "?a-b=1&draft"])
        }

        @Test(
            "Inferred routes change no existing match and form a valid route file",
            arguments: 1...(Thoroughness.isFull ? 60 : 4))
        func law(_ seed: Int) throws {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            let text = Self.table(&chance)
            let links = (0..<2_000).map { _ in Self.link(&chance) }
            let trial = try InferTests.Trial(text)
            let report = try trial.report(trial.tally(links), least: 5)
            // The route file parser reads the printed proposals.
            let added = report.text(.plain).components(separatedBy: "\n").filter { $0.hasPrefix("  ") }
            let whole = try RouteFile(text: text + added.joined(separator: "\n") + "\n", name: "new.yaml")
            #expect(whole.problems().filter { $0.severity == .error }.isEmpty)
            let known = Set(trial.file.problems().map { $0.message })
            #expect(whole.problems().filter { $0.severity == .warning && !known.contains($0.message) }.isEmpty)
            let differences = try TableDifferences(
                from: trial.file.table { $0.name.value }, to: whole.table { $0.name.value })
            #expect(differences.found.filter { $0.kind != .gained }.isEmpty)
            try compare(links, trial.file, whole, report)
            // A file without examples does not pass.
            let examples = ExampleRunner(file: whole, router: try whole.router()).report()
            #expect(report.proposals.allSatisfy { $0.examples.isEmpty } || examples.status == .yes)
        }

        /// Expects that each link has the same match as before. A link without a match before may match a proposal.
        /// The proposals match at least 90 % of the links that are counted for them.
        private func compare(_ links: [String], _ old: RouteFile, _ new: RouteFile, _ report: InferReport) throws {
            let (before, after) = (try old.router { $0.name.value }, try new.router { $0.name.value })
            let names = Set(report.proposals.map(\.route.name))
            var taken = 0
            for link in links {
                let (was, now) = (before.match(for: link)?.name, after.match(for: link)?.name)
                if let was {
                    #expect(now == was, "\(link)")
                } else {
                    #expect(now.map(names.contains) ?? true, "\(link)")
                }
                if was == nil, now != nil { taken += 1 }
            }
            #expect(10 * taken >= 9 * report.linkCount, "\(taken) of \(report.linkCount)")
        }
    }

    /// A small version of `Scripts/measure proposals`.
    @Suite("Hidden routes")
    struct HiddenRouteTests {
        private static let rows: [(pattern: String, link: @Sendable (inout SeededGenerator) -> String)] = [
            ("/user/{id: Int}", { "user/\($0.below(99_999))" }),
            ("/user/{id: Int}/posts/{post: Int}", { "user/\($0.below(99_999))/posts/\($0.below(999))" }),
            ("/user/me", { _ in "user/me" }), ("/post/new", { _ in "post/new" }),
            ("/product/{sku}", { "product/\(token(&$0))" }),
            ("/product/{sku}/share", { "product/\(token(&$0))/share" }),
            ("/category/{slug}/{sub}", { "category/\(word(&$0, 12))/\(word(&$0, 200))" }),
            ("/search/{scope}", { "search/\(word(&$0, 5))?q=\(word(&$0, 99))" + ($0.once(in: 3) ? "&page=2" : "") }),
            ("/map/{lat}/{lon}", { "map/\($0.below(90)).\($0.below(99))/-\($0.below(180)).5" }),
            ("/articles/{year: Int}/{slug}", { "articles/\(2_000 + $0.below(26))/\(word(&$0, 999))-\($0.below(9))" }),
            ("/invite/{token}", { "invite/\(token(&$0))" }), ("/settings/profile", { _ in "settings/profile" }),
        ]

        private static func token(_ chance: inout SeededGenerator) -> String {
            String((0..<10).map { _ in chance.pick(Array("abcdefghijklmnop0123456789")) })
        }

        private static func word(_ chance: inout SeededGenerator, _ count: Int) -> String {
            let number = min(chance.below(count), chance.below(count))
            return "w"
                + String(number, radix: 16).map {
                    String("ghijklmnopqrstuv".dropFirst($0.hexDigitValue ?? 0).first ?? "g")
                }.joined()
        }

        /// Returns links with the index of their route; `nil` for invalid links.
        private static func log(_ hidden: Int, _ chance: inout SeededGenerator) -> [(row: Int?, link: String)] {
            var log: [(row: Int?, link: String)] = []
            for row in rows.indices {
                for _ in 0..<(row == hidden ? 300 : 20) {
                    log.append((row, "https://example.com/" + rows[row].link(&chance)))
                }
            }
            for _ in 0..<25 {
                log.append(
                    (nil, chance.pick(log).link + "/" + chance.pick(["test", "index.html", "undefined", "admin"])))
            }
            return log.shuffled(using: &chance)
        }

        @Test(
            "A hidden route is inferred from its links with 90% precision and 80% recall",
            arguments: rows.indices)
        func hidden(_ hidden: Int) throws {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? 1)
            let routes = Self.rows.indices.filter { $0 != hidden }.map { "  r\($0): '\(Self.rows[$0].pattern)'\n" }
                .joined()
            let trial = try InferTests.Trial("waymark: 1\nsources: [https://example.com]\nroutes:\n" + routes)
            let report = try trial.report(trial.tally(Self.log(hidden, &chance).map(\.link)))
            let proof = ProposalProof(table: LoadedTable.file(trial.file).table, sources: trial.questions.sources)
            let router = try Router(proof.table(with: report.proposals.map(\.route)))
            let names = Set(report.proposals.map(\.route.name))
            let others = Self.log(hidden, &chance)
            let taken = others.filter { router.match(for: $0.link)?.name.map(names.contains) ?? false }
            let right = taken.count { $0.row == hidden }
            #expect(10 * right >= 9 * taken.count, "\(right) of \(taken.count)")
            #expect(10 * right >= 8 * 300, "\(right) of 300")
        }
    }
#endif
