import WaymarkManifest

extension AssetLinks {
    /// Reads an `assetlinks.json` in UTF-8. Invalid parts are skipped and reported. Throws if the bytes are not JSON.
    package static func read(
        _ bytes: [UInt8], name: String
    ) throws(AssociationError) -> (content: AssetLinks, problems: AssociationProblemList) {
        let (root, list) = try AssociationDocument.read(bytes, name: name)
        var reader = AssetLinksReader(problems: list)
        let content = reader.file(root)
        return (content, reader.problems)
    }
}

struct AssetLinksReader {
    var problems: AssociationProblemList

    private enum Owner {
        static let statement = ["relation", "target", "relation_extensions", "include"]
        static let target = ["namespace", "package_name", "sha256_cert_fingerprints", "site"]
        static let rules = "dynamic_app_link_components"
        static let rule = ["/", "?", "#", "exclude", "comments"]
    }

    mutating func file(_ root: DocumentNode) -> AssetLinks {
        var file = AssetLinks()
        guard case .list(let elements) = root.content else {
            let isStatement = root.pairs.contains { Owner.statement.contains($0.key.value) }
            let option = root.pairs.contains { SiteAssociationOwner.file.keys.contains($0.key.value) } ? "--aasa" : nil
            problems.add(
                .ignoredFile(expected: "a list of statements", found: root.described, option: option), at: root.place,
                suggestion: isStatement ? root.inBrackets() : nil)
            return file
        }
        for (index, node) in elements.enumerated() {
            guard let keys = object(node, of: "a statement", knowing: Owner.statement) else { continue }
            if let include = keys["include"] {
                if let text = problems.text(include, of: "include") { file.includes.append(text) }
                for pair in node.pairs where pair.key.value != "include" && Owner.statement.contains(pair.key.value) {
                    problems.add(.ignoredKey(pair.key.value, in: "a statement with 'include'"), at: pair.key.place)
                }
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
        problems.ignoredKeys = []
        if let node = keys["relation"] {
            statement.relations = texts(node, of: "relation")
        } else {
            problems.add(.absentKey("relation", in: "a statement"), at: place)
        }
        if keys["target"] == nil { problems.add(.absentKey("target", in: "a statement"), at: place) }
        if let node = keys["target"], let target = object(node, of: "target", knowing: Owner.target) {
            statement.target = node.place
            statement.namespace = target["namespace"].flatMap { problems.text($0, of: "namespace") }
            statement.package = target["package_name"].flatMap { problems.text($0, of: "package_name") }
            statement.site = target["site"].flatMap { problems.text($0, of: "site") }
            let fingerprints = "sha256_cert_fingerprints"
            statement.fingerprints = target[fingerprints].map { texts($0, of: fingerprints) } ?? []
        }
        statement.ignoredKeys = problems.ignoredKeys
        if let node = keys["relation_extensions"] { readExtensions(node, of: name, to: &statement) }
        return statement
    }

    /// Reads the dynamic rules of a statement. If one is malformed, Android ignores all of them.
    private mutating func readExtensions(_ node: DocumentNode, of owner: String, to statement: inout AssetStatement) {
        let (relation, key) = (AssetStatement.linkRelation, Owner.rules)
        guard let node = object(node, of: "relation_extensions", knowing: [relation])?[relation],
            let list = object(node, of: relation, knowing: [key])?[key], let elements = problems.list(list, of: key)
        else { return }
        if elements.isEmpty { return problems.add(.noDynamicRules, at: list.place) }
        statement.hasRules = true
        problems.isInDynamicRule = true
        defer { problems.isInDynamicRule = false }
        var isWhole = true
        for (index, element) in elements.enumerated() {
            if let rule = rule(element, named: "\(owner).\(key)[\(index)]") {
                statement.writtenRules.append(rule)
            } else {
                isWhole = false
            }
        }
        if isWhole { statement.rules = statement.writtenRules }
    }

    /// Returns a dynamic rule, an element of `dynamic_app_link_components`; `nil` if Android rejects it.
    private mutating func rule(_ node: DocumentNode, named name: String) -> AndroidRule? {
        guard let keys = object(node, of: "a dynamic rule", knowing: Owner.rule) else { return nil }
        var (rule, isWhole) = (AndroidRule(name: name, place: node.place), true)
        let path = keys["/"].flatMap { part($0, of: "/", .path, isWhole: &isWhole) }
        let fragment = keys["#"].flatMap { part($0, of: "#", .fragment, isWhole: &isWhole) }
        let parameters = keys["?"].map { self.parameters($0, isWhole: &isWhole) } ?? []
        rule.parts = [path].compactMap(\.self) + parameters + [fragment].compactMap(\.self)
        if let node = keys["exclude"] {
            let flag = problems.flag(node, of: "exclude")
            rule.excludes = flag ?? false
            isWhole = isWhole && flag != nil
        }
        return isWhole ? rule : nil
    }

    private mutating func part(
        _ node: DocumentNode, of key: String, _ target: AndroidRule.Part.Target, isWhole: inout Bool
    ) -> AndroidRule.Part? {
        let text = problems.text(node, of: key)
        let part = text.flatMap { AndroidRule.Part(target, key: target.rawValue, component: $0) }
        if text != nil, part == nil { problems.add(.emptyPattern(key), at: node.place) }
        isWhole = isWhole && part != nil
        return part
    }

    private mutating func parameters(_ node: DocumentNode, isWhole: inout Bool) -> [AndroidRule.Part] {
        guard let pairs = object(node, of: "?", knowing: nil) else {
            isWhole = false
            return []
        }
        var parts: [AndroidRule.Part] = []
        for pair in node.pairs where pairs[pair.key.value] != nil {
            guard case .scalar(let text, _) = pair.value.content else {
                problems.ignore(pair.value, of: pair.key.value, expected: "a string")
                isWhole = false
                continue
            }
            let item = Located("\(pair.key.value)=\(text)", at: pair.value.place)
            parts += [AndroidRule.Part(.query, key: "parameter", component: item)].compactMap(\.self)
        }
        return parts
    }

    private mutating func object(
        _ node: DocumentNode, of owner: String, knowing known: [String]?
    ) -> [String: DocumentNode]? {
        guard case .mapping(let pairs) = node.content else {
            problems.ignore(node, of: owner, expected: "a dictionary")
            return nil
        }
        problems.noteRepeated(pairs)
        for key in pairs.map(\.key) {
            guard let known, !known.contains(key.value) else { continue }
            if key.value == Owner.rules {
                let home = "'\(AssetStatement.linkRelation)' of 'relation_extensions'"
                problems.add(.misplacedKey(key.value, in: owner, belongsIn: home), at: key.place)
            } else {
                problems.ignore(key, in: owner, knowing: known)
            }
        }
        return Dictionary(pairs.map { ($0.key.value, $0.value) }) { $1 }
    }

    private mutating func texts(_ node: DocumentNode, of key: String) -> [Located<String>] {
        let elements = problems.list(node, of: key, expected: "a list of strings") ?? []
        return elements.compactMap { problems.text($0, of: key) }
    }
}
