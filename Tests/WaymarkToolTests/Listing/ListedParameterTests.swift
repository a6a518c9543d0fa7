#if Tool
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    @testable import WaymarkTool

    @Suite("Listed parameters")
    struct ListedParameterTests {
        @Test(
            "A listing gives the location, type and presence of each parameter",
            arguments: [
                (["/user/{id: Int}"], ["id path Int required all"]),
                (["/@{handle}.{ext: a|b}"], ["handle path String required all", "ext path a|b required all"]),
                (["/blog[/{year: Int}]"], ["year path Int some"]),
                (["/a[/{x}[/{y}]]"], ["x path String some", "y path String some"]),
                (["/(a/{x}|b/{x})"], ["x path String required all"]),
                (["/(a/{x}|b/{y})"], ["x path String some", "y path String some"]),
                (["/a/{x: Int}", "/b/{x}"], ["x path Int required all", "x path String required all"]),
                (["/a/{x}", "/b"], ["x path String some"]),
                (["/{rest: **}"], ["rest rest ** all"]),
                (["/{rest: **+}"], ["rest rest **+ required all"]),
                (["/{rest: **!}/end"], ["rest rest **! all"]),
                (["/**", "/*", "/{: Int}"], []),
                (["/?q={q}&p={p: Int = 1}"], ["q query String required all", "p query Int all = 1"]),
                (["/?t={t: [Int]* = 1}"], ["t query [Int]* all = 1"]),
                (["/?t={t: [Int]}&o={o?}"], ["t query [Int] required all", "o query String all"]),
                (["/?(a={a}|b={b})"], ["a query String some", "b query String some"]),
                (["/#{part}"], ["part fragment String required all"]),
                (["/#{part?}", "/x#{part}"], ["part fragment String all"]),
                (["/a/{x}", "/b?x={x?}"], ["x path String all", "x query String all"]),
            ] as [([String], [String])])
        func rows(patterns: [String], expected: [String]) throws {
            let listed = ListedParameter.all(of: try patterns.map { try RoutePattern($0) })
            #expect(listed.map(\.summary) == expected)
        }

        @Test("Listed parameters of random tables agree with the captures of matches")
        func matches() throws {
            var chance = SeededGenerator(seed: 19)
            var links = 0
            for _ in 0..<400 {
                let texts = (0..<Int.random(in: 1...2, using: &chance)).map { RandomForms.pattern($0, &chance) }
                var table = RouteTable<Int>()
                table.add(texts: texts, named: "r", syntax: .braces, to: 0)
                let router = try Router(table)
                let patterns = try texts.map { try RoutePattern($0) }
                let listed = ListedParameter.all(of: patterns)
                for variant in try patterns.flatMap({ try $0.variants() }) {
                    for isFull in [false, true] {
                        let link = RandomForms.link(of: variant, isFull: isFull)
                        let match = try #require(router.match(for: link), "\(texts): \(link)")
                        links += 1
                        check(match.captures, against: listed, "\(texts): \(link)")
                    }
                }
            }
            #expect(links > 2_000)
        }

        private func check(_ captures: Captures, against listed: [ListedParameter], _ comment: Comment) {
            let names = Set(listed.map(\.name))
            #expect(captures.allSatisfy { names.contains($0.name) }, comment)
            for name in names {
                let own = listed.filter { $0.name == name }
                let value = captures[name]
                if own.contains(where: \.isRequired) { #expect(value?.isSomething == true, comment) }
                if own.allSatisfy({ $0.isInAllVariants && $0.defaultValue != nil }) { #expect(value != nil, comment) }
                if case .list? = value { #expect(own.contains { $0.kind == .rest || $0.type.hasPrefix("[") }, comment) }
            }
        }
    }

    extension ListedParameter {
        fileprivate var summary: String {
            "\(name) \(kind) \(type)" + (isRequired ? " required" : "") + (isInAllVariants ? " all" : " some")
                + (defaultValue.map { " = \($0.spelling)" } ?? "")
        }
    }

    extension CaptureValue {
        /// Whether the link contains the value: a list that is absent from a link is captured as an empty list.
        fileprivate var isSomething: Bool {
            if case .list(let values) = self { !values.isEmpty } else { true }
        }
    }

    /// Patterns combined at random from pieces, and links that match them.
    private enum RandomForms {
        static func pattern(_ number: Int, _ chance: inout SeededGenerator) -> String {
            var names = "abcdefghijklmn".map { String($0) }
            func name() -> String { names.removeFirst() }
            var text = "/p\(number)"
            for _ in 0..<Int.random(in: 0...3, using: &chance) {
                switch Int.random(in: 0..<6, using: &chance) {
                case 0: text += "/lit"
                case 1: text += "/{\(name()): Int}"
                case 2: text += "[/x/{\(name())}]"
                case 3: text += "(/y/{\(names[0])}|/z/{\(name())}-{\(name()): Int})"
                case 4: text += "/*"
                default: text += "[/v{\(name()): Int}[/w]]"
                }
            }
            if Bool.random(using: &chance) { text += "/k/{\(name()): \(Bool.random(using: &chance) ? "**" : "**+")}" }
            switch Int.random(in: 0..<5, using: &chance) {
            case 0: text += "?q={\(name())}"
            case 1: text += "?q={\(name()): Int = 7}"
            case 2: text += "?q={\(name())?}"
            case 3: text += "?q={\(name()): [Int]?}#{\(name())?}"
            default: break
            }
            return text
        }

        /// Returns a link that matches a variant, with all of its optional parts or with none of them.
        static func link(of variant: PatternVariant, isFull: Bool) -> String {
            var link = ""
            for segment in variant.segments {
                switch segment {
                case .literal(let text): link += "/" + text
                case .parameter: link += "/12"
                case .wildcard: link += "/any"
                case .partial(let pieces):
                    link += "/"
                    for piece in pieces { if case .literal(let text) = piece { link += text } else { link += "34" } }
                case .catchAll(let run): link += isFull || run.minimum > 0 ? "/run/run" : ""
                }
            }
            let items = variant.query.compactMap { item -> String? in
                guard case .parameter(let parameter) = item.value else { return item.name }
                return isFull || parameter.presence == .required ? "\(item.name)=5" : nil
            }
            if !items.isEmpty { link += "?" + items.joined(separator: "&") }
            return link + (isFull && variant.fragment != nil ? "#part" : "")
        }
    }
#endif
