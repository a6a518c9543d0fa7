public import WaymarkCore

/// Types that patterns know by name: their spelling is that of the pattern's type, and nothing of it is said twice.
public protocol BuiltInParameter: ParameterConvertible, LosslessStringConvertible {}

extension BuiltInParameter {
    /// The pattern's type of the same name.
    public static var parameterType: ParameterType { .named(builtInName ?? String(describing: Self.self)) }

    /// What the pattern's type of the same name takes.
    public static var parameterConstraint: ParameterConstraint {
        ParameterTypes().constraint(for: parameterType) ?? .custom { Self($0) != nil }
    }

    /// What reflection would find out in some thousand instructions, for each parameter of each route.
    private static var builtInName: String? {
        switch ObjectIdentifier(Self.self) {
        case ObjectIdentifier(String.self): "String"
        case ObjectIdentifier(Int.self): "Int"
        case ObjectIdentifier(Bool.self): "Bool"
        case ObjectIdentifier(Double.self): "Double"
        default: nil
        }
    }

    /// The value, if the text is its canonical spelling.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(text)
    }
}

extension BuiltInParameter where Self: FixedWidthInteger {
    /// The number, if it is in the type's range.
    public init?(capture: CaptureValue?) {
        switch capture {
        case .int(let value): self.init(exactly: value)
        case .uint(let value): self.init(exactly: value)
        case .string, .double, .bool, .list: self.init(parameter: capture?.description ?? "")
        case nil: return nil
        }
    }

    /// The number itself, if it is one of 64 bits: no text has to be made of it.
    public var capture: CaptureValue? {
        if let value = Int64(exactly: self) { return .int(value) }
        return UInt64(exactly: self).map(CaptureValue.uint) ?? .string(parameterText)
    }

    /// The number, read from the bytes of the link.
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
    /// The text itself.
    public init?(parameter text: String) { self = text }
    /// The text itself.
    public var parameterText: String { self }

    /// The text, decoded from the bytes of the link.
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
    /// The number as links spell it, with the fewest digits that read as the same one: `5`, not `5.0`.
    public var parameterText: String { Spelling.text(of: self) }

    /// The number itself: a text may say one that a pattern's type rounds, and a number must not.
    public var capture: CaptureValue? { .double(self) }
}

extension Float: BuiltInParameter {
    /// The number as links spell it, with the fewest digits that read as the same one: `5`, not `5.0`.
    public var parameterText: String { Spelling.text(of: self) }
}
