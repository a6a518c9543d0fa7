import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// Compares the URL splitter with a slow and simple parser.
enum URLComplaint {
    /// Returns the first error in the splitting of bytes: the result must agree with the simple parser, the offsets
    /// must be ordered, and the parts must join to the original bytes.
    static func about(_ bytes: [UInt8]) -> String? {
        let reference = ReferenceURL(bytes)
        if let lenient = try? ParsedURL(utf8: bytes, policy: .lenient), !isSound(lenient, bytes) {
            return "not sound when read leniently"
        }
        do {
            let url = try ParsedURL(utf8: bytes)
            guard isSound(url, bytes) else { return "not sound" }
            guard let reference else { return "accepted" }
            return complaint(about: url, bytes, reference)
        } catch {
            guard (0...bytes.count).contains(error.offset) else { return "offset \(error.offset)" }
            return reference == nil ? nil : "rejected: \(error)"
        }
    }

    private static func isSound(_ url: ParsedURL, _ bytes: [UInt8]) -> Bool {
        let layout = url.layout
        let offsets = [
            layout.start, layout.schemeEnd, layout.hostStart, layout.hostEnd, layout.pathStart, layout.pathEnd,
            layout.queryStart, layout.queryEnd, layout.fragmentStart, layout.end,
        ]
        _ = (url.scheme, url.host, url.port, url.fragment, url.description)
        return zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 } && Int(layout.end) <= bytes.count
            && url.text.utf8.elementsEqual(bytes) && url.segments.count == layout.segmentCount
    }

    private static func complaint(about url: ParsedURL, _ bytes: [UInt8], _ reference: ReferenceURL) -> String? {
        let layout = url.layout
        let flags = layout.flags
        if flags.contains(.isRelative) != (reference.scheme == nil) { return "relative or not" }
        if Array(bytes[layout.scheme]) != reference.scheme ?? [] { return "scheme" }
        if flags.contains(.hasAuthority) != (reference.authority != nil) { return "authority or not" }
        if flags.contains(.hasTrailingSlash) != reference.hasTrailingSlash { return "trailing slash" }
        if noted(bytes) != reference.segments { return "segments" }
        if items(bytes, layout) != reference.items { return "query items" }
        if (flags.contains(.hasFragment) ? Array(bytes[layout.fragment]) : nil) != reference.fragment {
            return "fragment"
        }
        return joined(bytes, layout) == bytes ? nil : "parts do not join"
    }

    /// Returns the segments stored for matching, or `nil` if a flag of one is wrong.
    private static func noted(_ bytes: [UInt8]) -> [[UInt8]]? {
        Scratch.withMutableSpan(of: SegmentRange.self, count: LinkPolicy.strict.maximumSegments) { memory in
            bytes.withBytes { bytes in
                guard let layout = try? ParsedURL.split(bytes, policy: .strict, segments: memory) else { return nil }
                let ranges = (0..<Int(layout.segmentCount)).map { memory[$0] }
                let marksAreRight = ranges.allSatisfy {
                    $0.needsDecoding == bytes[$0.range].contains(UInt8(ascii: "%"))
                        && (!$0.needsDecoding || layout.flags.contains(.pathNeedsDecoding))
                }
                return marksAreRight ? ranges.map { Array(bytes[$0.range]) } : nil
            }
        }
    }

    private static func items(_ bytes: [UInt8], _ layout: URLLayout) -> [[UInt8]] {
        bytes.withBytes { buffer in
            var ranges = QueryItemRanges(buffer, of: layout)
            var items: [[UInt8]] = []
            while let item = ranges.next() {
                items.append(Array(buffer[item.name.lowerBound..<(item.value?.upperBound ?? item.name.upperBound)]))
            }
            return items
        }
    }

    /// Returns the components joined with their delimiters.
    private static func joined(_ bytes: [UInt8], _ layout: URLLayout) -> [UInt8] {
        let flags = layout.flags
        var text = Array(bytes[layout.scheme])
        if !flags.contains(.isRelative) { text += ":".utf8 }
        if flags.contains(.hasAuthority) { text += "//".utf8 }
        text += bytes[layout.host] + bytes[layout.host.upperBound..<layout.path.lowerBound] + bytes[layout.path]
        if flags.contains(.hasQuery) { text += Array("?".utf8) + bytes[layout.query] }
        if flags.contains(.hasFragment) { text += Array("#".utf8) + bytes[layout.fragment] }
        return text
    }
}
