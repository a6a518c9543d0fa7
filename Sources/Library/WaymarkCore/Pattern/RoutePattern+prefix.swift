extension RoutePattern {
    /// Returns the pattern with the path of `prefix` before its own, and the link source of `prefix` if it has none.
    package func prefixed(by prefix: RoutePattern) -> RoutePattern {
        guard !prefix.path.isEmpty || prefix.source != nil else { return self }
        let (joined, prefixOffset, offset) = joinedText(after: prefix)
        let (before, parts) = (prefix.parts, parts)
        return RoutePattern(
            text: joined, source: source ?? prefix.source,
            path: before.path.moved(by: prefixOffset) + parts.path.moved(by: offset),
            query: parts.query.mapNodes { QueryNode($0.kind, at: $0.range.moved(by: offset)) },
            fragment: parts.fragment,
            parameterRanges: before.parameterRanges.map { $0.moved(by: prefixOffset) }
                + parts.parameterRanges.map { $0.moved(by: offset) })
    }

    /// Returns the joined strings of a prefix and this pattern, with one slash between them. In the result, ranges of
    /// the prefix are moved by `prefixOffset` bytes, and ranges of the pattern by `offset` bytes.
    private func joinedText(after prefix: RoutePattern) -> (text: String, prefixOffset: Int, offset: Int) {
        let path = text.utf8.dropFirst(sourceEnd)
        var before = prefix.text.utf8.dropFirst(prefix.sourceEnd)
        while before.last == .slash { before.removeLast() }
        let from = source == nil ? prefix : self
        var source = from.text.utf8.prefix(from.sourceEnd)
        let needsSlash = path.first.map { !ByteSet("/?#[(").contains($0) } ?? false
        let start = before.isEmpty ? path : before
        let group = start.prefix { ByteSet("[(").contains($0) }
        // The link source is written `myapp:/` before the path `/user`, but `myapp:` before the optional group `[/a]`.
        if start.dropFirst(group.count).first == .slash {
            let isDouble = source.count > 1 && source.suffix(2).allSatisfy { $0 == .slash }
            if group.isEmpty, isDouble { source.removeLast() }
            while !group.isEmpty, source.last == .slash { source.removeLast() }
        }
        let joined = [Substring(source), Substring(before), needsSlash ? "/" : "", Substring(path)].joined()
        let offset = source.count + before.count + (needsSlash ? 1 : 0) - sourceEnd
        return (joined, source.count - prefix.sourceEnd, offset)
    }

    /// The reason why this pattern cannot be a group's prefix: a query, fragment or final catch-all; `nil` if it can.
    package var prefixProblem: RouteProblem? {
        if !query.isEmpty || fragment != nil {
            let start = text.utf8.firstIndex { $0 == 0x3F || $0 == 0x23 }.map(text.utf8.distance(to:)) ?? 0
            return RouteProblem(.queryInPrefix, in: text, at: start..<text.utf8.count, suggestion: "")
        }
        guard let last = path.last, case .catchAll = last.kind else { return nil }
        return RouteProblem(.catchAllInPrefix, in: text, at: last.range)
    }

    /// The offset at which the path begins.
    private var sourceEnd: Int {
        guard source != nil else { return 0 }
        if let path = path.first { return path.range.lowerBound }
        let authority = text.utf8.firstIndex(of: .colon).map { text.utf8[$0...].dropFirst(3) }
        let end = authority?.firstIndex { ByteSet("/?#").contains($0) } ?? text.utf8.endIndex
        return text.utf8.distance(to: end)
    }
}

extension String.UTF8View {
    fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

extension ParameterRanges {
    fileprivate func moved(by offset: Int) -> ParameterRanges {
        var copy = self
        copy.range = range.moved(by: offset)
        copy.nameRange = nameRange?.moved(by: offset)
        copy.typeRange = typeRange?.moved(by: offset)
        copy.defaultRange = defaultRange?.moved(by: offset)
        return copy
    }
}

extension [PathNode] {
    fileprivate func moved(by offset: Int) -> [PathNode] {
        offset == 0 ? self : mapNodes { PathNode($0.kind, at: $0.range.moved(by: offset)) }
    }
}
