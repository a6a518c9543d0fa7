/// A day of the Gregorian calendar, as ISO 8601 has it: extended to the years before its introduction, from the year 0
/// to the year 9999.
///
/// Written out, because a `Calendar` takes the locale's calendar into account, changes to the Julian one in 1582, and
/// turns 30 February into 2 March.
package struct CalendarDay: Hashable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// A day, or `nil` if the calendar has none of that date.
    package init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, 1...Self.length(ofMonth: month, year: year) ~= day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day that is so many days after 1 January 2001, where Foundation's dates begin.
    package init(daysSinceReference days: Int) {
        let shifted = days + Self.daysToReference
        let era = shifted / Self.daysInEra
        let dayOfEra = shifted % Self.daysInEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 - 400 + (month <= 2 ? 1 : 0)
    }

    /// The days from 1 January 2001 to this one.
    package var daysSinceReference: Int {
        // Years begin in March here, so that the leap day is the last one, and 400 years earlier, so that nothing is
        // negative.
        let marchYear = year + 400 - (month <= 2 ? 1 : 0)
        let yearOfEra = marchYear % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return marchYear / 400 * Self.daysInEra + dayOfEra - Self.daysToReference
    }

    /// The days of 400 years, after which the calendar repeats itself.
    private static let daysInEra = 146_097
    /// The days from 1 March of the year -400 to 1 January 2001.
    private static let daysToReference = 876_888

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
