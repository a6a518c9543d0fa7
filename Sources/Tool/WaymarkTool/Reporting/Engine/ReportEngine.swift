import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// What the page asks: the answers of `waymark match`, `waymark explain` and `waymark print` as JSON, written by what writes
/// them there.
struct ReportEngine {
    private let router: Router<Int>
    private let links: LinkRenderer<Int>

    /// - Parameter description: The bytes of a table.
    /// - Returns: `nil` for bytes that are none.
    init?(description: [UInt8]) {
        guard let (router, ends) = try? Router.described(description) else { return nil }
        self.router = router
        links = LinkRenderer(router: router, format: .json, style: .plain, ends: ends)
    }

    /// What `match` says of a link.
    func match(_ link: Bytes, to out: inout OutputBuffer) {
        let line = InputLine(bytes: link, length: link.count)
        _ = links.renderJSON(line, as: ShownLink(line, limit: links.maximumLength), to: &out)
    }

    /// What `explain` says of a link.
    func explain(_ link: Bytes, to out: inout OutputBuffer) {
        let text = String(bytes: link)
        router.explanation(for: text).writeJSON(for: text, to: &out)
    }

    /// What `print` says of a route and values.
    ///
    /// - Parameter arguments: The name of the route, the number of the source to write or nothing, the path of the unnamed
    ///   catch-all, and texts such as `id=15`; each behind the number of its bytes, four bytes from the lowest on.
    func print(_ arguments: Bytes, to out: inout OutputBuffer) {
        var texts: [String] = []
        var place = 0
        while place + 4 <= arguments.count {
            let count = (0..<4).reduce(0) { $0 | Int(arguments[place + $1]) << (8 * $1) }
            place += 4
            guard count <= arguments.count - place else { break }
            texts.append(String(bytes: arguments.part(place..<place + count)))
            place += count
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

    /// One of the sources of a route, in the order in which `list` names them.
    private func source(_ number: Int, of route: String) -> LinkSource? {
        guard let entry = router.entries.first(where: { $0.name == route }) else { return nil }
        let sources = entry.patterns.sources(orElse: entry.sources)
        return sources.indices.contains(number) ? sources[number] : nil
    }

    /// The link in pieces that make it up, each with what it is.
    func split(_ link: Bytes, to out: inout OutputBuffer) {
        LinkPieces(link, policy: router.engine.table.policy).writeJSON(to: &out)
    }
}
