#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

package enum CurrentMonth {
    /// The current month in UTC.
    package static var month: RouteMonth {
        var (now, parts) = (time(nil), tm())
        gmtime_r(&now, &parts)
        return RouteMonth(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1)
    }

    /// Returns the month of a day such as `2027-01-31`; `nil` for any other string.
    package static func month(ofDay text: String) -> RouteMonth? {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, let day = RouteMonth.number(parts[2], digits: 2),
            let month = RouteMonth(String(text.utf8.dropLast(3)) ?? ""), (1...month.dayCount).contains(day)
        else { return nil }
        return month
    }
}
