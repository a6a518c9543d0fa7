/// A display of ``Progress`` on standard error while lines are read from a file or pipe.
struct ProgressMeter {
    private var progress: Progress
    private var bytes = 0
    private var isShown = false

    /// Creates a meter. Returns `nil` if standard error is no terminal, or input or output is one.
    init?(input: FileDescriptor, output: FileDescriptor? = nil) {
        let canShow = FileDescriptor.standardError.isTerminal && !Environment.isDumbTerminal
        guard canShow, !input.isTerminal, output?.isTerminal != true else { return nil }
        progress = Progress(total: input.remainingBytes)
    }

    mutating func update(lines: Int, newBytes: Int) {
        bytes += newBytes
        guard let text = progress.update(lines: lines, bytes: bytes) else { return }
        isShown = true
        WaymarkTool.write(text)
    }

    mutating func clear() {
        if isShown { WaymarkTool.write(Progress.clear) }
        isShown = false
    }
}
