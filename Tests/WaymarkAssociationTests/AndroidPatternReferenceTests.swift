import TestSupport
import Testing
import WaymarkEngine
import WaymarkLanguages

@testable import WaymarkAssociation

/// Compares Android patterns and their languages with slow reference matchers.
struct AndroidPatternReferenceTests {
    @Test(
        "Simple Android patterns match the same strings as a slow reference matcher",
        arguments: ["a", "b", ".", "*", "\\"])
    func simple(first: String) {
        let texts = SlowGlob.texts(over: ["a", "b", ".", "*"], upTo: 4)
        for rest in SlowGlob.texts(over: ["a", "b", ".", "*", "\\"], upTo: 3) {
            let pattern = first + rest
            expect(.simpleGlob(SimpleGlob(pattern)), pattern, texts) {
                SlowGlob.simple(Array(pattern)[...], Array($0)[...])
            }
        }
    }

    @Test("Advanced Android patterns match the same strings as a slow reference matcher", arguments: SlowGlob.atoms)
    func advanced(first: String) throws {
        let texts = SlowGlob.texts(over: ["a", "b", "."], upTo: Thoroughness.isFull ? 5 : 4)
        let parts = SlowGlob.atoms.flatMap { atom in SlowGlob.counts.map { (atom, $0) } }
        for count in SlowGlob.counts {
            for second in parts {
                let pattern = first + count.text + second.0 + second.1.text + "b"
                let all = [(first, count), second, ("b", SlowGlob.counts[0])]
                expect(.advancedGlob(try AdvancedGlob(pattern)), pattern, texts) {
                    SlowGlob.advanced(all[...], Array($0)[...])
                }
            }
        }
    }

    @Test("A character beyond U+FFFF counts as two characters in Android patterns")
    func units() throws {
        #expect(!"😀".withBytes(SimpleGlob(".").accepts))
        #expect("😀".withBytes(SimpleGlob("..").accepts))
        #expect("😀".withBytes(SimpleGlob("😀").accepts))
        #expect("é".withBytes(try AdvancedGlob("[à-ü]").accepts))
    }

    @Test("Android patterns of 100,000 characters are decided, or refused as too large")
    func long() throws {
        let text = String(repeating: "a", count: 100_000)
        #expect(!text.withBytes(SimpleGlob(String(repeating: "a*", count: 50_000) + "b").accepts))
        #expect(!text.withBytes(try AdvancedGlob("a*a*a*a*b").accepts))
        #expect(throws: AdvancedGlobError.tooLarge) { try AdvancedGlob(text) }
    }

    private func expect(
        _ test: AndroidTest, _ pattern: String, _ texts: [String], _ reference: (String) -> Bool
    ) {
        var pool = LanguagePool()
        let language = test.language(in: &pool) ?? .nothing
        let wrong = texts.filter { text in
            let expected = reference(text)
            return text.withBytes(test.accepts) != expected || pool.contains(text.utf8, in: language) != expected
        }
        #expect(wrong.isEmpty, "\(pattern)")
    }
}

/// A slow matcher for patterns, one character at a time.
enum SlowGlob {
    static func texts(over letters: [String], upTo count: Int) -> [String] {
        var (all, last) = ([""], [""])
        for _ in 0..<count {
            last = last.flatMap { text in letters.map { text + $0 } }
            all += last
        }
        return all
    }

    static func simple(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        if pattern.elementsEqual(".*") { return true }
        guard let first = pattern.first else { return text.isEmpty }
        guard let next = text.first else { return false }
        let isEscaped = first == "\\"
        let body = isEscaped ? pattern.dropFirst() : pattern
        // After the end of the pattern the platform reads U+0000.
        let character = body.first ?? "\0"
        let rest = body.dropFirst()
        guard rest.first == "*" else {
            return (character == "." || character == next) && simple(rest, text.dropFirst())
        }
        let behind = rest.dropFirst()
        guard !isEscaped, character == "." else { return simple(behind, text.drop { $0 == character }) }
        let end = behind.first == "\\" ? behind.dropFirst() : behind
        guard let found = text.firstIndex(of: end.first ?? "\0") else { return false }
        return simple(end.dropFirst(), text[(found + 1)...])
    }

    static let atoms = ["a", ".", "\\.", "[ab]", "[^a]", "[a-b.]", "[b-a]"]
    static let counts: [(text: String, least: Int, most: Int)] = [
        ("", 1, 1), ("*", 0, 99), ("+", 1, 99), ("{2}", 2, 2), ("{1,2}", 1, 2), ("{2,}", 2, 99), ("{0}", 0, 0),
    ]

    static func advanced(
        _ parts: ArraySlice<(String, (text: String, least: Int, most: Int))>, _ text: ArraySlice<Character>
    ) -> Bool {
        guard let (atom, count) = parts.first else { return text.isEmpty }
        let taken = text.prefix { fits($0, atom) }.prefix(count.most)
        return taken.count >= count.least && advanced(parts.dropFirst(), text.dropFirst(taken.count))
    }

    private static func fits(_ character: Character, _ atom: String) -> Bool {
        switch atom {
        case ".": true
        case "\\.": character == "."
        case "[ab]": "ab".contains(character)
        case "[^a]": character != "a"
        case "[a-b.]": "ab.".contains(character)
        case "[b-a]": false
        default: atom.contains(character)
        }
    }
}
