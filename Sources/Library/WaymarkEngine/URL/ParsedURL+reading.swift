extension ParsedURL {
    /// The host as a segment of a path: decoded, as written.
    package var hostSegment: String {
        withBytes { bytes in
            EncodedText(bytes: bytes, plusIsSpace: layout.flags.contains(.decodesPlusInPath)).string(layout.host)
        }
    }

    /// The first value that an item of a name has.
    package func firstValue(ofItem name: String) -> String? {
        queryItems.first { $0.name.hasBytes(of: name) && $0.value != nil }?.value
    }

    /// Calls a function with a reader of the link's query.
    package func withQueryReader<Result>(_ policy: LinkPolicy, _ body: (QueryReader) -> Result) -> Result {
        withBytes { body(QueryReader($0, layout, repeatedItems: policy.repeatedItems)) }
    }

    /// Calls a function with a reader of the link's fragment.
    package func withFragmentReader<Result>(_ body: (FragmentReader) -> Result) -> Result {
        withBytes { body(FragmentReader($0, layout)) }
    }

    /// Calls a function with the link's scheme, host and port.
    package func withOrigin<Result>(_ body: (LinkOrigin) -> Result) -> Result {
        withBytes { body(LinkOrigin(bytes: $0, layout: layout)) }
    }
}
