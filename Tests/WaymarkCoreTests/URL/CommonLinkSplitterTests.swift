import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Compares the splitter's fast path with its slow path. The fast path returns the same parts, or `nil`.
@Suite("The fast splitter of common links")
struct CommonLinkSplitterTests {
    static let links =
        (0...40).flatMap { length in
            ["", "?", "/", "/?a=b", "?a&b=c&&d"].map { "/" + String(repeating: "a", count: length) + $0 }
        }
        + (1...24).map { String(repeating: "/s", count: $0) }
        + [
            "/", "//", "//a", "/a//b", "/a/", "/a//", "/.a", "/a/..", "/a.b/c-d_e~f", "/a%20b", "/a?b%20c", "/a#b",
            "/é", "/a b", "/a\u{0}b", "/a:b@c;d=e,f'(g)*+", "/!$", "/a?b=c/d?e", "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"",
            "/\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "/aaaaaaaaaaaaaaaa\"aaaaaaaaaaaaaaaa", "#", "#a", "?#", "/#", "/a?#",
            "/a#b%20c?d#", "/a?b=%2&c", "/a?b=%zz", "/a#%C3", "/a?b=%C3%A9#%C3%A9", "/a%20b?c#d", "/a?b c", "/a#b c",
            "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?b=%20", "/a/?b=%20",
            "/a?b%26c=d",
            "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"/b?c=%20", "/a?b=é", "/a?\u{0}",
            "/a?b=\"",
        ]

    @Test("The fast splitter gives the same layout and segments as the general splitter, or refuses", arguments: links)
    func layouts(_ link: String) {
        for prefix in ["", "https://example.com", "myapp://host"] {
            (prefix + link).withBytes { bytes in
                guard !bytes.isEmpty else { return }
                var segments = Array(repeating: SegmentRange(start: 0, end: 0), count: bytes.count + 2)
                var layout = URLLayout()
                let isCommon = segments.withMutableSpan { split(bytes, from: prefix.utf8.count, $0, &layout) }
                guard isCommon else { return }
                var expected = Array(repeating: SegmentRange(start: 0, end: 0), count: bytes.count + 2)
                let general = expected.withMutableSpan { try? ParsedURL.split(bytes, policy: .strict, segments: $0) }
                let count = Int(layout.segmentCount)
                #expect(segments.prefix(count) == expected.prefix(count))
                #expect(layout.path == general?.path && layout.query == general?.query && layout.end == general?.end)
                #expect(layout.fragment == general?.fragment && layout.segmentCount == general?.segmentCount)
                let flags: [URLLayout.Flags] = [
                    .isRooted, .hasTrailingSlash, .hasQuery, .hasFragment, .pathNeedsDecoding,
                    .queryNeedsDecoding, .fragmentNeedsDecoding,
                ]
                for flag in flags { #expect(layout.flags.contains(flag) == general?.flags.contains(flag)) }
            }
        }
    }

    @Test(
        "The fast splitter accepts every common link",
        arguments: [
            "/", "/a", "/user/15/edit", "/user/15?tab=posts&x=1", "/a.b/", "/a#b", "/a?b#c", "/a?b=c%20d&e", "#a",
            "/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/b?c=d%40e#%C3%A9",
        ])
    func isShort(_ link: String) {
        link.withBytes { bytes in
            var segments = Array(repeating: SegmentRange(start: 0, end: 0), count: bytes.count + 2)
            var layout = URLLayout()
            segments.withMutableSpan { #expect(split(bytes, from: 0, $0, &layout)) }
        }
    }

    private func split(
        _ bytes: Bytes, from index: Int, _ room: UncheckedMutableSpan<SegmentRange>, _ layout: inout URLLayout
    ) -> Bool {
        var isCommon = false
        Scratch.withSmallBlock { block in
            let splitter = CommonLinkSplitter(bytes, in: block)
            switch splitter.split(from: index, into: &layout, room, queryItemLimit: 256) {
            case .all: isCommon = true
            case .path:
                isCommon = splitter.splitGenerally(
                    behindPathOf: &layout, LinkPolicy.strict.leniencies, queryItemLimit: 256)
            case .none: break
            }
        }
        return isCommon
    }
}
