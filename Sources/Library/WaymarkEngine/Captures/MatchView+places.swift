/// Where in the link a capture stands, for those who cut it out themselves.
package enum CapturePlace: Sendable {
    /// Nothing is there: an item or a fragment that the link does not have, or a catch-all that took no segment.
    case absent
    /// The bytes are the text.
    case text(Range<Int>)
    /// The bytes have to be decoded; `+` stands for a space in some.
    case encoded(Range<Int>, plusIsSpace: Bool)
    /// The segments of a catch-all, with a slash between each two.
    case segments(Range<Int>)
    /// It has no one place: a list of query items, or a part of a segment with escapes in it.
    case scattered
}

extension MatchView {
    /// Where a capture stands, by its index among the named parameters of the variant.
    package func place(ofCapture index: Int) -> CapturePlace {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofCapture: index) else { return .absent }
        return reader.place(of: location)
    }
}

extension CaptureReader {
    fileprivate func place(of location: CaptureLocation) -> CapturePlace {
        switch find(location) {
        case .absent: .absent
        case .text(let range, _, let plusIsSpace): place(of: range, plusIsSpace: plusIsSpace)
        case .part: placeOfPart(location)
        case .list: location.kind == .run ? place(ofSegments: segments(ofRun: location)) : .scattered
        }
    }

    private func place(of range: Range<Int>, plusIsSpace: Bool) -> CapturePlace {
        EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).isEncoded(bytes.part(range))
            ? .encoded(range, plusIsSpace: plusIsSpace) : .text(range)
    }

    private func placeOfPart(_ location: CaptureLocation) -> CapturePlace {
        var place = CapturePlace.scattered
        withPlaceOfPart(location) { _, part, segment in
            guard !textOfPath.isEncoded(bytes.part(segment)) else { return }
            place = .text(segment.lowerBound + part.lowerBound..<segment.lowerBound + part.upperBound)
        }
        return place
    }

    /// Behind a host that is the first segment may stand a port, or more than one slash.
    private func place(ofSegments numbers: Range<Int>) -> CapturePlace {
        guard let first = numbers.first, let last = numbers.last else { return .absent }
        let range = segment(first).range.lowerBound..<segment(last).range.upperBound
        guard usesHost, first == 0, last > 0 else { return .segments(range) }
        return segment(1).range.lowerBound == segment(0).range.upperBound + 1 ? .segments(range) : .scattered
    }
}
