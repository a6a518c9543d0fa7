#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// `{price: Decimal}`: `12`, `-0.5`, `1.50`, with a point in every locale.
///
/// No exponent, no `+5`, no `007`, no `-0`, no `.5`; nothing that a `Decimal` would have to round. Written without zeros
/// at the end of the fraction: `1.5`.
extension Decimal: ParameterConvertible {
    /// The name in patterns.
    public static var parameterType: ParameterType { .named("Decimal") }

    /// The decimal that the text says exactly.
    public init?(parameter text: String) {
        let canonical = text.withoutFractionZeros
        guard text.isDecimalWithoutExponent, let value = Decimal(string: text), value.parameterText == canonical else {
            return nil
        }
        self = value
    }

    /// The digits, with a point before the fraction if there is one; `NaN` for what is no number, which no link takes.
    public var parameterText: String { description.withoutFractionZeros }
}

extension String {
    fileprivate var isDecimalWithoutExponent: Bool {
        utf8.allSatisfy { $0 | 0x20 != 0x65 } && ParameterConstraint(.double).accepts(self)
    }

    /// `1.50` as `1.5`, `2.00` as `2`.
    fileprivate var withoutFractionZeros: String {
        guard utf8.contains(UInt8(ascii: ".")) else { return self }
        var digits = utf8[...]
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        return String(Substring(digits))
    }
}
