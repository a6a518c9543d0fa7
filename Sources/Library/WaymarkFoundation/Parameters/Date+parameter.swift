#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkCore
public import WaymarkRoutes

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
/// the years 0000 and 9999 a time must be in UTC with at most three fraction digits, so that every accepted string is a
/// date of these years.
///
/// Each date has one printed format: the day alone for midnight in UTC, otherwise the time in UTC. The fraction has the
/// fewest digits that restore the date. Dates outside the range cannot be printed. Neither can dates finer than a
/// nanosecond, which exist only in the months around 1 January 2001.
extension Date: ParameterConvertible {
    /// The name of the type in patterns: `Date`.
    public static var parameterType: ParameterType { .named("Date") }

    /// The strings that `init(parameter:)` accepts. Route files contain them as a regular expression.
    public static var parameterConstraint: ParameterConstraint {
        .custom(
            { Self(parameter: $0) != nil }, canonicalSpelling: { Self(parameter: $0)?.parameterText },
            expression: DateReader.expression)
    }

    /// Creates a date from an ISO 8601 string, such as `2026-11-21`, independent of locale and time zone.
    public init?(parameter text: String) {
        var reader = DateReader(text)
        guard let instant = reader.instant() else { return nil }
        let seconds = Double(instant.seconds) + instant.fraction
        guard DateWriter.range.contains(seconds) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    /// The date as an ISO 8601 string in UTC. For a date that has no such string, it is the number of seconds since
    /// 2001, which matches no date parameter.
    public var parameterText: String {
        DateWriter(seconds: timeIntervalSinceReferenceDate).text ?? "\(timeIntervalSinceReferenceDate) s"
    }
}
