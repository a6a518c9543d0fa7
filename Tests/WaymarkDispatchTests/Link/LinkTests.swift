import Foundation
import Testing
import WaymarkCore
import WaymarkDispatch

@Suite("A link says nothing private of itself")
struct LinkTests {
    @Test(
        "in its description",
        arguments: [
            ("https://example.com/reset?token=s3cret#top", "https://example.com/reset"),
            ("https://me:s3cret@example.com/a", "https://example.com/a"),
            ("app://invite/k1?s3cret", "app://invite/k1"), ("/a?s3cret", "/a"), ("a b?s3cret", "a b"),
            ("", ""),
        ])
    func description(_ url: String, _ expected: String) {
        let link = Link<AppRoute>(url: url, payload: ["k": "s3cret"])
        #expect("\(link)" == expected)
        #expect(link.debugDescription.contains("s3cret"))
    }

    @Test(
        "whatever its text is",
        arguments: ["http:?s3cret", "//h?s3cret", "%?s3cret", "\u{0}?s3cret#s3cret", "::#s3cret"])
    func anyText(_ text: String) {
        #expect(!"\(Link<AppRoute>(url: text))".contains("s3cret"))
    }

    @Test("nor of its route")
    func route() {
        #expect("\(Link(route: AppRoute.post(1234)))" == "AppRoute value")
    }

    @Test("nor of what came with it")
    func payload() {
        let payload: LinkPayload = ["token": "s3cret", "aps": ["badge": 3]]
        #expect("\(payload)" == "aps, token")
        #expect(payload["aps"]?["badge"]?.int == 3)
    }

    @Test("and its payload survives JSON")
    func coding() throws {
        let payload: LinkPayload = [
            "text": "x", "whole": 3, "fraction": 2.5, "truth": true, "none": .null, "list": [1, "a", [:]],
            "object": ["deep": [false]],
        ]
        let data = try JSONEncoder().encode(payload)
        #expect(try JSONDecoder().decode(LinkPayload.self, from: data) == payload)
        #expect(LinkPayload(["a": "b"] as [String: String]) == ["a": "b"])
    }

    @Test("and a payload's value is what it is")
    func values() {
        let value: PayloadValue = ["a": 1, "b": 2.5, "c": "x", "d": true, "e": [1]]
        #expect(value["a"]?.int == 1 && value["a"]?.double == 1 && value["b"]?.double == 2.5)
        #expect(value["c"]?.string == "x" && value["d"]?.bool == true && value["e"]?.list == [1])
        #expect(value["a"]?.string == nil && value["c"]?.int == nil && value.bool == nil && value["zzz"] == nil)
    }
}
