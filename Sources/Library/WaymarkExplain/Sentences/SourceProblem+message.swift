extension SourceProblem {
    /// The reason why a link source is invalid, as a phrase that follows `invalid source '…': `.
    package var message: String {
        switch self {
        case .empty: "it is empty"
        case .noScheme: "expected a scheme and '://'"
        case .scheme: "expected a scheme: a letter, then letters, digits, '+', '-' or '.'"
        case .webScheme: "web links come from a host: expected one such as 'example.com'"
        case .forbiddenScheme:
            "links with its scheme are never routed, unless the policy's forbiddenSchemes permit it"
        case .host: "its host is not a host name"
        case .beyondHost: "its host must be a name without scheme, user, port and path"
        case .nonASCIIHost: "its host is not ASCII: expected the name in Punycode ('xn--')"
        case .wildcard: "'*' matches whole names before a host, as in '*.example.com'"
        case .longHost: "a host has at most 253 bytes, and at most 63 between two dots"
        case .port: "its port is not a number from 1 to 65535"
        case .portWithoutHost: "a port requires a host: expected one such as 'myapp://open:8080'"
        case .hostRule: "expected the host 'firstSegment', 'ignored' or a name"
        case .beyondAuthority: "nothing may follow the host and port of a source"
        case .noLink: "every link from it is longer than the policy's maximumLength"
        }
    }
}
