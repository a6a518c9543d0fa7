#if Tool
    import Testing

    @testable import WaymarkTool

    @Suite("Ordered work")
    struct OrderedWorkTests {
        @Test("Ordered work returns results in order of submission, regardless of duration", arguments: 1...4)
        func order(limit: Int) async {
            var work = OrderedWork<Int>(limit: limit)
            var results: [Int] = []
            for number in 0..<200 {
                work.add {
                    // Every other item takes much longer than its successor.
                    number.isMultiple(of: 2) ? (0..<20_000).reduce(number) { $0 ^ $1 ^ $1 } : number
                }
                while work.isFull, let result = await work.next() { results.append(result) }
            }
            while let result = await work.next() { results.append(result) }
            #expect(results == Array(0..<200))
            #expect(work.isEmpty)
        }

        @Test("Ordered work accepts pieces up to its limit and then is full", arguments: 1...4)
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
