/// A reader of dates in the ISO 8601 profile of RFC 3339, with uppercase `T` and `Z`.
struct DateReader {
    private var bytes: Substring.UTF8View

    init(_ text: String) { bytes = text[...].utf8 }

    /// Reads a day or a time, as whole seconds since 1 January 2001 and a fraction; `nil` if the string is invalid.
    mutating func instant() -> (seconds: Int, fraction: Double)? {
        guard let day = day() else { return nil }
        let midnight = day.daysSinceReference * 86_400
        if bytes.isEmpty { return (midnight, 0) }
        guard skip("T"), let time = time() else { return nil }
        // In the years 0, 1, 9998 and 9999, rejects times that are not in UTC. Their conversion could leave the
        // printable years, or give a time in the years 0 or 9999, in which only three fraction digits are allowed.
        let isUTC = bytes.last == UInt8(ascii: "Z")
        guard (2...9997).contains(day.year) || isUTC,
            let fraction = fraction(digits: day.year == 0 || day.year == 9999 ? 1...3 : 1...9),
            let offset = offset(), bytes.isEmpty
        else { return nil }
        return (midnight + time - offset, fraction)
    }

    private mutating func day() -> CalendarDay? {
        guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
            let day = number(digits: 2)
        else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }

    /// Reads the seconds since midnight. Leap seconds are rejected: Foundation's dates cannot represent them.
    private mutating func time() -> Int? {
        guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60,
            skip(":"), let second = number(digits: 2), second < 60
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    private mutating func fraction(digits allowed: ClosedRange<Int>) -> Double? {
        guard skip(".") else { return 0 }
        let digits = bytes.prefix(while: { $0 &- 0x30 < 10 })
        let count = digits.count
        guard allowed ~= count else { return nil }
        return number(digits: count).map { Double($0) / DateWriter.powerOfTen(count) }
    }

    /// Reads the offset from UTC in seconds; `nil` for `-00:00`, which means unknown (RFC 3339, section 4.3).
    private mutating func offset() -> Int? {
        if skip("Z") { return 0 }
        let isAhead = skip("+")
        guard isAhead || skip("-"), let hours = number(digits: 2), hours < 24, skip(":"),
            let minutes = number(digits: 2), minutes < 60
        else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return isAhead ? seconds : seconds == 0 ? nil : -seconds
    }

    private mutating func number(digits count: Int) -> Int? {
        let digits = bytes.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        bytes.removeFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard bytes.first == UInt8(ascii: character) else { return false }
        bytes.removeFirst()
        return true
    }

    /// The regular expression of exactly the strings that ``instant()`` accepts.
    static var expression: String {
        let days =
            "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8])"
        let fourths = "(0[48]|[2468][048]|[13579][26])"
        let middleYears = "([1-8][0-9]{3}|0([1-9][0-9]{2}|0([1-9][0-9]|0[2-9]))|9([0-8][0-9]{2}|9([0-8][0-9]|9[0-7])))"
        let middle = "\(middleYears)-(\(days))|([0-9]{2}\(fourths)|\(fourths)00)-02-29"
        let first = "0000-(\(days)|02-29)"
        let last = "9999-(\(days))"
        let time = "T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
        let behind = "00:(0[1-9]|[1-5][0-9])|(0[1-9]|1[0-9]|2[0-3]):[0-5][0-9]"
        let offset = "(Z|[+]([01][0-9]|2[0-3]):[0-5][0-9]|-(\(behind)))"
        return "(\(middle))(\(time)([.][0-9]{1,9})?\(offset))?|(0001|9998)-(\(days))(\(time)([.][0-9]{1,9})?Z)?"
            + "|(\(first)|\(last))(\(time)([.][0-9]{1,3})?Z)?"
    }
}
