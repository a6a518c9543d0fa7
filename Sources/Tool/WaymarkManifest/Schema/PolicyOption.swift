package import WaymarkCore

/// A key under `policy` in a route file, and the property of `LinkPolicy` that it sets.
package struct PolicyOption: Sendable {
    /// The key, which has the name of the Swift property.
    package let key: SchemaKey

    let set: @Sendable (inout LinkPolicy, DocumentNode) -> Void

    /// Returns the policy's value for the key, as written in route files; `nil` for a list.
    package let text: @Sendable (LinkPolicy) -> String?

    package static let all: [PolicyOption] = sizes + flags + [repeatedItems, forbiddenSchemes]

    private static let sizes = [
        number("maximumLength", \.maximumLength, "The maximum length of a link, in bytes."),
        number("maximumSegments", \.maximumSegments, "The maximum number of segments of a path."),
        number("maximumQueryItems", \.maximumQueryItems, "The maximum number of query items of a link."),
    ]

    private static let flags = [
        flag("trimsWhitespace", \.trimsWhitespace, "Whether white space around the link is removed."),
        flag("allowsUserinfo", \.allowsUserinfo, "Whether user:password@ before the host is skipped."),
        flag("allowsNonASCII", \.allowsNonASCII, "Whether non-ASCII characters are allowed after the host."),
        flag("allowsNonASCIIHosts", \.allowsNonASCIIHosts, "Whether non-ASCII characters are allowed in the host."),
        flag(
            "allowsReservedCharacters", \.allowsReservedCharacters,
            "Whether printable characters outside RFC 3986 are literal text."),
        flag(
            "allowsMalformedEscapes", \.allowsMalformedEscapes,
            "Whether a malformed escape is literal text, as in 100%."),
        flag("allowsControlCharacters", \.allowsControlCharacters, "Whether control characters are allowed in a link."),
        flag("allowsDotSegments", \.allowsDotSegments, "Whether . and .. are ordinary segments."),
        flag("allowsTraversal", \.allowsTraversal, "Whether a segment may decode to a path with a .. component."),
        flag("dropsEmptySegments", \.dropsEmptySegments, "Whether empty segments are removed."),
        flag("dropsTrailingSlashes", \.dropsTrailingSlashes, "Whether several trailing slashes are equivalent to one."),
        flag("keepsTrailingSlash", \.keepsTrailingSlash, "Whether a trailing slash of a path is significant."),
        flag("ignoresPorts", \.ignoresPorts, "Whether the port of a link is ignored."),
        flag(
            "comparesHostSegmentsExactly", \.comparesHostSegmentsExactly,
            "Whether a host that is the first segment is case-sensitive."),
        flag(
            "ignoresDomainHosts", \.ignoresDomainHosts,
            "Whether a host with a dot, and localhost, is never the first segment."),
        flag("decodesPlusInQuery", \.decodesPlusInQuery, "Whether + in a query is a space."),
        flag("decodesPlusInPath", \.decodesPlusInPath, "Whether + in a path is a space."),
        flag("isCaseInsensitive", \.isCaseInsensitive, "Whether literals match case-insensitively."),
    ]

    private static let repeatedItems = PolicyOption(
        key: SchemaKey(
            "repeatedItems", .word(LinkPolicy.RepeatedItems.allCases.map(\.rawValue)),
            "The treatment of a duplicate query item where a route expects one value."),
        set: { policy, node in
            if let items = node.text.flatMap({ LinkPolicy.RepeatedItems(rawValue: $0.value) }) {
                policy.repeatedItems = items
            }
        },
        text: \.repeatedItems.rawValue)

    private static let forbiddenSchemes = PolicyOption(
        key: SchemaKey(
            "forbiddenSchemes", .list(of: .text), "The schemes that are never routed, instead of the default list."),
        set: { policy, node in policy.forbiddenSchemes = Set(node.texts.map(\.value)) },
        text: { _ in nil })

    private static func number(
        _ name: String, _ path: any WritableKeyPath<LinkPolicy, Int> & Sendable, _ summary: String
    ) -> PolicyOption {
        let range = 0...Int(Int32.max)
        return PolicyOption(
            key: SchemaKey(name, .number(range), summary),
            // The schema check has reported numbers out of range.
            set: { policy, node in
                if let number = node.number, range.contains(number) { policy[keyPath: path] = number }
            },
            text: { String($0[keyPath: path]) })
    }

    private static func flag(
        _ name: String, _ path: any WritableKeyPath<LinkPolicy, Bool> & Sendable, _ summary: String
    ) -> PolicyOption {
        PolicyOption(
            key: SchemaKey(name, .flag, summary),
            set: { policy, node in policy[keyPath: path] = node.text?.value == "true" },
            text: { String($0[keyPath: path]) })
    }
}
