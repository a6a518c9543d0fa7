import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("The nearest name")
struct SuggestionTests {
    static let types = ["String", "UInt", "Int", "Int64", "Double", "Bool", "UUID", "Float"]

    @Test(
        "To a type",
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

    @Test("Is the first of several that are as near, and equal but for case before all")
    func order() {
        #expect(Suggestion.nearest(to: "cat", among: ["car", "bat"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "CAT"]) == "CAT")
        #expect(Suggestion.nearest(to: "patern", among: ["pattern", "lantern"]) == "pattern")
        #expect(Suggestion.nearest(to: "a", among: []) == nil)
    }

    @Test("To a long word is looked for only among what can be meant")
    func long() {
        let long = String(repeating: "a", count: 100_000)
        #expect(Suggestion.nearest(to: long, among: [long + "b", "a"]) == nil)
        #expect(Suggestion.nearest(to: "abc", among: [long]) == nil)
    }
}
