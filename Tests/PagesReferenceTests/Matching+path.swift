import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Matches a form with a link by trying every split.
struct Matching {
    var types: PlainTypes
    var policy: LinkPolicy
    /// Whether any text matches a parameter. This distinguishes an unknown path from an invalid value.
    var ignoresTypes = false

    /// Returns the path captures of the first match. Catch-alls and parameters are as short as possible.
    func match(_ segments: ArraySlice<PlainSegment>, _ path: ArraySlice<PathSegment>) -> PlainCaptures? {
        guard let first = segments.first else { return path.isEmpty ? PlainCaptures() : nil }
        let others = segments.dropFirst()
        if case .run(let run) = first { return match(run, before: others, path) }
        guard let segment = path.first, let captures = match(first, segment) else { return nil }
        return match(others, path.dropFirst()).map { captures + $0 }
    }

    private func match(
        _ run: PlainSegment.Run, before others: ArraySlice<PlainSegment>, _ path: ArraySlice<PathSegment>
    ) -> PlainCaptures? {
        let isEager = run.isEager && !ignoresTypes
        for length in (run.isEmptyAllowed ? 0 : 1)...max(path.count, 1) where length <= path.count {
            let rest = path.dropFirst(length)
            if isEager, let next = others.first, rest.first.map({ match(next, $0) == nil }) ?? true { continue }
            if let captures = match(others, rest) { return took(path.prefix(length), run) + captures }
            if isEager, !others.isEmpty { return nil }
        }
        return nil
    }

    private func took(_ segments: ArraySlice<PathSegment>, _ run: PlainSegment.Run) -> PlainCaptures {
        let texts = segments.map(\.text)
        guard let name = run.name else { return PlainCaptures(runs: [texts]) }
        return PlainCaptures(named: [(name, .list(texts.map { .string($0.text) }))])
    }

    /// Matches one segment of a pattern with one of a link. Only a catch-all matches an empty segment.
    private func match(_ segment: PlainSegment, _ text: PathSegment) -> PlainCaptures? {
        switch segment {
        case .literal(let literal):
            text.text.isSame(as: literal, ignoringCase: ignoresCase(text)) ? PlainCaptures() : nil
        case .wildcard: text.text.isEmpty ? nil : PlainCaptures()
        case .pieces(let pieces): match(pieces, text)
        case .run, .broken: nil
        }
    }

    private func ignoresCase(_ segment: PathSegment) -> Bool {
        policy.isCaseInsensitive || segment.isHost && !policy.comparesHostSegmentsExactly
    }

    private func match(_ pieces: [PlainSegment.Piece], _ text: PathSegment) -> PlainCaptures? {
        // An empty segment has the place of a parameter, but is not a valid value.
        let isEmptyValue =
            ignoresTypes && pieces.count == 1 && text.text.isEmpty && pieces[0].parameter?.type.isNamed == true
        return isEmptyValue ? PlainCaptures() : match(pieces[...], text.text[...], of: text, isFirst: true)
    }

    private func match(
        _ pieces: ArraySlice<PlainSegment.Piece>, _ text: ArraySlice<UInt8>, of segment: PathSegment, isFirst: Bool
    ) -> PlainCaptures? {
        guard let piece = pieces.first else { return text.isEmpty ? PlainCaptures() : nil }
        let others = pieces.dropFirst()
        guard let parameter = piece.parameter else {
            let literal = piece.literal
            guard text.prefix(literal.count).isSame(as: literal, ignoringCase: ignoresCase(segment)) else { return nil }
            return match(others, text.dropFirst(literal.count), of: segment, isFirst: isFirst)
        }
        let isBetween = !isFirst && others.contains { $0.parameter != nil } && !parameter.type.isAnyText
        for length in 0...text.count where length > 0 && !(isBetween && length > 128) {
            var captures = PlainCaptures()
            guard
                let value = value(
                    of: parameter, from: text.prefix(length), ignoringCase: ignoresCase(segment), isInPath: true),
                let rest = match(others, text.dropFirst(length), of: segment, isFirst: false)
            else { continue }
            captures.add(value, for: parameter.name)
            return captures + rest
        }
        return nil
    }

    /// Returns the value of a parameter. Without case, a listed text has the case of the pattern.
    func value(
        of parameter: PlainParameter, from text: some Collection<UInt8>, ignoringCase: Bool = false,
        isInPath: Bool = false
    ) -> CaptureValue? {
        switch parameter.type {
        case .oneOf(let texts):
            if ignoresTypes, !isInPath { return .string(text.text) }
            let same =
                texts.first { $0.elementsEqual(text) }
                ?? texts.first { $0.isSame(as: text, ignoringCase: ignoringCase) }
            return same.map { .string($0.text) }
        case .named(let name):
            if ignoresTypes { return .string(text.text) }
            if let texts = types.own[name]?.texts {
                return value(of: PlainParameter(type: .oneOf(texts)), from: text, ignoringCase: ignoringCase)
            }
            return types.value(named: name, from: Array(text))
        }
    }
}
