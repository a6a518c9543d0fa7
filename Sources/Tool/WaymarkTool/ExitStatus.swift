enum ExitStatus: Int32, Sendable, Comparable {
    /// A positive answer: the link matched, the check passed or the link was printed.
    case yes = 0
    /// A negative answer: a link did not match, or a check or test failed.
    case no = 1
    /// No answer: an unusable route file or pattern, invalid arguments, or output that cannot be written.
    case badInput = 2

    init(_ answer: Bool) {
        self = answer ? .yes : .no
    }

    static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
