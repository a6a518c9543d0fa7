#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

extension ParameterTypes {
    /// Registers `Date` and `Decimal`, so that patterns can name these types.
    ///
    /// ```swift
    /// table.types.addFoundation()
    /// table.add("/calendar/{day: Date}", to: .calendar)
    /// ```
    ///
    /// Typed parameters of closures need no registration. `UUID` is built in. For `URL`, use ``AllowedURL``.
    public mutating func addFoundation() {
        add(Date.self)
        add(Decimal.self)
    }
}

/// `{id: UUID}`: a UUID in uppercase or lowercase (RFC 9562, section 4), printed in lowercase.
extension UUID: ParameterConvertible {
    /// The name of the type in patterns: `UUID`, which is built in.
    public static var parameterType: ParameterType { .named("UUID") }

    /// The accepted strings: five groups of hexadecimal digits, 8-4-4-4-12.
    public static var parameterConstraint: ParameterConstraint { ParameterConstraint(.format(.uuid)) }

    /// Creates a UUID from a string of five groups of hexadecimal digits; `nil` for any other string.
    public init?(parameter text: String) {
        guard Self.parameterConstraint.accepts(text) else { return nil }
        self.init(uuidString: text)
    }

    /// The UUID as a lowercase string.
    public var parameterText: String { uuidString.lowercased() }
}

/// `{price: Decimal}`: a decimal number such as `12`, `-0.5` or `1.50`, with a point in every locale.
///
/// Exponents, `+5`, `007`, `-0` and `.5` do not match. At most 38 digits are accepted, which a `Decimal` never rounds;
/// a `0` before the point does not count. Trailing zeros of the fraction are not printed: `1.5`.
extension Decimal: ParameterConvertible {
    /// The name of the type in patterns: `Decimal`.
    public static var parameterType: ParameterType { .named("Decimal") }

    /// The strings that `init(parameter:)` accepts, as a regular expression in route files.
    public static var parameterConstraint: ParameterConstraint {
        .custom(
            { Self(parameter: $0) != nil }, canonicalSpelling: { Self(parameter: $0)?.parameterText },
            expression: String.shortDecimals)
    }

    /// Creates the exact number of a string such as `-0.5`; `nil` for `1e3`, `+5`, `07`, `-0`, `.5` and over 38 digits.
    public init?(parameter text: String) {
        let canonical = text.withoutFractionZeros
        guard text.isShortDecimal, let value = Decimal(string: text), value.parameterText == canonical else {
            return nil
        }
        self = value
    }

    /// The decimal digits, with a point before a fraction. NaN becomes `NaN`, which no `Decimal` parameter matches.
    public var parameterText: String { description.withoutFractionZeros }
}

extension String {
    /// The number of digits that every `Decimal` can represent.
    private static let maximumDigits = 38

    /// `true` for a decimal without an exponent that `Decimal` does not round.
    fileprivate var isShortDecimal: Bool {
        let digits = utf8.count { $0 &- 0x30 < 10 }
        let isBelowOne = hasPrefix("0") || hasPrefix("-0")
        return digits <= Self.maximumDigits + (isBelowOne ? 1 : 0) && utf8.allSatisfy { $0 | 0x20 != 0x65 }
            && ParameterConstraint(.double).accepts(self)
    }

    fileprivate static var shortDecimals: String {
        let most = maximumDigits
        let mixed = (1..<most).map { "[1-9][0-9]{0,\($0 - 1)}[.][0-9]{1,\(most - $0)}" }
        let negative = (0..<most).map { String(repeating: "0", count: $0) + "[1-9][0-9]{0,\(most - 1 - $0)}" }
        return "0([.][0-9]{1,\(most)})?|-0[.](\(negative.joined(separator: "|")))|-?([1-9][0-9]{0,\(most - 1)}|"
            + "\(mixed.joined(separator: "|")))"
    }

    /// The number without trailing zeros of the fraction: `1.5` for `1.50`, `2` for `2.00`.
    fileprivate var withoutFractionZeros: String {
        guard utf8.contains(UInt8(ascii: ".")) else { return self }
        var digits = utf8[...]
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        return String(Substring(digits))
    }
}

/// `{day: Date}`: a day, or a time with its UTC offset, in the ISO 8601 profile of RFC 3339, section 5.6.
///
/// | input | date |
/// |---|---|
/// | `2026-11-21` | midnight in UTC |
/// | `2026-11-21T09:30:00Z` | a time in UTC |
/// | `2026-11-21T09:30:00.125+02:00` | a time two hours ahead of UTC, with up to nine digits of a second |
///
/// A day must exist in the calendar (no 30 February), in the years 0000 to 9999. A time must exist on the clock (no
/// `24:00:00`, no leap second). A time without an offset does not match, because it would differ between devices. In
/// the years 0000, 0001, 9998 and 9999 a time must be in UTC, and in 0000 and 9999 with at most three fraction digits,
/// so that every accepted date can be printed.
///
/// A date is printed as the day alone for midnight in UTC, otherwise as the time in UTC with the fewest fraction digits
/// that restore it. Dates outside the range, or finer than a nanosecond (close to 1 January 2001), cannot be printed.
extension Date: ParameterConvertible {
    /// The name of the type in patterns: `Date`.
    public static var parameterType: ParameterType { .named("Date") }

    /// The strings that `init(parameter:)` accepts, as a regular expression in route files.
    public static var parameterConstraint: ParameterConstraint {
        .custom(
            { Self(parameter: $0) != nil }, canonicalSpelling: { Self(parameter: $0)?.parameterText },
            expression: DateReader.expression)
    }

    /// Creates a date from a day, such as `2026-11-21`, or a time with its UTC offset; `nil` for other strings.
    public init?(parameter text: String) {
        var reader = DateReader(text)
        guard let instant = reader.instant() else { return nil }
        let seconds = Double(instant.seconds) + instant.fraction
        guard DateWriter.range.contains(seconds) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    /// The date as an ISO 8601 string in UTC. For an unprintable date, a string that no date parameter matches.
    public var parameterText: String {
        DateWriter(seconds: timeIntervalSinceReferenceDate).text ?? "\(timeIntervalSinceReferenceDate) s"
    }
}
