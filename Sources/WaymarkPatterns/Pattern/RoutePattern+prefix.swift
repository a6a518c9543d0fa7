public import WaymarkEngine

extension RoutePattern {
    /// The pattern behind another one, whose path comes first; places and text are those of both, as they were written.
    package func prefixed(by prefix: RoutePattern) -> RoutePattern {
        guard !prefix.path.isEmpty || prefix.source != nil else { return self }
        let ownStart = source == nil ? 0 : path.first?.range.lowerBound ?? text.utf8.count
        let joined = PrefixedText(prefix: prefix.text, own: text, ownStart: ownStart)
        return RoutePattern(
            text: joined.text, source: source ?? prefix.source,
            path: prefix.path.moved(by: joined.prefixOffset) + path.moved(by: joined.offset),
            query: query.mapNodes { QueryNode($0.kind, at: $0.range.moved(by: joined.offset)) }, fragment: fragment,
            places: prefix.places.map { $0.moved(by: joined.prefixOffset) }
                + places.map { $0.moved(by: joined.offset) })
    }

    /// What keeps the pattern from standing before others; `nil` if it can.
    package var prefixProblem: RouteProblem? {
        let whole = 0..<text.utf8.count
        if !query.isEmpty || fragment != nil {
            let start = text.utf8.firstIndex { $0 == 0x3F || $0 == 0x23 }.map(text.utf8.distance(to:)) ?? 0
            return RouteProblem(.queryInPrefix, in: text, at: start..<whole.upperBound, suggestion: "")
        }
        if case .catchAll = path.last?.kind {
            return RouteProblem(.catchAllInPrefix, in: text, at: path.last?.range ?? whole)
        }
        return nil
    }
}

/// The texts of a prefix and a pattern as one, with one slash where they meet.
private struct PrefixedText {
    let text: String
    /// How far the places of the prefix have moved, and those of the pattern behind it.
    let prefixOffset: Int
    let offset: Int

    /// - Parameter ownStart: Where the pattern's path begins: behind its source, if it has one.
    init(prefix: String, own: String, ownStart: Int) {
        let source = Substring(own.utf8.prefix(ownStart))
        let path = Substring(own.utf8.dropFirst(ownStart))
        var before = Substring(prefix)
        while before.hasSuffix("/") { before.removeLast() }
        let needsSlash =
            !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("?") && !path.hasPrefix("#")
            && !path.hasPrefix("[") && !path.hasPrefix("(")
        text = source + before + (needsSlash ? "/" : "") + path
        prefixOffset = ownStart
        offset = before.utf8.count + (needsSlash ? 1 : 0)
    }
}

extension String.UTF8View {
    fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}

// MARK: Places

extension Range<Int> {
    fileprivate func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

extension ParameterPlace {
    fileprivate func moved(by offset: Int) -> ParameterPlace {
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
