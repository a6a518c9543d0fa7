/// A day of the proleptic Gregorian calendar of ISO 8601, from the year 0 to 9999.
///
/// Foundation's `Calendar` depends on the locale, is Julian before 1582, and turns 30 February into 2 March.
package struct CalendarDay: Hashable {
    package let year: Int
    package let month: Int
    package let day: Int

    package init?(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 1...12 ~= month, 1...Self.length(ofMonth: month, year: year) ~= day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates a day from the number of days after 1 January 2001, Foundation's reference date.
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

    package var daysSinceReference: Int {
        // Years begin in March here, so that a leap day is the last day. Adding 400 years avoids negative values.
        let marchYear = year + 400 - (month <= 2 ? 1 : 0)
        let yearOfEra = marchYear % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return marchYear / 400 * Self.daysInEra + dayOfEra - Self.daysToReference
    }

    /// The number of days in 400 years, the period of the calendar.
    private static let daysInEra = 146_097
    /// The number of days from 1 March of the year -400 to 1 January 2001.
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
