/// A link as diagnoses look at it: decoded once for all variants.
struct DiagnosedLink {
    let url: ParsedURL
    let policy: LinkPolicy
    /// The segments of the path, and those that begin with the host.
    private let path: [String]
    private let hostAndPath: [String]
    let hasTrailingSlash: Bool
    let queryItems: [QueryItem]
    let fragment: String?

    init(_ url: ParsedURL, policy: LinkPolicy) {
        self.url = url
        self.policy = policy
        path = url.segments
        hostAndPath = [url.hostSegment] + path
        hasTrailingSlash = url.layout.flags.contains(.hasTrailingSlash)
        queryItems = url.queryItems
        fragment = url.fragment
    }

    func segments(in view: SourceTable.View) -> [String] {
        view == .hostAndPath ? hostAndPath : path
    }
}
