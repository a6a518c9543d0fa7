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
        /// The app, if `details` is a dictionary by app; otherwise empty.
        var app = ""
        /// `true` if the entry names an app whose rules the edit replaces.
        let isOwn: Bool
        /// The entry without the edited apps; `nil` if no app is left.
        let kept: JSONText?
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
                let isOwn = apps.contains(pair.key.value)
                let kept = isOwn ? nil : JSONText(pair.value)
                return Entry(node: pair.value, app: pair.key.value, isOwn: isOwn, kept: kept)
            }
        case .scalar, .unusable: throw .value(node, of: "details", expected: "a list")
        }
    }

    private static func entry(_ node: DocumentNode, _ apps: [String]) throws(EditError) -> Entry {
        let other = Entry(node: node, isOwn: false, kept: JSONText(node))
        let named = node.pairs.filter { ["appIDs", "appID"].contains($0.key.value) }
        guard named.contains(where: { $0.value.names(anyOf: apps) }) else { return other }
        var object = try EditedObject(node, named: "details", editing: ["appIDs", "appID"])
        // 'appIDs' overrides 'appID'.
        guard let list = object["appIDs"] else { return Entry(node: node, isOwn: true, kept: nil) }
        guard list.names(anyOf: apps), case .list(let elements) = list.content else { return other }
        let left = elements.map { JSONText($0) }.filter { element in !apps.contains { element == .text($0) } }
        object.set("appIDs", .list(left))
        let kept = left.isEmpty ? nil : object.value
        return Entry(node: node, isOwn: true, kept: kept)
    }

    /// The entries kept for other apps, as one JSON list.
    var others: JSONText {
        .list(entries.compactMap { entry in entry.kept.map { isDictionary ? .object([(entry.app, $0)]) : $0 } })
    }

    var replaced: JSONText { .list(replacedEntries.map { JSONText($0.node) }) }

    private var replacedEntries: [Entry] { entries.filter { $0.kept == nil } }

    /// Returns the new `details`. The rules of the edited apps are at the position of their first entry, or at the end.
    /// Throws ``EditError`` if two replaced entries have an unknown key with different values.
    func value(_ components: JSONText) throws(EditError) -> JSONText {
        let index = entries.firstIndex(where: \.isOwn) ?? entries.count
        let (before, after) = (entries[..<index], entries[index...])
        guard isDictionary else {
            let names = [("appIDs", JSONText.list(apps.map { .text($0) }))]
            let entry = JSONText.object(names + (try rules(components, replacing: replacedEntries)))
            let new = replacedEntries.first.map { .edited($0.node, entry) } ?? entry
            return .list(before.compactMap(\.kept) + [new] + after.compactMap(\.kept))
        }
        func members(_ entries: ArraySlice<Entry>) -> [JSONText.Member] {
            entries.compactMap { entry in entry.kept.map { JSONText.Member(entry.app, $0) } }
        }
        let new = try apps.map { app throws(EditError) in
            JSONText.Member(app, .object(try rules(components, replacing: replacedEntries.filter { $0.app == app })))
        }
        return .object(members(before) + new + members(after))
    }

    /// Returns the new entry without its apps: the rules, and unknown keys of the replaced entries with their values.
    private func rules(
        _ components: JSONText, replacing entries: [Entry]
    ) throws(EditError) -> [(key: String, value: JSONText)] {
        var members = [(key: "components", value: components)]
        for pair in entries.flatMap(\.node.pairs)
        where !SiteAssociationOwner.details.keys.contains(pair.key.value) {
            if let known = members.first(where: { $0.key == pair.key.value }) {
                guard known.value.isEqual(to: pair.value) else { throw .severalValues(pair.key) }
            } else {
                members.append((pair.key.value, JSONText(pair.value)))
            }
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
