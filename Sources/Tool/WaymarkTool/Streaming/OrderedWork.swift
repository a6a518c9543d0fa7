/// Concurrent tasks with results in the order of creation. A limit bounds the memory.
struct OrderedWork<Result: Sendable> {
    private let limit: Int
    private var tasks: [Task<Result, Never>] = []

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { tasks.isEmpty }

    /// `true` if a result must be removed before adding work.
    var isFull: Bool { tasks.count >= limit }

    mutating func add(_ work: @escaping @Sendable () -> Result) {
        tasks.append(Task.detached { work() })
    }

    /// Waits for the oldest result and removes it; `nil` if there is none.
    mutating func next() async -> Result? {
        tasks.isEmpty ? nil : await tasks.removeFirst().value
    }
}
