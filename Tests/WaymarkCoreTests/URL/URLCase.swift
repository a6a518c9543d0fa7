import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A string, the policy for parsing it, and the parts of the URL.
struct URLCase: CustomTestStringConvertible, Sendable {
    var text: String
    var policy = LinkPolicy.strict
    var scheme: String?
    var host: String?
    var port: Int?
    var segments: [String] = []
    var query: [QueryItem] = []
    var fragment: String?

    init(
        _ text: String, policy: LinkPolicy = .strict, scheme: String? = nil, host: String? = nil, port: Int? = nil,
        _ segments: [String] = [], query: [QueryItem] = [], fragment: String? = nil
    ) {
        self.text = text
        self.policy = policy
        self.scheme = scheme
        self.host = host
        self.port = port
        self.segments = segments
        self.query = query
        self.fragment = fragment
    }

    var testDescription: String { text.debugDescription }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = try ParsedURL(text, policy: policy)
        #expect(url.scheme == scheme, sourceLocation: sourceLocation)
        #expect(url.host == host, sourceLocation: sourceLocation)
        #expect(url.port == port, sourceLocation: sourceLocation)
        #expect(url.segments.map { Array($0.utf8) } == segments.map { Array($0.utf8) }, sourceLocation: sourceLocation)
        #expect(url.queryItems == query, sourceLocation: sourceLocation)
        #expect(url.fragment == fragment, sourceLocation: sourceLocation)
        #expect(url.text.utf8.elementsEqual(text.utf8), sourceLocation: sourceLocation)
    }
}

extension LinkPolicy {
    static func strict(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
        var policy = LinkPolicy.strict
        change(&policy)
        return policy
    }
}

extension QueryItem {
    init(_ name: String, _ value: String?) { self.init(name: name, value: value) }
}
