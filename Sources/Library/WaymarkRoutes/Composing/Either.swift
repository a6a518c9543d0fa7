internal import WaymarkCore

/// A value of one of two types, captured by a path or query with two alternatives of different types.
///
/// As the type of one parameter it accepts the strings of both types, and prefers the first type:
///
/// ```swift
/// RoutePath("user").capture(Either<Int, String>.self, "user")   // a number, or otherwise a name
/// ```
public enum Either<First, Second> {
    /// A value of the first type.
    case first(First)
    /// A value of the second type.
    case second(Second)
}

extension Either: Sendable where First: Sendable, Second: Sendable {}
extension Either: Equatable where First: Equatable, Second: Equatable {}
extension Either: Hashable where First: Hashable, Second: Hashable {}

extension Either: ParameterConvertible where First: ParameterConvertible, Second: ParameterConvertible {
    /// Creates `first` if its type accepts the string, or else `second` if its type accepts it; otherwise `nil`.
    public init?(parameter text: String) {
        if let first = First(parameter: text) {
            self = .first(first)
        } else if let second = Second(parameter: text) {
            self = .second(second)
        } else {
            return nil
        }
    }

    /// The string of the contained value, before percent-encoding.
    public var parameterText: String {
        switch self {
        case .first(let value): value.parameterText
        case .second(let value): value.parameterText
        }
    }
}

extension Composition {
    /// Combines the values of two alternatives, joined by ``or(_:)`` or ``orQuery(_:)``, into one `Either`.
    func either<First, Second>(_: First.Type, _: Second.Type) -> Composition {
        var copy = self
        guard values.count == 2 else { return copy }
        let (first, second) = (values[0], values[1])
        let slots = first.slots + second.slots
        copy.values = [
            TypedValue<Either<First, Second>>(
                slots: slots,
                read: { captures in
                    // Values look up captures by absolute slot, so the alternatives' captures move back to their slots.
                    let all = Dictionary(zip(slots, captures)) { first, _ in first }
                    let placed = (0...(slots.max() ?? 0)).map { all[$0] ?? nil }
                    if first.slots.contains(where: { placed[$0] != nil }),
                        let value = first.read(placed, as: First.self)
                    {
                        return .first(value)
                    }
                    // The first alternative may have been taken without values.
                    return second.read(placed, as: Second.self).map { .second($0) }
                        ?? first.read(placed, as: First.self).map { .first($0) }
                },
                write: { value in
                    let nothing = (Array(repeating: CaptureValue?.none, count: first.slots.count), second.slots.count)
                    return switch value {
                    case .first(let value): (first.write(value) ?? []) + Array(repeating: nil, count: nothing.1)
                    case .second(let value): nothing.0 + (second.write(value) ?? [])
                    }
                })
        ]
        return copy
    }

    /// Combines the values of two alternatives pairwise; each alternative has `count` values.
    func merged(count: Int) -> Composition {
        var copy = self
        copy.values = zip(values.prefix(count), values.dropFirst(count)).map { $0.or($1) }
        return copy
    }

    /// Combines all values of an optional part into one optional tuple.
    func grouped<each Value>(_: (repeat each Value).Type) -> Composition {
        var copy = self
        let part = self
        copy.values = [
            TypedValue<(repeat each Value)?>(
                slots: Array(names.indices),
                read: { captures in
                    if captures.allSatisfy({ $0 == nil }) { return .some(nil) }
                    guard let values = part.read(captures, as: (repeat each Value).self) else { return nil }
                    return .some(values)
                },
                write: { values in
                    guard let values else { return Array(repeating: nil, count: part.names.count) }
                    return part.write(repeat each values)
                })
        ]
        return copy
    }

    /// Makes the single value of an optional part optional.
    func optionalValue<Value>(_ type: Value.Type) -> Composition {
        var copy = self
        copy.values = values.prefix(1).map { value in
            TypedValue<Value?>(
                slots: Array(names.indices),
                read: { captures in
                    if captures.allSatisfy({ $0 == nil }) { return .some(nil) }
                    guard let value = value.read(captures, as: type) else { return nil }
                    return .some(value)
                },
                write: { [count = names.count] wanted in
                    var captures: [CaptureValue?] = Array(repeating: nil, count: count)
                    guard let wanted, let written = value.write(wanted) else { return captures }
                    for (slot, capture) in zip(value.slots, written) { captures[slot] = capture }
                    return captures
                })
        }
        return copy
    }
}
