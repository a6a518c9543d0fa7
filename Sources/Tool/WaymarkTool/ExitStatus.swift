/// What the process tells whoever started it. This enum is complete.
enum ExitStatus: Int32, Sendable, Comparable {
    /// Yes: it matched, it is right, it was printed.
    case yes = 0
    /// No: something did not match, a check or a test failed.
    case no = 1
    /// The question could not be answered: a bad route file, a bad pattern, bad usage, no room for the output.
    case badInput = 2

    init(_ answer: Bool) {
        self = answer ? .yes : .no
    }

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
