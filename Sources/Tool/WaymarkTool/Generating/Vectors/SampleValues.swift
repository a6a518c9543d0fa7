import WaymarkCore
import WaymarkEngine

/// Sample values at and beyond the limits of a parameter type. The type accepts the first one.
struct SampleValues {
    let constraint: ParameterConstraint

    var all: [CaptureValue] {
        switch constraint.kind {
        case .any, .custom: Self.texts.map { .string($0) }
        case .signed(let range): Self.integers(range)
        case .unsigned(let range): Self.integers(range)
        case .lenientInt: Self.integers(Int64.min...Int64.max)
        case .double: (Self.numbers + [.infinity, .nan]).map { .double($0) }
        case .float:
            // No sample is a double between two floats: it would be rounded to a valid value.
            (Self.floats.map { Double($0.description) ?? 0 } + [1e300, .infinity]).map { .double($0) }
        case .lenientDouble: (Self.numbers + [.infinity, -.infinity, .nan]).map { .double($0) }
        case .bool, .lenientBool: [true, false]
        case .format(let format): (format.samples.accepted + format.samples.rejected).map { .string($0) }
        case .oneOf: (constraint.alternatives ?? []).prefix(4).map { .string($0) } + ["no such word"]
        case .characters(let characters, let lengths): Self.texts(of: characters, lengths)
        case .matching(let automaton): automaton.samples.map { .string($0) } + ["", "/ \u{FC}"]
        }
    }

    /// Strings that need escapes, are forbidden in links, or contain delimiters of URLs.
    private static let texts = [
        "word", "two words", "a/b", "a?b", "a#b", "a%20b", "a+b", "a&b=c", "a,b", "a;b:c@d!e$f'g(h)i*j~k", "\u{FC}",
        "\u{65E5}\u{672C}", "\u{1F600}", "e\u{301}", "\u{202E}", "\"<>\\^`{|}[]", "..", ".", "...", "", "../a",
        "a\\..\\b", "\u{0}", "\u{7F}", "\u{85}", "-", "0", "A", "%", "%zz",
    ]

    private static func integers<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) -> [CaptureValue] {
        let (least, most) = (range.lowerBound, range.upperBound)
        let inside = [15, 0, 1, least, most].filter { range.contains($0) }
        let below = least.subtractingReportingOverflow(1)
        let above = most.addingReportingOverflow(1)
        let outside = [below, above].filter { !$0.overflow }.map(\.partialValue)
        return (inside + outside).map { number in
            Int64(exactly: number).map { .int($0) } ?? .uint(UInt64(number))
        }
    }

    private static let numbers: [Double] = [
        1.5, 0, -0.0, 5, -2.5, 0.1, 0.0001, 0.00001, 1e15, 1e16, 123456789012345680, 9007199254740992, 9007199254740994,
        .leastNonzeroMagnitude, 1.7976931348623157e308, 5.684341886080802e-14, 1 / 3, 1e21, 1e-7,
    ]

    private static let floats: [Float] = [
        1.5, 0, -2.5, 0.1, 0.0001, 0.00001, 16777216, 16777218, 1e10, 3.4028235e38, .leastNonzeroMagnitude, 1 / 3,
        123456.7,
    ]

    private static func texts(
        of characters: ParameterConstraint.CharacterClass, _ lengths: ClosedRange<Int>
    ) -> [CaptureValue] {
        let bytes = (UInt8(0x21)..<0x7F).filter { characters.contains($0) }
        func text(_ length: Int) -> CaptureValue {
            .string(String(decoding: (0..<length).map { bytes[($0 * 7 + 3) % bytes.count] }, as: UTF8.self))
        }
        let counts = [
            lengths.lowerBound, lengths.upperBound, (lengths.lowerBound + min(lengths.upperBound, 12)) / 2,
            lengths.lowerBound - 1, lengths.upperBound < 300 ? lengths.upperBound + 1 : -1,
        ]
        return counts.filter { (0...300).contains($0) }.map(text) + ["\u{FC}", "a b", ".."]
    }
}

extension TextAutomaton {
    /// Up to four of the shortest nonempty strings that the automaton accepts.
    fileprivate var samples: [String] {
        var found: [String] = []
        var open: [(state: Int, text: [UInt8])] = [(Int(start), [])]
        var steps = 0
        while steps < open.count, steps < 4_000, found.count < 4 {
            let (state, text) = open[steps]
            steps += 1
            if ends[state], let text = String(validating: text, as: UTF8.self), !text.isEmpty { found.append(text) }
            var groups: Set<UInt8> = []
            for byte in (UInt8(0x21)...UInt8.max) where next(state, behind: byte) != 0 {
                if groups.insert(self.groups[Int(byte)]).inserted {
                    open.append((next(state, behind: byte), text + [byte]))
                }
            }
        }
        return found
    }
}
