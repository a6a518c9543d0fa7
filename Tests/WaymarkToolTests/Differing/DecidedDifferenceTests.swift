#if Tool
    import Testing
    import WaymarkCore
    import WaymarkManifest
    import WaymarkProofs

    /// Differences between two versions of one route.
    @Suite("Decided and undecided differences of routes")
    struct DecidedDifferenceTests {
        struct Row: Sendable, CustomTestStringConvertible {
            let old: String
            let new: String
            var policy = ""
            /// The kind of each difference and its link without the origin, or `not decided` and the kind.
            let found: [String]
            var testDescription: String { "\(old) → \(new)" }

            init(_ old: String, _ new: String, policy: String = "", _ found: String...) {
                (self.old, self.new, self.policy, self.found) = (old, new, policy, found)
            }

            var differences: TableDifferences {
                get throws { try TableDifferences(from: table(old), to: table(new)) }
            }

            private func table(_ pattern: String) throws -> RouteTable<Int> {
                let text = """
                    waymark: 1
                    sources: [https://e.com]
                    policy: { \(policy) }
                    types: { T: { opaque: true }, U: { opaque: true }, Word: { characters: letters } }
                    routes: { a: '\(pattern)' }
                    """
                return try RouteFile(text: text, name: "routes.yaml").table { _ in 0 }
            }
        }

        @Test(
            "Two versions of a route have exactly the expected differences and undecided questions",
            arguments: [
                // Catch-alls, requirements and defaults.
                Row("/f/{p: **}", "/f/{p: **+}", "lost /f"), Row("/f/**", "/f/**+", "lost /f"),
                Row("/f/**/x/{p}", "/f/**+/x/{p}", "lost /f/x/!"), Row("/f/**+", "/f/**", "gained /f"),
                Row("/{p: **}/x", "/*/{p: **}/x", "changed /!/x", "lost /x"),
                Row("/f?p={p = x}", "/f?p={p}", "lost /f"), Row("/f?p={p}", "/f?p={p = x}", "gained /f"),
                Row("/f?p={p: try? Int}", "/f?p={p: Int}", "lost /f"),
                Row("/f?p={p: Int = 1}", "/f?p={p: Int}", "changed /f?p=1", "lost /f"),
                Row("/f?p={p: Double = 1}", "/f?p={p: Double = 1.0}"),
                Row("/f?p={p: Double = 1}", "/f?p={p: Double = 2}", "changed /f"),
                Row("/f?p={p = x}", "/f?p={p = y}", "changed /f"), Row("/f?p={p = x}", "/f?p={p?}", "changed /f"),
                Row("/f?p={p: [Int] = 1,2}", "/f?p={p: [Int]}", "changed /f?p=1,2", "lost /f"),
                // Several values in one segment.
                Row("/f/{a},{b}", "/f/{b},{a}", "changed /f/!,1"), Row("/f/{a}!{b}", "/f/{b}!{a}", "changed /f/!!1"),
                Row("/f/{a: Int}-{b: Int}-{c}", "/f/{b: Int}-{a: Int}-{c}", "changed /f/0-1-!"),
                Row("/f/{a}.{b}", "/f/{a}.{b: jpg|png}", "changed /f/0.1.jpg", "lost /f/!.!"),
                // Types with different precision.
                Row(
                    "/f/v{x: Double}.zip", "/f/v{x: Float}.zip", "changed /f/v16777217.zip", "lost /f/v1e39.zip",
                    "not decided: gained"),
                Row("/f/{x: Double}", "/f/{x: Float}", "changed /f/16777217", "lost /f/1e39"),
                Row("/f/{x: Float}", "/f/{x: Double}", "changed /f/16777217", "gained /f/1e39"),
                Row("/f?x={x: Float}", "/f?x={x: Double}", "changed /f?x=16777217", "gained /f?x=1e39"),
                Row("/f/{x: Int}", "/f/{x: Double}", "changed /f/0", "gained /f/0.0"),
                // Strings that differ only in Unicode normalisation.
                Row("/caf\u{E9}", "/cafe\u{301}", "gained /cafe%CC%81", "lost /caf%C3%A9"),
                Row("/f/@\u{E9}{p: Int}", "/f/@e\u{301}{p: Int}", "gained /f/@e%CC%810", "lost /f/@%C3%A90"),
                Row("/f/{p: \u{E9}|o}", "/f/{p: e\u{301}|o}", "gained /f/e%CC%81", "lost /f/%C3%A9"),
                Row("/f#\u{E9}", "/f#e\u{301}", "gained /f#e%CC%81", "lost /f#%C3%A9"),
                Row("/f?p=\u{E9}", "/f?p=e\u{301}", "gained /f?p=e%CC%81", "lost /f?p=%C3%A9"),
                Row("/f?p={p = \u{E9}}", "/f?p={p = e\u{301}}", "changed /f"),
                Row("/f?p={p: [String] = \u{E9}}", "/f?p={p: [String] = e\u{301}}", "changed /f"),
                Row(
                    "/f?\u{E9}={p}", "/f?e\u{301}={p}", policy: "repeatedItems: first",
                    "changed /f?%C3%A9=&e%CC%81=", "gained /f?e%CC%81=", "lost /f?%C3%A9="),
                // Custom types whose functions are unavailable.
                Row("/f/{p: T}", "/f/{q: T}", "changed /f/!"), Row("/f/{p: T}", "/f/{p: T}"),
                Row("/f/{p: T}", "/g/{p: T}", "gained /g/!", "lost /f/!"),
                Row("/f/{p: T}", "/f/{p: T}/x", "gained /f/!/x", "lost /f/!"),
                Row("/f/{p: T}/{q}", "/f/{p: T}/{q: Int}", "changed /f/!/0", "lost /f/!/a"),
                Row("/f/{p: T}", "/f/{p}", "not decided: gained"), Row("/f/{p}", "/f/{p: T}", "not decided: lost"),
                Row("/f/{p: T}", "/f/{p: U}", "not decided: gained", "not decided: lost"),
                Row("/f/{p: T}", "/f/{p: Word}", "not decided: gained", "not decided: lost"),
                Row("/f/{p: Word}", "/f/{p: T}", "not decided: gained", "not decided: lost"),
                Row("/f?q={p: T}", "/f?q={p: Word}", "not decided: gained", "not decided: lost"),
                Row("/f/v{p: T}.zip", "/f/v{p: Word}.zip", "not decided: gained", "not decided: lost"),
                Row("/f#{p: T}", "/f#{p: Word}", "not decided: gained", "not decided: lost"),
                Row("/f/{p: T}/x", "/f/{p: Word}/y", "gained /f/A/y", "lost /f/!/x"),
            ])
        func facts(_ row: Row) throws {
            let differences = try row.differences
            let found = differences.found.map { "\($0.kind) \($0.link.dropFirst("https://e.com".count))" }
            let undecided = differences.undecided.map { doubt in
                if case .routes(let kind, _, _) = doubt { "not decided: \(kind)" } else { "not decided" }
            }
            #expect((found + undecided).sorted() == row.found)
        }
    }
#endif
