/// What the code of a snippet prints, in place of what `print` does elsewhere.
@MainActor
final class Output {
    private(set) var last: String?

    func add(_ text: String) { last = text }
}

/// Tests whose calls of `print` are looked at.
@MainActor
protocol Printing {
    var output: Output { get }
}

extension Printing {
    func print(_ value: some Any) { output.add("\(value)") }
}

/// What an error says, or nothing if there is none.
func thrown(_ body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}
