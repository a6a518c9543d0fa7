import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Matches segments with the path of a variant by trying every split. Splits with shorter catch-alls and parameters
/// come first, compared from the left.
struct ReferencePath {
    /// The text that one position matched.
    enum Taken {
        case nothing
        case text(String)
        case pieces([String])
        case run([String])
    }

    let values = ReferenceValues()
    /// Whether literals are compared without ASCII case.
    let folds: Bool
    /// The number of segments if the first one is a host, which is compared without case.
    let countWithHost: Int?

    func take(_ segments: ArraySlice<String>, by pattern: ArraySlice<SegmentPattern>) -> [Taken]? {
        guard let first = pattern.first else { return segments.isEmpty ? [] : nil }
        let rest = pattern.dropFirst()
        if case .catchAll(let run) = first {
            for count in counts(of: run, segments, before: rest.first) {
                guard let others = take(segments.dropFirst(count), by: rest) else { continue }
                return [.run(Array(segments.prefix(count)))] + others
            }
            return nil
        }
        guard let segment = segments.first,
            let taken = take(segment, by: first, isHost: segments.count == countWithHost),
            let others = take(segments.dropFirst(), by: rest)
        else { return nil }
        return [taken] + others
    }

    /// Returns the lengths that a catch-all may have, in the order to try them.
    private func counts(of run: CatchAll, _ segments: ArraySlice<String>, before next: SegmentPattern?) -> [Int] {
        guard run.minimum <= segments.count else { return [] }
        let all = Array(run.minimum...segments.count)
        guard run.stopsAtFirstHit, let next else { return all }
        let hit = all.first { count in
            let rest = segments.dropFirst(count)
            guard let segment = rest.first else { return true }
            if case .catchAll = next { return true }
            return take(segment, by: next, isHost: rest.count == countWithHost) != nil
        }
        return hit.map { [$0] } ?? []
    }

    /// Matches one segment with a position other than a catch-all. An empty segment never matches.
    private func take(_ segment: String, by pattern: SegmentPattern, isHost: Bool) -> Taken? {
        guard !segment.isEmpty else { return nil }
        let folds = folds || isHost
        switch pattern {
        case .literal(let text): return equals(text.utf8, segment.utf8, folds: folds) ? .nothing : nil
        case .wildcard: return .nothing
        case .parameter(let parameter): return value(segment, parameter.type, folds: folds).map { .text($0) }
        case .partial(let pieces):
            return split(Array(segment.utf8)[...], by: pieces[...], folds: folds).map { .pieces($0) }
        case .catchAll: return nil
        }
    }

    /// Returns the value of a parameter. A listed text has the case of the pattern.
    private func value(_ text: String, _ type: ParameterType, folds: Bool) -> String? {
        if values.fits(text, type) { return text }
        guard folds, case .oneOf(let texts) = type.kind else { return nil }
        return texts.first { equals($0.utf8, text.utf8, folds: true) }
    }

    /// Returns the texts that the pieces of a segment match. A parameter matches at least one byte.
    private func split(_ bytes: ArraySlice<UInt8>, by pieces: ArraySlice<ValuePattern>, folds: Bool) -> [String]? {
        guard let first = pieces.first else { return bytes.isEmpty ? [] : nil }
        let counts: [Int] =
            switch first {
            case .literal(let text): text.utf8.count <= bytes.count ? [text.utf8.count] : []
            case .parameter: bytes.isEmpty ? [] : Array(1...bytes.count)
            }
        for count in counts {
            var text = String(decoding: bytes.prefix(count), as: UTF8.self)
            switch first {
            case .literal(let literal):
                guard equals(literal.utf8, bytes.prefix(count), folds: folds) else { continue }
            case .parameter(let parameter):
                guard let value = value(text, parameter.type, folds: folds) else { continue }
                text = value
            }
            if let others = split(bytes.dropFirst(count), by: pieces.dropFirst(), folds: folds) {
                return [text] + others
            }
        }
        return nil
    }

    private func equals(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>, folds: Bool) -> Bool {
        folds ? a.map(lowercased) == b.map(lowercased) : Array(a) == Array(b)
    }

    private func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
}
