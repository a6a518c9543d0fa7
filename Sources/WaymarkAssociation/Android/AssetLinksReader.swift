import WaymarkManifest
import WaymarkPatterns

extension AssetLinks {
    /// Reads a file, as far as it can be read.
    ///
    /// - Parameters:
    ///   - bytes: JSON in UTF-8.
    ///   - name: The name of the file, for messages.
    /// - Returns: What it says, and what is wrong with how it is written.
    /// - Throws: ``AssociationError`` if it is no JSON.
    package static func read(
        _ bytes: [UInt8], name: String
    ) throws(AssociationError) -> (content: AssetLinks, problems: AssociationProblemList) {
        let (root, list) = try AssociationDocument.read(bytes, name: name)
        var reader = AssetLinksReader(problems: list)
        let content = reader.file(root)
        return (content, reader.problems)
    }
}

/// Makes an ``AssetLinks`` of nodes, and notes what the platform ignores.
struct AssetLinksReader {
    var problems: AssociationProblemList

    private enum Owner {
        static let statement = ["relation", "target", "relation_extensions", "include"]
        static let target = ["namespace", "package_name", "sha256_cert_fingerprints", "site"]
        static let rule = ["/", "?", "#", "exclude", "comments"]
    }

    mutating func file(_ root: DocumentNode) -> AssetLinks {
        var file = AssetLinks()
        guard case .list(let elements) = root.content else {
            ignore(root, of: "the file", expected: "a list of statements")
            return file
        }
        for (index, node) in elements.enumerated() {
            guard let keys = object(node, of: "a statement", knowing: Owner.statement) else { continue }
            if let include = keys["include"] {
                if let text = text(include, of: "include") { file.includes.append(text) }
            } else {
                file.statements.append(statement(keys, named: "[\(index)]", at: node.place))
            }
        }
        return file
    }

    private mutating func statement(
        _ keys: [String: DocumentNode], named name: String, at place: Place
    ) -> AssetStatement {
        var statement = AssetStatement(name: name, place: place)
        if let node = keys["relation"] { statement.relations = texts(node, of: "relation") }
        if let node = keys["target"], let target = object(node, of: "target", knowing: Owner.target) {
            statement.namespace = target["namespace"].flatMap { text($0, of: "namespace") }
            statement.package = target["package_name"].flatMap { text($0, of: "package_name") }
            statement.site = target["site"].flatMap { text($0, of: "site") }
            let fingerprints = "sha256_cert_fingerprints"
            statement.fingerprints = target[fingerprints].map { texts($0, of: fingerprints) } ?? []
        }
        if let node = keys["relation_extensions"] { statement.rules = extensions(node, of: name) }
        return statement
    }

    /// The dynamic rules. If any of them is not as it should be, the platform reads none.
    private mutating func extensions(_ node: DocumentNode, of owner: String) -> [DynamicRule]? {
        let (relation, key) = (AssetStatement.linkRelation, "dynamic_app_link_components")
        guard let node = object(node, of: "relation_extensions", knowing: [relation])?[relation],
            let list = object(node, of: relation, knowing: [key])?[key]
        else { return nil }
        guard case .list(let elements) = list.content else {
            ignore(list, of: key, expected: "a list")
            return nil
        }
        let rules = elements.enumerated().map { rule($1, named: "\(owner).\(key)[\($0)]") }
        return rules.isEmpty || rules.contains { $0 == nil } ? nil : rules.compactMap { $0 }
    }

    private mutating func rule(_ node: DocumentNode, named name: String) -> DynamicRule? {
        guard let keys = object(node, of: "a dynamic rule", knowing: Owner.rule) else { return nil }
        var (rule, isWhole) = (DynamicRule(name: name, place: node.place), true)
        func part(_ text: Located<String>?) -> Located<String>? {
            if text?.value.isEmpty ?? true { isWhole = false }
            return text
        }
        if let node = keys["/"] { rule.path = part(text(node, of: "/")) }
        if let node = keys["#"] { rule.fragment = part(text(node, of: "#")) }
        if let node = keys["?"] {
            if let pairs = object(node, of: "?", knowing: nil) {
                for pair in node.pairs where pairs[pair.key.value] != nil {
                    guard case .scalar(let text, _) = pair.value.content else {
                        ignore(pair.value, of: pair.key.value, expected: "a text")
                        isWhole = false
                        continue
                    }
                    let value = Located(text, at: pair.value.place)
                    rule.query.append(QueryItemCondition(name: pair.key, value: value))
                }
            } else {
                isWhole = false
            }
        }
        if let node = keys["exclude"] {
            if case .scalar(let text, isPlain: true) = node.content, let flag = Bool(text) {
                rule.excludes = flag
            } else {
                ignore(node, of: "exclude", expected: "true or false")
                isWhole = false
            }
        }
        return isWhole ? rule : nil
    }

    // MARK: Values

    private mutating func object(
        _ node: DocumentNode, of key: String, knowing known: [String]?
    ) -> [String: DocumentNode]? {
        guard case .mapping(let pairs) = node.content else {
            ignore(node, of: key, expected: "a dictionary")
            return nil
        }
        for pair in pairs {
            guard let known, !known.contains(pair.key.value) else { continue }
            problems.add(
                .ignoredKey(pair.key.value, in: key), at: pair.key.place,
                suggestion: Suggestion.nearest(to: pair.key.value, among: known.filter { $0.utf8.count > 1 }))
        }
        return Dictionary(pairs.map { ($0.key.value, $0.value) }) { $1 }
    }

    private mutating func texts(_ node: DocumentNode, of key: String) -> [Located<String>] {
        guard case .list(let elements) = node.content else {
            ignore(node, of: key, expected: "a list of texts")
            return []
        }
        return elements.compactMap { text($0, of: key) }
    }

    private mutating func text(_ node: DocumentNode, of key: String) -> Located<String>? {
        if let text = node.quotedText { return text }
        ignore(node, of: key, expected: "a text")
        return nil
    }

    private mutating func ignore(_ node: DocumentNode, of key: String, expected: String) {
        problems.add(.ignoredValue(of: key, expected: expected, found: node.described), at: node.place)
    }
}
