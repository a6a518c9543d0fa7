import WaymarkCore
import WaymarkLanguages

extension URLPatternReader {
    /// Reads the path, and reports elements that route tables cannot express, such as `/:id+`.
    mutating func path() -> [PathNode] {
        guard let range = text.ranges[.pathname] else { return Self.anyPath }
        if range.isEmpty, text.hasImpliedPath { return [PathNode(.separator)] }
        guard let parts = parts(.pathname), !parts.isEmpty else {
            scanner.report(.notation(.unsayableEmptyPath), at: range.isEmpty ? 0..<scanner.end : range)
            return []
        }
        if parts.isAny {
            guard let name = parts[0].name, Int(name) == nil else { return Self.anyPath }
            note(parts[0])
            return [PathNode(.separator), PathNode(.catchAll(CatchAll(name: name)), at: parts[0].range)]
        }
        var nodes: [PathNode] = []
        let count = scanner.problems.count
        for (index, part) in parts.enumerated() {
            if part.kind == .wildcard {
                wildcard(part, isLast: index + 1 == parts.count, after: &nodes)
            } else {
                nodes += self.nodes(part)
            }
        }
        // After a problem, nodes may be missing, so the ends of the path are unknown.
        if scanner.problems.count == count { checkEnds(of: nodes, at: range) }
        return nodes
    }

    private static let anyPath = [PathNode(.separator), PathNode(.catchAll(CatchAll()))]

    private mutating func nodes(_ part: URLPatternPart) -> [PathNode] {
        guard part.modifier == .none || part.modifier == .optional else {
            scanner.report(.notation(.unsayableRepetition), at: part.range)
            return []
        }
        var nodes = nodes(of: part.prefix, at: part.range)
        if part.kind != .text {
            note(part)
            nodes.append(PathNode(.parameter(PatternParameter(part.name, type: type(part))), at: part.range))
        }
        nodes += self.nodes(of: part.suffix, at: part.range)
        return part.modifier == .optional ? [PathNode(.optional(nodes), at: part.range)] : nodes
    }

    private mutating func nodes(of text: String, at range: Range<Int>) -> [PathNode] {
        var nodes: [PathNode] = []
        for (index, piece) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { nodes.append(PathNode(.separator, at: range)) }
            guard !piece.isEmpty, let literal = literal(String(piece), in: .pathname, at: range) else { continue }
            nodes.append(PathNode(.literal(literal), at: range))
        }
        return nodes
    }

    /// The regular expressions that can be left out without a change in meaning: `:id([^/]+)` is `:id`.
    private static let segments: Set<String> = ["[^/]+", "[^/]+?", segment, "[^\\/]+?"]

    /// The regular expression of a segment, for paths in which `:id` also matches slashes.
    static let segment = "[^\\/]+"

    /// Returns the type of a group. Reports a group that no type can express, and returns `String` in its place.
    private mutating func type(_ part: URLPatternPart) -> ParameterType {
        if part.kind == .segment, text.hasCustomScheme {
            let name = part.isBare ? part.name : nil
            scanner.report(
                .notation(.unsayableGroup), at: part.range, suggestion: name.map { ":\($0)(\(Self.segment))" })
            return .string
        }
        guard case .expression(let text) = part.kind, !Self.segments.contains(text) else { return .string }
        let type = types[text] ?? URLPatternExpression.type(of: text)
        types[text] = type
        switch type {
        case .success(let type): return type
        case .failure(let fault):
            scanner.report(.notation(fault.isMalformed ? .malformedURLPattern : .unsayableExpression), at: part.range)
            return .string
        }
    }

    /// Reads a wildcard. It also matches slashes, so it becomes a catch-all, which must be the last segment.
    private mutating func wildcard(_ part: URLPatternPart, isLast: Bool, after nodes: inout [PathNode]) {
        var head = self.nodes(of: part.prefix, at: part.range)
        let isOptional = part.modifier == .optional || part.modifier == .zeroOrMore
        let isHeld = part.prefix.isEmpty && nodes.last?.kind == .separator
        if isHeld {
            nodes.removeLast()
        } else if head.last?.kind == .separator {
            head.removeLast()
        } else {
            return scanner.report(.notation(.unsayableWildcard), at: part.range)
        }
        let mayBeEmpty = nodes.allSatisfy { if case .optional = $0.kind { true } else { false } }
        guard isLast, part.suffix.isEmpty, nodes.isEmpty || !mayBeEmpty else {
            return scanner.report(.notation(.unsayableWildcard), at: part.range)
        }
        // An unnamed wildcard becomes an unnamed catch-all, whose segments a match returns as `rest`.
        let name = part.name.flatMap { Int($0) == nil ? $0 : nil }
        if name != nil { note(part) }
        let isRoot = nodes.isEmpty && head.isEmpty
        let comesAndGoes = isOptional && !isHeld
        let minimum = isRoot || (comesAndGoes && head.isEmpty) ? 0 : 1
        let run = [
            PathNode(.separator, at: part.range),
            PathNode(.catchAll(CatchAll(name: name, minimum: minimum)), at: part.range),
        ]
        nodes += comesAndGoes && !head.isEmpty ? [PathNode(.optional(head + run), at: part.range)] : head + run
    }

    /// Reports a path that can be empty or end in a slash, and segments with two parameters.
    private mutating func checkEnds(of nodes: [PathNode], at range: Range<Int>) {
        var walk = PathEndAnalysis()
        walk.read(nodes)
        if walk.ends.contains(.nothing) {
            scanner.report(.notation(.unsayableEmptyPath), at: range)
        } else if walk.ends.contains(.slash) {
            scanner.report(.notation(.unsayablePath), at: range)
        }
        if walk.hasCompetingGroups { scanner.report(.notation(.unsayableWildcard), at: range) }
    }
}

/// The possible ends of a path, with each of its optional groups present or absent.
private struct PathEndAnalysis {
    enum End: Hashable {
        case nothing, root, slash, text
        case group
    }

    var ends: Set<End> = [.nothing]
    var hasCompetingGroups = false

    mutating func read(_ nodes: [PathNode]) {
        for node in nodes {
            switch node.kind {
            case .separator: ends = Set(ends.map { $0 == .nothing ? .root : .slash })
            case .literal: ends = Set(ends.map { $0 == .group ? .group : .text })
            case .parameter:
                if ends.contains(.group) { hasCompetingGroups = true }
                ends = [.group]
            case .optional(let inner):
                let without = ends
                read(inner)
                ends.formUnion(without)
            case .wildcard, .catchAll, .alternatives: ends = [.text]
            }
        }
    }
}
