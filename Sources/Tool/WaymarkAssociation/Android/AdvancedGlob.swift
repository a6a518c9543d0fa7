import WaymarkEngine
import WaymarkLanguages

/// A pattern of `pathAdvancedPattern`, matched as Android matches it. Each part is greedy and the matcher never
/// backtracks, so `a*a` matches no string.
struct AdvancedGlob: Hashable, Sendable {
    let parts: [Part]

    struct Part: Hashable, Sendable {
        var units: AndroidUnits
        var minimum = 1
        /// `.max` if the part is unbounded.
        var maximum = 1
    }

    init(_ pattern: String) throws(Fault) { parts = try AdvancedGlobReader.parts(pattern) }

    typealias Fault = AdvancedGlobFault

    func accepts(_ text: Bytes) -> Bool {
        if let plain = ASCIIText(text) { accepts(plain) } else { accepts(WideText(text)) }
    }

    @inline(__always)
    private func accepts(_ text: some AndroidText) -> Bool {
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
    /// Returns the language of the pattern, exact for strings without characters beyond U+FFFF.
    ///
    /// - Returns: `nil` if a set contains a range beyond ASCII.
    func language(in pool: inout LanguagePool) -> Language? {
        var rest = Language.empty
        for part in parts.reversed() {
            guard let one = part.units.language(in: &pool) else { return nil }
            let (minimum, maximum) = (max(part.minimum, 0), max(part.maximum, 0))
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

/// An error in the pattern of a `pathAdvancedPattern` attribute, for which Android throws too. More cases may be added.
package enum AdvancedGlobFault: Error, Hashable, CaseIterable {
    case tooLarge, emptySet, openSet, nothingToRepeat, openRange, invalidRange, escapeAtEnd
}
