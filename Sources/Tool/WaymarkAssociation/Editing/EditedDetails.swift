import WaymarkManifest

/// The edited value of `details`: a list of entries, or the dictionary by app of iOS 9.
///
/// Entries of other apps keep their content and order. Entries of the edited apps are replaced; an entry shared with
/// other apps is kept for those.
struct EditedDetails {
    private let apps: [String]
    private let isDictionary: Bool
    private let entries: [Entry]

    private enum Entry {
        case others(JSONText)
        case member(JSONText.Member)
        /// An entry of the edited apps. If it also names other apps, `left` is the entry for those.
        case own(JSONText, left: JSONText?)
    }

    /// - Throws: ``EditError`` if the value is neither a list nor a dictionary by app, or an own entry has a duplicate
    ///   key.
    init(_ node: DocumentNode?, apps: [String]) throws(EditError) {
        self.apps = apps
        switch node?.content {
        case nil: (isDictionary, entries) = (false, [])
        case .list(let nodes):
            isDictionary = false
            var entries: [Entry] = []
            for node in nodes { entries.append(try Self.entry(node, apps)) }
            self.entries = entries
        case .mapping(let pairs):
            isDictionary = true
            if pairs.contains(where: { SiteAssociationOwner.details.keys.contains($0.key.value) }) {
                throw EditError(kind: .singleEntry, place: node?.place ?? .start)
            }
            entries = pairs.map { pair in
                let value = JSONText(pair.value)
                return apps.contains(pair.key.value)
                    ? .own(value, left: nil) : .member(JSONText.Member(pair.key.value, value))
            }
        case .scalar, .unusable:
            let found = node?.described ?? ""
            throw EditError(kind: .value(of: "details", expected: "a list", found: found), place: node?.place ?? .start)
        }
    }

    private static func entry(_ node: DocumentNode, _ apps: [String]) throws(EditError) -> Entry {
        let whole = JSONText(node)
        let named = node.pairs.filter { ["appIDs", "appID"].contains($0.key.value) }
        guard named.contains(where: { $0.value.names(anyOf: apps) }) else { return .others(whole) }
        var object = try EditedObject(node, named: "details", editing: ["appIDs", "appID"])
        // 'appIDs' overrides 'appID'.
        guard let list = object["appIDs"] else { return .own(whole, left: nil) }
        guard list.names(anyOf: apps), case .list(let elements) = list.content else { return .others(whole) }
        let left = elements.map { JSONText($0) }.filter { element in !apps.contains { element == .text($0) } }
        object.set("appIDs", .list(left))
        return .own(whole, left: left.isEmpty ? nil : .object(object.members))
    }

    /// The entries kept for other apps, as one value.
    var others: JSONText {
        .list(
            entries.compactMap { entry in
                switch entry {
                case .others(let value), .own(_, let value?): value
                case .member(let member): .object([member])
                case .own(_, nil): nil
                }
            })
    }

    var replaced: JSONText { .list(entries.compactMap { if case .own(let value, nil) = $0 { value } else { nil } }) }

    /// Returns the value with the rules of the edited apps, at the position of their first entry or at the end.
    func value(_ components: JSONText) -> JSONText {
        let rules = [("components", components)] + unknownMembers
        guard !isDictionary else {
            let members = placed(apps.map { JSONText.Member($0, .object(rules)) }) { entry in
                if case .member(let member) = entry { member } else { nil }
            }
            return .object(members)
        }
        let names = [("appIDs", JSONText.list(apps.map { .text($0) }))]
        let values = placed([JSONText.object(names + rules)]) { entry in
            switch entry {
            case .others(let value): value
            case .own(_, let left): left
            case .member: nil
            }
        }
        return .list(values)
    }

    /// Returns the kept values, and the new ones at the position of the first replaced entry or at the end.
    private func placed<Value>(_ new: [Value], besides kept: (Entry) -> Value?) -> [Value] {
        var (values, isPlaced) = ([Value](), false)
        for entry in entries {
            if case .own = entry, !isPlaced {
                values += new
                isPlaced = true
            }
            if let value = kept(entry) { values.append(value) }
        }
        return isPlaced ? values : values + new
    }

    /// The unknown members of the replaced entries, each key once.
    private var unknownMembers: [(String, JSONText)] {
        guard case .list(let replaced) = replaced else { return [] }
        var known = Set(SiteAssociationOwner.details.keys)
        return replaced.flatMap { entry -> [(String, JSONText)] in
            guard case .object(let members) = entry else { return [] }
            return members.filter { known.insert($0.key).inserted }.map { ($0.key, $0.value) }
        }
    }
}

extension DocumentNode {
    fileprivate func names(anyOf apps: [String]) -> Bool {
        switch content {
        case .scalar(let text, isPlain: false): apps.contains(text)
        case .list(let elements): elements.contains { $0.quotedText.map { apps.contains($0.value) } ?? false }
        case .scalar, .mapping, .unusable: false
        }
    }
}
