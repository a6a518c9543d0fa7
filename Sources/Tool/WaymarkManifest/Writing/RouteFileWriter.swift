import WaymarkCore
import WaymarkEngine
import WaymarkProofs

/// A writer of tables as route files in JSON, with one line per route for readable diffs.
struct RouteFileWriter {
    private let types: ParameterTypes
    /// The routes of an earlier route file, by current name. Their `deprecated` and `replacedBy` are written again.
    private let history: [String: RouteFile.Route]
    private var names: Set<String> = []

    init(_ types: ParameterTypes, _ history: [String: RouteFile.Route]) {
        (self.types, self.history) = (types, history)
    }

    private typealias Member = (key: String, value: JSONText)

    mutating func text(of table: RouteTable<some Sendable>) throws(RouteFileWritingError) -> String {
        let exported = table.entries.map { $0.outline }.filter { !$0.requirements.contains(.developer) }
        let items = table.globals.flatMap { $0.outline.patterns }.withUniqueNames
        let parameters = (exported.flatMap { $0.patterns } + items).flatMap { $0.allParameters }
        let publicNames = table.publicParameters.intersection(parameters.compactMap(\.name))
        var members: [Member] = [
            ("waymark", .word("\(RouteFileSchema.version)")), ("sources", try Self.list(table.sources)),
        ]
        if table.precedence != .specificity { members.append(("precedence", .text(table.precedence.rawValue))) }
        if !publicNames.isEmpty { members.append(("public", Self.list(publicNames.sorted()))) }
        if let globals = items.text(besides: types.registeredNames) { members.append(("globals", .text(globals))) }
        var lines = members.map { Self.line($0) }
        for (key, members) in [("policy", Self.options(table.policy)), ("types", declarations(parameters))]
        where !members.isEmpty {
            lines.append(Self.block(key, members))
        }
        var routes: [Member] = []
        let named = exported.map { entry in
            let patterns = entry.patterns.map { $0.adding(entry.defaults, types) }
            return (newName(entry.name ?? patterns.first?.description ?? "route"), entry, patterns)
        }
        for (name, entry, patterns) in named { routes.append(try route(name, entry, patterns, table.sources)) }
        lines.append(Self.block("routes", routes))
        return "{\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
    }

    private static func line(_ member: Member) -> String {
        JSONText.quoted(member.key) + ": " + member.value.onOneLine
    }

    private static func block(_ key: String, _ members: [Member]) -> String {
        "\"\(key)\": {\n" + members.map { "    " + line($0) }.joined(separator: ",\n") + "\n  }"
    }

    private static func list(_ texts: [String]) -> JSONText { .list(texts.map { .text($0) }) }

    private func route(
        _ name: String, _ entry: EntryOutline, _ patterns: [RoutePattern], _ common: [LinkSource]
    ) throws(RouteFileWritingError) -> Member {
        let texts = Self.oneOrMore(patterns.map { $0.description(besides: types.registeredNames) })
        let defaults = entry.omissibleDefaults.lacking(in: patterns, types)
        var members: [Member] = [("pattern", texts)]
        let inheritsSources = entry.patterns.contains { $0.source == nil }
        if inheritsSources, entry.sources != common { members.append(("sources", try Self.list(entry.sources))) }
        if entry.isFallback { members.append(("fallback", .word("true"))) }
        if !defaults.isEmpty {
            members.append(("defaults", .object(defaults.map { ($0.name, Self.oneOrMore($0.texts)) })))
        }
        if !entry.requirements.isEmpty {
            members.append(("requires", Self.oneOrMore(entry.requirements.map { $0.rawValue })))
        }
        let former = history[name]
        if let month = former?.deprecated { members.append(("deprecated", .text("\(month.value)"))) }
        if let other = former?.replacedBy?.value, other != name, names.contains(other) {
            members.append(("replacedBy", .text(other)))
        }
        return (name, members.count > 1 ? .object(members) : texts)
    }

    private static func oneOrMore(_ texts: [String]) -> JSONText { texts.count == 1 ? .text(texts[0]) : list(texts) }

    /// Returns a unique route name, such as `user (2)` if another route is named `user`.
    private mutating func newName(_ wanted: String) -> String {
        var (name, number) = (wanted, 2)
        while !names.insert(name).inserted {
            name = "\(wanted) (\(number))"
            number += 1
        }
        return name
    }

    private static func list(_ sources: [LinkSource]) throws(RouteFileWritingError) -> JSONText {
        var all: [JSONText] = []
        for source in sources { all += try texts(of: source) }
        return .list(all)
    }

    /// Returns the source as JSON: as two values if it accepts both `http` and `https`.
    private static func texts(of source: LinkSource) throws(RouteFileWritingError) -> [JSONText] {
        switch source.kind {
        case .host(let host, let port, true, true):
            let clear = LinkSource(.host(host, port: port, http: true, https: false))
            return [.text(LinkSource.host(host, port: port).description), .text(clear.description)]
        case .host: return [.text(source.description)]
        case .scheme("http", _, _, _), .scheme("https", _, _, _): throw RouteFileWritingError(source)
        case .scheme(let scheme, nil, nil, .firstSegment): return [.text(scheme + "://")]
        case .scheme(let scheme, nil, nil, .ignored):
            return [.object([("scheme", .text(scheme)), ("host", .text("ignored"))])]
        case .scheme(let scheme, let host?, let port, _) where !["ignored", "firstSegment"].contains(host):
            let members: [Member] = [("scheme", .text(scheme)), ("host", .text(host))]
            return [.object(members + (port.map { [("port", .word("\($0)"))] } ?? []))]
        case .scheme(_, _?, _, _): return [.text(source.description)]
        case .anywhere where source == .anywhere: return [.text("anywhere")]
        case .anywhere, .scheme: throw RouteFileWritingError(source)
        }
    }

    /// Returns the policy options that differ from those of the strict policy.
    private static func options(_ policy: LinkPolicy) -> [Member] {
        PolicyOption.all.compactMap { option -> Member? in
            guard let text = option.text(policy) else {
                // Omits strings that are no schemes, because they forbid no link, and route files refuse them.
                let schemes = policy.forbiddenSchemes.filter(\.isScheme)
                let isStrict = schemes == LinkPolicy.strict.forbiddenSchemes
                return isStrict ? nil : (option.key.name, list(schemes.sorted()))
            }
            guard text != option.text(.strict) else { return nil }
            let isWord = text != "true" && text != "false" && Int(text) == nil
            return (option.key.name, isWord ? .text(text) : .word(text))
        }
    }

    /// Returns the declarations of the custom types in patterns, sorted by name.
    private func declarations(_ parameters: [PatternParameter]) -> [Member] {
        var named: Set<String> = []
        for parameter in parameters { if case .named(let name) = parameter.type.kind { named.insert(name) } }
        return named.sorted().compactMap { name -> Member? in
            guard !ParameterTypes.isBuiltIn(name), let constraint = types[name] else { return nil }
            return (name, .object(Self.declaration(constraint)))
        }
    }

    private static func declaration(_ constraint: ParameterConstraint) -> [Member] {
        switch constraint.kind {
        case .characters(let characters, let lengths):
            let bounds = [lengths.lowerBound, lengths.upperBound].map { JSONText.word("\($0)") }
            return [("characters", .text(characters.rawValue))]
                + (lengths == 1...Int.max ? [] : [("lengths", .list(bounds))])
        case .oneOf(let texts) where !texts.isEmpty:
            return [("oneOf", list(texts.map { String(decoding: $0, as: UTF8.self) }))]
        case .matching(let automaton): return [("matches", .text(automaton.expression))]
        case .custom(let check) where check.expression != nil: return [("matches", .text(check.expression ?? ""))]
        case .any, .signed, .unsigned, .double, .float, .bool, .format, .oneOf, .lenientInt, .lenientDouble,
            .lenientBool, .custom:
            let types = ParameterTypes()
            let same = ParameterTypes.builtInNames.sorted().first {
                types[$0].map { $0.isSame(as: constraint) } ?? false
            }
            return [same.map { ("type", .text($0)) } ?? ("opaque", .word("true"))]
        }
    }
}
