/// The progress of reading lines, as a line on standard error that is repeatedly overwritten.
struct Progress {
    /// The size of the input in bytes; `nil` if it is unknown.
    let total: Int?
    private let start: ContinuousClock.Instant
    private var due: ContinuousClock.Instant
    private var isShown = false

    static let interval = Duration.milliseconds(100)

    init(total: Int?, start: ContinuousClock.Instant = .now) {
        self.total = total
        self.start = start
        self.due = start + Self.interval
    }

    /// Returns `nil` unless standard error is a terminal, and the input and output are not.
    init?(input: FileDescriptor, output: FileDescriptor?) {
        let canShow = FileDescriptor.standardError.isTerminal && !Environment.isDumbTerminal
        guard canShow, !input.isTerminal, output?.isTerminal != true else { return nil }
        self.init(total: input.remainingBytes)
    }

    private static let clear = "\r\u{1B}[K"

    /// Erases the progress line, so that other output can follow.
    func clear() {
        if isShown { WaymarkTool.write(Self.clear) }
    }

    /// Returns the line to show; `nil` within 100 milliseconds after the last update.
    mutating func update(lines: Int, bytes: Int, now: ContinuousClock.Instant = .now) -> String? {
        guard now >= due else { return nil }
        (due, isShown) = (now + Self.interval, true)
        let seconds = (now - start) / .seconds(1)
        let rate = Int(Double(lines) / max(seconds, 0.001))
        let counts = "\(grouped(lines)) lines  \(grouped(rate))/s"
        guard let total, total > 0 else { return "\(Self.clear)\(counts)" }
        let part = min(1, Double(bytes) / Double(total))
        return "\(Self.clear)\(bar(part)) \(Int(part * 100)) %  \(counts)"
    }

    private func bar(_ part: Double, width: Int = 24) -> String {
        let done = Int(part * Double(width))
        return "[\(String(repeating: "#", count: done))\(String(repeating: "-", count: width - done))]"
    }
}

/// Returns a count such as `1,234,567`.
func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
        if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
        text.append(digit)
    }
    return String(text.reversed())
}
