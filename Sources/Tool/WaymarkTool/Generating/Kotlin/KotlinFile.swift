import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A generated Kotlin file, whose object `Links` has a function for each route that returns a link.
struct KotlinFile {
    let table: GeneratedTable
    let package: String?
    let forms: [Int]
    let numbers: [Int: Int]
    /// `true` to add a link parser, and a matcher for Navigation 3.
    let readsLinks: Bool

    init(_ table: GeneratedTable, package: String?, readsLinks: Bool = false) {
        (self.table, self.package, self.readsLinks) = (table, package, readsLinks)
        forms = readsLinks ? Array(table.forms.indices) : table.generatedForms
        numbers = Dictionary(uniqueKeysWithValues: forms.enumerated().map { ($1, $0) })
    }

    private static let javaImports = [
        "java.math.BigDecimal", "java.math.BigInteger", "java.math.MathContext", "java.math.RoundingMode",
        "java.util.Locale",
    ]

    var text: String {
        let imports = (readsLinks ? Self.navigationImports : []) + Self.javaImports
        let parts: [[String]] = [
            [CodeText.heading(.kotlin, from: table.file.fileName.escaped())],
            package.map { ["package \(Self.packageName($0))"] } ?? [], imports.map { "import \($0)" },
            types, [Resources.kotlinException], readsLinks ? linkTypes + matcher : [], links,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var types: [String] {
        table.usedTypes(forms).compactMap { index in
            let type = table.types[index]
            guard type.isKotlinEnum else { return nil }
            let names = Self.constants(of: type).map { "    \($1)(\(Self.quoted($0)))" }
            return "enum class \(type.identifier)(val text: String) {\n" + names.joined(separator: ",\n") + "\n}\n"
        }
    }

    static func constants(of type: GeneratedType) -> [(text: String, name: String)] {
        type.namedAlternatives(or: "VALUE") { GeneratedName.capitals($0) }
    }

    func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "List<String>" }
        let element = Self.element(of: table.types[index])
        return field.isList ? "List<\(element)>" : element
    }

    static func element(of type: GeneratedType) -> String {
        switch type.constraint.kind {
        case .signed(let range): range.upperBound > Int64(Int32.max) ? "Long" : "Int"
        case .unsigned(let range):
            range.upperBound > UInt64(UInt32.max) ? "BigInteger" : range.upperBound > UInt64(Int32.max) ? "Long" : "Int"
        case .lenientInt: "Long"
        case .double, .lenientDouble: "Double"
        case .float: "Float"
        case .bool, .lenientBool: "Boolean"
        case .oneOf: type.isKotlinEnum ? type.identifier : "String"
        case .any, .format, .characters, .matching, .custom: "String"
        }
    }

    // An unescaped `$` would begin a string template.
    static func quoted(_ text: String) -> String { CodeText.quoted(text).replacingScalars("$", with: "\\$") }

    /// Returns an identifier, in backticks if it is reserved in Kotlin, such as `yield`.
    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    static func packageName(_ text: String) -> String {
        text.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
    }

    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while", "yield",
    ]

    /// Names that generated code uses, including members of every object and of the standard library.
    static let takenNames = ReservedNames(
        routes: ReservedNames.functions(in: Resources.kotlinRuntime).union([
            "emptyList", "emptyMap", "equals", "hashCode", "intArrayOf", "listOf", "maxOf", "minOf", "mutableMapOf",
            "toString",
        ]),
        types: ReservedNames.types(in: Resources.kotlinRuntime + Resources.kotlinException)
            .union(["Links", "Deprecated", "BigInteger"]))

    private var links: [String] {
        [
            "/** The links of the routes. Each function throws a [LinkException] if there is no such link. */",
            "object Links {",
        ] + table.routes.flatMap { function($0) } + inner + ["}"]
    }

    /// The helpers of route functions. In the object `Links`, they cannot conflict with names in the app.
    private var inner: [String] {
        let parts = [[Resources.kotlinRuntime], rules, policy, formList] + (readsLinks ? [reader] : [])
        return indented(parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").lines)
    }

    private func function(_ route: GeneratedRoute) -> [String] {
        if let comment = route.absenceComment { return ["    " + comment, ""] }
        let notes = route.fields.compactMap { table.note($0, named: $0.identifier, showsAlternatives: true) }
            .flatMap { CodeText.comment("@param \($0)", nests: true) }
        let comment = route.comment(nests: true) + (notes.isEmpty ? [] : [""]) + notes
        let deprecation = route.deprecation.map { ["    @Deprecated(\(Self.quoted($0)))"] } ?? []
        let parameters = route.fields.map { field in
            "\(Self.name(field.identifier)): \(type(of: field))" + (field.isRequired ? "" : "? = null")
        }
        let numbers = route.forms.compactMap { self.numbers[$0] }.map { String($0) }.joined(separator: ", ")
        let values = route.fields.map { "\(Self.quoted($0.name ?? "**")) to \(value(of: $0))" }
        let map = values.isEmpty ? "emptyMap()" : CodeText.list(values, "mapOf(", ")", indent: 8)
        return CodeText.documentation(comment, indent: "    ") + deprecation + [
            "    fun \(Self.name(route.identifier))(\(parameters.joined(separator: ", "))): String =",
            "        write(\(Self.quoted(route.route.name.value)), intArrayOf(\(numbers)), \(map))", "",
        ]
    }

    private func value(of field: GeneratedField) -> String {
        let name = Self.name(field.identifier)
        guard let index = field.type, table.types[index].isKotlinEnum else { return name }
        let optional = field.isRequired ? "" : "?"
        return field.isList ? "\(name)\(optional).map { it.text }" : "\(name)\(optional).text"
    }

    private var policy: [String] {
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

    /// The maximum length of a method's source. The JVM limits a method to 64 KiB, about three times its source's size.
    private static let methodLength = 20_000

    private var formList: [String] {
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

    /// Divides texts into ranges that each fit into one JVM method. Returns at least one range.
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

    /// Returns ascending numbers as text: `0-2 5` for 0, 1, 2 and 5.
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

    private var rules: [String] {
        // With `lazy`, each constant gets its own JVM method, which keeps methods below the size limit.
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

extension GeneratedType {
    /// `true` for a declared list of strings whose enum constants fit into one JVM method.
    var isKotlinEnum: Bool {
        guard isDeclared, case .oneOf(let texts) = constraint.kind else { return false }
        return (1...2_000).contains(texts.count)
    }
}
