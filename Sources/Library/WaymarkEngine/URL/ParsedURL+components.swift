extension ParsedURL {
    /// The scheme in lower case; `nil` for a relative reference.
    ///
    /// - Complexity: O(*n*) in the bytes of the scheme, which is written anew each time.
    public var scheme: String? {
        guard !layout.flags.contains(.isRelative) else { return nil }
        return withBytes { String(decoding: $0[layout.scheme].map { $0.asciiLowercased }, as: UTF8.self) }
    }

    /// The host, decoded, with ASCII letters in lower case and without the dot that ends it, unless it ends with several;
    /// `nil` if there is none or it is empty.
    ///
    /// - Complexity: O(*n*) in the bytes of the host, which is decoded each time.
    public var host: String? {
        guard !layout.host.isEmpty else { return nil }
        let host = withBytes { decode($0, layout.hostName, if: .hostNeedsDecoding, plus: .decodesPlusInPath) }
        return String(decoding: host.utf8.map { $0.asciiLowercased }, as: UTF8.self)
    }

    /// The port; `nil` if there is none, if it is empty, or if it is the default of `http` (80) or `https` (443).
    public var port: Int? {
        layout.flags.contains(.hasPort) ? Int(layout.port) : nil
    }

    /// The segments of the path, decoded. One trailing slash makes no segment; other empty segments are there, unless
    /// the policy drops them or keeps that one: `/` has no segments, `/item/1/` has two, and `/item//1` has three.
    ///
    /// - Complexity: O(*n*) in the bytes of the path, which is decoded each time.
    public var segments: [String] {
        guard layout.segmentCount > 0 else { return [] }
        return withBytes { bytes in
            var path = bytes[layout.path]
            if layout.flags.contains(.isRooted) { path = path.dropFirst() }
            if layout.flags.contains(.hasTrailingSlash) { path = path.dropLast() }
            let segments = path.split(
                separator: .slash, omittingEmptySubsequences: layout.flags.contains(.dropsEmptySegments))
            return segments.prefix(Int(layout.segmentCount)).map {
                decode(bytes, $0.startIndex..<$0.endIndex, if: .pathNeedsDecoding, plus: .decodesPlusInPath)
            }
        }
    }

    /// The query items, decoded, in order, repeated ones too. Nothing between two `&` is no item, as in HTML forms.
    ///
    /// - Complexity: O(*n*) in the bytes of the query, which is decoded each time.
    public var queryItems: [QueryItem] {
        withBytes { bytes in
            var ranges = QueryItemRanges(bytes, of: layout)
            var items: [QueryItem] = []
            while let range = ranges.next() {
                let value = range.value.map { decode(bytes, $0, if: .queryNeedsDecoding, plus: .decodesPlusInQuery) }
                let name = decode(bytes, range.name, if: .queryNeedsDecoding, plus: .decodesPlusInQuery)
                items.append(QueryItem(name: name, value: value))
            }
            return items
        }
    }

    /// The fragment, decoded; `nil` if there is no `#`.
    ///
    /// - Complexity: O(*n*) in the bytes of the fragment, which is decoded each time.
    public var fragment: String? {
        guard layout.flags.contains(.hasFragment) else { return nil }
        return withBytes { decode($0, layout.fragment, if: .fragmentNeedsDecoding, plus: .none) }
    }

    /// Calls a function with the bytes that ``layout`` is about.
    package func withBytes<Result>(_ body: (Bytes) -> Result) -> Result {
        text.utf8.withBytes(body)
    }

    /// Part of the text, decoded if the component holds escapes. `plus` is the choice that makes `+` a space.
    private func decode(
        _ bytes: Bytes, _ range: Range<Int>, if isEncoded: URLLayout.Flags, plus: URLLayout.Flags
    ) -> String {
        let plusIsSpace = !layout.flags.isDisjoint(with: plus)
        let part = bytes.part(range)
        guard plusIsSpace || layout.flags.contains(isEncoded) else { return String(bytes: part) }
        return PercentEncoding.decode(part, plusIsSpace: plusIsSpace)
    }
}
