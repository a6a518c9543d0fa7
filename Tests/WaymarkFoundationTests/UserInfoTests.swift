import Foundation
import Testing
import WaymarkDispatch
import WaymarkFoundation

@Suite("What the system hands over becomes a payload")
struct UserInfoTests {
    @Test("Values that JSON has, and URLs as texts, under names that are texts")
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

    @Test("Nothing is an empty payload")
    func nothing() { #expect(LinkPayload(userInfo: [:]).isEmpty) }

    @Test("A value that JSON does not have takes none of the others with it")
    func others() {
        #expect(LinkPayload(userInfo: ["a": Double.nan, "b": [Date()], "c": 1]) == ["c": 1])
    }
}
