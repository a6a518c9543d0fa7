/// A writer of times as ISO 8601 strings, such as `2026-11-21T09:30:00Z`, which date parameters accept.
package struct DateWriter {
    /// The seconds since 1 January 2001.
    let seconds: Double

    /// The printable times, as seconds since 1 January 2001: the years 0 to 9999.
    package static let range = -63_145_526_400.0..<252_423_993_600.0

    /// The day alone for midnight in UTC, otherwise the time in UTC with the fewest fraction digits that restore it.
    /// `nil` outside of ``range``, and if nine digits (three in the years 0000 and 9999) do not suffice.
    var text: String? {
        guard Self.range.contains(seconds), let (whole, fraction) = shortest else { return nil }
        let secondOfDay = (whole % 86_400 + 86_400) % 86_400
        let day = CalendarDay(daysSinceReference: (whole - secondOfDay) / 86_400)
        if day.year == 0 || day.year == 9999, fraction.utf8.count > 4 { return nil }
        let date = "\(padded(day.year, to: 4))-\(padded(day.month))-\(padded(day.day))"
        guard secondOfDay != 0 || !fraction.isEmpty else { return date }
        let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { padded($0) }
        return date + "T" + time.joined(separator: ":") + fraction + "Z"
    }

    /// The whole seconds, and the shortest exact fraction, such as `.25`; `nil` if nine digits do not suffice.
    private var shortest: (whole: Int, fraction: String)? {
        let floor = seconds.rounded(.down)
        for digits in 0...9 {
            let scale = Self.powerOfTen(digits)
            let scaled = ((seconds - floor) * scale).rounded()
            guard floor + scaled / scale == seconds else { continue }
            let (carry, left) = scaled == scale ? (1, 0) : (0, Int(scaled))
            return (Int(floor) + carry, left == 0 ? "" : "." + padded(left, to: digits))
        }
        return nil
    }

    static func powerOfTen(_ exponent: Int) -> Double { Double((0..<exponent).reduce(1) { power, _ in power * 10 }) }

    private func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
