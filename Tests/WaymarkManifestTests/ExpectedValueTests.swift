import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkManifest

struct ExpectedValueTests {
    @Test(
        "An expected value matches a capture of equal value",
        arguments: [
            (.text("15"), .int(15)), (.text("-3"), .int(-3)), (.text("18446744073709551615"), .uint(.max)),
            (.text("15"), .string("15")), (.text("007"), .string("007")), (.text("1.0"), .string("1.0")),
            (.text("1.5"), .double(1.5)), (.text("1.50"), .double(1.5)), (.text("2"), .double(2)),
            (.text("nan"), .double(.nan)), (.text("inf"), .double(.infinity)), (.text("-inf"), .double(-.infinity)),
            (.text("true"), .bool(true)), (.text("null"), .string("null")), (.text(""), .string("")),
            (.list(["1", "2"]), .list([1, 2])), (.list([]), .list([])), (.absent, nil),
        ] as [(ExpectedValue, CaptureValue?)])
    func fits(_ expected: ExpectedValue, _ value: CaptureValue?) { #expect(expected.matches(value)) }

    @Test(
        "An expected value does not match a capture of another value or spelling",
        arguments: [
            (.text("015"), .int(15)), (.text("+15"), .int(15)), (.text("15.0"), .int(15)), (.text("15"), .int(16)),
            (.text("15"), .string("015")), (.text("1.5"), .double(1.25)), (.text("+1.5"), .double(1.5)),
            (.text("nan"), .double(1)), (.text("1"), .double(.nan)), (.text("inf"), .double(-.infinity)),
            (.text("015"), .double(15)), (.text("0xF"), .double(15)),
            (.text("yes"), .bool(true)),
            (.text("True"), .bool(true)),
            (.text("é"), .string("e\u{301}")), (.text("1"), .list([1])), (.list(["1"]), .int(1)),
            (.list(["1"]), .list([1, 2])), (.list(["1", "3"]), .list([1, 2])), (.absent, .string("")), (.text(""), nil),
        ] as [(ExpectedValue, CaptureValue?)])
    func differs(_ expected: ExpectedValue, _ value: CaptureValue?) { #expect(!expected.matches(value)) }
}
