import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@Suite("Descriptions and payloads of incoming links")
struct IncomingLinkTests {
    @Test(
        "The description of a link hides its URL and payload",
        arguments: [
            "https://example.com/s3cret?token=s3cret#s3cret", "https://me:s3cret@example.com/a", "app://invite/s3cret",
            "s3cret", "", "//h?s3cret", "%?s3cret", "\u{0}?s3cret#s3cret", "::#s3cret",
        ])
    func description(_ url: String) {
        let link = IncomingLink<AppRoute>(url: url, via: .notification, payload: ["k": "s3cret"])
        #expect("\(link)" == "link via notification")
        #expect("\([link])" == "[link via notification]")
        var dumped = ""
        dump(link, to: &dumped)
        #expect(dumped == "- link via notification\n")
    }

    @Test("The description of a link shows only the case name of its route")
    func route() {
        #expect("\(IncomingLink(route: AppRoute.post(1234)))" == "AppRoute.post via inApp")
    }

    @Test("The description of a payload lists only its keys")
    func payload() {
        let payload: LinkPayload = ["token": "s3cret", "aps": ["badge": 3]]
        #expect("\(payload)" == "aps, token")
        #expect(payload["aps"]?["badge"]?.int == 3)
    }

    @Test("A payload survives encoding to JSON and decoding")
    func coding() throws {
        let payload: LinkPayload = [
            "text": "x", "whole": 3, "fraction": 2.5, "truth": true, "none": .null, "list": [1, "a", [:]],
            "object": ["deep": [false]],
        ]
        let data = try JSONEncoder().encode(payload)
        #expect(try JSONDecoder().decode(LinkPayload.self, from: data) == payload)
        #expect(LinkPayload(["a": "b"] as [String: String]) == ["a": "b"])
    }

    @Test(
        "A JSON number keeps its value when a payload is decoded and encoded again",
        arguments: [
            ("1.0", 1), ("-0.0", 0), ("2.5", 2.5), ("9223372036854775807", .int(.max)),
            ("9223372036854775808", 9_223_372_036_854_775_808.0), ("-9223372036854775808", .int(.min)),
            ("9223372036854775.0088", 9_223_372_036_854_776), ("1e18", 1_000_000_000_000_000_000), ("1e300", 1e300),
        ] as [(String, PayloadValue)])
    func numbers(_ text: String, _ expected: PayloadValue) throws {
        let value = try JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8))
        #expect(value == expected)
        #expect(try JSONDecoder().decode(PayloadValue.self, from: JSONEncoder().encode(value)) == value)
    }

    /// An unrepresentable value in one pending link must not prevent saving the others.
    @Test("A payload value that JSON cannot represent does not affect the other values")
    func unwritable() throws {
        let deep = (0..<1000).reduce(PayloadValue.null) { value, _ in ["deeper": value] }
        let payload: LinkPayload = [
            "nan": .double(.nan), "infinite": [.double(-.infinity), 1], "deep": deep, "text": "x",
        ]
        let read = try JSONDecoder().decode(LinkPayload.self, from: JSONEncoder().encode(payload))
        #expect(read["nan"] == .null && read["infinite"] == [.null, 1] && read["text"] == "x")
        #expect(read["deep"]?["deeper"]?["deeper"] != nil)
    }

    @Test("A payload value is readable through the accessor of its type")
    func values() {
        let value: PayloadValue = ["a": 1, "b": 2.5, "c": "x", "d": true, "e": [1]]
        #expect(value["a"]?.int == 1 && value["a"]?.double == 1 && value["b"]?.double == 2.5)
        #expect(value["c"]?.string == "x" && value["d"]?.bool == true && value["e"]?.list == [1])
        #expect(value["a"]?.string == nil && value["c"]?.int == nil && value.bool == nil && value["zzz"] == nil)
    }
}
