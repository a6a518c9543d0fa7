/// Concurrent tasks, whose results are returned in the order in which the tasks were added.
struct OrderedWork<Result: Sendable> {
    private let limit: Int
    private var tasks: [Task<Result, Never>] = []

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { tasks.isEmpty }

    /// `true` if a result must be removed before more work is added.
    var isFull: Bool { tasks.count >= limit }

    mutating func add(_ work: @escaping @Sendable () -> Result) {
        tasks.append(Task.detached { work() })
    }

    /// Waits for the oldest task, and returns its result; `nil` if there are no tasks.
    mutating func next() async -> Result? {
        tasks.isEmpty ? nil : await tasks.removeFirst().value
    }
}
