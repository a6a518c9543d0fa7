import WaymarkCore

extension RouteFileReader {
    /// One source or a list of them, as text or in full.
    mutating func sources(_ node: DocumentNode) -> [Located<LinkSource>] {
        var sources: [Located<LinkSource>] = []
        for element in node.elements {
            if let source = source(element) { sources.append(Located(source, at: element.place)) }
        }
        return sources
    }

    private mutating func source(_ node: DocumentNode) -> LinkSource? {
        do throws(SourceFault) {
            if let text = node.text { return try LinkSource(routeFileText: text.value) }
            return try mapped(node)
        } catch {
            let (text, place) =
                node.text.map { ($0.value, $0.place) } ?? (node["scheme"]?.text?.value ?? "", node.place)
            problems.add(.invalidSource(text, error), at: place, suggestion: LinkSource.suggestion(for: text, error))
            return nil
        }
    }

    /// `{ scheme: myapp, host: open }`
    private func mapped(_ node: DocumentNode) throws(SourceFault) -> LinkSource? {
        guard let scheme = node["scheme"]?.text?.value else { return nil }
        let (host, port) = (node["host"]?.text?.value, node["port"]?.number)
        switch host {
        case "firstSegment" where port == nil: return try LinkSource(scheme: scheme, rule: .firstSegment)
        case "ignored" where port == nil: return try LinkSource(scheme: scheme, rule: .ignored)
        default: return try LinkSource(scheme: scheme, host: host, port: port)
        }
    }
}
