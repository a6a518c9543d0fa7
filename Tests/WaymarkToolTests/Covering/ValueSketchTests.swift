#if Tool
    import TestSupport
    import Testing

    @testable import WaymarkTool

    @Suite("Most frequent values")
    struct ValueSketchTests {
        /// Returns the counts of random values, small numbers most often, and a sketch of the values merged from parts.
        private static func sketch(_ chance: inout SeededGenerator, of count: Int, below limit: Int) -> (
            [String: Int], ValueSketch
        ) {
            var (counts, sketch, part): ([String: Int], ValueSketch, ValueSketch) = ([:], ValueSketch(), ValueSketch())
            for _ in 0..<count {
                let value = String(chance.below(1 + chance.below(limit)))
                counts[value, default: 0] += 1
                part.add(value)
                guard chance.once(in: 700) else { continue }
                part.reduce()
                sketch.merge(part)
                part = ValueSketch()
            }
            part.reduce()
            sketch.merge(part)
            return (counts, sketch)
        }

        @Test("Counts of frequent values are too low by at most the error", arguments: 1...10)
        func bound(_ seed: Int) {
            var chance = SeededGenerator(seed: Thoroughness.seed ?? seed)
            let (counts, sketch) = Self.sketch(&chance, of: 40_000, below: 20_000)
            let most = sketch.most(.max)
            #expect(!most.isEmpty && most.count <= ValueSketch.capacity && sketch.error > 0)
            #expect(sketch.error <= 40_000 / (ValueSketch.capacity + 1))
            for (value, count) in most { #expect((count...count + sketch.error).contains(counts[value] ?? 0)) }
            let kept = Set(most.map(\.value))
            for (value, count) in counts where !kept.contains(value) { #expect(count <= sketch.error) }
        }

        @Test("Counts of values are exact while the values fit in the sketch")
        func exact() {
            var chance = SeededGenerator(seed: 1)
            let (counts, sketch) = Self.sketch(&chance, of: 40_000, below: ValueSketch.capacity)
            #expect(sketch.error == 0)
            #expect(Dictionary(uniqueKeysWithValues: sketch.most(.max).map { ($0.value, $0.count) }) == counts)
        }

        @Test("Values that differ only in Unicode normalisation are counted apart")
        func normalisation() {
            var sketch = ValueSketch()
            for value in ["\u{E9}", "e\u{301}", "\u{E9}"] { sketch.add(value) }
            let most = sketch.most(.max)
            #expect(most.map { Array($0.value.utf8) } == ["\u{E9}", "e\u{301}"].map { Array($0.utf8) })
            #expect(most.map(\.count) == [2, 1])
        }
    }
#endif
