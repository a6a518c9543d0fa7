extension SourceFault {
    /// What is wrong, in a few words behind `'…' is no source: `.
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
        case .beyondAuthority: "a source ends after host and port"
        case .noLink: "no link that the policy accepts comes from it"
        }
    }
}

extension LinkSource {
    /// The source as Swift code writes it: `.host("example.com", port: 8443)`.
    package var code: String {
        switch kind {
        case .anywhere(let http, let web, let custom):
            let arguments = [
                http ? "http: true" : nil, web == .ignored ? nil : "web: .firstSegment",
                custom == .firstSegment ? nil : "custom: .ignored",
            ].compactMap(\.self)
            return ".anywhere" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        case .host(let host, let port, let http, let https):
            // Clear text alone has no spelling in Swift.
            guard https else { return description }
            return ".host(" + host.literal + (port.map { ", port: \($0)" } ?? "") + (http ? ", http: true)" : ")")
        case .scheme(let scheme, let host, let port, let rule):
            let place = host.map { ", host: " + $0.literal } ?? (rule == .ignored ? ", host: .ignored" : "")
            return ".scheme(" + scheme.literal + place + (port.map { ", port: \($0)" } ?? "") + ")"
        }
    }
}

extension String {
    /// The text as a literal of Swift.
    fileprivate var literal: String {
        "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
    }
}
