import WaymarkCore

/// Reads what parameters held, one after the other, by their names.
struct NamedReader {
    private let captures: Captures
    private var names: ArraySlice<String>

    init(_ match: PatternMatch, names: [String]) {
        captures = match.captures
        self.names = names[...]
    }

    /// The values, or `nil` if one is absent or does not fit.
    mutating func values<each Value: ParameterConvertible>(_: (repeat each Value).Type) -> (repeat each Value)? {
        do {
            return (repeat try next((each Value).self))
        } catch {
            return nil
        }
    }

    private struct Misfit: Error {}

    private mutating func next<Value: ParameterConvertible>(_ type: Value.Type) throws -> Value {
        guard let name = names.popFirst(), let value = Value(capture: captures[name]) else { throw Misfit() }
        return value
    }
}
