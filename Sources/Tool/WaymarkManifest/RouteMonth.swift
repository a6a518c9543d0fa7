/// A month in UTC, such as `2027-01`: the last one in which links of a deprecated route are guaranteed to open.
public struct RouteMonth: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The year, from 1 to 9999.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// Creates a month from a string such as `2027-01`, with four and two digits; returns `nil` for any other string.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, let year = Self.number(parts[0], digits: 4),
            let month = Self.number(parts[1], digits: 2),
            year > 0, (1...12).contains(month)
        else { return nil }
        (self.year, self.month) = (year, month)
    }

    package init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

    package var dayCount: Int {
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The month with four digits, `-` and two digits, such as `2027-01`.
    public var description: String {
        let (year, month) = (String(year), String(month))
        return String(repeating: "0", count: 4 - year.count) + year + "-" + (month.count == 1 ? "0" : "") + month
    }

    /// Returns `true` if the month `a` is earlier than `b`.
    public static func < (a: RouteMonth, b: RouteMonth) -> Bool { (a.year, a.month) < (b.year, b.month) }

    /// Returns the number in a string of exactly `digits` decimal digits; `nil` for any other string.
    package static func number(_ text: Substring.UTF8View, digits: Int) -> Int? {
        guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return text.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
}
