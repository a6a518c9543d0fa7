/// The output of a snippet's `print` calls.
@MainActor
final class Output {
    private(set) var last: String?

    func add(_ text: String) { last = text }
}

/// Tests that check the output of their `print` calls.
@MainActor
protocol Printing {
    var output: Output { get }
}

extension Printing {
    func print(_ value: some Any) { output.add("\(value)") }
}

/// Returns the description of a thrown error, or `nil`.
func thrown(_ body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}
