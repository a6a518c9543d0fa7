import WaymarkLanguages

/// A path attribute of a filter's `<data>`.
struct FilterPath: Hashable {
    let kind: AndroidPattern.Kind
    /// The pattern as Android reads it, without the manifest's escapes.
    let text: String

    var attribute: String {
        switch kind {
        case .literal: "path"
        case .prefix: "pathPrefix"
        case .suffix: "pathSuffix"
        case .simpleGlob: "pathPattern"
        case .advancedGlob: "pathAdvancedPattern"
        }
    }

    /// Returns the language of the paths; `nil` if it is not expressible.
    func language(in pool: inout LanguagePool) -> Language? {
        guard let texts = (try? AndroidPattern(kind: kind, text: text).test())?.language(in: &pool) else { return nil }
        return pool.intersection([texts, pool.validText(controls: true)])
    }

    fileprivate var plainStart: Substring { text.prefix { !".[\\*+{".contains($0) } }

    /// The literal prefix of all matching paths.
    fileprivate var literalStart: String {
        switch kind {
        case .literal, .prefix: text
        case .suffix: ""
        case .simpleGlob: String(text.prefix { $0 != "." && $0 != "*" && $0 != "\\" })
        case .advancedGlob:
            // The character before a repetition may be absent.
            String(
                plainStart.dropLast(text.dropFirst(plainStart.count).first.map { "*{".contains($0) } ?? false ? 1 : 0))
        }
    }
}

/// The paths of a filter, each with its routes.
struct FilterPathList {
    private(set) var paths: [(path: FilterPath, routes: [String])] = []
    private var numbers: [FilterPath: Int] = [:]

    /// The maximum number of states of a subset test.
    private static let limit = 5_000

    mutating func add(_ path: FilterPath, for route: String) {
        guard let number = numbers[path] else {
            numbers[path] = paths.count
            return paths.append((path, [route]))
        }
        if !paths[number].routes.contains(route) { paths[number].routes.append(route) }
    }

    /// Drops paths that others cover together, and assigns their routes to a remaining path.
    mutating func removeCoveredPaths() {
        var pool = LanguagePool()
        let sets = paths.map { $0.path.language(in: &pool) }
        let starts = paths.map { Array($0.path.literalStart.utf8) }
        let numbersByStart = Dictionary(
            grouping: paths.indices.filter { paths[$0].path.kind != .literal }, by: { starts[$0] })
        var dropped = Set<Int>()
        for (number, start) in starts.enumerated() {
            let others = (0...start.count).flatMap { numbersByStart[Array(start.prefix($0))] ?? [] }
                .filter { $0 != number && !dropped.contains($0) }.sorted()
            let all = pool.union(others.compactMap { sets[$0] })
            guard let first = others.first, let own = sets[number],
                pool.isSubset(own, of: all, limit: Self.limit) ?? false
            else { continue }
            dropped.insert(number)
            let coveringPath = others.first { other in
                sets[other].map { pool.isSubset(own, of: $0, limit: Self.limit) ?? false } ?? false
            }
            let routes = paths[number].routes
            paths[coveringPath ?? first].routes += routes.filter { !paths[coveringPath ?? first].routes.contains($0) }
        }
        paths = paths.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
        numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.element.path, $0.offset) })
    }
}

/// A piece of a path: a string, or a run of characters of one kind.
enum PathAtom: Hashable {
    case text(String)
    /// `nil` for no maximum.
    case some(CharacterKind, minimum: Int, maximum: Int?)

    /// Returns `true` if a run may consume the start of the following atom. Android does not backtrack.
    func mayConsume(_ other: PathAtom) -> Bool {
        guard case .some(let kind, _, _) = self, case .text(let text) = other, let first = text.utf8.first else {
            return true
        }
        return kind.contains(first)
    }
}

/// The characters of a run within a segment.
enum CharacterKind: Hashable {
    /// Any character except `/`.
    case any
    case ascii([UInt8])

    func contains(_ byte: UInt8) -> Bool {
        switch self {
        case .any: byte != UInt8(ascii: "/")
        case .ascii(let bytes): bytes.contains(byte)
        }
    }

    /// The set in the syntax of advanced patterns.
    var set: String {
        guard case .ascii(let bytes) = self else { return "[^/]" }
        var (text, rest) = ("[", bytes[...])
        while let first = rest.popFirst() {
            var last = first
            while let next = rest.first, next == last + 1, next.isLetterOrDigit, first.isLetterOrDigit {
                last = next
                rest.removeFirst()
            }
            text += first.inSet + (last > first + 1 ? "-" : "") + (last > first ? last.inSet : "")
        }
        return text + "]"
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    fileprivate var inSet: String {
        let text = String(Unicode.Scalar(self))
        return isLetterOrDigit ? text : "\\" + text
    }
}

extension [PathAtom] {
    var advanced: String {
        map { atom in
            switch atom {
            case .text(let text): text.map { ".[]{}*+\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
            case .some(let kind, let minimum, let maximum): kind.set + Self.repetition(minimum, maximum)
            }
        }.joined()
    }

    private static func repetition(_ minimum: Int, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (1, 1): ""
        case (1, nil): "+"
        case (0, nil): "*"
        case (let minimum, nil): "{\(minimum),}"
        case (let minimum, let maximum?):
            minimum == maximum ? "{\(minimum)}" : "{\(minimum),\(maximum)}"
        }
    }

    /// The only matching string; `nil` if there are several, or if a manifest cannot contain it unchanged.
    var plainText: String? {
        var all = ""
        for atom in self {
            guard case .text(let text) = atom else { return nil }
            all += text
        }
        // Build tools replace `${…}` in manifests.
        return all.contains("${") ? nil : all
    }
}
