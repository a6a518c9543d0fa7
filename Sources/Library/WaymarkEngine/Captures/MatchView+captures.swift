/// What one capture of a match held, as far as it is known without the list of all captures.
package enum CaptureReading {
    /// This text, decoded; valid while the function runs that it is given to.
    case text(Bytes)
    /// Nothing: a query item or fragment that is not there, or that is treated so.
    case absent
    /// Several texts: those that ``MatchView/forEachElement(ofCapture:_:)`` gives.
    case list
}

extension MatchView {
    /// The rank of the variant that matched: its index among ``RankedTable/variants``.
    package var rank: Int { Int(block.state.best) }

    /// Where the components stand in the bytes of the link.
    package var layout: URLLayout { block.layout }

    /// Calls a function with what a capture held.
    ///
    /// - Parameter index: Its index among the named parameters of the variant.
    package func readCapture(_ index: Int, _ body: (CaptureReading) -> Void) {
        CaptureReader(block).read(index, body)
    }

    /// Calls a function with each decoded text of a capture that is a list.
    package func forEachElement(ofCapture index: Int, _ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofCapture: index) else { return }
        reader.forEachElement(of: location) {
            body($0)
            return true
        }
    }

    /// Whether the variant has a catch-all without a name.
    package var hasRest: Bool { record.hasRest }

    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
    ///
    /// - Complexity: O(*n*) in the bytes of the link.
    public var rest: [String] { CaptureReader(block).rest }

    /// Every query item of the link, decoded, in order.
    package var queryItems: [QueryItem] {
        let policy = block.state.contents.value.policy
        return (try? ParsedURL(utf8: block.state.bytes, policy: policy))?.queryItems ?? []
    }

    /// Calls a function with each decoded segment that the variant's first catch-all without a name took.
    package func forEachSegmentOfRest(_ body: (Bytes) -> Void) {
        let reader = CaptureReader(block)
        guard let rest = reader.restLocation else { return }
        reader.forEachElement(of: rest) {
            body($0)
            return true
        }
    }
}

extension CaptureReader {
    /// Calls a function with what the capture at a position of the variant held.
    fileprivate func read(_ index: Int, _ body: (CaptureReading) -> Void) {
        guard let location = location(ofCapture: index) else { return body(.absent) }
        switch find(location) {
        case .absent: body(.absent)
        case .list: body(.list)
        case .text: withText(of: location) { readText($0, of: location, body) }
        case .part: withPart(location) { readText($0, of: location, body) }
        }
    }

    /// One of several texts may be spelled in another case than the pattern lists it in.
    private func readText(
        _ text: Bytes, of location: CaptureLocation, _ body: (CaptureReading) -> Void
    ) {
        guard !location.flags.contains(.keepsSpelling), let listed = constraint(of: location).value.listedText(text)
        else {
            return body(.text(text))
        }
        listed.withBytes { body(.text($0)) }
    }

    /// Where a capture stands, by its index among the named parameters of the variant.
    func location(ofCapture index: Int) -> CaptureLocation? {
        guard index >= 0, index < Int(record.captureCount) else { return nil }
        return contents.value.captures[Int(record.firstCapture) &+ index]
    }
}
