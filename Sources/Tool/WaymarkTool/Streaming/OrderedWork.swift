/// A limited number of concurrent tasks, whose results are returned in the order in which they were added.
struct OrderedWork<Result: Sendable> {
    private let limit: Int
    private var tasks: [Task<Result, Never>] = []

    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { tasks.isEmpty }

    /// `true` if the number of tasks is at its limit, so that a result must be removed before work is added.
    var isFull: Bool { tasks.count >= limit }

    mutating func add(_ work: @escaping @Sendable () -> Result) {
        tasks.append(Task.detached { work() })
    }

    /// Waits for the result of the oldest task, removes and returns it; `nil` if there are no tasks.
    mutating func next() async -> Result? {
        tasks.isEmpty ? nil : await tasks.removeFirst().value
    }
}
