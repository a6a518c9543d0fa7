/// What one capture of a match held, as far as it is known without the list of all captures.
package enum CaptureReading {
    /// This text, decoded; valid while the function runs that it is given to.
    case text(UnsafeBufferPointer<UInt8>)
    /// Nothing: a query item or fragment that is not there, or that is treated so.
    case absent
    /// Several texts, or part of a segment: see the captures of ``MatchView/kept(by:)``.
    case elsewhere
}

extension MatchView {
    /// The rank of the variant that matched: its index among ``RankedTable/variants``.
    package var rank: Int { Int(state.pointee.best) }

    /// Where the components stand in the bytes of the link.
    package var layout: URLLayout { SearchBlock(of: state).layout.pointee }

    /// Calls a function with what a capture held.
    ///
    /// - Parameter index: Its index among the named parameters of the variant.
    package func readCapture(_ index: Int, _ body: (CaptureReading) -> Void) {
        CaptureReader(state).read(index, body)
    }

    /// The match as a handle that may be kept.
    package func kept(by engine: RouteEngine) -> PatternMatch {
        PatternMatch(self, of: String(decoding: state.pointee.bytes, as: UTF8.self), engine: engine)
    }
}

extension CaptureReader {
    /// Calls a function with what the capture at a position of the variant held.
    fileprivate func read(_ index: Int, _ body: (CaptureReading) -> Void) {
        guard index >= 0, index < Int(record.captureCount) else { return body(.elsewhere) }
        switch find(tables.pointee.captures[Int(record.firstCapture) &+ index]) {
        case .absent: body(.absent)
        case .elsewhere: body(.elsewhere)
        case .text(let range, let needsDecoding, let plusIsSpace):
            guard needsDecoding || plusIsSpace else {
                return body(.text(UnsafeBufferPointer(rebasing: bytes[range])))
            }
            EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).withDecoded(range) { body(.text($0)) }
        }
    }
}

extension Parameter {
    /// What the parameter holds where a link says nothing of it, if it has a default.
    package func standIn(_ constraint: Constraint) -> CaptureValue? {
        guard let defaultText else { return nil }
        let values = elements(of: defaultText).map(constraint.value)
        return type.isList ? .list(values) : values[0]
    }
}
