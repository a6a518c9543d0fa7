import Foundation
import Testing
import WaymarkDispatch
import WaymarkFoundation

@Suite("Payloads from user info dictionaries")
struct UserInfoTests {
    @Test("A payload keeps JSON values and URLs as strings under string keys")
    func values() {
        let userInfo: [AnyHashable: Any] = [
            "text": "a", "number": 3, "fraction": 1.5, "yes": true, "list": ["a", 1], "object": ["a": ["b": 2]],
            "url": NSURL(string: "myapp://a") as Any, "date": Date(), 7: "no name", "data": Data([1]),
        ]
        let payload = LinkPayload(userInfo: userInfo)
        #expect(
            payload == [
                "text": "a", "number": 3, "fraction": 1.5, "yes": true, "list": ["a", 1], "object": ["a": ["b": 2]],
                "url": "myapp://a",
            ])
    }

    @Test("An empty user info dictionary gives an empty payload")
    func nothing() { #expect(LinkPayload(userInfo: [:]).isEmpty) }

    @Test("A value without a JSON form is left out and other values are kept")
    func others() {
        #expect(LinkPayload(userInfo: ["a": Double.nan, "b": [Date()], "c": 1]) == ["b": [], "c": 1])
        let url = NSURL(string: "myapp://a") as Any
        let userInfo: [AnyHashable: Any] = ["data": ["url": url, "at": Date(), "list": [url, Date(), 1]]]
        #expect(LinkPayload(userInfo: userInfo) == ["data": ["url": "myapp://a", "list": ["myapp://a", 1]]])
    }
}
