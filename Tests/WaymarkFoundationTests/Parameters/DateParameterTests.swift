import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkFoundation
import WaymarkRoutes

@Suite("Dates as parameters")
struct DateParameterTests {
    /// Each row has a string, the seconds since 1970 by `date -u -d TEXT +%s`, and the canonical string.
    @Test(
        "A date string reads as its date and prints in canonical form",
        arguments: [
            ("2026-11-21", 1_795_219_200, "2026-11-21"),
            ("2026-11-21T00:00:00Z", 1_795_219_200, "2026-11-21"),
            ("2026-11-21T02:00:00+02:00", 1_795_219_200, "2026-11-21"),
            ("2026-11-20T18:30:00-05:30", 1_795_219_200, "2026-11-21"),
            ("2026-11-21T09:30:15Z", 1_795_253_415, "2026-11-21T09:30:15Z"),
            ("2026-11-21T09:30:15+00:00", 1_795_253_415, "2026-11-21T09:30:15Z"),
            ("2026-11-21T23:59:59-23:59", 1_795_391_939, "2026-11-22T23:58:59Z"),
            ("2026-11-21T09:30:15.5Z", 1_795_253_415.5, "2026-11-21T09:30:15.5Z"),
            ("2026-11-21T09:30:15.500000000Z", 1_795_253_415.5, "2026-11-21T09:30:15.5Z"),
            ("2026-11-21T09:30:15.125+02:00", 1_795_246_215.125, "2026-11-21T07:30:15.125Z"),
            ("1970-01-01", 0, "1970-01-01"),
            ("1969-12-31T23:59:59Z", -1, "1969-12-31T23:59:59Z"),
            ("1969-12-31T23:59:59.75Z", -0.25, "1969-12-31T23:59:59.75Z"),
            ("2001-01-01", 978_307_200, "2001-01-01"),
            ("2024-02-29", 1_709_164_800, "2024-02-29"),
            ("2000-02-29", 951_782_400, "2000-02-29"),
            ("1582-10-10", -12_219_724_800, "1582-10-10"),
            ("0001-01-01", -62_135_596_800, "0001-01-01"),
            ("0001-01-01T00:00:00.125Z", -62_135_596_799.875, "0001-01-01T00:00:00.125Z"),
            ("0002-01-01T00:00:00+01:00", -62_104_064_400, "0001-12-31T23:00:00Z"),
            ("0000-01-01", -62_167_219_200, "0000-01-01"),
            ("0000-02-29", -62_162_121_600, "0000-02-29"),
            ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
        ] as [(String, Double, String)])
    func reading(_ text: String, _ seconds: Double, _ canonical: String) {
        let date = Date(parameter: text)
        #expect(date?.timeIntervalSince1970 == seconds)
        #expect(date?.parameterText == canonical)
        #expect(Date(parameter: canonical) == date)
        #expect(Date.parameterConstraint.accepts(text))
    }

    @Test(
        "A string that is not a valid date is refused",
        arguments: [
            "", "2026", "2026-11", "2026-11-2", "2026-11-211", "20261121", "2026/11/21", "2026-11-21 ", " 2026-11-21",
            "26-11-21", "+2026-11-21", "-2026-11-21", "12026-11-21", "2026-W47-6", "2026-325",
            "2026-00-10", "2026-13-10", "2026-11-00", "2026-11-31", "2026-02-29", "2026-02-30", "1900-02-29",
            "2026-11-21T", "2026-11-21Z", "2026-11-21T09:30:15", "2026-11-21T09:30Z", "2026-11-21T0930Z",
            "2026-11-21T24:00:00Z", "2026-11-21T23:60:00Z", "2026-11-21T23:59:60Z", "2026-11-21T9:30:15Z",
            "2026-11-21t09:30:15Z", "2026-11-21T09:30:15z", "2026-11-21 09:30:15Z", "2026-11-21T09:30:15ZZ",
            "2026-11-21T09:30:15.Z", "2026-11-21T09:30:15,5Z", "2026-11-21T09:30:15.1234567891Z",
            "2026-11-21T09:30:15+2:00", "2026-11-21T09:30:15+0200", "2026-11-21T09:30:15+02",
            "2026-11-21T09:30:15+24:00",
            "2026-11-21T09:30:15+02:60", "2026-11-21T09:30:15-00:00", "2026-11-21T09:30:15 02:00",
            "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "0000-06-01T00:00:00-00:01",
            "9999-12-31T23:59:59.9999Z", "9999-01-01T00:00:00+00:00", "0001-01-01T00:00:00.1234+01:00",
            "9998-12-31T23:59:59.1234-01:00", "0001-06-01T12:00:00+00:00",
            "٢٠٢٦-١١-٢١", "２０２６-11-21", "2026-11-21\u{301}", "2026-11-21\0", "2026–11–21", "now", "1795219200",
        ])
    func refusing(_ text: String) {
        #expect(Date(parameter: text) == nil)
        #expect(!Date.parameterConstraint.accepts(text))
    }

    @Test(
        "A date without a spelling prints a string that does not read back",
        arguments: [
            Double.nan, .infinity, -.infinity, 1e300, -1e300, 252_423_993_600, (-63_145_526_400.0).nextDown,
        ])
    func unwritable(_ seconds: Double) {
        let text = Date(timeIntervalSinceReferenceDate: seconds).parameterText
        #expect(Date(parameter: text) == nil)
    }

    @Test(
        "Every calendar day follows the previous day without a gap",
        arguments: [0, 400, 1580, 1899, 1999, 2100, 9996])
    func days(_ year: Int) throws {
        var previous: CalendarDay?
        var count = 0
        for month in 0...13 {
            for day in 0...32 {
                guard let found = CalendarDay(year: year, month: month, day: day) else { continue }
                count += 1
                #expect(CalendarDay(daysSinceReference: found.daysSinceReference) == found)
                if let previous { #expect(found.daysSinceReference == previous.daysSinceReference + 1) }
                previous = found
            }
        }
        #expect(count == (year % 400 == 0 || year % 4 == 0 && year % 100 != 0 ? 366 : 365))
    }

    @Test("A random date reads back equal and prints as Foundation formats it")
    func roundTrips() throws {
        var generator = SystemRandomNumberGenerator()
        let format = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
        for _ in 0..<5_000 {
            let seconds = Double.random(in: DateWriter.range, using: &generator)
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            // Near 2001, doubles are more precise than a nanosecond.
            let read = Date(parameter: date.parameterText)
            let isAtEnd = !(-63_113_904_000.0..<252_392_457_600.0).contains(seconds)
            #expect(read == date || read == nil && (abs(seconds) < 8_400_000 || isAtEnd), "\(seconds)")
            let whole = Date(timeIntervalSinceReferenceDate: seconds.rounded())
            #expect(Date(parameter: whole.parameterText) == whole, "\(seconds)")
            // Before 1583, Foundation uses another calendar.
            guard seconds > -13_191_000_000, whole.parameterText.contains("T") else { continue }
            #expect(whole.parameterText == whole.formatted(format), "\(seconds)")
        }
    }

    @Test(
        "A date near 2001 prints to the nanosecond, and a finer date does not read back",
        arguments: [
            (0.123_456_789, "2001-01-01T00:00:00.123456789Z"), (1e-9, "2001-01-01T00:00:00.000000001Z"),
            (0.123_456_789_4, nil), (-1e-12, nil), (1.0 / 3, nil),
        ])
    func nanoseconds(_ seconds: Double, _ text: String?) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(Date(parameter: date.parameterText) == (text == nil ? nil : date))
        if let text { #expect(date.parameterText == text) }
    }
}
