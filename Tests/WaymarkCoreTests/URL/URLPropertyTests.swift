import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Properties that hold for every sequence of bytes.
@Suite("Parsing of arbitrary bytes")
struct URLPropertyTests {
    /// Bytes with a meaning somewhere in a URL.
    static let telling =
        Array(":/?#[]@%&=+;,.\\ \"<|{^`~_-aZ09\t\n\u{0}\u{7F}".utf8) + [0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xFF]

    static let seeds: [[UInt8]] = {
        let hostile = ((try? HostileCase.file.get()) ?? []).compactMap(\.input)
        let texts =
            hostile + [
                "https://example.com/user/123/edit?ref=mail&x=1#top", "myapp://open/item/caf%C3%A9?q=%E4%B8%AD&b",
                "https://[2001:db8::1]:8443/a//b/?x#y", "user/1/..%2f", "tel:+1-816-555-1212", "",
            ]
        return texts.map { Array($0.utf8) }
    }()

    @Test("The parser agrees with the reference on every prefix and suffix of an odd link")
    func cutTexts() {
        let texts = Self.seeds.lazy.flatMap { seed in
            (0...seed.count).lazy.flatMap { [Array(seed.prefix($0)), Array(seed.suffix($0))] }
        }
        expectAgreement(texts)
    }

    @Test("The parser agrees with the reference on odd links with one changed byte")
    func changedBytes() {
        let texts = Self.seeds.lazy.flatMap { seed in
            seed.indices.lazy.map { index in
                var changed = seed
                changed[index] = Self.telling[(index + seed.count) % Self.telling.count]
                return changed
            }
        }
        expectAgreement(texts)
    }

    @Test("The parser agrees with the reference on random bytes", arguments: 0..<4)
    func randomBytes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let texts = (0..<1500).map { _ in randomText(&random) }
        expectAgreement(texts)
    }

    private func randomText(_ random: inout SeededGenerator) -> [UInt8] {
        let beginnings = ["", "https://", "myapp://", "https://h/", "/", "/?", "/#", "https://h:", "a:"]
        let middles = ["/", "/", "&", "=", ".", "%2e", "%2F", "%C3%A9", "..", "?", "#"]
        var bytes = Array(random.pick(beginnings).utf8)
        for _ in 0..<Int.random(in: 0...90, using: &random) {
            switch Int.random(in: 0...40, using: &random) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
            case 1: bytes.append(random.pick(Self.telling))
            case 2...7: bytes += random.pick(middles).utf8
            default: bytes.append(UInt8.random(in: 0x61...0x7A, using: &random))
            }
        }
        return bytes
    }

    /// Checks every string with ``URLComplaint``, and records the first failures.
    private func expectAgreement(_ texts: some Sequence<[UInt8]>, sourceLocation: SourceLocation = #_sourceLocation) {
        let complaints = texts.lazy.compactMap { bytes in
            URLComplaint.about(bytes).map { "\(String(decoding: bytes, as: UTF8.self).debugDescription): \($0)" }
        }
        #expect(Array(complaints.prefix(5)) == [], sourceLocation: sourceLocation)
    }
}
