public import WaymarkCore

/// A type of the Swift standard library that patterns can name, such as `Int` in `{id: Int}`. The pattern type of that
/// name defines the accepted and printed strings.
public protocol BuiltInParameter: ParameterConvertible, LosslessStringConvertible {}

extension BuiltInParameter {
    /// The type that a pattern parameter gets: the built-in type with this type's name, such as `Int`.
    public static var parameterType: ParameterType { .named(builtInName ?? String(describing: Self.self)) }

    /// The strings that the built-in pattern type accepts.
    public static var parameterConstraint: ParameterConstraint {
        ParameterTypes().constraint(for: parameterType) ?? .custom { Self($0) != nil }
    }

    /// The name of a common type; `nil` for others, whose names need reflection, which is slow.
    private static var builtInName: String? {
        switch ObjectIdentifier(Self.self) {
        case ObjectIdentifier(String.self): "String"
        case ObjectIdentifier(Int.self): "Int"
        case ObjectIdentifier(Bool.self): "Bool"
        case ObjectIdentifier(Double.self): "Double"
        default: nil
        }
    }

    /// Creates the value from a string; `nil` if the built-in pattern type does not accept the string.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(text)
    }
}

extension BuiltInParameter where Self: FixedWidthInteger {
    /// Creates the number from a captured value; `nil` if the value is absent, no integer, or outside the type's range.
    public init?(capture: CaptureValue?) {
        switch capture {
        case .int(let value): self.init(exactly: value)
        case .uint(let value): self.init(exactly: value)
        case .string, .double, .bool, .list: self.init(parameter: capture?.description ?? "")
        case nil: return nil
        }
    }

    /// The value to print: a 64-bit integer if the number fits, which avoids creating a string.
    public var capture: CaptureValue? {
        if let value = Int64(exactly: self) { return .int(value) }
        return UInt64(exactly: self).map(CaptureValue.uint) ?? .string(parameterText)
    }

    /// Creates the number from the bytes of the link if possible; `nil` if the parameter is absent or does not fit.
    @inlinable
    public init?(match: borrowing MatchView, parameter index: Int) {
        if Self.isSigned {
            if let value = match.signed(ofParameter: index) {
                self.init(exactly: value)
                return
            }
        } else if let value = match.unsigned(ofParameter: index) {
            self.init(exactly: value)
            return
        }
        self.init(capture: match.value(ofParameter: index))
    }
}

extension String: BuiltInParameter {
    /// Creates the string unchanged. Every string is accepted.
    public init?(parameter text: String) { self = text }
    /// The string unchanged, before percent-encoding.
    public var parameterText: String { self }

    /// Creates the percent-decoded string of a link's parameter.
    @inlinable
    public init?(match: borrowing MatchView, parameter index: Int) {
        if let text = match.spelling(ofParameter: index) {
            self = text
        } else {
            self.init(capture: match.value(ofParameter: index))
        }
    }
}

extension Int: BuiltInParameter {}
extension Int8: BuiltInParameter {}
extension Int16: BuiltInParameter {}
extension Int32: BuiltInParameter {}
extension Int64: BuiltInParameter {}
extension UInt: BuiltInParameter {}
extension UInt8: BuiltInParameter {}
extension UInt16: BuiltInParameter {}
extension UInt32: BuiltInParameter {}
extension UInt64: BuiltInParameter {}
extension Bool: BuiltInParameter {}

extension Double: BuiltInParameter {
    /// The shortest decimal number that reads back as this number: `5`, not `5.0`.
    public var parameterText: String { Spelling.text(of: self) }

    /// The value to print: the number at full precision.
    public var capture: CaptureValue? { .double(self) }
}

extension Float: BuiltInParameter {
    /// The shortest decimal number that reads back as this number: `5`, not `5.0`.
    public var parameterText: String { Spelling.text(of: self) }
}
