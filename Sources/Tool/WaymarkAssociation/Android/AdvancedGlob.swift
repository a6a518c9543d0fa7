import WaymarkEngine
import WaymarkLanguages

/// A pattern of Android's `pathAdvancedPattern` attribute. As in Android, repetitions are greedy and never backtrack,
/// so `a*a` matches no string.
struct AdvancedGlob: Hashable, Sendable {
    let parts: [Part]

    struct Part: Hashable, Sendable {
        var units: AndroidUnits
        var minimum = 1
        var maximum = 1
    }

    init(_ pattern: String) throws(AdvancedGlobError) { parts = try AdvancedGlobReader.parts(pattern) }

    func accepts(_ text: Bytes) -> Bool {
        text.isASCII ? accepts(text.lazy.map { UInt16($0) }) : accepts(Array(String(bytes: text).utf16))
    }

    @inline(__always)
    private func accepts<Text: RandomAccessCollection<UInt16>>(_ text: Text) -> Bool where Text.Index == Int {
        var index = 0
        for part in parts {
            var count = 0
            while count < part.maximum, index < text.count, part.units.contains(text[index]) {
                count += 1
                index += 1
            }
            if count < part.minimum { return false }
        }
        return index == text.count
    }
}

extension AdvancedGlob {
    /// Returns the set of matching strings; `nil` if the pattern has a surrogate or a range beyond ASCII, such as
    /// `[à-é]`. Inexact for characters above U+FFFF, which Android counts as two.
    func language(in pool: inout LanguagePool, backtracking: Bool) -> Language? {
        var rest = Language.empty
        for part in parts.reversed() {
            guard let one = part.units.language(in: &pool) else { return nil }
            let (minimum, maximum) = (max(part.minimum, 0), max(part.maximum, 0))
            if backtracking {
                rest = pool.sequence(pool.repetition(one, minimum: minimum, maximum: maximum), rest)
                continue
            }
            let most = maximum == .max ? .nothing : pool.repetition(one, minimum: maximum, maximum: maximum)
            let full = pool.sequence(most, rest)
            guard maximum > minimum else {
                rest = full
                continue
            }
            let fewer = pool.repetition(one, minimum: minimum, maximum: maximum == .max ? .max : maximum - 1)
            rest = pool.union([full, pool.sequence(fewer, pool.withoutPrefix(with: one, rest))])
        }
        return rest
    }
}

/// A parser of `pathAdvancedPattern`: `.`, sets in brackets, `*`, `+`, `{n}`, `{n,}`, `{n,m}` and `\`.
struct AdvancedGlobReader {
    private var rest: ArraySlice<UInt16>
    private var parts: [AdvancedGlob.Part] = []
    private var canRepeat = false
    /// The number of slots that the pattern needs in Android's pattern buffer.
    private var size = 0
    /// The size of Android's pattern buffer, 2048 slots, minus the three that Android reserves.
    private static let sizeLimit = 2_045

    static func parts(_ pattern: String) throws(AdvancedGlobError) -> [AdvancedGlob.Part] {
        var reader = AdvancedGlobReader(rest: Array(pattern.utf16)[...])
        while let unit = reader.rest.popFirst() { try reader.read(unit) }
        return reader.parts
    }

    private mutating func read(_ unit: UInt16) throws(AdvancedGlobError) {
        try checkSize()
        switch Unicode.Scalar(unit) {
        case "[": try readSet()
        case "{": try readRange()
        // Android ignores an unmatched closing brace.
        case "}": break
        case "*": try repeatLast(0, .max, size: 1)
        case "+": try repeatLast(1, .max, size: 1)
        case ".": add(.any)
        case "\\":
            guard let unit = rest.popFirst() else { throw .escapeAtEnd }
            add(AndroidUnits(unit))
        default: add(AndroidUnits(unit))
        }
    }

    private func checkSize() throws(AdvancedGlobError) { if size > Self.sizeLimit { throw .tooLarge } }

    private mutating func add(_ units: AndroidUnits) {
        parts.append(AdvancedGlob.Part(units: units))
        size += 1
        canRepeat = true
    }

    private mutating func repeatLast(_ minimum: Int, _ maximum: Int, size: Int) throws(AdvancedGlobError) {
        guard canRepeat, let last = parts.indices.last else { throw .nothingToRepeat }
        (parts[last].minimum, parts[last].maximum) = (minimum, maximum)
        self.size += size
        canRepeat = false
    }

    private mutating func readRange() throws(AdvancedGlobError) {
        guard canRepeat else { throw .nothingToRepeat }
        guard let end = rest.firstIndex(of: UInt16(UInt8(ascii: "}"))) else { throw .openRange }
        let numbers = String(decoding: rest[..<end], as: UTF16.self).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        rest = rest[(end + 1)...]
        guard let minimum = numbers.first.flatMap({ Int32($0) }) else { throw .invalidRange }
        guard numbers.count > 1 else { return try repeatLast(Int(minimum), Int(minimum), size: 4) }
        if numbers[1].isEmpty { return try repeatLast(Int(minimum), .max, size: 4) }
        guard let maximum = Int32(numbers[1]), minimum <= maximum else { throw .invalidRange }
        try repeatLast(Int(minimum), maximum == .max ? .max : Int(maximum), size: 4)
    }

    private mutating func readSet() throws(AdvancedGlobError) {
        let isInverse = rest.first == UInt16(UInt8(ascii: "^"))
        if isInverse { rest.removeFirst() }
        var ranges: [AndroidUnits.Range] = []
        size += 1
        while true {
            guard let unit = rest.first else { throw .openSet }
            try checkSize()
            if unit == .closeBracket {
                rest.removeFirst()
                break
            }
            let first = try setUnit()
            var last = first
            if rest.first == .minus, let next = rest.dropFirst().first, next != .closeBracket {
                rest.removeFirst()
                last = try setUnit()
            }
            ranges.append(AndroidUnits.Range(first: first, last: last))
            size += 2
        }
        guard !ranges.isEmpty else { throw .emptySet }
        add(AndroidUnits(ranges, isInverse: isInverse))
    }

    private mutating func setUnit() throws(AdvancedGlobError) -> UInt16 {
        guard let unit = rest.popFirst() else { throw .openSet }
        guard unit == .backslash else { return unit }
        guard let escaped = rest.popFirst() else { throw .escapeAtEnd }
        return escaped
    }
}

extension UInt16 {
    fileprivate static let closeBracket = UInt16(UInt8(ascii: "]"))
    fileprivate static let minus = UInt16(UInt8(ascii: "-"))
}
