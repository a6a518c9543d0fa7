import WaymarkEngine
import WaymarkLanguages

/// A pattern of `pathPattern`, decided as the platform decides it: from the left, and never again from an earlier place.
///
/// `.` is any character, `x*` as many `x` as there are, `.*` everything up to the first character of the kind that follows it.
/// So `.*bar` does not take `babar`: the first `b` ends `.*`. An escaped `.` takes any character too, but for `\.*`.
struct SimpleGlob: Hashable, Sendable {
    private(set) var steps: [Step] = []

    enum Step: Hashable, Sendable {
        case one(UInt16)
        case any
        /// As many as there are, on text that is not at its end.
        case run(UInt16)
        /// Everything up to the first of a unit, and that one too.
        case until(UInt16)
        /// `.*` at the end of the pattern: everything.
        case rest
    }

    init(_ pattern: String) {
        var units = Array(pattern.utf16)[...]
        while let first = units.popFirst() {
            let isEscaped = first == .backslash
            // The platform reads U+0000 behind the end.
            let unit = isEscaped ? units.popFirst() ?? 0 : first
            guard units.first == .star else {
                steps.append(unit == .dot ? .any : .one(unit))
                continue
            }
            units.removeFirst()
            if isEscaped || unit != .dot {
                steps.append(.run(unit))
            } else if units.isEmpty {
                steps.append(.rest)
            } else {
                var end = units.removeFirst()
                if end == .backslash { end = units.popFirst() ?? 0 }
                steps.append(.until(end))
            }
        }
    }

    func accepts(_ text: Bytes) -> Bool {
        if let plain = PlainText(text) { accepts(plain) } else { accepts(WideText(text)) }
    }

    @inline(__always)
    private func accepts(_ text: some AndroidText) -> Bool {
        var index = 0
        for step in steps {
            if step == .rest { return true }
            if index == text.count { return false }
            switch step {
            case .rest: return true
            case .any: index += 1
            case .one(let unit):
                if text[index] != unit { return false }
                index += 1
            case .run(let unit):
                while index < text.count, text[index] == unit { index += 1 }
            case .until(let unit):
                while index < text.count, text[index] != unit { index += 1 }
                if index == text.count { return false }
                index += 1
            }
        }
        return index == text.count
    }
}

extension SimpleGlob {
    /// The texts that the pattern takes; exact for texts without characters beyond U+FFFF.
    func language(in pool: inout LanguagePool) -> Language? {
        var rest = Language.empty
        for step in steps.reversed() {
            switch step {
            case .rest: rest = pool.anyText()
            case .any: rest = pool.sequence(pool.scalar(), rest)
            case .one(let unit):
                guard let one = AndroidUnits(unit).language(in: &pool) else { return nil }
                rest = pool.sequence(one, rest)
            case .until(let unit):
                let units = AndroidUnits(unit)
                guard let end = units.language(in: &pool), let other = units.inverse.language(in: &pool) else {
                    return nil
                }
                rest = pool.sequence([pool.repetition(other, minimum: 0), end, rest])
            case .run(let unit):
                guard let one = AndroidUnits(unit).language(in: &pool) else { return nil }
                let all = pool.sequence(pool.repetition(one, minimum: 0), pool.notBeginning(with: one, rest))
                rest = pool.difference(all, .empty)
            }
        }
        return rest
    }
}

extension UInt16 {
    static let backslash = UInt16(UInt8(ascii: "\\"))
    static let star = UInt16(UInt8(ascii: "*"))
    static let dot = UInt16(UInt8(ascii: "."))
}
