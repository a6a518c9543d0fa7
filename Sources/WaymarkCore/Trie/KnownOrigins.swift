/// The beginnings of links that a table's sources name, each with what the splitter and the sources say of it, asked
/// beforehand: links that begin so need not be asked again.
///
/// There are four kinds: `https://example.com`, `myapp://host`, `myapp://` before any host, if all are alike, and the
/// `/` of a relative reference. What is not known is only slower, so that a table with many hosts need not know all.
struct KnownOrigins: Sendable {
    /// One beginning.
    struct Origin: Sendable {
        /// Where its text begins among the texts.
        fileprivate(set) var text: Int
        /// The number of its bytes.
        fileprivate(set) var length: Int
        /// What the splitter said, up to the end of the host.
        fileprivate(set) var layout: URLLayout
        /// Whether a host follows that is not part of the text.
        fileprivate(set) var precedesHost: Bool
        /// The views that any set of sources has of such links.
        fileprivate(set) var views: SourceTable.Views
        /// Where the sets stand that accept it: a bit for each, for links as paths, and behind it for those whose host
        /// is the first segment.
        fileprivate(set) var sources: Int
    }

    /// The relative reference is the first one, if it is there.
    private(set) var all: [Origin] = []
    private(set) var texts: [UInt8] = []
    /// The sets that accept each origin.
    private(set) var sources: [UInt64] = []

    var hasRelative: Bool { all.first?.length == 0 }

    /// About so many origins are known at most: they are compared one after the other.
    private static let limit = 8

    init(_ sets: [[LinkSource]], _ table: SourceTable, policy: LinkPolicy) {
        guard policy.leniencies.isDisjoint(with: .aboutReading) else { return }
        if let relative = ask("", in: table, policy) { all.append(relative) }
        var asked: Set<LinkSource> = []
        let naming = Set(sets.joined().compactMap(\.originOfNamedHost))
        for source in sets.joined() where all.count < Self.limit && asked.insert(source).inserted {
            for text in source.origins {
                if let origin = ask(text, in: table, policy) { all.append(origin) }
            }
            guard let text = source.openOrigin, !naming.contains(text) else { continue }
            if let origin = ask(text, host: "a", in: table, policy) { all.append(origin) }
        }
    }

    /// Asks splitter and sources about a beginning; `nil` if it is none that is accepted.
    private mutating func ask(
        _ text: String, host: String = "", in table: SourceTable, _ policy: LinkPolicy
    ) -> Origin? {
        guard let url = try? ParsedURL(text + host + "/", policy: policy), url.layout.segmentCount == 0 else {
            return nil
        }
        var layout = url.layout
        guard layout.pathStart == text.utf8.count + host.utf8.count else { return nil }
        layout.flags.subtract(.isRooted)
        var accepted = [UInt64](repeating: 0, count: 2 * table.wordCount)
        let views = accepted.withUnsafeMutableBufferPointer { words in
            words.baseAddress.map { path in
                url.withOrigin { table.accept($0, path: path, hostAndPath: path + table.wordCount) }
            }
        }
        guard let views, views != .none else { return nil }
        let start = texts.count
        texts += Array(text.utf8)
        sources += accepted
        return Origin(
            text: start, length: text.utf8.count, layout: layout, precedesHost: !host.isEmpty, views: views,
            sources: sources.count - accepted.count)
    }
}

extension LinkSource {
    /// Beginnings of links from this source that end in its host.
    fileprivate var origins: [String] {
        switch kind {
        case .host(let name, nil, let http, let https) where !name.hasPrefix("*."):
            (https ? ["https://" + name] : []) + (http ? ["http://" + name] : [])
        case .scheme(let scheme, let host?, nil, _): [scheme + "://" + host]
        default: []
        }
    }

    /// The beginning of links from this source whose host is not looked at by any source, unless one names it.
    fileprivate var openOrigin: String? {
        guard case .scheme(let scheme, nil, _, _) = kind, scheme != "http", scheme != "https" else { return nil }
        return scheme + "://"
    }

    /// The beginning of links from this source, if it tells hosts apart in them.
    fileprivate var originOfNamedHost: String? {
        if case .scheme(let scheme, _?, _, _) = kind { scheme + "://" } else { nil }
    }
}
