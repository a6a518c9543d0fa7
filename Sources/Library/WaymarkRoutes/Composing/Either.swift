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
    /// Combines the values of two alternatives of a path or query into one `Either`.
    func either<First, Second>(_: First.Type, _: Second.Type) -> Composition {
        var copy = self
        guard values.count == 2 else { return copy }
        let (first, second) = (values[0], values[1])
        let (count, otherCount) = (first.slots.count, second.slots.count)
        copy.values = [
            TypedValue<Either<First, Second>>(
                slots: first.slots + second.slots,
                read: { captures in
                    let (own, others) = (Array(captures.prefix(count)), Array(captures.dropFirst(count)))
                    if own.contains(where: { $0 != nil }), let value = first.read(own, as: First.self) {
                        return .first(value)
                    }
                    // The link has no values of the first alternative, so it matches the second, or the first without
                    // its optional values.
                    return second.read(others, as: Second.self).map { .second($0) }
                        ?? first.read(own, as: First.self).map { .first($0) }
                },
                write: { value in
                    switch value {
                    case .first(let value): (first.write(value) ?? []) + Array(repeating: nil, count: otherCount)
                    case .second(let value): Array(repeating: nil, count: count) + (second.write(value) ?? [])
                    }
                })
        ]
        return copy
    }

    /// Combines the values of two alternatives in pairs: in `/(a/{x}|b/{y})`, `x` and `y` become one value.
    var merged: Composition {
        let count = values.count / 2
        var copy = self
        copy.values = zip(values.prefix(count), values.dropFirst(count)).map { $0.or($1) }
        return copy
    }

    /// Combines all values of an optional path part, such as `[/{x}/{y}]`, into one optional value or tuple.
    func grouped<each Value>(_: (repeat each Value).Type) -> Composition {
        var copy = self
        let part = self
        copy.values = [
            TypedValue<(repeat each Value)?>(
                slots: Array(names.indices),
                read: { captures in
                    if captures.allSatisfy({ $0 == nil }) { return .some(nil) }
                    return part.read(captures, as: (repeat each Value).self).map { .some($0) }
                },
                write: { values in
                    guard let values else { return Array(repeating: nil, count: part.names.count) }
                    return part.write(repeat each values)
                })
        ]
        return copy
    }
}
