import Testing
import WaymarkCore

/// What holds for every sequence of bytes.
@Suite("Splitting any bytes")
struct URLPropertyTests {
    /// Bytes that mean something somewhere in a URL.
    static let telling =
        Array(":/?#[]@%&=+;,.\\ \"<|{^`~_-aZ09\t\n\u{0}\u{7F}".utf8) + [0x80, 0xBF, 0xC0, 0xC3, 0xE2, 0xFF]

    static let seeds: [[UInt8]] = {
        let hostile = ((try? HostileCase.file.get()) ?? []).compactMap(\.input)
        let texts =
            hostile + [
                "https://example.com/user/123/edit?ref=mail&x=1#top", "myapp://open/item/caf%C3%A9?q=%E4%B8%AD&b",
                "https://[2001:db8::1]:8443/a//b/?x#y", "user/1/..%2f", "tel:+1-816-555-1212", "",
            ]
        return texts.map { Array($0.utf8) }
    }()

    @Test("Every prefix and suffix of an odd link is split or rejected")
    func cutTexts() {
        let texts = Self.seeds.lazy.flatMap { seed in
            (0...seed.count).lazy.flatMap { [Array(seed.prefix($0)), Array(seed.suffix($0))] }
        }
        expectAgreement(texts)
    }

    @Test("Every odd link with one byte changed is split or rejected")
    func changedBytes() {
        let texts = Self.seeds.lazy.flatMap { seed in
            seed.indices.lazy.map { index in
                var changed = seed
                changed[index] = Self.telling[(index + seed.count) % Self.telling.count]
                return changed
            }
        }
        expectAgreement(texts)
    }

    @Test("Random bytes are split or rejected", arguments: 0..<4)
    func randomBytes(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let texts = (0..<1500).map { _ in randomText(&random) }
        expectAgreement(texts)
    }

    private func randomText(_ random: inout SeededGenerator) -> [UInt8] {
        let beginnings = ["", "https://", "myapp://", "https://h/", "/", "/?", "/#", "https://h:", "a:"]
        let middles = ["/", "/", "&", "=", ".", "%2e", "%2F", "%C3%A9", "..", "?", "#"]
        var bytes = Array(random.pick(beginnings).utf8)
        for _ in 0..<Int.random(in: 0...90, using: &random) {
            switch Int.random(in: 0...40, using: &random) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
            case 1: bytes.append(random.pick(Self.telling))
            case 2...7: bytes += random.pick(middles).utf8
            default: bytes.append(UInt8.random(in: 0x61...0x7A, using: &random))
            }
        }
        return bytes
    }

    /// Expects of every text what ``complaint(about:)`` looks for, and shows the first few that fail.
    private func expectAgreement(_ texts: some Sequence<[UInt8]>, sourceLocation: SourceLocation = #_sourceLocation) {
        let complaints = texts.lazy.compactMap { bytes in
            complaint(about: bytes).map { "\(String(decoding: bytes, as: UTF8.self).debugDescription): \($0)" }
        }
        #expect(Array(complaints.prefix(5)) == [], sourceLocation: sourceLocation)
    }

    /// What is wrong with how a text is split: it must be accepted or rejected as the plain reading does, offsets must
    /// be ordered, and the parts must join to the text.
    private func complaint(about bytes: [UInt8]) -> String? {
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

    private func isSound(_ url: ParsedURL, _ bytes: [UInt8]) -> Bool {
        let layout = url.layout
        let offsets = [
            layout.start, layout.schemeEnd, layout.hostStart, layout.hostEnd, layout.pathStart, layout.pathEnd,
            layout.queryStart, layout.queryEnd, layout.fragmentStart, layout.end,
        ]
        _ = (url.scheme, url.host, url.port, url.fragment, url.description)
        return zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 } && Int(layout.end) <= bytes.count
            && url.text.utf8.elementsEqual(bytes) && url.segments.count == layout.segmentCount
            && url.queryItems.count == layout.queryItemCount
    }

    private func complaint(about url: ParsedURL, _ bytes: [UInt8], _ reference: ReferenceURL) -> String? {
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

    /// The segments as they are noted for matching, with the right marks.
    private func noted(_ bytes: [UInt8]) -> [[UInt8]]? {
        withUnsafeTemporaryAllocation(of: SegmentRange.self, capacity: LinkPolicy.strict.maximumSegments) { memory in
            bytes.withUnsafeBufferPointer { buffer in
                guard let layout = try? ParsedURL.split(buffer, policy: .strict, segments: memory) else { return nil }
                let ranges = memory[..<Int(layout.segmentCount)]
                let marksAreRight = ranges.allSatisfy {
                    $0.needsDecoding == buffer[$0.range].contains(UInt8(ascii: "%"))
                        && (!$0.needsDecoding || layout.flags.contains(.pathNeedsDecoding))
                }
                return marksAreRight ? ranges.map { Array(buffer[$0.range]) } : nil
            }
        }
    }

    private func items(_ bytes: [UInt8], _ layout: URLLayout) -> [[UInt8]] {
        bytes.withUnsafeBufferPointer { buffer in
            var ranges = QueryItemRanges(buffer, of: layout)
            var items: [[UInt8]] = []
            while let item = ranges.next() {
                items.append(Array(buffer[item.name.lowerBound..<(item.value?.upperBound ?? item.name.upperBound)]))
            }
            return items
        }
    }

    /// The components with their delimiters.
    private func joined(_ bytes: [UInt8], _ layout: URLLayout) -> [UInt8] {
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
