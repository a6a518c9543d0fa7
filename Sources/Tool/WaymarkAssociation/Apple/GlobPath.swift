/// The slash rules of Apple's path patterns.
///
/// Trailing slashes of a link's path are dropped, so that `/buy`, `/buy/` and `/buy//` are equal. In a pattern:
///
/// - trailing slashes are dropped too;
/// - any number of leading slashes, even none, counts as one, unless the pattern begins with a wildcard;
/// - `/buy/*` matches `/buy` as well.
enum GlobPath {
    /// The maximum number of alternatives of a path pattern. More than two result only from variables at its ends.
    private static let limit = 1_000

    /// Returns the alternatives of a path pattern: `/buy/*` and `/buy` for `/buy/*`; `nil` if there are too many.
    static func alternatives(_ tokens: [GlobToken]) -> [[GlobToken]]? {
        guard let beginnings = spread(tokens, at: \.firstNonSlashIndex, deciding: \.first) else { return nil }
        var wholes: [[GlobToken]] = []
        for beginning in beginnings.map(trimmedStart) {
            guard let more = spread(beginning, at: \.lastSignificantIndex, deciding: \.last),
                wholes.count + more.count <= limit
            else { return nil }
            wholes += more
        }
        return wholes.map(trimmedEnd).flatMap { pattern in [pattern] + (parent(of: pattern).map { [$0] } ?? []) }
    }

    /// Returns `/buy` for `/buy/*`; `nil` for a pattern that does not end with `/*`.
    private static func parent(of pattern: [GlobToken]) -> [GlobToken]? {
        guard pattern.last == .many, let slash = pattern.lastIndex(where: { $0 != .many }), pattern[slash].isSlash
        else { return nil }
        return trimmedEnd(Array(pattern[..<slash]))
    }

    /// Expands a variable at one end of a pattern: each value that is empty, or has `/` or a wildcard at that end, gets
    /// an alternative of its own; `nil` if there are too many.
    private static func spread(
        _ tokens: [GlobToken], at position: KeyPath<[GlobToken], Int?>, deciding outer: KeyPath<[GlobToken], GlobToken?>
    ) -> [[GlobToken]]? {
        var (open, done) = ([tokens], [[GlobToken]]())
        while let tokens = open.popLast() {
            if open.count + done.count > limit { return nil }
            guard let index = tokens[keyPath: position], case .choice(let values) = tokens[index] else {
                done.append(tokens)
                continue
            }
            let isOdd = { (value: [GlobToken]) in value[keyPath: outer].map { $0.isSlash || $0.isWildcard } ?? true }
            let plain = values.filter { !isOdd($0) }
            if !plain.isEmpty || values.isEmpty { done.append(tokens.replacing(at: index, with: [.choice(plain)])) }
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

extension [GlobToken] {
    fileprivate var firstNonSlashIndex: Int? { firstIndex { !$0.isSlash } }

    /// The index of the last token that is neither a slash nor `*`, such as that of `a` in `/a/*/`.
    fileprivate var lastSignificantIndex: Int? { lastIndex { !$0.isSlash && $0 != .many } }

    fileprivate func replacing(at index: Int, with tokens: [GlobToken]) -> [GlobToken] {
        Array(self[..<index]) + tokens + Array(self[(index + 1)...])
    }
}
