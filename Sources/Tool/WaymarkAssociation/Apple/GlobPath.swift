/// What a pattern for a path means: slashes at its beginning and its end say less than they seem to.
///
/// Of the link's path all slashes at its end are dropped, so that `/buy`, `/buy/` and `/buy//` are one. Of a pattern:
///
/// - all slashes at its end are dropped too;
/// - one slash stands at its beginning, however many are written, none too, unless it begins with a wildcard;
/// - `/buy/*` takes `/buy` as well.
enum GlobPath {
    /// The most patterns that one may stand for; only variables with odd values make more than two of one.
    private static let limit = 1_000

    /// Patterns for the path without slashes at its end, of which one has to fit.
    ///
    /// - Returns: `nil` if there are too many.
    static func alternatives(_ tokens: [GlobToken]) -> [[GlobToken]]? {
        guard let beginnings = spread(tokens, at: \.firstMeaning, deciding: \.first),
            let wholes = beginnings.map(trimmedStart).spread(
                limit: limit, { spread($0, at: \.lastMeaning, deciding: \.last) })
        else { return nil }
        return wholes.map(trimmedEnd).flatMap { pattern in [pattern] + (parent(of: pattern).map { [$0] } ?? []) }
    }

    /// `/buy` for `/buy/*`.
    private static func parent(of pattern: [GlobToken]) -> [GlobToken]? {
        guard pattern.last == .many, let slash = pattern.lastIndex(where: { $0 != .many }), pattern[slash].isSlash
        else { return nil }
        return trimmedEnd(Array(pattern[..<slash]))
    }

    /// Writes out those values of a variable at one end of a pattern that change what the slashes there mean.
    private static func spread(
        _ tokens: [GlobToken], at place: KeyPath<[GlobToken], Int?>, deciding outer: KeyPath<[GlobToken], GlobToken?>
    ) -> [[GlobToken]]? {
        var (open, done) = ([tokens], [[GlobToken]]())
        while let tokens = open.popLast() {
            if open.count + done.count > limit { return nil }
            guard let index = tokens[keyPath: place], case .choice(let values) = tokens[index] else {
                done.append(tokens)
                continue
            }
            let isOdd = { (value: [GlobToken]) in value[keyPath: outer].map { $0.isSlash || $0.isWildcard } ?? true }
            let plain = values.filter { !isOdd($0) }
            done.append(tokens.replacing(at: index, with: [.choice(plain)]))
            open += values.filter(isOdd).map { tokens.replacing(at: index, with: $0) }
        }
        return done
    }

    private static func trimmedStart(_ tokens: [GlobToken]) -> [GlobToken] {
        if tokens.first?.isWildcard == true { return tokens }
        return [.scalar("/")] + tokens.drop { $0.isSlash }
    }

    private static func trimmedEnd(_ tokens: [GlobToken]) -> [GlobToken] {
        tokens[..<(tokens.lastIndex { !$0.isSlash }.map { $0 + 1 } ?? 0)].map { $0 }
    }
}

extension [[GlobToken]] {
    /// What each becomes, one after the other; `nil` if that is too much.
    fileprivate func spread(limit: Int, _ body: (Element) -> Self?) -> Self? {
        var all: Self = []
        for pattern in self {
            guard let more = body(pattern), all.count + more.count <= limit else { return nil }
            all += more
        }
        return all
    }
}

extension [GlobToken] {
    /// Where what stands there says how the pattern begins.
    fileprivate var firstMeaning: Int? { firstIndex { !$0.isSlash } }

    /// Where what stands there says how the pattern ends: `/a/*/` ends as `/a/` does.
    fileprivate var lastMeaning: Int? { lastIndex { !$0.isSlash && $0 != .many } }

    fileprivate func replacing(at index: Int, with tokens: [GlobToken]) -> [GlobToken] {
        Array(self[..<index]) + tokens + Array(self[(index + 1)...])
    }
}
