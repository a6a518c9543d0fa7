import WaymarkCore
import WaymarkEngine
import WaymarkManifest

extension KotlinFile {
    var policy: [String] {
        let policy = table.policy
        return [
            "/** The limits and rules of the link policy, and the characters that each part of a link has unescaped. */",
            "private object Policy {",
        ] + policy.keptCharacters.map { "    const val \($0) = \(Self.quoted($1))" } + [
            "    const val maximumLength = \(min(policy.maximumLength, Int(Int32.max)))",
            "    const val maximumSegments = \(min(policy.maximumSegments, Int(Int32.max)))",
            "    const val maximumQueryItems = \(min(policy.maximumQueryItems, Int(Int32.max)))",
            "    val repeatedItems = \(Self.quoted(policy.repeatedItems.rawValue))",
            "    val allowsControlCharacters = \(policy.allowsControlCharacters)",
            "    val allowsDotSegments = \(policy.allowsDotSegments)",
            "    val allowsTraversal = \(policy.allowsTraversal)",
            "    val isCaseInsensitive = \(policy.isCaseInsensitive)",
            "    val comparesHostSegmentsExactly = \(policy.comparesHostSegmentsExactly)",
            "    val ignoresDomainHosts = \(policy.ignoresDomainHosts)", "}",
        ]
    }

    // MARK: Forms

    /// The maximum source length of a generated method. The JVM limits a method to 64 KiB of bytecode, about three
    /// bytes per character of source.
    static let methodLength = 20_000

    var formList: [String] {
        let texts = forms.map { form(table.forms[$0]) }
        let parts = Self.parts(of: texts)
        let cases = parts.enumerated().map { number, part in
            let condition = number == parts.count - 1 ? "else" : "number < \(part.upperBound)"
            return "        \(condition) -> Part\(number).all[number - \(part.lowerBound)]"
        }
        return [
            "/** The patterns of the routes with their groups decided, the best first. */", "private object Forms {",
            "    fun at(number: Int): Form = when {",
        ] + cases + ["    }"] + parts.enumerated().flatMap { number, part in object(number, part, texts) } + ["}"]
    }

    /// Divides the elements into at least one range, so that each range fits into a method.
    private static func parts(of texts: [String]) -> [Range<Int>] {
        var (parts, length) = ([0..<0], 0)
        for (index, text) in texts.enumerated() {
            length += text.utf8.count
            let start = parts[parts.count - 1].lowerBound
            if length <= methodLength || start == index {
                parts[parts.count - 1] = start..<index + 1
            } else {
                parts.append(index..<index + 1)
                length = text.utf8.count
            }
        }
        return parts
    }

    private func object(_ number: Int, _ part: Range<Int>, _ texts: [String]) -> [String] {
        var lines = ["", "    private object Part\(number) {", "        val all = listOf<Form>("]
        for index in part {
            let variant = table.forms[forms[index]].variant
            lines += CodeText.comment("\(index): \(variant.text)", nests: true).map { "            // " + $0 }
            lines.append("            " + texts[index] + (index == part.upperBound - 1 ? "" : ","))
        }
        return lines + ["        )", "    }"]
    }

    private func form(_ form: GeneratedForm) -> String {
        let variant = form.variant
        var members = [
            Self.quoted(table.routes[form.route].route.name.value), form.source.map { Self.quoted($0.text) } ?? "null",
            CodeText.list(variant.segments.map { segment($0) }, "listOf<Any>(", ")", indent: 16),
        ]
        if !variant.query.isEmpty {
            members.append("items = " + CodeText.list(variant.query.map { item($0) }, "listOf(", ")", indent: 16))
        }
        if let fragment = variant.fragment { members.append("fragment = \(piece(fragment))") }
        for (name, rivals) in form.namedRivals {
            members.append("\(name) = \"\(Self.ranges(rivals.compactMap { numbers[$0.form] }))\"")
        }
        if form.hostIsFirst { members.append("hostIsFirst = true") }
        if form.countsHost { members.append("countsHost = true") }
        if readsLinks, form.sourceSet > 0 { members.append("origins = \(form.sourceSet)") }
        let line = "Form(\(members.joined(separator: ", ")))"
        return line.count <= 106 && !line.contains("\n")
            ? line : "Form(\n" + members.map { "                \($0)" }.joined(separator: ",\n") + "\n            )"
    }

    /// Returns ascending numbers as ranges, such as `0-2 5`.
    private static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: " ")
    }

    private func segment(_ segment: SegmentPattern) -> String {
        switch segment {
        case .literal(let text): return Self.quoted(text)
        case .wildcard: return "Anything"
        case .parameter(let parameter): return self.parameter(parameter)
        case .partial(let pieces): return "listOf<Any>(\(pieces.map { piece($0) }.joined(separator: ", ")))"
        case .catchAll(let run):
            return "Run(\(run.name.map { Self.quoted($0) } ?? "null"), \(run.minimum), \(run.stopsAtFirstHit))"
        }
    }

    private func item(_ item: QueryItemPattern) -> String {
        "Item(\(Self.quoted(item.name)), \(item.value.map { piece($0) } ?? "null"))"
    }

    private func piece(_ piece: ValuePattern) -> String {
        switch piece {
        case .literal(let text): Self.quoted(text)
        case .parameter(let parameter): self.parameter(parameter)
        }
    }

    private func parameter(_ parameter: PatternParameter) -> String {
        let type = table.types[table.typeIndex(of: parameter)]
        var members = [parameter.name.map { Self.quoted($0) } ?? "null", type.ruleName]
        if parameter.type.isList { members.append("list = Listing.\(parameter.type.isExploded ? "ITEMS" : "COMMAS")") }
        switch parameter.presence {
        case .required: break
        case .optional: members.append("isOptional = true")
        case .lenient: members.append("isOptional = true, isLenient = true")
        case .defaulted, .defaultedList:
            let texts = (parameter.defaultValue(type.constraint)?.texts ?? []).map { Self.quoted($0) }
            members.append("defaultValue = listOf<String>(\(texts.joined(separator: ", ")))")
        }
        if let only = parameter.onlyText { members.append("only = \(Self.quoted(only))") }
        return "Parameter(\(members.joined(separator: ", ")))"
    }

    // MARK: Rules

    var rules: [String] {
        // Lazy, so that the compiler makes each rule a separate method.
        table.ruledTypes(forms).map { "private val \($0.ruleName) by lazy { \(rule($0)) }" }
    }

    private func rule(_ type: GeneratedType) -> String {
        let name = Self.quoted(type.name)
        switch type.constraint.kind {
        case .any, .custom: return "anyText"
        case .signed(let range): return "integer(\(name), \"\(range.lowerBound)\", \"\(range.upperBound)\")"
        case .unsigned(let range): return "integer(\(name), \"\(range.lowerBound)\", \"\(range.upperBound)\")"
        case .lenientInt: return "integer(\(name), \"\(Int64.min)\", \"\(Int64.max)\", true)"
        case .double: return "decimal(\(name), false)"
        case .float: return "decimal(\(name), true)"
        case .lenientDouble: return "decimal(\(name), false, true)"
        case .bool: return "truth(\(name))"
        case .lenientBool: return "truth(\(name), true)"
        case .format(let format):
            return "texts(\(name)) { Regex(\(Self.quoted(format.expression))).matches(it) }"
        case .oneOf:
            let all = (type.constraint.alternatives ?? []).map { Self.quoted($0) }
            let lists = Self.parts(of: all).map { CodeText.list(Array(all[$0]), "{ listOf(", ") }", indent: 2) }
            return CodeText.list([name] + lists, "oneOf(", ")", indent: 0)
        case .characters(let characters, let lengths):
            return "texts(\(name)) { Regex(\"[\(characters.ranges)]\(lengths.repetition)\").matches(it) }"
        case .matching(let automaton):
            let ends = automaton.ends.indices.filter { automaton.ends[$0] }.map { String($0) }
            let states = automaton.waysOn.map { ways in
                "\"\(ways.map { "\($0.from) \($0.to) \($0.next)" }.joined(separator: " "))\""
            }
            return CodeText.list(
                [name, "\(automaton.start)", "\"\(ends.joined(separator: " "))\""] + states, "automaton(", ")",
                indent: 0)
        }
    }
}
