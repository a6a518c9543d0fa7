import WaymarkCore
import WaymarkEngine

/// A writer of tables as route files in JSON, with one line per route for readable diffs.
struct RouteFileWriter {
    private let types: ParameterTypes
    /// Former routes by current name, whose `deprecated` and `replacedBy` are kept.
    private let history: [String: RouteFile.Route]
    private var names: Set<String> = []

    init(_ types: ParameterTypes, _ history: [String: RouteFile.Route]) {
        (self.types, self.history) = (types, history)
    }

    /// An entry of the table. `defaults` contains the default values that its patterns cannot express.
    typealias Entry = (
        name: String?, patterns: [String], sources: [LinkSource], isFallback: Bool,
        defaults: [(name: String, texts: [String])], requirements: [Condition]
    )

    mutating func text(
        sources: [LinkSource], precedence: Precedence, policy: LinkPolicy, entries: [Entry],
        globals: String?, parameters: [PatternParameter], publicNames: Set<String>
    ) throws(RouteFileWritingError) -> String {
        var members = ["\"waymark\": \(RouteFileSchema.version)", "\"sources\": \(try Self.list(sources))"]
        if precedence != .specificity { members.append("\"precedence\": \(Self.quoted(precedence.rawValue))") }
        if !publicNames.isEmpty {
            members.append("\"public\": [\(publicNames.sorted().map(Self.quoted).joined(separator: ", "))]")
        }
        if let globals { members.append("\"globals\": \(Self.quoted(globals))") }
        let options = Self.options(policy)
        if !options.isEmpty { members.append(Self.block("policy", options)) }
        let declarations = declarations(parameters)
        if !declarations.isEmpty { members.append(Self.block("types", declarations)) }
        var routes: [String] = []
        for entry in entries { routes.append(try line(entry, sources)) }
        members.append(Self.block("routes", routes))
        return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
    }

    private static func block(_ key: String, _ lines: [String]) -> String {
        "\"\(key)\": {\n" + lines.map { "    " + $0 }.joined(separator: ",\n") + "\n  }"
    }

    // MARK: Routes

    private mutating func line(_ entry: Entry, _ common: [LinkSource]) throws(RouteFileWritingError) -> String {
        let name = newName(entry)
        var value = Self.texts(entry.patterns)
        var members = ["\"pattern\": \(value)"]
        if entry.sources != common { members.append("\"sources\": \(try Self.list(entry.sources))") }
        if entry.isFallback { members.append("\"fallback\": true") }
        if !entry.defaults.isEmpty {
            let defaults = entry.defaults.map { name, texts in "\(Self.quoted(name)): \(Self.texts(texts))" }
            members.append("\"defaults\": { \(defaults.joined(separator: ", ")) }")
        }
        if !entry.requirements.isEmpty {
            members.append("\"requires\": \(Self.texts(entry.requirements.map { $0.rawValue }))")
        }
        let former = history[name]
        if let month = former?.deprecated { members.append("\"deprecated\": \(Self.quoted("\(month.value)"))") }
        if let other = former?.replacedBy { members.append("\"replacedBy\": \(Self.quoted(other.value))") }
        if members.count > 1 { value = "{ \(members.joined(separator: ", ")) }" }
        return "\(Self.quoted(name)): \(value)"
    }

    /// Returns a string, or a list of several.
    private static func texts(_ texts: [String]) -> String {
        let all = texts.map(quoted)
        return all.count == 1 ? all[0] : "[" + all.joined(separator: ", ") + "]"
    }

    /// Returns the name of an entry, or its first pattern, with a number if it is a duplicate.
    private mutating func newName(_ entry: Entry) -> String {
        let wanted = entry.name ?? entry.patterns.first ?? "route"
        var (name, number) = (wanted, 2)
        while !names.insert(name).inserted {
            name = "\(wanted) (\(number))"
            number += 1
        }
        return name
    }

    // MARK: Sources

    private static func list(_ sources: [LinkSource]) throws(RouteFileWritingError) -> String {
        var texts: [String] = []
        for source in sources { texts += try self.texts(of: source) }
        return "[" + texts.joined(separator: ", ") + "]"
    }

    /// Returns one or two sources, because route files separate `http` from `https`.
    private static func texts(of source: LinkSource) throws(RouteFileWritingError) -> [String] {
        switch source.kind {
        case .host(let host, let port, true, true):
            return [quoted(LinkSource.host(host, port: port).description), quoted(clear(host, port).description)]
        case .host: return [quoted(source.description)]
        case .scheme("http", _, _, _), .scheme("https", _, _, _): throw RouteFileWritingError(source)
        case .scheme(let scheme, nil, nil, .firstSegment): return [quoted(scheme + "://")]
        case .scheme(let scheme, nil, nil, .ignored):
            return ["{ \"scheme\": \(quoted(scheme)), \"host\": \"ignored\" }"]
        case .scheme(let scheme, let host?, let port, _) where !["ignored", "firstSegment"].contains(host):
            let end = port.map { ", \"port\": \($0)" } ?? ""
            return ["{ \"scheme\": \(quoted(scheme)), \"host\": \(quoted(host))\(end) }"]
        case .scheme(_, _?, _, _): return [quoted(source.description)]
        case .anywhere where source == .anywhere: return [quoted("anywhere")]
        case .anywhere, .scheme: throw RouteFileWritingError(source)
        }
    }

    private static func clear(_ host: String, _ port: Int?) -> LinkSource {
        LinkSource(.host(host, port: port, http: true, https: false))
    }

    // MARK: Policy and types

    /// Returns the options that differ from the strict policy.
    private static func options(_ policy: LinkPolicy) -> [String] {
        PolicyOption.all.compactMap { option in
            let key = "\"\(option.key.name)\": "
            guard let text = option.text(policy) else {
                let schemes = policy.forbiddenSchemes
                guard schemes != LinkPolicy.strict.forbiddenSchemes else { return nil }
                return key + "[" + schemes.sorted().map(quoted).joined(separator: ", ") + "]"
            }
            guard text != option.text(.strict) else { return nil }
            let isWord = text != "true" && text != "false" && Int(text) == nil
            return key + (isWord ? quoted(text) : text)
        }
    }

    /// Returns declarations for the custom types that patterns name, sorted by name.
    private func declarations(_ parameters: [PatternParameter]) -> [String] {
        var named: Set<String> = []
        for parameter in parameters { if case .named(let name) = parameter.type.kind { named.insert(name) } }
        return named.sorted().compactMap { name in
            guard !ParameterTypes.isBuiltIn(name), let constraint = types[name] else { return nil }
            return "\(Self.quoted(name)): \(Self.declaration(constraint))"
        }
    }

    private static func declaration(_ constraint: ParameterConstraint) -> String {
        switch constraint.kind {
        case .characters(let characters, let lengths):
            let end = lengths == 1...Int.max ? "" : ", \"lengths\": [\(lengths.lowerBound), \(lengths.upperBound)]"
            return "{ \"characters\": \(quoted(characters.rawValue))\(end) }"
        case .oneOf(let texts) where !texts.isEmpty:
            let texts = texts.map { quoted(String(decoding: $0, as: UTF8.self)) }
            return "{ \"oneOf\": [" + texts.joined(separator: ", ") + "] }"
        case .matching(let automaton): return "{ \"matches\": \(quoted(automaton.expression)) }"
        case .custom(let check) where check.expression != nil:
            return "{ \"matches\": \(quoted(check.expression ?? "")) }"
        default:
            let types = ParameterTypes()
            let same = ParameterTypes.builtInNames.sorted().first {
                types[$0].map { $0.isSame(as: constraint) } ?? false
            }
            return same.map { "{ \"type\": \(quoted($0)) }" } ?? "{ \"opaque\": true }"
        }
    }

    private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
}
