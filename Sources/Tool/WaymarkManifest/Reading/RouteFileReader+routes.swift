import WaymarkCore

extension RouteFileReader {
    /// Reads a route from a mapping, or from its patterns alone.
    mutating func route(_ name: Located<String>, _ node: DocumentNode, _ policy: LinkPolicy) -> RouteFile.Route {
        var route = RouteFile.Route(name: name)
        let patterns = if case .mapping = node.content { node["pattern"] ?? node["patterns"] } else { node }
        route.patterns = (patterns?.texts ?? []).map { patternOnOneLine($0) }
        if patterns != nil || !RouteFileSchema.routeKeys.isMisspelt("pattern", in: node.pairs) {
            checkPatterns(of: route, in: patterns)
        }
        route.syntax = node["syntax"]?.text
        route.sources = node["sources"].map { sources($0, policy) } ?? []
        route.isFallback = node["fallback"]?.text?.value == "true"
        for pair in node["defaults"]?.pairs ?? [] {
            let isList = if case .list = pair.value.content { true } else { false }
            route.writtenDefaults.append((pair.key, pair.value.texts, isList))
            reportIfEmpty(pair.value, .emptyList("the list of defaults"))
        }
        route.requires = names(node["requires"], of: "a condition") ?? []
        details(of: &route, node)
        return route
    }

    /// Reads the keys of a route that do not affect which links open it.
    mutating func details(of route: inout RouteFile.Route, _ node: DocumentNode) {
        route.summary = node["summary"]?.text ?? route.summary
        route.group = names(node["group"], of: "a group")?.first ?? route.group
        route.examples = node["examples"]?.elements.flatMap(examples) ?? route.examples
        route.rejects = node["rejects"]?.texts ?? route.rejects
        route.tags = node["tags"]?.texts ?? route.tags
        route.renamedFrom = names(node["renamedFrom"], of: "a former route") ?? route.renamedFrom
        route.deprecated = node["deprecated"].map { month($0) } ?? route.deprecated
        route.replacedBy = node["replacedBy"]?.text ?? route.replacedBy
        route.opens = node["opens"]?.text.flatMap { RouteFile.Opener(rawValue: $0.value) } ?? route.opens
        let links =
            (node["rejects"] == nil ? [] : route.rejects) + (node["examples"] == nil ? [] : route.examples.map(\.url))
        for link in links where continues(link) { problems.add(.continuedText, at: link.place) }
        for text in links + (node["summary"]?.text.map { [$0] } ?? []) { checkComment(behind: text, isPattern: false) }
    }

    /// Returns the names in a list, without line breaks. Reports empty names and line breaks.
    private mutating func names(_ node: DocumentNode?, of owner: String) -> [Located<String>]? {
        guard let texts = node?.texts else { return nil }
        for text in texts where text.value.isEmpty { problems.add(.emptyName(of: owner), at: text.place) }
        return texts.map { onOneLine($0) }
    }

    /// Converts defaults to the type of their parameter, if it is known, and reports values that the type rejects.
    mutating func convertDefaults(of file: inout RouteFile) {
        var types = ParameterTypes()
        for type in file.types { types[type.name.value] = type.constraint }
        for (number, route) in file.routes.enumerated() where !route.writtenDefaults.isEmpty {
            let parameters = file.patterns(of: route).flatMap(\.parameters)
            for (name, texts, isList) in route.writtenDefaults {
                var values = texts.map { CaptureValue.string($0.value) }
                if let type = parameters.first(where: { $0.name == name.value })?.type,
                    let constraint = types.constraint(for: type), !constraint.isFaulty, !constraint.isAbsent
                {
                    // Only a list parameter can have more than one value.
                    for (index, text) in texts.enumerated()
                    where index > 0 && !type.isList || !constraint.accepts(text.value) {
                        let kind = RouteProblem.Kind.invalidDefault(value: text.value, type: type.text)
                        problems.add(.pattern(RouteProblem(kind, in: "", at: 0..<0)), at: text.place)
                    }
                    values = texts.map { constraint.value(ofDefault: $0.value) }
                }
                file.routes[number].defaults[name.value] = isList ? .list(values) : values.first ?? .string("")
            }
        }
    }

    private mutating func checkPatterns(of route: RouteFile.Route, in node: DocumentNode?) {
        for text in route.patterns { checkComment(behind: text, isPattern: true) }
        guard let node else { return problems.add(.noPattern(route: route.name.value), at: route.name.place) }
        reportIfEmpty(node, .noPattern(route: route.name.value))
    }

    /// Returns a pattern without white space if it is a block after `>` or `|` or has several lines, and reports that.
    private mutating func patternOnOneLine(_ pattern: Located<String>) -> Located<String> {
        let start = problems.source.bytes[problems.source.offset(of: pattern.place)...].first
        let isBlock = start == UInt8(ascii: ">") || start == UInt8(ascii: "|")
        let text = pattern.value.filter { !$0.isWhitespace }
        guard text != pattern.value, isBlock || continues(pattern) else { return pattern }
        problems.add(
            isBlock ? .blockText : .continuedText, at: pattern.place, suggestion: isBlock ? text : nil)
        return Located(text, at: pattern.place)
    }

    /// Returns `true` if an unquoted or quoted YAML string continues on the next line.
    func continues(_ text: Located<String>) -> Bool {
        let start = problems.source.offset(of: text.place)
        var line = problems.source.bytes[start..<max(start, problems.source.range(ofLine: text.line).upperBound)]
        if line.first == UInt8(ascii: "\"") || line.first == UInt8(ascii: "'") { line.removeFirst() }
        while line.last == 0x20 || line.last == 0x09 { line.removeLast() }
        guard !line.isEmpty, text.value.utf8.starts(with: line) else { return false }
        return text.value.utf8.dropFirst(line.count).first.map { $0 == 0x20 || $0 == 0x0A } ?? false
    }

    /// Returns a string without line breaks. Reports line breaks, which probably come from a block after `>` or `|`.
    mutating func onOneLine(_ text: Located<String>) -> Located<String> {
        guard text.value.contains(where: \.isNewline) else { return text }
        let line = text.value.filter { !$0.isNewline }
        problems.add(.blockText, at: text.place, suggestion: line)
        return Located(line, at: text.place)
    }

    /// Reports a comment without a space after its `#`, which is probably part of the value: `/page #{section}`.
    private mutating func checkComment(behind text: Located<String>, isPattern: Bool) {
        let start = problems.source.offset(of: text.place)
        let line = problems.source.bytes[start..<max(start, problems.source.range(ofLine: text.line).upperBound)]
        guard line.starts(with: text.value.utf8) else { return }
        let rest = line.dropFirst(text.value.utf8.count)
        let comment = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard comment.startIndex > rest.startIndex, comment.first == UInt8(ascii: "#"),
            let next = comment.dropFirst().first, next > 0x20, next != UInt8(ascii: "#")
        else { return }
        let shown = String(String(decoding: comment, as: UTF8.self).prefix { !$0.isWhitespace })
        problems.add(
            .commentInText(shown), at: problems.source.place(at: comment.startIndex),
            suggestion: isPattern ? text.value + shown : nil)
    }

    private func examples(_ node: DocumentNode) -> [RouteFile.Example] {
        if let url = node.text { return [RouteFile.Example(url: url, captures: nil)] }
        return node.pairs.map { RouteFile.Example(url: $0.key, captures: captures($0.value)) }
    }

    private func captures(_ node: DocumentNode) -> [RouteFile.ExpectedCapture]? {
        guard case .mapping(let pairs) = node.content else { return nil }
        return pairs.map { pair in
            RouteFile.ExpectedCapture(name: pair.key, value: Located(value(pair.value), at: pair.value.place))
        }
    }

    private func value(_ node: DocumentNode) -> ExpectedValue {
        if case .list = node.content { return .list(node.texts.map(\.value)) }
        return node.text.map { .text($0.value) } ?? .absent
    }
}
