import WaymarkCore

extension ParsedURL {
    /// Returns the links without their last segments, the longest first. They have no query and fragment.
    func shorterLinks(usesHost: Bool) -> [String] {
        withBytes { bytes in
            let ends = segmentEnds(bytes)
            var links = ends.dropLast().reversed().map { text(bytes, upTo: $0) }
            if !ends.isEmpty { links.append(rootLink(bytes)) }
            if usesHost { links.append(schemeLink(bytes)) }
            return links
        }
    }

    /// Returns the query items of the given names as they are written, with a leading `?`; empty if there are none.
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

    /// Returns the link without its path. A slash follows, because `myapp:` or an empty link would match nothing.
    private func rootLink(_ bytes: Bytes) -> String {
        if layout.flags.contains(.hasAuthority) || layout.flags.contains(.isRooted) {
            return text(bytes, upTo: layout.path.lowerBound) + "/"
        }
        return layout.flags.contains(.isRelative) ? "/" : schemeLink(bytes)
    }

    private func schemeLink(_ bytes: Bytes) -> String {
        text(bytes, upTo: layout.scheme.upperBound) + "://"
    }
}
