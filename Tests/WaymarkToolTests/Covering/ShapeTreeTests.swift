#if Tool
    import TestSupport
    import Testing
    import WaymarkCore

    @testable import WaymarkTool

    @Suite("Shapes of links")
    struct ShapeTreeTests {
        private static func tree(_ links: [String]) -> ShapeTree {
            var tree = ShapeTree()
            for link in links { link.withBytes { tree.add($0, policy: .strict) } }
            return tree
        }

        private static func shapes(_ tree: ShapeTree) -> [String] {
            tree.all.map { "\($0.count) \($0.shape)" }
        }

        @Test(
            "A link shape replaces varying segments and drops query and fragment",
            arguments: [
                ("https://example.com", "https://example.com"), ("https://example.com/", "https://example.com"),
                ("https://EXAMPLE.com/List/edit", "https://example.com/List/edit"),
                ("https://example.com/list/15/edit/", "https://example.com/list/{}/edit"),
                ("https://example.com/a-b_c.d~e?q=1#x", "https://example.com/a-b_c.d~e"),
                ("https://example.com/caf%C3%A9/x", "https://example.com/{}/x"),
                ("https://example.com//x", "https://example.com//x"), ("myapp://user/me", "myapp://user/me"),
                ("/list/15", "/list/{}"), ("/", "/"), ("/a/b/c/d/e/f/g/h", "/a/b/c/d/e/f/g/h"),
                ("/a/b/c/d/e/f/g/h/i/j", "/a/b/c/d/e/f/g/h/**"),
                ("/" + String(repeating: "x", count: 32), "/" + String(repeating: "x", count: 32)),
                ("/" + String(repeating: "x", count: 33), "/{}"),
            ])
        func shape(_ link: String, _ expected: String) {
            #expect(Self.shapes(Self.tree([link])) == ["1 \(expected)"])
        }

        /// Returns a word without digits for a number.
        private static func word(_ number: Int) -> String {
            let letters = Array("abcdefghijklmnopqrst")
            return (number >= letters.count ? word(number / letters.count) : "")
                + String(letters[number % letters.count])
        }

        @Test("Link shapes keep words at a position while the words are few")
        func widest() {
            let few = (0..<ShapeTree.widest).map { "/\(Self.word($0))/edit" }
            #expect(Self.shapes(Self.tree(few)).count == ShapeTree.widest)
            #expect(Self.shapes(Self.tree(few + ["/one-more/edit"])) == ["\(ShapeTree.widest + 1) /{}/edit"])
            #expect(Self.shapes(Self.tree(["/15/edit"] + few)).first == "1 /a/edit")
        }

        @Test("Link shapes are independent of link order and of how a log is split", arguments: 1...10)
        func order(_ seed: Int) {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            var links = (0..<3_000).map { _ in
                (0..<chance.below(4)).reduce("https://h\(chance.pick(["", "h"])).com") { text, _ in
                    text + "/"
                        + (chance.once(in: 4) ? "\(chance.below(99))" : Self.word(chance.below(chance.pick([3, 60]))))
                }
            }
            let expected = Self.shapes(Self.tree(links))
            links.shuffle(using: &chance)
            var cut = ShapeTree()
            while !links.isEmpty {
                let count = min(links.count, 1 + chance.below(700))
                cut.merge(Self.tree(Array(links.prefix(count))))
                links.removeFirst(count)
            }
            #expect(Self.shapes(cut) == expected)
            #expect(cut.leftOut == 0)
        }

        @Test("Link shapes leave out the rarest shapes beyond the limit and count their links")
        func largest() {
            var tree = ShapeTree()
            let words = (0..<30).map(Self.word)
            var added = 0
            for first in words {
                for second in words {
                    let part = words.map { "/\(first)/\(second)/\($0)/x" } + Array(repeating: "/often", count: 3)
                    tree.merge(Self.tree(part))
                    added += part.count
                }
            }
            let shapes = tree.all
            #expect(tree.leftOut > 0)
            #expect(shapes.reduce(0) { $0 + $1.count } + tree.leftOut == added)
            #expect(shapes.first?.shape == "/often")
            #expect(shapes.allSatisfy { $0.count <= 3 * 900 })
        }
    }
#endif
