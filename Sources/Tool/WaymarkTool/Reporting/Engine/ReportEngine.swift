import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// The engine of the report page: writes the JSON results of `waymark match`, `explain` and `print`.
struct ReportEngine {
    private let router: Router<Int>
    private let links: LinkRenderer<Int>

    /// - Parameter description: The encoded route table.
    /// - Returns: `nil` for invalid bytes.
    init?(description: [UInt8]) {
        guard let (router, ends) = try? Router.described(description) else { return nil }
        self.router = router
        links = LinkRenderer(router: router, format: .json, style: .plain, ends: ends)
    }

    func match(_ link: Bytes, to out: inout OutputBuffer) {
        let line = InputLine(bytes: link, length: link.count)
        _ = links.renderJSON(line, as: DisplayedLink(line, limit: links.maximumLength), to: &out)
    }

    func explain(_ link: Bytes, to out: inout OutputBuffer) {
        let text = String(bytes: link)
        router.explanation(for: text).writeJSON(for: text, to: &out)
    }

    /// Writes the JSON result of `waymark print`.
    ///
    /// - Parameter arguments: The name of the route, the index of the link source or an empty string, the path for the
    ///   unnamed catch-all, and values such as `id=15`. Before each is its length in bytes as a 32-bit little-endian
    ///   integer.
    func print(_ arguments: Bytes, to out: inout OutputBuffer) {
        var texts: [String] = []
        var offset = 0
        while offset + 4 <= arguments.count {
            let count = (0..<4).reduce(0) { $0 | Int(arguments[offset + $1]) << (8 * $1) }
            offset += 4
            guard count <= arguments.count - offset else { break }
            texts.append(String(bytes: arguments.part(offset..<offset + count)))
            offset += count
        }
        guard texts.count >= 3 else { return }
        do throws(ToolError) {
            let number = Int64(texts[1]).flatMap { Int(exactly: $0) }
            let wanted = number.flatMap { source($0, of: texts[0]) }
            let rest = texts[2].isEmpty ? nil : texts[2]
            try PrintAnswer(texts[0], Array(texts[3...]), rest: rest, on: wanted, from: router).writeJSON(to: &out)
        } catch {
            out.object { out in
                out.member("outcome", "refused")
                out.member("message", error.description)
            }
            out.endLine()
        }
    }

    /// Returns a link source of a route, by its index in the member `sources` of `waymark list`.
    private func source(_ number: Int, of route: String) -> LinkSource? {
        guard let entry = router.entries.first(where: { $0.name == route }) else { return nil }
        let sources = entry.patterns.sources(orElse: entry.sources)
        return sources.indices.contains(number) ? sources[number] : nil
    }

    func split(_ link: Bytes, to out: inout OutputBuffer) {
        LinkPieces(link, policy: router.engine.table.policy).writeJSON(to: &out)
    }
}
