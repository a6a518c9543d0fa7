import WaymarkManifest

/// The edited value of `details`: a list of entries, or the dictionary by app of iOS 9.
///
/// Entries of other apps keep their content and order. Entries of the edited apps are replaced; an entry shared with
/// other apps is kept for those.
struct EditedDetails {
    private let apps: [String]
    private var isDictionary = false
    private var entries: [Entry] = []

    private struct Entry {
        let node: DocumentNode
        /// `true` if the entry names an app whose rules this edit replaces.
        let isOwn: Bool
        /// The entry without the edited apps; `nil` if no app is left. The key of this JSON member is the app in a
        /// dictionary of apps, and empty in a list of entries.
        let kept: JSONText.Member?
    }

    /// - Throws: ``EditError`` if the value is neither a list nor a dictionary by app, or an entry of the edited apps
    ///   has `appIDs` or `appID` twice.
    init(_ node: DocumentNode?, apps: [String]) throws(EditError) {
        self.apps = apps
        guard let node else { return }
        switch node.content {
        case .list(let nodes): entries = try nodes.map { node throws(EditError) in try Self.entry(node, apps) }
        case .mapping(let pairs):
            isDictionary = true
            if pairs.contains(where: { SiteAssociationOwner.details.keys.contains($0.key.value) }) {
                throw .singleEntry(node)
            }
            entries = pairs.map { pair in
                let (key, isOwn) = (pair.key.value, apps.contains(pair.key.value))
                let kept = isOwn ? nil : JSONText.Member(key, JSONText(pair.value))
                return Entry(node: pair.value, isOwn: isOwn, kept: kept)
            }
        case .scalar, .unusable: throw .value(node, of: "details", expected: "a list")
        }
    }

    private static func entry(_ node: DocumentNode, _ apps: [String]) throws(EditError) -> Entry {
        let other = Entry(node: node, isOwn: false, kept: JSONText.Member("", JSONText(node)))
        let named = node.pairs.filter { ["appIDs", "appID"].contains($0.key.value) }
        guard named.contains(where: { $0.value.names(anyOf: apps) }) else { return other }
        var object = try EditedObject(node, named: "details", editing: ["appIDs", "appID"])
        // 'appIDs' overrides 'appID'.
        guard let list = object["appIDs"] else { return Entry(node: node, isOwn: true, kept: nil) }
        guard list.names(anyOf: apps), case .list(let elements) = list.content else { return other }
        let left = elements.map { JSONText($0) }.filter { element in !apps.contains { element == .text($0) } }
        object.set("appIDs", .list(left))
        let kept = left.isEmpty ? nil : JSONText.Member("", object.value)
        return Entry(node: node, isOwn: true, kept: kept)
    }

    /// The entries kept for other apps, as one JSON list.
    var others: JSONText { .list(entries.compactMap(\.kept).map { isDictionary ? .object([$0]) : $0.value }) }

    var replaced: JSONText { .list(replacedNodes.map { JSONText($0) }) }

    private var replacedNodes: [DocumentNode] { entries.filter { $0.kept == nil }.map(\.node) }

    /// Returns the new `details`, with the rules of the edited apps at the position of their first entry or at the end.
    ///
    /// - Throws: ``EditError`` if two replaced entries have an unknown key with different values.
    func value(_ components: JSONText) throws(EditError) -> JSONText {
        let rules = [("components", components)] + (try unknownMembers())
        let names = isDictionary ? [] : [("appIDs", JSONText.list(apps.map { .text($0) }))]
        let entry = JSONText.object(names + rules)
        let new =
            isDictionary
            ? apps.map { JSONText.Member($0, entry) }
            : [JSONText.Member("", replacedNodes.first.map { .edited($0, entry) } ?? entry)]
        let index = entries.firstIndex(where: \.isOwn) ?? entries.count
        let members = entries[..<index].compactMap(\.kept) + new + entries[index...].compactMap(\.kept)
        return isDictionary ? .object(members) : .list(members.map(\.value))
    }

    /// The members with unknown keys from the replaced entries, each key once.
    private func unknownMembers() throws(EditError) -> [(String, JSONText)] {
        var members: [(key: String, value: JSONText)] = []
        for pair in replacedNodes.flatMap(\.pairs) where !SiteAssociationOwner.details.keys.contains(pair.key.value) {
            let member = (key: pair.key.value, value: JSONText(pair.value))
            guard let known = members.first(where: { $0.key == member.key }) else {
                members.append(member)
                continue
            }
            guard known.value == member.value else { throw .repeated(pair.key) }
        }
        return members
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
