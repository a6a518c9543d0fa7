import WaymarkEngine
import WaymarkLanguages
import WaymarkCore
import WaymarkManifest
import WaymarkProofs

/// A builder of path patterns for intent filters. If Android cannot express a route's paths, its patterns match more.
struct FilterPathMaker {
    private var space: ClaimSpace
    private let ignoresCase, allowsControls: Bool
    private let slashes: Slashes
    /// A cache of the patterns of parameter types, by the set of their strings.
    private var known: [Language: [[PathAtom]]] = [:]

    /// The number of trailing slashes that the link policy ignores.
    private enum Slashes { case none, one, any }

    /// The maximum number of listed values of a parameter type, and of patterns of one route variant.
    private static let limit = 16
    /// The maximum length of a type's values for a bounded pattern such as `[0-9]{1,3}`; for longer ones it is `[^/]+`.
    private static let lengthLimit = 64

    init(_ space: ClaimSpace, _ policy: LinkPolicy) {
        (self.space, ignoresCase) = (space, policy.isCaseInsensitive)
        allowsControls = policy.allowsControlCharacters
        let dropsAll = policy.dropsTrailingSlashes || policy.dropsEmptySegments
        slashes = policy.readsTrailingSlash ? .none : dropsAll ? .any : .one
    }

    mutating func paths(of variant: PatternVariant) -> [AndroidPattern] {
        var forms: [[PathAtom]] = [[]]
        for (index, segment) in variant.segments.enumerated() {
            if case .catchAll(let run) = segment {
                let minimum = variant.segments[(index + 1)...].reduce(run.minimum) { count, segment in
                    if case .catchAll(let run) = segment { count + run.minimum } else { count + 1 }
                }
                let isLast = index == variant.segments.count - 1
                return forms.flatMap { withRun($0, minimum, isLast: isLast) }
            }
            let own = alternatives(segment)
            let all = forms.count * own.count <= Self.limit ? own : [widened(own)]
            forms = forms.flatMap { form in all.map { form + [.text("/")] + $0 } }
        }
        return forms.flatMap { withEnds($0) }
    }

    /// A pattern for any number of slashes. The manifest checker would report '/*' as a likely mistake for '/.*'.
    private static let anySlashes = "/{0,}"

    private func withEnds(_ form: [PathAtom]) -> [AndroidPattern] {
        // A link that ends after its host has an empty path.
        if form.isEmpty { return ["", "/"].map { AndroidPattern(kind: .literal, text: $0) } }
        guard let text = form.plainText else {
            let end = slashes == .none ? "" : slashes == .one ? "/{0,1}" : Self.anySlashes
            return [advanced(form, end)]
        }
        let plain = AndroidPattern(kind: .literal, text: text)
        switch slashes {
        case .none: return [plain]
        case .one: return [plain, AndroidPattern(kind: .literal, text: text + "/")]
        case .any: return [advanced(form, Self.anySlashes)]
        }
    }

    /// Returns patterns for paths that begin with `form` and have at least `minimum` more segments. If `isLast`, a
    /// catch-all is at the end, whose last segment can be empty if trailing slashes are significant.
    private func withRun(_ form: [PathAtom], _ minimum: Int, isLast: Bool) -> [AndroidPattern] {
        guard minimum > 0 else { return withEnds(form) + [prefix(form + [.text("/")])] }
        let segments = (1..<minimum).flatMap { _ in [PathAtom.text("/"), .anySegment] }
        let deeper = form + segments + [.text("/")]
        if isLast, slashes == .none, deeper.count > 1 { return [prefix(deeper)] }
        // In a simple pattern, even an escaped dot matches any character.
        if let text = deeper.plainText, !text.contains(where: { ".*\\".contains($0) }) {
            return [AndroidPattern(kind: .simpleGlob, text: text + "..*")]
        }
        return [advanced(deeper, ".+")]
    }

    private func prefix(_ form: [PathAtom]) -> AndroidPattern {
        form.plainText.map { AndroidPattern(kind: .prefix, text: $0) } ?? advanced(form, ".*")
    }

    private func advanced(_ form: [PathAtom], _ end: String) -> AndroidPattern {
        let text = form.advanced + end
        if (try? AdvancedGlob(text)) != nil { return AndroidPattern(kind: .advancedGlob, text: text) }
        // The pattern exceeds Android's size limit, so one for every path replaces it.
        return AndroidPattern(kind: .prefix, text: "/")
    }

    private mutating func alternatives(_ segment: SegmentPattern) -> [[PathAtom]] {
        if segment.pieces.isEmpty { return [[.anySegment]] }
        var forms: [[PathAtom]] = [[]]
        for piece in segment.pieces {
            let own = alternatives(piece, isWhole: segment.pieces.count == 1)
            let all = forms.count * own.count <= Self.limit ? own : [widened(own)]
            forms = forms.flatMap { form in all.map { form + $0 } }
        }
        return forms.map { Self.wideningGreedyRuns($0) }
    }

    private mutating func alternatives(_ piece: ValuePattern, isWhole: Bool) -> [[PathAtom]] {
        switch piece {
        case .literal(let text):
            let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
            // The link policy rejects control characters, so no link matches the literal.
            return hasControls && !allowsControls ? [] : [atoms(of: text, ignoringCase: ignoresCase)]
        case .parameter(let parameter):
            let own = alternatives(parameter.type)
            // A type with only the values `.` and `..` matches no whole segment, but it can match a part of one.
            return own.isEmpty && !isWhole ? [[.anySegment]] : own
        }
    }

    /// Returns one pattern for each value of a type if it has few values; no pattern if the link policy rejects all of
    /// them as segments. For more values, returns one run of the characters in them, or of any characters if some are
    /// not ASCII.
    private mutating func alternatives(_ type: ParameterType) -> [[PathAtom]] {
        let texts = space.decodedSegmentTexts(of: type)
        if let known = known[texts] { return known }
        let made = makeAlternatives(texts)
        known[texts] = made
        return made
    }

    private mutating func makeAlternatives(_ texts: Language) -> [[PathAtom]] {
        if let members = space.pool.members(of: texts, atMost: Self.limit) {
            return members.map { atoms(of: String(decoding: $0, as: UTF8.self)) }
        }
        guard let extent = space.pool.extent(of: texts, atMost: Self.lengthLimit),
            extent.bytes.intersection(ByteClass.ascii) == extent.bytes
        else { return [[.anySegment]] }
        // Android decodes an escaped slash to a separator, so a value cannot contain one.
        let bytes = extent.bytes.subtracting(ByteClass(.slash))
        return [[.some(bytes, minimum: max(extent.shortest, 1), maximum: extent.longest)]]
    }

    private func atoms(of text: String, ignoringCase: Bool = false) -> [PathAtom] {
        let atoms = text.unicodeScalars.map { scalar -> PathAtom in
            // XML cannot contain the character, not even escaped.
            if scalar.isForbidden { return .anyCharacter }
            let both = ignoringCase && scalar.isASCII ? ByteClass(UInt8(scalar.value)).withBothCases : .none
            return both.bytes.count > 1 ? .some(both, minimum: 1, maximum: 1) : .text(String(scalar))
        }
        let isPlain = atoms.allSatisfy { if case .text = $0 { true } else { false } }
        return isPlain ? [.text(text)] : atoms
    }

    private func widened(_ forms: [[PathAtom]]) -> [PathAtom] { forms.count == 1 ? forms[0] : [.anySegment] }

    /// Replaces a run that would consume the start of the next element, and all elements after it, by `[^/]+`.
    private static func wideningGreedyRuns(_ form: [PathAtom]) -> [PathAtom] {
        for (index, pair) in zip(form, form.dropFirst()).enumerated() {
            guard case .some(_, _, let maximum) = pair.0, maximum != 1, pair.0.mayConsume(pair.1) else { continue }
            return Array(form[..<index]) + [.anySegment]
        }
        return form
    }
}
