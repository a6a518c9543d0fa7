import WaymarkCore

extension RouteFileReader {
    /// One source or a list of them, as text or in full.
    ///
    /// - Parameter policy: What links are accepted at all.
    mutating func sources(_ node: DocumentNode, _ policy: LinkPolicy) -> [Located<LinkSource>] {
        var sources: [Located<LinkSource>] = []
        if case .list(let elements) = node.content, elements.isEmpty { problems.add(.noSource, at: node.place) }
        for element in node.elements {
            if let source = source(element, policy) { sources.append(Located(source, at: element.place)) }
        }
        return sources
    }

    private mutating func source(_ node: DocumentNode, _ policy: LinkPolicy) -> LinkSource? {
        do throws(SourceFault) {
            if let text = node.text { return try LinkSource(routeFileText: text.value, policy: policy) }
            return try mapped(node, policy)
        } catch {
            let (text, place) =
                node.text.map { ($0.value, $0.place) } ?? (node["scheme"]?.text?.value ?? "", node.place)
            problems.add(.invalidSource(text, error), at: place, suggestion: LinkSource.suggestion(for: text, error))
            return nil
        }
    }

    /// `{ scheme: myapp, host: open }`
    private func mapped(_ node: DocumentNode, _ policy: LinkPolicy) throws(SourceFault) -> LinkSource? {
        guard let scheme = node["scheme"]?.text?.value else { return nil }
        let (host, port) = (node["host"]?.text?.value, node["port"]?.number)
        guard let host, let rule = Self.hostRules.first(where: { $0.name.lowercased() == host.lowercased() }) else {
            return try LinkSource(scheme: scheme, host: host, port: port).checked(policy)
        }
        guard rule.name == host else { throw .hostRule }
        let source = LinkSource.scheme(scheme, host: rule.rule)
        if let fault = source.fault(policy) { throw fault }
        guard port == nil else { throw .portWithoutHost }
        return source
    }

    private static let hostRules: [(name: String, rule: LinkSource.HostRule)] = [
        ("firstSegment", .firstSegment), ("ignored", .ignored),
    ]
}
