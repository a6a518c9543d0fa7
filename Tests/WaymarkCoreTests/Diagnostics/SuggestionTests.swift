import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Suggestions of the nearest name")
struct SuggestionTests {
    static let types = ["String", "UInt", "Int", "Int64", "Double", "Bool", "UUID", "Float"]

    @Test(
        "The suggestion for a misspelt type is the nearest type, or none",
        arguments: [
            ("int", "Int"), ("INT", "Int"), ("Itn", "Int"), ("Inr", "Int"), ("Strng", "String"), ("sting", "String"),
            ("Duoble", "Double"),
            ("uuid", "UUID"), ("Boolean", "Bool"), ("Integer", "Int"), ("Str", "String"), ("Do", nil), ("x", nil),
            ("", nil), ("Int", "UInt"),
            ("Int46", "Int64"),
        ])
    func type(word: String, expected: String?) {
        #expect(Suggestion.nearest(to: word, among: Self.types) == expected)
    }

    @Test("A suggestion prefers a name that differs only in case, then the first of the nearest")
    func order() {
        #expect(Suggestion.nearest(to: "cat", among: ["car", "bat"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "CAT"]) == "CAT")
        #expect(Suggestion.nearest(to: "patern", among: ["pattern", "lantern"]) == "pattern")
        #expect(Suggestion.nearest(to: "a", among: []) == nil)
    }

    @Test("A name of 100,000 characters gets no suggestion and is never suggested")
    func long() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: long, among: [long + "b", "a"]) == nil)
        #expect(Suggestion.nearest(to: "abc", among: [long]) == nil)
    }
}
