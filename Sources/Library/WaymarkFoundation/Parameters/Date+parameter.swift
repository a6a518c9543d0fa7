#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

/// `{day: Date}`: a day, or a time with its offset from UTC, by ISO 8601 as RFC 3339, 5.6 narrows it.
///
/// | text | is |
/// |---|---|
/// | `2026-11-21` | midnight in UTC |
/// | `2026-11-21T09:30:00Z` | a time in UTC |
/// | `2026-11-21T09:30:00.125+02:00` | a time two hours ahead of UTC, with up to nine digits of a second |
///
/// Every day must be one of the calendar (no 30 February), from the year 0000 to 9999, and every time one of the clock
/// (no `24:00:00`, no leap second). A time without an offset is not taken: it would be another instant on each device.
/// In the years 0000 and 9999 a time is in UTC and has at most three digits of a second, so that every text is a date of
/// these years.
///
/// A date is written in one way: the day alone for midnight in UTC, and otherwise the time in UTC, with as few digits
/// after the point as give the same date again. A date outside of those years cannot be written, nor one that is finer
/// than a nanosecond, which there are only in the months around 1 January 2001: it would read as another date.
extension Date: ParameterConvertible {
    /// The name in patterns.
    public static var parameterType: ParameterType { .named("Date") }

    /// The texts that ``init(parameter:)`` reads. Route files have them as a regular expression.
    public static var parameterConstraint: ParameterConstraint {
        .custom(
            { Self(parameter: $0) != nil }, respell: { Self(parameter: $0)?.parameterText },
            expression: DateReader.expression)
    }

    /// The date of its text, in no locale and no time zone but the text's own.
    public init?(parameter text: String) {
        var reader = DateReader(text)
        guard let instant = reader.instant() else { return nil }
        let seconds = Double(instant.seconds) + instant.fraction
        guard DateWriter.range.contains(seconds) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    /// The date as links spell it; the number of seconds since 2001, which no link takes, for a date that has no
    /// spelling.
    public var parameterText: String {
        DateWriter(seconds: timeIntervalSinceReferenceDate).text ?? "\(timeIntervalSinceReferenceDate) s"
    }
}
