/// The value of one parameter of a match, as a string or a list of strings.
package enum CaptureReading {
    /// The decoded string; valid only during the call that passes it.
    case text(Bytes)
    /// The match has no value for the parameter.
    case absent
    /// The value is a list of strings; read them with ``MatchView/forEachElement(ofCapture:_:)``.
    case list
}

extension MatchView {
    /// The index of the matching pattern variant in ``RankedTable/variants``, in order of precedence; 0 is the best.
    package var rank: Int { Int(block.state.best) }

    package var layout: URLLayout { block.layout }

    /// Calls a function with the value of a parameter, by its index among the named parameters of the matching pattern.
    package func readCapture(_ index: Int, _ body: (CaptureReading) -> Void) {
        CaptureReader(block).read(index, body)
    }

    package func forEachElement(ofCapture index: Int, _ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        if let location = reader.location(ofCapture: index) { reader.visitElements(of: location, body) }
    }

    package var hasRest: Bool { record.hasRest }

    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public var rest: [String] { CaptureReader(block).rest }

    package var queryItems: [QueryItem] {
        let policy = block.state.contents.value.policy
        return (try? ParsedURL(utf8: block.state.bytes, policy: policy))?.queryItems ?? []
    }

    package func forEachSegmentOfRest(_ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        if let rest = reader.restLocation { reader.visitElements(of: rest, body) }
    }
}

extension CaptureReader {
    fileprivate func read(_ index: Int, _ body: (CaptureReading) -> Void) {
        guard let location = location(ofCapture: index) else { return body(.absent) }
        switch find(location) {
        case .absent: body(.absent)
        case .list: body(.list)
        case .text: withText(of: location) { readText($0, of: location, body) }
        case .part: withPart(location) { readText($0, of: location, body) }
        }
    }

    /// Calls a function with the string of a capture. The value of a choice such as `en|de` has the letter case of the
    /// pattern.
    private func readText(_ text: Bytes, of location: CaptureLocation, _ body: (CaptureReading) -> Void) {
        guard let listed = respelling(of: text, location) else { return body(.text(text)) }
        listed.withBytes { body(.text($0)) }
    }

    /// Returns the value of a choice such as `en|de` in the pattern's letter case; `nil` if unchanged, or for other
    /// types.
    package func respelling(of text: Bytes, _ location: CaptureLocation) -> [UInt8]? {
        guard !location.flags.contains(.keepsSpelling), let listed = constraint(of: location).value.listedText(text),
            !listed.withBytes({ text.equals($0) })
        else { return nil }
        return listed
    }

    /// Returns the location of a capture, by its index among the named parameters of the variant.
    package func location(ofCapture index: Int) -> CaptureLocation? {
        guard index >= 0, index < Int(record.captureCount) else { return nil }
        return contents.value.captures[Int(record.firstCapture) &+ index]
    }
}
