import WaymarkEngine
import WaymarkLanguages

/// A pattern of Android's `pathPattern` attribute, matched like in Android: from left to right, without backtracking.
///
/// `.` matches any character. `x*` matches the longest run of `x`. `.*` matches everything up to the first occurrence
/// of the character that follows it in the pattern. So `.*bar` does not match `babar`: `.*` ends at the first `b`. An
/// escaped `.` also matches any character, except in `\.*`.
struct SimpleGlob: Hashable, Sendable {
    private(set) var steps: [Step] = []

    enum Step: Hashable, Sendable {
        case one(UInt16)
        case any
        /// `x*`: the longest run of a code unit, perhaps empty. It does not match at the end of the string.
        case run(UInt16)
        /// `.*x`: everything up to and including the first occurrence of a code unit.
        case until(UInt16)
        /// A trailing `.*`: the rest of the string.
        case rest
    }

    init(_ pattern: String) {
        var units = Array(pattern.utf16)[...]
        while let first = units.popFirst() {
            let isEscaped = first == .backslash
            // After a trailing backslash, Android reads U+0000.
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
        text.isASCII ? accepts(text.lazy.map { UInt16($0) }) : accepts(Array(String(bytes: text).utf16))
    }

    @inline(__always)
    private func accepts<Text: RandomAccessCollection<UInt16>>(_ text: Text) -> Bool where Text.Index == Int {
        var index = 0
        for step in steps {
            if step != .rest, index == text.count { return false }
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
    /// For each `.*`, the code unit that ends it, such as `b` for `.*b`. A trailing `.*` has none.
    var ends: [UInt16] { steps.compactMap { if case .until(let unit) = $0 { unit } else { nil } } }

    /// Returns the set of matching strings; `nil` if the pattern has a surrogate. Inexact for characters above U+FFFF,
    /// which Android counts as two.
    func language(in pool: inout LanguagePool, backtracking: Bool) -> Language? {
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
                let start = backtracking ? pool.anyText() : pool.repetition(other, minimum: 0)
                rest = pool.sequence([start, end, rest])
            case .run(let unit):
                guard let one = AndroidUnits(unit).language(in: &pool) else { return nil }
                let end = backtracking ? rest : pool.withoutPrefix(with: one, rest)
                let all = pool.sequence(pool.repetition(one, minimum: 0), end)
                rest = backtracking ? all : pool.difference(all, .empty)
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
