import WaymarkCore

extension ParsedURL {
    /// The links that are left when segments are taken off the end, the longest first, without query and fragment.
    ///
    /// - Parameter usesHost: Whether the host is the first segment.
    func shorterLinks(usesHost: Bool) -> [String] {
        withBytes { bytes in
            let ends = segmentEnds(bytes)
            var links = ends.dropLast().reversed().map { text(bytes, upTo: $0) }
            if !ends.isEmpty { links.append(rootLink(bytes)) }
            if usesHost { links.append(schemeLink(bytes)) }
            return links
        }
    }

    /// The query items of some names, as they are written, with the `?` before them; empty if there are none.
    func queryText(ofItemsNamed names: Set<String>) -> String {
        withBytes { bytes in
            var ranges = QueryItemRanges(bytes, of: layout)
            var items: [String] = []
            for item in queryItems {
                guard let range = ranges.next() else { break }
                guard names.contains(item.name) else { continue }
                let end = range.value?.upperBound ?? range.name.upperBound
                items.append(String(decoding: bytes[range.name.lowerBound..<end], as: UTF8.self))
            }
            return items.isEmpty ? "" : "?" + items.joined(separator: "&")
        }
    }

    /// Where the segments of the path end.
    private func segmentEnds(_ bytes: Bytes) -> [Int] {
        var path = bytes[layout.path]
        if layout.flags.contains(.isRooted) { path = path.dropFirst() }
        let segments = path.split(
            separator: .slash, omittingEmptySubsequences: layout.flags.contains(.dropsEmptySegments))
        return segments.prefix(Int(layout.segmentCount)).map { $0.endIndex }
    }

    private func text(_ bytes: Bytes, upTo end: Int) -> String {
        String(decoding: bytes[Int(layout.start)..<end], as: UTF8.self)
    }

    /// The link without any segment of its path. `myapp:` would name nothing, and a link without a scheme or a slash is
    /// empty.
    private func rootLink(_ bytes: Bytes) -> String {
        if layout.flags.contains(.hasAuthority) || layout.flags.contains(.isRooted) {
            return text(bytes, upTo: layout.path.lowerBound) + "/"
        }
        return layout.flags.contains(.isRelative) ? "/" : schemeLink(bytes)
    }

    /// The link without a host: `myapp://`.
    private func schemeLink(_ bytes: Bytes) -> String {
        text(bytes, upTo: layout.scheme.upperBound) + "://"
    }
}
