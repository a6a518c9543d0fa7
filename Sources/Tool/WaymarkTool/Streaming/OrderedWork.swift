/// Work that is done elsewhere, on as many cores as there are, and whose results come in the order in which it was given
/// out. Only a few pieces are under way or waiting to be asked for, so that memory stays bounded.
struct OrderedWork<Result: Sendable> {
    private let limit: Int
    private var tasks: [Task<Result, Never>] = []

    /// - Parameter limit: How many pieces there may be.
    init(limit: Int) {
        self.limit = limit
    }

    var isEmpty: Bool { tasks.isEmpty }

    /// Whether a result has to be asked for before more work is added.
    var isFull: Bool { tasks.count >= limit }

    mutating func add(_ work: @escaping @Sendable () -> Result) {
        tasks.append(Task.detached { work() })
    }

    /// The result of the oldest piece, when it is done; `nil` if there is none.
    mutating func next() async -> Result? {
        tasks.isEmpty ? nil : await tasks.removeFirst().value
    }
}
