#if Tool
    import Testing

    @testable import WaymarkTool

    @Suite("Ordered work")
    struct OrderedWorkTests {
        @Test("Results come in the order in which work was given out, however long each takes", arguments: 1...4)
        func order(limit: Int) async {
            var work = OrderedWork<Int>(limit: limit)
            var results: [Int] = []
            for number in 0..<200 {
                work.add {
                    // The later of two neighbours is done long before the earlier one.
                    number.isMultiple(of: 2) ? (0..<20_000).reduce(number) { $0 ^ $1 ^ $1 } : number
                }
                while work.isFull, let result = await work.next() { results.append(result) }
            }
            while let result = await work.next() { results.append(result) }
            #expect(results == Array(0..<200))
            #expect(work.isEmpty)
        }

        @Test("There is room for so many pieces and no more", arguments: 1...4)
        func room(limit: Int) async {
            var work = OrderedWork<Int>(limit: limit)
            #expect(work.isEmpty && !work.isFull)
            for number in 1...limit {
                #expect(!work.isFull)
                work.add { number }
            }
            #expect(work.isFull && !work.isEmpty)
            #expect(await work.next() == 1)
            #expect(!work.isFull)
        }
    }
#endif
