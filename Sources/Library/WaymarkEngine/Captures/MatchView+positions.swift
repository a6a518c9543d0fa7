/// The byte range in the link that a parameter matches, for callers that extract and decode the value themselves.
package enum CapturePosition: Sendable {
    /// No range: the link omits the query item or fragment, or the catch-all matches no segment.
    case absent
    /// A range of bytes that need no percent-decoding.
    case text(Range<Int>)
    /// A range of bytes that need percent-decoding. If `plusIsSpace` is `true`, a `+` is a space.
    case encoded(Range<Int>, plusIsSpace: Bool)
    /// The range of a catch-all's path segments, which are separated by single slashes.
    case segments(Range<Int>)
    /// No single range: a list, a part of a segment with escapes, or a choice such as `en|de` in another case.
    case scattered
}

extension MatchView {
    /// Returns the byte range of a parameter's value, by its index among the named parameters of the matching pattern.
    package func position(ofCapture index: Int) -> CapturePosition {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofCapture: index) else { return .absent }
        return reader.position(of: location)
    }
}

extension CaptureReader {
    fileprivate func position(of location: CaptureLocation) -> CapturePosition {
        if case .oneOf = constraint(of: location).value.kind, isRespelled(location) { return .scattered }
        return switch find(location) {
        case .absent: .absent
        case .text(let range, _, let plusIsSpace): position(of: range, plusIsSpace: plusIsSpace)
        case .part: positionOfPart(location)
        case .list: location.kind == .run ? position(ofSegments: segments(ofRun: location)) : .scattered
        }
    }

    /// Returns `true` if the link has one of several listed values in another case than the pattern.
    private func isRespelled(_ location: CaptureLocation) -> Bool {
        var isRespelled = false
        func check(_ text: Bytes) { isRespelled = respelling(of: text, location) != nil }
        if location.kind == .piece { withPart(location, check) } else { withText(of: location, check) }
        return isRespelled
    }

    private func position(of range: Range<Int>, plusIsSpace: Bool) -> CapturePosition {
        EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).isEncoded(bytes.part(range))
            ? .encoded(range, plusIsSpace: plusIsSpace) : .text(range)
    }

    private func positionOfPart(_ location: CaptureLocation) -> CapturePosition {
        var position = CapturePosition.scattered
        withPositionOfPart(location) { _, part, segment in
            guard !textOfPath.isEncoded(bytes.part(segment)) else { return }
            position = .text(segment.lowerBound + part.lowerBound..<segment.lowerBound + part.upperBound)
        }
        return position
    }

    /// A port, or more than one slash, may follow a host that is the first segment.
    private func position(ofSegments numbers: Range<Int>) -> CapturePosition {
        guard let first = numbers.first, let last = numbers.last else { return .absent }
        let range = segment(first).range.lowerBound..<segment(last).range.upperBound
        guard usesHost, first == 0, last > 0 else { return .segments(range) }
        return segment(1).range.lowerBound == segment(0).range.upperBound + 1 ? .segments(range) : .scattered
    }
}
