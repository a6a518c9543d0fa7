internal import WaymarkCore

/// One value or another one: what alternatives of different types capture.
///
/// As the type of one parameter it takes the texts of both, the first one where both fit:
///
/// ```swift
/// RoutePath("user").capture(Either<Int, String>.self, "user")   // a number, or otherwise a name
/// ```
public enum Either<First, Second> {
    /// The value of the alternative that was written first.
    case first(First)
    /// The value of the other one.
    case second(Second)
}

extension Either: Sendable where First: Sendable, Second: Sendable {}
extension Either: Equatable where First: Equatable, Second: Equatable {}
extension Either: Hashable where First: Hashable, Second: Hashable {}

extension Either: ParameterConvertible where First: ParameterConvertible, Second: ParameterConvertible {
    /// The value of the first type that reads the text.
    public init?(parameter text: String) {
        if let first = First(parameter: text) {
            self = .first(first)
        } else if let second = Second(parameter: text) {
            self = .second(second)
        } else {
            return nil
        }
    }

    /// The text of the value.
    public var parameterText: String {
        switch self {
        case .first(let value): value.parameterText
        case .second(let value): value.parameterText
        }
    }
}

extension Composition {
    /// One part or another one, each of one value, joined to the parts by ``or(_:)`` or ``orQuery(_:)``.
    func either<First, Second>(_: First.Type, _: Second.Type) -> Composition {
        var copy = self
        guard values.count == 2 else { return copy }
        let (first, second) = (values[0], values[1])
        let slots = first.slots + second.slots
        copy.values = [
            TypedValue<Either<First, Second>>(
                slots: slots,
                read: { captures in
                    // The values look their captures up by position: here those of the alternatives alone.
                    let all = Dictionary(zip(slots, captures)) { first, _ in first }
                    let placed = (0...(slots.max() ?? 0)).map { all[$0] ?? nil }
                    if first.slots.contains(where: { placed[$0] != nil }),
                        let value = first.read(placed, as: First.self)
                    {
                        return .first(value)
                    }
                    return second.read(placed, as: Second.self).map { .second($0) }
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

    /// This composition, whose values come from one alternative or the other, with one value for each two.
    ///
    /// - Parameter count: The number of values of each alternative.
    func merged(count: Int) -> Composition {
        var copy = self
        copy.values = zip(values.prefix(count), values.dropFirst(count)).map { $0.or($1) }
        return copy
    }

    /// A part that may be absent, all of whose values are one.
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

    /// A part of one value that may be absent.
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
