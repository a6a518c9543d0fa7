package import WaymarkManifest

extension SiteAssociation {
    /// The maximum size in bytes of an `apple-app-site-association` file that systems read: 128 KiB.
    package static let sizeLimit = 131_072

    /// Reads an `apple-app-site-association` file in UTF-8. Invalid parts are skipped and reported. Throws
    /// ``AssociationError`` if the bytes are not JSON.
    package static func read(
        _ bytes: [UInt8], name: String
    ) throws(AssociationError) -> (content: SiteAssociation, problems: AssociationProblemList) {
        let (root, list) = try AssociationDocument.read(bytes, name: name)
        var reader = SiteAssociationReader(problems: list)
        if bytes.count > sizeLimit { reader.problems.add(.tooLarge(bytes: bytes.count), at: .start) }
        let content = reader.file(root)
        return (content, reader.problems)
    }
}

/// Functions that read a JSON file into nodes with positions.
package enum AssociationDocument {
    package static func read(
        _ bytes: [UInt8], name: String
    ) throws(AssociationError) -> (root: DocumentNode, problems: AssociationProblemList) {
        let source = try source(bytes, name: name)
        do throws(DocumentError) {
            return (try JSONReader.read(source), AssociationProblemList(file: name, source: source))
        } catch {
            let problem = RouteFileProblem(error.kind, file: name, source: source, at: error.place)
            throw AssociationError([AssociationProblem(problem)])
        }
    }

    /// Validates the encoding of a file, not its content. XML that declares ISO-8859-1 is converted to UTF-8.
    static func source(_ bytes: [UInt8], name: String) throws(AssociationError) -> SourceText {
        try rethrowing { () throws(RouteFileError) in try SourceText.checked(bytes.withDeclaredEncoding, file: name) }
    }

    package static func bytes(of path: String) throws(AssociationError) -> [UInt8] {
        try rethrowing { () throws(RouteFileError) in try FileContents.read(path, limit: DocumentLimits.bytes) }
    }

    private static func rethrowing<Result>(
        _ body: () throws(RouteFileError) -> Result
    ) throws(AssociationError) -> Result {
        do { return try body() } catch { throw AssociationError(error.problems.map { AssociationProblem($0) }) }
    }
}

struct SiteAssociationReader {
    var problems: AssociationProblemList

    mutating func file(_ root: DocumentNode) -> SiteAssociation {
        var file = SiteAssociation()
        guard let pairs = object(root, of: "the file", owner: .file) else { return file }
        let services = SiteAssociationOwner.file.keys.dropFirst()
        if let node = pairs["applinks"] { file.links = links(node, isAlone: !services.contains { pairs[$0] != nil }) }
        for name in services {
            guard let pair = root.pairs.last(where: { $0.key.value == name }),
                let keys = object(pair.value, of: name, owner: .service)
            else { continue }
            let apps = keys["apps"].map { texts($0, of: "apps") } ?? []
            file.services.append(SiteAssociation.Service(name: pair.key, apps: apps))
        }
        if !SiteAssociationOwner.file.keys.contains(where: { pairs[$0] != nil }) {
            problems.add(.noService, at: root.place)
        }
        return file
    }

    /// - Parameter isAlone: `true` if the file has no other service, so that an empty `details` makes it useless.
    private mutating func links(_ node: DocumentNode, isAlone: Bool) -> AppLinks? {
        guard let keys = object(node, of: "applinks", owner: .links) else { return nil }
        var links = AppLinks(place: node.place)
        if let apps = keys["apps"], case .list(let elements) = apps.content, !elements.isEmpty {
            problems.add(.appsNotEmpty, at: apps.place)
        }
        if let node = keys["defaults"] { links.defaults = condition(node, owner: .defaults) ?? LinkCondition() }
        if let node = keys["substitutionVariables"] { links.variables = variables(node) }
        let entries = keys["details"]
        if let entries { links.details = details(entries, under: links.defaults) }
        if entries.map({ isAlone && $0.isEmptyList }) ?? true { problems.add(.noDetails, at: (entries ?? node).place) }
        return links
    }

    private mutating func variables(_ node: DocumentNode) -> [SubstitutionVariable] {
        guard case .mapping(let pairs) = node.content else {
            problems.ignore(node, of: "substitutionVariables", expected: "a dictionary")
            return []
        }
        problems.noteRepeated(pairs)
        return pairs.map { pair in SubstitutionVariable(name: pair.key, values: texts(pair.value, of: pair.key.value)) }
    }

    private mutating func details(_ node: DocumentNode, under defaults: LinkCondition) -> [AppDetails] {
        switch node.content {
        case .list(let elements):
            return elements.enumerated().compactMap { entry($1, named: "details[\($0)]", under: defaults) }
        case .mapping(let pairs)
        where !pairs.allSatisfy({ $0.key.value.contains(".") })
            && pairs.contains(where: { SiteAssociationOwner.details.keys.contains($0.key.value) }):
            // Some key has no dot, so it is no app ID: the object is one entry, not a dictionary of entries by app.
            problems.add(.detailsObject, at: node.place)
            return []
        case .mapping(let pairs):
            problems.add(.legacyDetails, at: node.place)
            problems.noteRepeated(pairs)
            return pairs.compactMap { pair in
                entry(pair.value, named: "details[\"\(pair.key.value)\"]", app: pair.key, under: defaults)
            }
        case .scalar, .unusable:
            problems.ignore(node, of: "details", expected: "a list")
            return []
        }
    }

    private mutating func entry(
        _ node: DocumentNode, named name: String, app: Located<String>? = nil, under defaults: LinkCondition
    ) -> AppDetails? {
        guard let keys = object(node, of: "details", owner: .details) else { return nil }
        var entry = AppDetails(name: name, place: node.place)
        entry.apps = app.map { [$0] } ?? apps(keys, at: node.place)
        let own = keys["defaults"].flatMap { condition($0, owner: .defaults) }
        if let node = keys["components"] {
            if let paths = keys["paths"] { problems.add(.hiddenPaths, at: paths.place) }
            entry.rules = components(node, of: name, under: own?.inheriting(defaults) ?? defaults)
        } else if let node = keys["paths"] {
            entry.rules = paths(node, of: name)
        }
        return entry
    }

    /// Reads the apps of an entry. `appIDs` overrides `appID`, even if it is empty. The ignored `appID` is not reported
    /// if `appIDs` contains it and `paths` exists, which only systems before iOS 13 need.
    private mutating func apps(_ keys: [String: DocumentNode], at place: Place) -> [Located<String>] {
        let single = keys["appID"]
        var apps: [Located<String>] = []
        if let node = keys["appIDs"] {
            apps = texts(node, of: "appIDs")
            let isOfBoth = keys["paths"] != nil && apps.contains { $0.value == single?.quotedText?.value }
            if let single, !isOfBoth { problems.add(.hiddenAppID, at: single.place) }
        } else if let single {
            if let text = problems.text(single, of: "appID") { apps = [text] }
        }
        if apps.isEmpty { problems.add(.noApp, at: place) }
        return apps
    }

    private mutating func components(
        _ node: DocumentNode, of owner: String, under defaults: LinkCondition
    ) -> [AppRule] {
        let elements = problems.list(node, of: "components") ?? []
        return elements.enumerated().compactMap { index, node in
            condition(node, owner: .rule).map {
                AppRule(
                    name: "\(owner).components[\(index)]", place: node.place, condition: $0.inheriting(defaults))
            }
        }
    }

    private mutating func paths(_ node: DocumentNode, of owner: String) -> [AppRule] {
        let elements = problems.list(node, of: "paths") ?? []
        return elements.enumerated().compactMap { index, node in
            guard let text = item(of: "paths", node) else { return nil }
            var rule = AppRule(name: "\(owner).paths[\(index)]", place: node.place)
            let isExcluding = text.value.hasPrefix("NOT ")
            rule.isLegacy = true
            rule.condition.path = text.map { isExcluding ? String($0.dropFirst(4)) : $0 }
            rule.condition.excludes = isExcluding
            return rule
        }
    }
}

extension DocumentNode {
    /// `true` for the content of an `assetlinks.json`.
    fileprivate var isListOfStatements: Bool {
        guard case .list(let elements) = content else { return false }
        return elements.contains { $0.pairs.contains { $0.key.value == "relation" } }
    }

    /// `true` for a list with the content of an `apple-app-site-association` file as its only element.
    fileprivate var isListOfSiteAssociation: Bool {
        guard case .list(let elements) = content, elements.count == 1 else { return false }
        return elements[0].pairs.contains { SiteAssociationOwner.file.keys.contains($0.key.value) }
    }
}

extension SiteAssociationReader {
    private mutating func condition(_ node: DocumentNode, owner: SiteAssociationOwner) -> LinkCondition? {
        guard let keys = object(node, of: owner == .rule ? "components" : "defaults", owner: owner) else { return nil }
        var condition = LinkCondition()
        condition.path = keys["/"].flatMap { problems.text($0, of: "/") }
        condition.query = keys["?"].flatMap { query($0) }
        condition.fragment = keys["#"].flatMap { problems.text($0, of: "#") }
        let isRead = ["/": condition.path != nil, "?": condition.query != nil, "#": condition.fragment != nil]
        condition.hasIgnoredPart =
            isRead.contains { keys[$0.key] != nil && !$0.value }
            || SiteAssociationOwner.symbols.keys.contains { keys[$0] != nil }
        condition.excludes = keys["exclude"].flatMap { problems.flag($0, of: "exclude") }
        condition.isCaseSensitive = keys["caseSensitive"].flatMap { problems.flag($0, of: "caseSensitive") }
        condition.isPercentEncoded = keys["percentEncoded"].flatMap { problems.flag($0, of: "percentEncoded") }
        condition.comment = keys["comment"].flatMap { problems.text($0, of: "comment") }?.value
        return condition
    }

    private mutating func query(_ node: DocumentNode) -> QueryCondition? {
        switch node.content {
        case .scalar(let text, isPlain: false): return .text(Located(text, at: node.place))
        case .mapping(let pairs):
            problems.noteRepeated(pairs)
            if let odd = pairs.first(where: { $0.value.quotedText == nil }) {
                problems.add(.droppedQuery, at: odd.value.place)
                return .discarded(node.place)
            }
            // If a key occurs several times, its last value applies.
            var last: [String: Located<String>] = [:]
            for pair in pairs { last[pair.key.value] = pair.value.quotedText }
            return .items(
                pairs.compactMap { pair in
                    last.removeValue(forKey: pair.key.value).map { QueryItemCondition(name: pair.key, value: $0) }
                })
        case .scalar, .list, .unusable:
            problems.ignore(node, of: "?", expected: "a string or a dictionary")
            return nil
        }
    }

    /// Returns the values of a JSON object by key; for a duplicate key, the last one.
    private mutating func object(
        _ node: DocumentNode, of key: String, owner: SiteAssociationOwner
    ) -> [String: DocumentNode]? {
        guard case .mapping(let pairs) = node.content else {
            switch owner {
            case .file:
                let option = node.isListOfStatements ? "--assetlinks" : nil
                problems.add(
                    .ignoredFile(
                        expected: "a dictionary", found: node.described, option: option,
                        isInList: node.isListOfSiteAssociation), at: node.place)
            case .details, .rule:
                let path = node.quotedText.flatMap { $0.value.hasPrefix("/") ? $0.value.inQuotes : nil }
                ignoreItem(node, of: key, expected: "a dictionary", suggestion: path.map { "{ \"/\": \($0) }" })
            case .service, .links, .defaults: problems.ignore(node, of: key, expected: "a dictionary")
            }
            return nil
        }
        problems.noteRepeated(pairs)
        for pair in pairs where !owner.keys.contains(pair.key.value) { noteUnknown(pair.key, in: owner) }
        return Dictionary(pairs.map { ($0.key.value, $0.value) }) { $1 }
    }

    private mutating func noteUnknown(_ key: Located<String>, in owner: SiteAssociationOwner) {
        if let meant = owner.key(for: key.value) {
            return problems.add(.ignoredKey(key.value, in: owner.name), at: key.place, suggestion: meant)
        }
        if let home = SiteAssociationOwner.knowing(key.value) {
            return problems.add(
                .misplacedKey(
                    key.value, in: owner.name, belongsIn: home == .rule ? "a component or 'defaults'" : home.name),
                at: key.place)
        }
        problems.ignore(key, in: owner.name, knowing: owner.keys)
    }

    private mutating func texts(_ node: DocumentNode, of key: String) -> [Located<String>] {
        let elements = problems.list(node, of: key, expected: "a list of strings") ?? []
        return elements.compactMap { item(of: key, $0) }
    }

    private mutating func item(of key: String, _ node: DocumentNode) -> Located<String>? {
        if let text = node.quotedText { return text }
        ignoreItem(node, of: key, expected: "a string")
        return nil
    }

    private mutating func ignoreItem(_ node: DocumentNode, of key: String, expected: String, suggestion: String? = nil)
    {
        problems.add(
            .ignoredItem(of: key, expected: expected, found: node.described), at: node.place, suggestion: suggestion)
    }
}
