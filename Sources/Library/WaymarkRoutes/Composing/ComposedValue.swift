internal import WaymarkCore

/// A conversion between one value of a ``RoutePath`` and its captures, the strings and numbers in the link.
///
/// ``slots`` are the indices of these captures among all captures of the path.
protocol ComposedValue: Sendable {
    var slots: [Int] { get }

    /// Returns the value of captures, ordered as ``slots``; `nil` if they are invalid, or the value is not of `type`.
    func read<Value>(_ captures: [CaptureValue?], as type: Value.Type) -> Value?

    /// Returns the captures of a value, ordered as ``slots``; `nil` if the value has another type.
    func write<Value>(_ value: Value) -> [CaptureValue?]?

    func moved(by offset: Int) -> any ComposedValue

    /// Returns a conversion that reads `other` if only the captures of `other` are present, and this value otherwise.
    func or(_ other: any ComposedValue) -> any ComposedValue
}

struct TypedValue<Value>: ComposedValue {
    var slots: [Int]
    let read: @Sendable ([CaptureValue?]) -> Value?
    let write: @Sendable (Value) -> [CaptureValue?]

    func read<Other>(_ captures: [CaptureValue?], as type: Other.Type) -> Other? {
        guard let value = read(captures) else { return nil }
        return value as? Other
    }

    func write<Other>(_ value: Other) -> [CaptureValue?]? { (value as? Value).map(write) }

    func moved(by offset: Int) -> any ComposedValue {
        TypedValue(slots: slots.map { $0 + offset }, read: read, write: write)
    }

    func or(_ other: any ComposedValue) -> any ComposedValue {
        guard let other = other as? TypedValue<Value> else { return self }
        let count = slots.count
        return TypedValue(
            slots: slots + other.slots,
            read: { captures in
                let own = Array(captures.prefix(count))
                let others = Array(captures.dropFirst(count))
                return own.allSatisfy({ $0 == nil }) && others.contains { $0 != nil } ? other.read(others) : read(own)
            },
            write: { write($0) + Array(repeating: nil, count: other.slots.count) })
    }
}

extension Composition {
    func read<each Value>(_ captures: [CaptureValue?], as types: (repeat each Value).Type) -> (repeat each Value)? {
        var rest = values[...]
        func next<Next>(_ type: Next.Type) throws(InvalidParameter) -> Next {
            guard let composed = rest.popFirst(),
                let value = composed.read(composed.slots.map { captures[$0] }, as: type)
            else { throw InvalidParameter() }
            return value
        }
        do { return (repeat try next((each Value).self)) } catch { return nil }
    }

    /// Returns the captures of the values, in the order of ``names``; `nil` for absent ones.
    func write<each Value>(_ value: repeat each Value) -> [CaptureValue?] {
        var captures: [CaptureValue?] = Array(repeating: nil, count: names.count)
        var rest = values[...]
        func add<Next>(_ next: Next) {
            guard let value = rest.popFirst(), let written = value.write(next) else { return }
            for (slot, capture) in zip(value.slots, written) { captures[slot] = capture }
        }
        repeat add(each value)
        return captures
    }
}
