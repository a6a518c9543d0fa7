internal import WaymarkCore

/// A value of a path, whatever its type: which captures it is made of, and how.
protocol ComposedValue: Sendable {
    /// The positions of its captures.
    var slots: [Int] { get }

    /// The value, if it is of the type that is asked for and the captures make one.
    func read<Value>(_ captures: [CaptureValue?], as type: Value.Type) -> Value?

    /// What the captures hold for a value, each at its slot; `nil` if the value is of another type.
    func write<Value>(_ value: Value) -> [CaptureValue?]?

    /// This value with its captures at other positions.
    func moved(by offset: Int) -> any ComposedValue

    /// A value that is this one where its captures are there, and otherwise another one of its type.
    func or(_ other: any ComposedValue) -> any ComposedValue
}

/// A value of a path, of a type that is known.
struct TypedValue<Value>: ComposedValue {
    var slots: [Int]
    /// The value of the captures at the slots.
    let read: @Sendable ([CaptureValue?]) -> Value?
    let write: @Sendable (Value) -> [CaptureValue?]

    func read<Other>(_ captures: [CaptureValue?], as type: Other.Type) -> Other? {
        guard let value = read(slots.map { captures[$0] }) else { return nil }
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
    /// Reads the values of a path, one after the other.
    struct Reader {
        let captures: [CaptureValue?]
        var values: ArraySlice<any ComposedValue>

        struct Misfit: Error {}

        mutating func next<Value>(_ type: Value.Type) throws(Misfit) -> Value {
            guard let value = values.popFirst()?.read(captures, as: type) else { throw Misfit() }
            return value
        }
    }

    /// The values that captures make, or `nil` if one is absent or does not fit.
    func read<each Value>(_ captures: [CaptureValue?], as types: (repeat each Value).Type) -> (repeat each Value)? {
        var reader = Reader(captures: captures, values: values[...])
        do { return (repeat try reader.next((each Value).self)) } catch { return nil }
    }

    /// What the captures hold for values.
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
