package import WaymarkCore

/// An option of `LinkPolicy` in a route file.
package struct PolicyOption: Sendable {
    /// The key, named after the Swift property.
    package let key: SchemaKey

    let set: @Sendable (inout LinkPolicy, DocumentNode) -> Void

    /// Returns the value of the option in the notation of route files; `nil` for a list.
    package let text: @Sendable (LinkPolicy) -> String?

    package static let all: [PolicyOption] = sizes + flags + [repeatedItems, forbiddenSchemes]

    private static let sizes = [
        number("maximumLength", \.maximumLength, "The most bytes that a link may have."),
        number("maximumSegments", \.maximumSegments, "The most segments that a path may have."),
        number("maximumQueryItems", \.maximumQueryItems, "The most query items that a link may have."),
    ]

    private static let flags = [
        flag("trimsWhitespace", \.trimsWhitespace, "Whether white space around the link is left out."),
        flag("allowsUserinfo", \.allowsUserinfo, "Whether user:password@ before the host is skipped."),
        flag("allowsNonASCII", \.allowsNonASCII, "Whether characters beyond ASCII may stand behind the host."),
        flag("allowsNonASCIIHosts", \.allowsNonASCIIHosts, "Whether characters beyond ASCII may stand in the host."),
        flag(
            "allowsReservedCharacters", \.allowsReservedCharacters,
            "Whether printable characters that RFC 3986 leaves out stand for themselves."),
        flag(
            "allowsMalformedEscapes", \.allowsMalformedEscapes,
            "Whether an escape that is no escape is text, as in 100%."),
        flag("allowsControlCharacters", \.allowsControlCharacters, "Whether control characters may stand in a link."),
        flag("allowsDotSegments", \.allowsDotSegments, "Whether . and .. are segments like any other."),
        flag("allowsTraversal", \.allowsTraversal, "Whether a decoded segment may hold .. next to a slash."),
        flag("dropsEmptySegments", \.dropsEmptySegments, "Whether empty segments are left out."),
        flag("dropsTrailingSlashes", \.dropsTrailingSlashes, "Whether several slashes at the end are as good as one."),
        flag("keepsTrailingSlash", \.keepsTrailingSlash, "Whether a slash at the end of a path makes a difference."),
        flag("ignoresPorts", \.ignoresPorts, "Whether the port of a link makes no difference."),
        flag(
            "comparesHostSegmentsExactly", \.comparesHostSegmentsExactly,
            "Whether a host that is the first segment is compared with case."),
        flag(
            "ignoresDomainHosts", \.ignoresDomainHosts,
            "Whether a host with a dot, and localhost, is never the first segment."),
        flag("decodesPlusInQuery", \.decodesPlusInQuery, "Whether + in a query is a space."),
        flag("decodesPlusInPath", \.decodesPlusInPath, "Whether + in a path is a space."),
        flag("isCaseInsensitive", \.isCaseInsensitive, "Whether literals match without case."),
    ]

    private static let repeatedItems = PolicyOption(
        key: SchemaKey(
            "repeatedItems", .word(LinkPolicy.RepeatedItems.allCases.map(\.rawValue)),
            "What is done with a query item that stands twice where a route takes one value."),
        set: { policy, node in
            if let items = node.text.flatMap({ LinkPolicy.RepeatedItems(rawValue: $0.value) }) {
                policy.repeatedItems = items
            }
        },
        text: \.repeatedItems.rawValue)

    private static let forbiddenSchemes = PolicyOption(
        key: SchemaKey("forbiddenSchemes", .list(of: .text), "The schemes that are never routed."),
        set: { policy, node in policy.forbiddenSchemes = Set(node.texts.map(\.value)) },
        text: { _ in nil })

    private static func number(
        _ name: String, _ path: any WritableKeyPath<LinkPolicy, Int> & Sendable, _ summary: String
    ) -> PolicyOption {
        let range = 0...Int(Int32.max)
        return PolicyOption(
            key: SchemaKey(name, .number(range), summary),
            // The schema check has reported any other number.
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
