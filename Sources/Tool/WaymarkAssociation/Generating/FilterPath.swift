import WaymarkEngine
import WaymarkLanguages

struct FilterPathList {
    private var paths: [(path: AndroidPattern, routes: [String])] = []
    private var numbers: [AndroidPattern: Int] = [:]

    mutating func add(_ path: AndroidPattern, for route: String) {
        guard let number = numbers[path] else {
            numbers[path] = paths.count
            return paths.append((path, [route]))
        }
        if !paths[number].routes.contains(route) { paths[number].routes.append(route) }
    }

    /// Returns the paths without redundant ones, whose links others match. Their routes are added to one of the others.
    func withoutCoveredPaths() -> [(path: AndroidPattern, routes: [String])] {
        var (paths, cover) = (paths, PathCover(paths.map(\.path)))
        let starts = paths.map { Array($0.path.literalStart.utf8) }
        // A path is redundant only if its literal prefix begins with the literal prefix of another path.
        let candidates = Dictionary(grouping: paths.indices.filter { paths[$0].path.kind != .literal }) { starts[$0] }
        var dropped = Set<Int>()
        for (number, start) in starts.enumerated() {
            let others = (0...start.count).flatMap { candidates[Array(start.prefix($0))] ?? [] }
                .filter { $0 != number && !dropped.contains($0) }.sorted()
            guard let first = others.first, cover.isCovered(number, after: start, by: others) else { continue }
            dropped.insert(number)
            let covering = others.first { cover.isCovered(number, after: start, by: [$0]) }
            paths[covering ?? first].routes = (paths[covering ?? first].routes + paths[number].routes).unique
        }
        return paths.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
    }
}

/// A cached test if a path pattern is redundant, because others together match all of its paths.
private struct PathCover {
    private var pool = LanguagePool()
    /// The set of paths that each pattern matches; `nil` if it cannot be computed.
    private let paths: [Language?]
    private let validText: Language
    private var known: [[Language]: Bool] = [:]

    /// The maximum number of automaton states of a subset test.
    private static let limit = 5_000

    init(_ patterns: [AndroidPattern]) {
        var pool = LanguagePool()
        paths = patterns.map { (try? $0.test())?.language(in: &pool) }
        validText = pool.validText(controls: true)
        self.pool = pool
    }

    /// Returns `true` if `others` together match all paths of the pattern `number`, whose literal prefix is `start`.
    mutating func isCovered(_ number: Int, after start: [UInt8], by others: [Int]) -> Bool {
        guard let own = paths[number] else { return false }
        let texts = pool.intersection([rest(of: own, after: start), validText])
        guard texts != .nothing else { return false }
        let all = others.compactMap { paths[$0] }.map { rest(of: $0, after: start) }
        let other = pool.union(all)
        if let known = known[[texts, other]] { return known }
        let isCovered = pool.isSubset(texts, of: other, limit: Self.limit) ?? false
        known[[texts, other]] = isCovered
        return isCovered
    }

    private mutating func rest(of paths: Language, after start: [UInt8]) -> Language {
        start.reduce(paths) { pool.derivative(of: $0, by: $1) }
    }
}

/// A literal in a path pattern, or a run of characters of one class.
enum PathAtom: Hashable {
    case text(String)
    /// `[0-9]{1,3}`: characters of one class; `maximum` is `nil` if the run is unbounded.
    case some(ByteClass, minimum: Int, maximum: Int?)

    static let anyCharacter = PathAtom.some(.besidesSlash, minimum: 1, maximum: 1)
    static let anySegment = PathAtom.some(.besidesSlash, minimum: 1, maximum: nil)

    /// Returns `true` if a run such as `[a-z]+` may consume the start of the element after it, because Android does not
    /// backtrack; `false` only if it cannot match the first byte of the string `other`.
    func mayConsume(_ other: PathAtom) -> Bool {
        guard case .some(let bytes, _, _) = self, case .text(let text) = other, let first = text.utf8.first else {
            return true
        }
        return bytes.contains(first)
    }
}

extension ByteClass {
    fileprivate static let besidesSlash = ByteClass(.slash).complement

    /// The bytes in the syntax of `pathAdvancedPattern`, such as `[0-9a-f]`.
    fileprivate var set: String {
        if self == .besidesSlash { return "[^/]" }
        var (text, rest) = ("[", bytes[...])
        while let first = rest.popFirst() {
            var last = first
            while let next = rest.first, next == last + 1, next.isASCIILetterOrDigit, first.isASCIILetterOrDigit {
                last = next
                rest.removeFirst()
            }
            text += first.inSet + (last > first + 1 ? "-" : "") + (last > first ? last.inSet : "")
        }
        return text + "]"
    }
}

extension UInt8 {
    fileprivate var inSet: String { (isASCIILetterOrDigit ? "" : "\\") + String(Unicode.Scalar(self)) }
}

extension [PathAtom] {
    var advanced: String {
        map { atom in
            switch atom {
            case .text(let text): text.map { ".[]{}*+\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            case .some(let bytes, let minimum, let maximum): bytes.set + Self.repetition(minimum, maximum)
            }
        }.joined()
    }

    private static func repetition(_ minimum: Int, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (1, 1): ""
        case (1, nil): "+"
        case (0, nil): "*"
        case (let minimum, nil): "{\(minimum),}"
        case (let minimum, let maximum?): minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
        }
    }

    /// The only string that the pattern matches; `nil` if there are several, or if the build would change the string.
    var plainText: String? {
        let texts = compactMap { if case .text(let text) = $0 { text } else { nil } }
        let all = texts.joined()
        // Build tools replace `${…}` in manifests.
        return texts.count < count || all.contains("${") ? nil : all
    }
}
