import Foundation

/// Reads lines and shows screens: in a terminal each in the place of the one before, and otherwise one below the other,
/// with the commands between them and without colours.
@MainActor
struct Terminal {
    private let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

    /// The lines that are typed or piped, until they end. A thread waits for them, so that the app never does.
    func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// Repeats a line that nobody sees otherwise.
    func echo(_ line: String) {
        guard !isInteractive else { return }
        print(line.isEmpty || line.hasPrefix("#") ? line : "> \(line)")
    }

    /// Shows the screen, and below it what happened since the last time.
    func show(_ model: AppModel) {
        if isInteractive { print("\u{1B}[H\u{1B}[2J", terminator: "") }
        let screen = Drawing(model: model).lines().joined(separator: "\n")
        print(isInteractive ? highlighted(screen) : screen)
        for line in model.takeNews() { print(isInteractive ? dimmed(line) : line) }
        print("", terminator: isInteractive ? "> " : "\n")
        fflush(nil)
    }

    /// The selected tab stands out.
    private func highlighted(_ screen: String) -> String {
        screen.replacing(/\[.*\]/) { "\u{1B}[7m\($0.output)\u{1B}[0m" }
    }

    private func dimmed(_ line: String) -> String { "\u{1B}[2m\(line)\u{1B}[0m" }

    /// Leaves the shell's prompt a line of its own.
    func end() { if isInteractive { print() } }
}

extension AppModel {
    /// Ends the app at once, as a crash or the system does, with nothing saved that is not saved yet.
    func dieNow() {
        for line in takeNews() { print(line) }
        print("the app is killed")
        fflush(nil)
        kill(getpid(), SIGKILL)
    }
}
