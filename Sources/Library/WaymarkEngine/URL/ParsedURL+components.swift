extension ParsedURL {
    /// The scheme of the URL in lowercase; `nil` for a relative reference.
    ///
    /// - Complexity: O(*n*) in the bytes of the scheme, which is converted on each access.
    public var scheme: String? {
        guard !layout.flags.contains(.isRelative) else { return nil }
        return withBytes { String(decoding: $0[layout.scheme].map { $0.asciiLowercased }, as: UTF8.self) }
    }

    /// The decoded host of the URL, in ASCII lowercase, without a trailing dot; `nil` if it is absent or empty.
    ///
    /// - Complexity: O(*n*) in the bytes of the host, which is decoded on each access.
    public var host: String? {
        guard !layout.host.isEmpty else { return nil }
        return withBytes { decode($0, layout.hostName, plus: .decodesPlusInPath) }.asciiLowercased
    }

    /// The port of the URL; `nil` if it is absent, empty, or the default port of `http` (80) or `https` (443).
    public var port: Int? { layout.flags.contains(.hasPort) ? Int(layout.port) : nil }

    /// The decoded path segments of the URL. By default, one trailing slash adds no segment, and other empty segments
    /// are kept: `/` has no segments, `/item/1/` has two, `/item//1` has three. The ``LinkPolicy`` can change this.
    ///
    /// - Complexity: O(*n*) in the bytes of the path, which is decoded on each access.
    public var segments: [String] {
        guard layout.segmentCount > 0 else { return [] }
        return withBytes { bytes in
            var path = bytes[layout.path]
            if layout.flags.contains(.isRooted) { path = path.dropFirst() }
            if layout.flags.contains(.hasTrailingSlash) { path = path.dropLast() }
            let segments = path.split(
                separator: .slash, omittingEmptySubsequences: layout.flags.contains(.dropsEmptySegments))
            return segments.prefix(Int(layout.segmentCount)).map {
                decode(bytes, $0.startIndex..<$0.endIndex, plus: .decodesPlusInPath)
            }
        }
    }

    /// The decoded query items of the URL in order, including duplicates. `a&&b` has two items.
    ///
    /// - Complexity: O(*n*) in the bytes of the query, which is decoded on each access.
    public var queryItems: [QueryItem] {
        withBytes { bytes in
            var ranges = QueryItemRanges(bytes, of: layout)
            var items: [QueryItem] = []
            while let range = ranges.next() {
                let value = range.value.map { decode(bytes, $0, plus: .decodesPlusInQuery) }
                let name = decode(bytes, range.name, plus: .decodesPlusInQuery)
                items.append(QueryItem(name: name, value: value))
            }
            return items
        }
    }

    /// The decoded fragment of the URL; `nil` if the URL has no `#`.
    ///
    /// - Complexity: O(*n*) in the bytes of the fragment, which is decoded on each access.
    public var fragment: String? {
        guard layout.flags.contains(.hasFragment) else { return nil }
        return withBytes { decode($0, layout.fragment, plus: .none) }
    }

    /// Returns the percent-decoded string of a range. A `+` is read as a space if the layout has the flag `plus`.
    private func decode(_ bytes: Bytes, _ range: Range<Int>, plus: URLLayout.Flags) -> String {
        PercentEncoding.decode(bytes.part(range), plusIsSpace: !layout.flags.isDisjoint(with: plus))
    }

    /// The host of the URL as a path segment: decoded, in its original case.
    package var hostSegment: String { withBytes { decode($0, layout.host, plus: .decodesPlusInPath) } }

    /// Returns the value of the first query item that has this name and a value.
    package func firstValue(ofItem name: String) -> String? {
        queryItems.first { $0.name.hasBytes(of: name) && $0.value != nil }?.value
    }
}
