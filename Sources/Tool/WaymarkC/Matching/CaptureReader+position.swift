import WaymarkCHeader
import WaymarkEngine

/// The state of a captured value, such as `WAYMARK_TEXT`, and its byte range in the link. The C caller decodes it.
typealias CapturePosition = (state: Int, range: Range<Int>?)

extension MatchView {
    func position(ofCapture index: Int) -> CapturePosition {
        let reader = CaptureReader(block)
        return reader.location(ofCapture: index).map { reader.position(of: $0) } ?? (WAYMARK_ABSENT, nil)
    }
}

extension CaptureReader {
    fileprivate func position(of location: CaptureLocation) -> CapturePosition {
        if case .oneOf = constraint(of: location).value.kind, isRespelled(location) { return (WAYMARK_SCATTERED, nil) }
        return switch find(location) {
        case .absent: (WAYMARK_ABSENT, nil)
        case .text(let range, _, let plusIsSpace): position(of: range, plusIsSpace: plusIsSpace)
        case .part: positionOfPart(location)
        case .list:
            location.kind == .run ? position(ofSegments: segments(ofRun: location)) : (WAYMARK_SCATTERED, nil)
        }
    }

    /// Returns `true` if the link spells a listed value in another case, such as `EN` for `en` in `{lang: en|de}`.
    private func isRespelled(_ location: CaptureLocation) -> Bool {
        var isRespelled = false
        func check(_ text: Bytes) { isRespelled = respelling(of: text, location) != nil }
        if location.kind == .piece { withPart(location, check) } else { withText(of: location, check) }
        return isRespelled
    }

    private func position(of range: Range<Int>, plusIsSpace: Bool) -> CapturePosition {
        let isEncoded = EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).isEncoded(bytes.part(range))
        return (isEncoded ? plusIsSpace ? WAYMARK_FORM_ENCODED : WAYMARK_ENCODED : WAYMARK_TEXT, range)
    }

    private func positionOfPart(_ location: CaptureLocation) -> CapturePosition {
        var position: CapturePosition = (WAYMARK_SCATTERED, nil)
        withPositionOfPart(location) { _, part, segment in
            guard !textOfPath.isEncoded(bytes.part(segment)) else { return }
            let range = segment.lowerBound + part.lowerBound..<segment.lowerBound + part.upperBound
            position = (WAYMARK_TEXT, range)
        }
        return position
    }

    /// Returns the byte range of successive path segments. There is none if the first segment is the host of a link, as
    /// in `myapp://a:80/b`, and more than a single `/` separates it from the next segment.
    private func position(ofSegments numbers: Range<Int>) -> CapturePosition {
        guard let first = numbers.first, let last = numbers.last else { return (WAYMARK_ABSENT, nil) }
        let range = segment(first).range.lowerBound..<segment(last).range.upperBound
        guard usesHost, first == 0, last > 0 else { return (WAYMARK_SEGMENTS, range) }
        let isSeparate = segment(1).range.lowerBound != segment(0).range.upperBound + 1
        return isSeparate ? (WAYMARK_SCATTERED, nil) : (WAYMARK_SEGMENTS, range)
    }
}
