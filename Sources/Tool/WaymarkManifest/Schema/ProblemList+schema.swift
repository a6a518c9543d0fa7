import WaymarkCore

extension ProblemList {
    /// Compares a node with the permitted values of a schema, and reports every difference.
    mutating func check(_ node: DocumentNode, _ shape: Shape) {
        switch (node.content, shape) {
        case (.unusable, _):
            return
        case (_, .either(let shapes)):
            let fitting = shapes.first { node.fits($0) }
            if let fitting { check(node, fitting) } else { report(node, shape) }
        case (.list(let elements), .list(let element, _)):
            for node in elements { check(node, element) }
        case (.mapping(let pairs), .keys(let keys)):
            checkDuplicates(pairs)
            check(pairs, keys, at: node.place)
        case (.mapping(let pairs), .entries(let value, let name)):
            checkDuplicates(pairs)
            for pair in pairs {
                if pair.key.value.isEmpty { add(.emptyName(of: name), at: pair.key.place) }
                check(pair.value, value)
            }
        case (.scalar(let text, _), .word(let words)) where !words.contains(text) && !node.isNull:
            add(
                .unknownWord(text, expected: shape.words), at: node.place,
                suggestion: Suggestion.nearest(to: text, among: words))
        default:
            if !node.fits(shape) { report(node, shape) }
        }
    }

    private mutating func check(_ pairs: [DocumentNode.Pair], _ keys: SchemaKeys, at place: Place) {
        var written: Set<String> = []
        for pair in pairs {
            let name = pair.key.value
            if let key = keys[name] {
                written.insert(name)
                check(pair.value, key.shape)
            } else {
                // A misspelled key counts as the probably meant one, so that this key is not reported as missing, too.
                let meant = isFull ? nil : keys.name(meantBy: name)
                if let meant { written.insert(meant) }
                add(.unknownKey(name, in: keys.owner), at: pair.key.place, suggestion: meant)
            }
        }
        for key in keys.keys where key.isRequired && !written.contains(key.name) {
            add(.missingKey(key.name, in: keys.owner), at: place)
        }
        // Only the first broken rule is reported, because others can be its consequence.
        _ = keys.rules.first { isBroken($0, pairs, written, keys.owner, at: place) }
    }

    private mutating func isBroken(
        _ rule: SchemaRule, _ pairs: [DocumentNode.Pair], _ written: Set<String>, _ owner: String, at place: Place
    ) -> Bool {
        func valuePlace(_ name: String) -> Place? { pairs.first { $0.key.value == name }?.value.place }
        switch rule {
        case .atMostOne(let names):
            let given = names.filter { valuePlace($0) != nil }
            guard given.count > 1, let place = valuePlace(given[1]) else { return false }
            add(.conflictingKeys(given[0], given[1]), at: place)
        case .atLeastOne(let names):
            guard written.isDisjoint(with: names) else { return false }
            add(.missingKey(names[0], in: owner), at: place)
        case .excludes(let name, let others):
            let other = others.first { valuePlace($0) != nil }
            guard let other, let place = valuePlace(name) else { return false }
            add(.conflictingKeys(other, name), at: place)
        }
        return true
    }

    private mutating func checkDuplicates(_ pairs: [DocumentNode.Pair]) {
        var first: [String: Place] = [:]
        for pair in pairs {
            if let place = first.updateValue(pair.key.place, forKey: pair.key.value) {
                first[pair.key.value] = place
                add(.duplicateKey(pair.key.value), at: pair.key.place, related: place)
            }
        }
    }

    private mutating func report(_ node: DocumentNode, _ shape: Shape) {
        switch shape {
        case .keys, .entries: if reportMissingSpaces(node) { return }
        case .text, .number, .flag, .word, .value, .nothing, .list, .either: break
        }
        if case .entries(_, let owner) = shape, !node.isNull {
            return add(.namelessEntries(of: owner, found: node.described), at: node.place)
        }
        let isType = if case .keys(let keys) = shape { keys.owner == RouteFileSchema.type.owner } else { false }
        let isNull = if case .scalar(let text, _) = node.content { !text.isEmpty } else { false }
        add(
            .wrongShape(expected: shape.words, found: node.described, isNull: isNull), at: node.place,
            suggestion: isType ? node.inferredType : node.text.flatMap { shape.spelling(meantBy: $0.value) })
    }

    /// Reports lines without a space after a key's colon, such as `home:/`; returns `false` if there are none.
    private mutating func reportMissingSpaces(_ node: DocumentNode) -> Bool {
        guard case .scalar(let text, isPlain: true) = node.content else { return false }
        var line = node.place.line
        while let cause = YAMLMistake.missingSpace(at: line, source), text.contains(cause.key + ":") {
            add(cause.error)
            line += 1
        }
        return line > node.place.line
    }
}

extension Shape {
    /// Returns the spelling that a value probably means, such as `true` for `yes` and `1` for `1.0`.
    fileprivate func spelling(meantBy text: String) -> String? {
        switch self {
        case .flag where ["yes", "on", "true"].contains(text.lowercased()): "true"
        case .flag where ["no", "off", "false"].contains(text.lowercased()): "false"
        case .number(let range):
            Double(text).flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? String($0) : nil }
        case .flag, .text, .word, .value, .nothing, .list, .keys, .entries, .either: nil
        }
    }
}

extension SchemaKeys {
    fileprivate func name(meantBy key: String) -> String? {
        keys.first { $0.otherNames.contains(key) }?.name ?? Suggestion.nearest(to: key, among: keys.map(\.name))
    }

    /// Returns `true` if a mapping contains an unknown key that probably means the key `name`.
    func isMisspelt(_ name: String, in pairs: [DocumentNode.Pair]) -> Bool {
        pairs.contains { self[$0.key.value] == nil && self.name(meantBy: $0.key.value) == name }
    }
}

extension DocumentNode {
    /// Returns `true` if the node is a permitted value. Ignores the elements of lists and the values of mappings.
    fileprivate func fits(_ shape: Shape) -> Bool {
        switch (content, shape) {
        case (.scalar, .value), (.list, .list), (.mapping, .keys), (.mapping, .entries): true
        case (.scalar, .text), (.scalar, .word): !isNull
        case (.scalar, .nothing): isNull
        case (.scalar(let text, _), .flag): text == "true" || text == "false"
        case (.scalar, .number(let range)): number.map(range.contains) ?? false
        case (_, .either(let shapes)): shapes.contains { fits($0) }
        default: false
        }
    }

    /// The probable type definition for a value without a key, such as `{ characters: hex }` for `hex`.
    fileprivate var inferredType: String? {
        switch content {
        case .scalar(let text, _) where ParameterConstraint.CharacterClass(rawValue: text) != nil:
            "{ characters: \(text) }"
        case .scalar(let text, _) where ParameterTypes.isBuiltIn(text): "{ type: \(text) }"
        case .scalar(let text, _) where text.contains(where: { "[]()\\+*^$".contains($0) }) && !text.contains("'"):
            "{ matches: '\(text)' }"
        case .list(let elements) where !elements.isEmpty && texts.count == elements.count:
            "{ oneOf: [\(texts.map(\.value).joined(separator: ", "))] }"
        case .scalar, .list, .mapping, .unusable: nil
        }
    }
}
