extension ParsedURL {
    /// The host of the URL as a path segment: decoded, in its original case.
    package var hostSegment: String {
        withBytes { bytes in
            EncodedText(bytes: bytes, plusIsSpace: layout.flags.contains(.decodesPlusInPath)).string(layout.host)
        }
    }

    /// Returns the value of the first query item with a name that has a value; `nil` if there is none.
    package func firstValue(ofItem name: String) -> String? {
        queryItems.first { $0.name.hasBytes(of: name) && $0.value != nil }?.value
    }

    package func withQueryReader<Result>(_ policy: LinkPolicy, _ body: (QueryReader) -> Result) -> Result {
        withBytes { body(QueryReader($0, layout, repeatedItems: policy.repeatedItems)) }
    }

    package func withFragmentReader<Result>(_ body: (FragmentReader) -> Result) -> Result {
        withBytes { body(FragmentReader($0, layout)) }
    }

    package func withOrigin<Result>(_ body: (LinkOrigin) -> Result) -> Result {
        withBytes { body(LinkOrigin(bytes: $0, layout: layout)) }
    }
}
