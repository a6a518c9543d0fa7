import TestSupport
import Testing

@testable import WaymarkDispatch

@Suite("Sorted queues")
struct SortedQueueTests {
    @Test("A sorted queue yields each value once in ascending order, as a sorted set does", arguments: 0..<20)
    func order(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var queue = SortedQueue<Int>()
        var expected: Set<Int> = []
        for _ in 0..<300 {
            switch generator.below(6) {
            case 0:
                #expect(queue.removeFirst() == expected.min())
                if let least = expected.min() { expected.remove(least) }
            case 1:
                let values = Set((0..<generator.below(9)).map { _ in generator.below(100) })
                queue.insert(contentsOf: values.sorted())
                expected.formUnion(values)
            case 2 where generator.once(in: 8):
                queue.keep { $0 % 3 > 0 }
                expected = expected.filter { $0 % 3 > 0 }
            default:
                let value = generator.below(100)
                queue.insert(value)
                expected.insert(value)
            }
            #expect(queue.count == expected.count && queue.first == expected.min())
        }
        var rest: [Int] = []
        while let value = queue.removeFirst() { rest.append(value) }
        #expect(rest == expected.sorted())
    }
}
