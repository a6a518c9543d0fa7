/// Writes neutral patterns in the native syntax, and records the parameter names of their values.
struct NeutralWriter {
    /// The value at one position: a parameter, or one parameter from each of two alternatives.
    enum Position {
        case parameter(String)
        case either(left: String, right: String)
    }

    /// An error for a pattern that the native syntax cannot express.
    struct NoWords: Error {
        var what: String
    }

    let library: NotationLibrary
    /// The parameters at each value position.
    private(set) var positions: [Position] = []
    /// The type in the test case, by parameter name.
    private(set) var types: [String: String] = [:]
    /// The names of literal query items, which some libraries deliver as well.
    private(set) var literalItems: [String] = []
    private var names = 0

    init(library: NotationLibrary) { self.library = library }

    mutating func texts(of pattern: NeutralPattern) throws -> [String] {
        guard let alternatives = pattern.alternatives else { return [try text(of: pattern)] }
        var texts: [String] = []
        let branches = try inBranches(alternatives) { writer, pattern in texts.append(try writer.text(of: pattern)) }
        positions += branches
        return texts
    }

    private mutating func text(of pattern: NeutralPattern) throws -> String {
        let path = try elements(pattern.path ?? [])
        let query = try (pattern.query ?? []).map { try item($0) }.joined(separator: "&")
        return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query)
    }

    // MARK: Path

    private mutating func elements(_ nodes: [NeutralNode]) throws -> String {
        try nodes.map { try element($0) }.joined()
    }

    private mutating func element(_ node: NeutralNode) throws -> String {
        switch node {
        case .literal(let text): return "/" + Self.literal(text)
        case .parameter(let name, let type): return "/" + (try parameter(name, type))
        case .one: return "/*"
        case .many(let minimum): return "/**" + (minimum > 0 ? "+" : "") + (library.stopsAtFirstHit ? "!" : "")
        case .optional(let nodes): return "[" + (try elements(nodes)) + "]"
        case .expression(".*"): return "/**"
        case .expression(let text): throw NoWords(what: text)
        case .alternatives(let all):
            var texts: [Substring] = []
            let branches = try inBranches(all) { writer, nodes in texts.append(try writer.elements(nodes).dropFirst()) }
            positions += branches
            return "/(" + texts.joined(separator: "|") + ")"
        }
    }

    private mutating func parameter(_ name: String?, _ type: String?) throws -> String {
        var name = name
        if name == nil, library.deliversByPosition {
            name = "value\(names)"
            names += 1
        }
        let type = try note(type, of: name)
        if let name { positions.append(.parameter(name)) }
        guard let type else { return name.map { "{" + $0 + "}" } ?? "*" }
        return "{" + (name ?? "") + ": " + type + "}"
    }

    // MARK: Query

    private mutating func item(_ item: NeutralItem) throws -> String {
        switch item {
        case .alternatives(let all):
            var texts: [String] = []
            let branches = try inBranches(all) { writer, item in texts.append(try writer.item(item)) }
            positions += branches
            return "(" + texts.joined(separator: "|") + ")"
        case .parameter(let name, _, .literal, let value):
            guard let value else { throw NoWords(what: "a literal item without a value") }
            literalItems.append(name)
            return Self.literal(name) + "=" + Self.literal(value)
        case .parameter(let name, let type, let mode, _):
            positions.append(.parameter(name))
            let type = try note(type, of: name)
            var content = name + (type.map { ": " + $0 } ?? "")
            if mode == .optional {
                content = library.ignoresMisfits ? name + ": try? " + (type ?? "String") : content + "?"
            }
            return Self.literal(name) + "={" + content + "}"
        }
    }

    // MARK: Names and types

    /// Writes alternatives in order. The values of all alternatives share one position.
    private mutating func inBranches<Branch>(
        _ branches: [Branch], _ write: (inout NeutralWriter, Branch) throws -> Void
    ) throws -> [Position] {
        let known = positions
        var ofBranches: [[Position]] = []
        for branch in branches {
            positions = []
            try write(&self, branch)
            ofBranches.append(positions)
        }
        positions = known
        guard library.deliversByPosition, ofBranches.contains(where: { !$0.isEmpty }) else { return [] }
        guard ofBranches.map(\.count) == [1, 1], case .parameter(let left) = ofBranches[0][0],
            case .parameter(let right) = ofBranches[1][0]
        else { throw NoWords(what: "alternatives that do not hold one value each") }
        return [.either(left: left, right: right)]
    }

    /// Returns the type in the native syntax, or `nil` for any text, and records the type for the parameter.
    private mutating func note(_ type: String?, of name: String?) throws -> String? {
        guard let type else { return nil }
        let isList = type.hasPrefix("[")
        let element = isList ? String(type.dropFirst().dropLast()) : type
        if let name { types[name] = element }
        if NotationLibrary.customTypes[element] != nil { return isList ? "[" + element + "]" : element }
        guard let native = NotationLibrary.types[element] else { throw NoWords(what: type) }
        return isList ? "[" + native + "]" : native == "String" ? nil : native
    }

    /// Returns literal text in the native syntax, with all but unreserved characters escaped.
    private static func literal(_ text: String) -> String {
        text.utf8.map { byte -> String in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": String(Unicode.Scalar(byte))
            default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
