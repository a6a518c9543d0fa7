import Foundation

/// Reads lines and shows screens. In a terminal each screen replaces the previous one. Otherwise the screens and
/// commands are printed one below the other, without colours.
@MainActor
struct Terminal {
    private let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1

    /// Returns the lines of standard input. A separate thread waits for them, so that the app never blocks.
    func lines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// Prints a line of a script, which no terminal has echoed.
    func echo(_ line: String) {
        guard !isInteractive else { return }
        print(line.isEmpty || line.hasPrefix("#") ? line : "> \(line)")
    }

    /// Shows the screen, and below it the events since the last time.
    func show(_ model: AppModel) {
        if isInteractive { print("\u{1B}[H\u{1B}[2J", terminator: "") }
        let screen = Drawing(model: model).lines().joined(separator: "\n")
        print(isInteractive ? highlighted(screen) : screen)
        for line in model.takeNews() { print(isInteractive ? dimmed(line) : line) }
        print("", terminator: isInteractive ? "> " : "\n")
        fflush(nil)
    }

    /// Returns the screen with the selected tab highlighted.
    private func highlighted(_ screen: String) -> String {
        screen.replacing(/\[.*\]/) { "\u{1B}[7m\($0.output)\u{1B}[0m" }
    }

    private func dimmed(_ line: String) -> String { "\u{1B}[2m\(line)\u{1B}[0m" }

    /// Starts a new line for the shell's prompt.
    func end() { if isInteractive { print() } }
}

extension AppModel {
    /// Ends the app immediately, as after a crash, without saving anything.
    func dieNow() {
        for line in takeNews() { print(line) }
        print("the app is killed")
        fflush(nil)
        kill(getpid(), SIGKILL)
    }
}
