/// Shows ``Progress`` on standard error while lines are read from elsewhere than a terminal.
struct ProgressMeter {
    private var progress: Progress
    private var bytes = 0
    private var isShown = false

    /// `nil` where progress would be in the way: standard error is no terminal, a person types the lines, or the
    /// output goes to the same terminal.
    ///
    /// - Parameter output: Where text is written while progress is shown, if any is.
    init?(input: FileDescriptor, output: FileDescriptor? = nil) {
        let canShow = FileDescriptor.standardError.isTerminal && !Environment.isDumbTerminal
        guard canShow, !input.isTerminal, output?.isTerminal != true else { return nil }
        progress = Progress(total: input.remainingBytes)
    }

    mutating func update(lines: Int, newBytes: Int) {
        bytes += newBytes
        guard let text = progress.update(lines: lines, bytes: bytes) else { return }
        isShown = true
        show(text)
    }

    mutating func clear() {
        if isShown { show(Progress.clear) }
        isShown = false
    }

    /// Progress is a courtesy: if it cannot be written, nothing is lost.
    private func show(_ text: String) {
        var stream = OutputStream(.standardError)
        stream.buffer.write(text)
        try? stream.flush()
    }
}
