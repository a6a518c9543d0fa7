import WaymarkCore

/// A builder of route patterns from patterns of association files. It declares parameter types where necessary.
struct PatternMaker {
    private(set) var types: [ConvertedRoutes.TypeRow] = []
    /// `true` if the current rule ignores case, but the route table does not.
    var foldsCase = false
    private var usedNames: Set<String> = []
    /// The type names of the current rule's parameters, by parameter name.
    private var usedTypes: [String: String] = [:]

    /// The maximum number of route patterns per rule.
    private static let limit = 8

    private enum Step: Hashable {
        case segment([PatternPiece])
        case run(minimum: Int)
    }

    /// Discards the parameter names of the previous rule. A name is unique in a pattern, and has one type per rule.
    mutating func beginRule() { (usedNames, usedTypes) = ([], [:]) }

    /// Returns route patterns that match the alternatives of a path; `nil` if too many are necessary.
    mutating func paths(_ forms: [[PatternPiece]]) -> [String]? {
        var all: [[Step]] = []
        for form in forms {
            guard let steps = Self.steps(form) else { return nil }
            all += steps.map(Self.merged).filter { !all.contains($0) }
        }
        // Replaces `/a` and `/a/**+`, which needs a further segment, by `/a/**`, which matches the paths of either.
        for steps in all {
            let runs = [0, 1].map { steps + [Step.run(minimum: $0)] }
            guard all.contains(where: runs.contains) else { continue }
            all = all.filter { $0 != steps && !runs.contains($0) } + [runs[0]]
        }
        // Removes a path such as `/a/{part}/**+` if the list contains `/a/**+`, which matches all of its links.
        all = all.filter { steps in
            guard case .run(let minimum)? = steps.last else { return true }
            return !(0..<minimum).contains { all.contains(steps.dropLast() + [.run(minimum: $0)]) }
        }
        let texts = all.flatMap { steps in paths(of: steps) }
        return texts.count > Self.limit ? nil : texts
    }

    /// Splits a path pattern into segments and catch-alls (`**`) in all ways, as `*` matches slashes, or returns `nil`.
    private static func steps(_ form: [PatternPiece]) -> [[Step]]? {
        let rooted: ArraySlice<PatternPiece>
        switch form.first {
        case nil: return [[]]
        // Every nonempty path begins with a slash, which a wildcard at the beginning matches.
        case .many: rooted = form[...]
        case .one, .slash: rooted = form.dropFirst()
        case .text, .expression, .choice: return []
        }
        var all: [[Step]] = []
        var open: [(steps: [Step], segment: [PatternPiece], rest: ArraySlice<PatternPiece>)] = []
        open.append(([], [], rooted))
        while let (steps, segment, rest) = open.popLast() {
            guard all.count + open.count <= PatternPiece.limit else { return nil }
            guard let piece = rest.first else {
                all.append(segment.isEmpty ? steps : steps + [.segment(segment)])
                continue
            }
            let (next, isEnd) = (rest.dropFirst(), rest.dropFirst().first ?? .slash == .slash)
            switch piece {
            case .slash:
                // Drops paths with an empty segment, as in `/a//b`, because no route matches them.
                if !segment.isEmpty { open.append((steps + [.segment(segment)], [], next)) }
            case .many where isEnd:
                let begun = segment.isEmpty ? [] : [Step.segment(segment + [.many])]
                // `*` can be empty after other characters of its segment, or at the beginning of the path.
                let mayBeEmpty = !segment.isEmpty || steps.isEmpty && form.first == .many
                open.append((steps + begun + [Step.run(minimum: mayBeEmpty ? 0 : 1)], [], next.dropFirst()))
            case .many where segment.isEmpty: open.append((steps + [.run(minimum: 0)], [.many], next))
            case .many:
                open.append((steps + [.segment(segment + [.many]), .run(minimum: 0)], [.many], next))
                open.append((steps, segment + [.many], next))
            case .one:
                if !segment.isEmpty, !next.isEmpty { open.append((steps + [.segment(segment)], [], next)) }
                open.append((steps, segment + [.one], next))
            case .text, .expression, .choice: open.append((steps, segment + [piece], next))
            }
        }
        return all
    }

    /// Merges adjacent catch-alls (`**`), and merges segments that match anything into adjacent catch-alls.
    private static func merged(_ steps: [Step]) -> [Step] {
        var all: [Step] = []
        for step in steps {
            var step = step
            if case .segment(let pieces) = step, pieces == [.one, .many] || pieces == [.expression("[^/]*")] {
                step = .segment([.many])
            }
            switch (all.last, step) {
            case (.run(let one), .run(let other)): all[all.count - 1] = .run(minimum: one + other)
            case (.run(let one), .segment([.many])): all[all.count - 1] = .run(minimum: one + 1)
            case (.segment([.many]), .run(let one)): all[all.count - 1] = .run(minimum: one + 1)
            default: all.append(step)
            }
        }
        return all
    }

    private mutating func paths(of steps: [Step]) -> [String] {
        if steps.isEmpty { return ["/"] }
        usedNames = []
        var texts = [""]
        for step in steps {
            switch step {
            case .run(let minimum):
                let some = (1..<max(minimum, 1)).map { _ in "/{\(name("part"))}" }.joined()
                texts = texts.map { $0 + some + (minimum > 0 ? "/**+" : "/**") }
            case .segment(let pieces):
                let own = segments(pieces)
                texts = texts.flatMap { text in own.map { "\(text)/\($0)" } }
            }
        }
        return texts
    }

    /// Returns route patterns for a segment: `a` and `a{part}` for `a*`, because `*` can be empty.
    private mutating func segments(_ pieces: [PatternPiece]) -> [String] {
        if pieces == [.many] { return ["{\(name("part"))}"] }
        if !foldsCase, pieces.count(where: { $0 == .many }) == 1,
            pieces.allSatisfy({ $0 == .many || $0 == .one || $0.text != nil })
        {
            let texts = pieces.map { $0.text?.escapedForPattern ?? "" }
            let ones = pieces.count { $0 == .one }
            let isBeside =
                ones == 0 || ones == 1 && zip(pieces, pieces.dropFirst()).contains { $0 == .one && $1 == .many }
            if isBeside {
                let index = pieces.firstIndex(of: .many) ?? 0
                let some = (texts[..<index] + ["{\(name("part"))}"] + texts[index...]).joined()
                return ones == 1 ? [some] : [texts.joined(), some]
            }
        }
        return [value(pieces, named: "part")]
    }

    /// Returns the route pattern for a query item, such as `page={page: Page}`, or `page={page?}` if all values match.
    mutating func item(_ name: String, _ pieces: [PatternPiece]) -> String {
        let key = name.escapedForPattern
        if pieces == [.many] { return "\(key)={\(self.name(name))?}" }
        return "\(key)=\(value(pieces, named: name))"
    }

    /// Returns the route pattern for a fragment; `nil` if any fragment matches.
    mutating func fragment(_ pieces: [PatternPiece]) -> String? {
        pieces == [.many] ? nil : value(pieces, named: "fragment")
    }

    /// Returns the route pattern for a value: literals and parameters, or one parameter for the whole.
    private mutating func value(_ pieces: [PatternPiece], named name: String) -> String {
        let isApart = zip(pieces, pieces.dropFirst()).allSatisfy { $0.text != nil || $1.text != nil }
        if !foldsCase, isApart, pieces.allSatisfy({ $0.text != nil || $0.isChoice }) {
            return pieces.map { piece in
                if case .choice(let texts, let variable) = piece {
                    return typed(variable.lowercased(), type(named: variable, .oneOf(texts)))
                }
                return piece.text?.escapedForPattern ?? ""
            }.joined()
        }
        let words = pieces.compactMap(\.text).first
        let isAny = pieces == [.one, .many]
        let expression = isAny ? #"[^\n]+"# : pieces.map { self.expression($0) }.joined()
        return typed(name, type(named: isAny ? "NotEmpty" : words ?? "Text", .matches(expression)))
    }

    private mutating func typed(_ name: String, _ type: String) -> String { "{\(self.name(name, of: type)): \(type)}" }

    private func expression(_ piece: PatternPiece) -> String {
        switch piece {
        case .text(let text): expression(text: text)
        case .slash: "/"
        // Not `.`, because that excludes all line breaks in a regular expression, but links can contain some of them.
        case .one: #"[^\n]"#
        case .many: #"[^\n]*"#
        case .expression(let text): text
        case .choice(let texts, _): "(\(texts.map { self.expression(text: $0) }.joined(separator: "|")))"
        }
    }

    private func expression(text: String) -> String {
        guard foldsCase else { return Self.escapedExpression(text) }
        return text.map { character in
            let both = [character.lowercased(), character.uppercased()]
            return character.isASCII && both[0] != both[1]
                ? "[\(both[0])\(both[1])]" : Self.escapedExpression(String(character))
        }.joined()
    }

    /// Returns a regular expression that matches only the string.
    static func escapedExpression(_ text: String) -> String {
        text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : String($0) }.joined()
    }

    private mutating func type(named wanted: String, _ declaration: ConvertedRoutes.TypeRow.Declaration) -> String {
        if let known = types.first(where: { $0.declaration == declaration }) { return known.name }
        let words = wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let base = words.first?.isLetter == true ? words.prefix(1).uppercased() + words.dropFirst().prefix(30) : "Text"
        let name = base.numbered { name in ParameterTypes.isBuiltIn(name) || types.contains { $0.name == name } }
        types.append(ConvertedRoutes.TypeRow(name: name, declaration: declaration))
        return name
    }

    /// Returns a parameter name that is unique in the pattern, and has no other type in the rule.
    private mutating func name(_ wanted: String, of type: String = "String") -> String {
        let kept = wanted.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let base = kept.first?.isLetter == true ? kept : "part"
        let name = base.numbered { usedNames.contains($0) || usedTypes[$0, default: type] != type }
        usedNames.insert(name)
        usedTypes[name] = type
        return name
    }
}

extension PatternPiece {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var isChoice: Bool { if case .choice = self { true } else { false } }
}

extension String {
    /// The literal string percent-encoded for a route pattern. A colon stays unencoded only after a letter or digit:
    /// elsewhere it can look like a parameter of another notation, such as `:id`, which the parser reports.
    fileprivate var escapedForPattern: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            let isColon = scalar == ":" && text.last.map { $0.isLetter || $0.isNumber } != true
            if isColon || "{}[]()*|?#&=\\%/\"<>^`$ ".unicodeScalars.contains(scalar) || scalar.value < 0x20
                || scalar.value == 0x7F
            {
                text += scalar.percentEncoded
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
