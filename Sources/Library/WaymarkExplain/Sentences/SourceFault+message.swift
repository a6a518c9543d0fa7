extension SourceFault {
    /// The problem in a few words, following `'…' is no source: `.
    package var message: String {
        switch self {
        case .empty: "it is empty"
        case .noScheme: "expected a scheme and '://'"
        case .scheme: "a scheme is a letter, then letters, digits, '+', '-' or '.'"
        case .webScheme: "links of the web come from a host: expected one such as 'example.com'"
        case .forbiddenScheme:
            "links of its scheme are never routed, unless the policy's forbiddenSchemes say otherwise"
        case .host: "its host is not a host name"
        case .beyondHost: "its host is not a name alone, without scheme, user, port and path"
        case .nonASCIIHost: "its host is not ASCII: expected the form of the name that begins with 'xn--'"
        case .wildcard: "'*' stands for whole names before a host, as in '*.example.com'"
        case .longHost: "a host has at most 253 bytes, 63 of them between two dots"
        case .port: "its port is not a number from 1 to 65535"
        case .portWithoutHost: "a port belongs to a host: expected one such as 'myapp://open:8080'"
        case .hostRule: "its host is 'firstSegment', 'ignored' or a name"
        case .beyondAuthority: "a source ends after host and port"
        case .noLink: "no link that the policy accepts comes from it"
        }
    }
}
