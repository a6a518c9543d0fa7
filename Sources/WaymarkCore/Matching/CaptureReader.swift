/// Reads what parameters held in one match, from the bytes of the link.
///
/// It owns nothing: link, tables and segments have to stay where they are while it is used.
struct CaptureReader {
    let tables: UnsafePointer<SearchTables>
    let bytes: UnsafeBufferPointer<UInt8>
    let layout: UnsafePointer<URLLayout>
    /// The host's place, and behind it the segments of the path, as they stand in the link.
    let segments: UnsafePointer<SegmentRange>
    /// Where the variant's catch-alls end, in segments, from the left.
    let runEnds: UnsafePointer<UInt32>
    let rank: Int
    let usesHost: Bool

    /// What a parameter held, as it stands in the link.
    enum Place {
        /// The bytes of one value.
        case text(Range<Int>, needsDecoding: Bool, plusIsSpace: Bool)
        /// A query item or fragment that is not there, or that is treated so.
        case absent
        /// What has no one place in the link, or none that is known beforehand: lists, catch-alls, parts of segments.
        case elsewhere
    }

    var record: VariantRecord { tables.pointee.records[rank] }

    /// Where a capture of the variant stands, by the index of the parameter among those of the pattern.
    @inline(__always)
    func place(ofParameter index: Int) -> CapturePlace? {
        let record = record
        let count = Int(record.captureCount)
        let places = tables.pointee.captures + Int(record.firstCapture)
        if record.isInOrder { return index >= 0 && index < count ? places[index] : nil }
        return (0..<count).first { Int(places[$0].parameter) == index }.map { places[$0] }
    }

    /// The number of the first segment behind so many catch-alls, the host being the first if it is one.
    @inline(__always)
    private func start(behind runs: UInt8) -> Int { runs == 0 ? 0 : Int(runEnds[Int(runs) - 1]) }

    /// A segment that the variant looked at.
    @inline(__always)
    private func segment(_ number: Int) -> SegmentRange { segments[usesHost ? number : number &+ 1] }

    @inline(__always)
    func find(_ place: CapturePlace) -> Place {
        if place.kind == .segment {
            let segment = segment(start(behind: place.runs) &+ Int(place.position))
            return .text(
                segment.range, needsDecoding: segment.needsDecoding,
                plusIsSpace: layout.pointee.flags.contains(.decodesPlusInPath))
        }
        return findElsewhere(place)
    }

    @inline(never)
    private func findElsewhere(_ place: CapturePlace) -> Place {
        switch place.kind {
        case .segment, .piece, .run: return .elsewhere
        case .queryItem: return findItem(place)
        case .fragment:
            guard layout.pointee.flags.contains(.hasFragment) else { return .absent }
            let constraint = tables.pointee.constraints + Int(place.constraint)
            let reading = FragmentReader(bytes, layout.pointee).read(
                as: .parameter(constraint, isList: false, presence: .lenient))
            guard case .value(let range) = reading else { return .absent }
            let needsDecoding = layout.pointee.flags.contains(.fragmentNeedsDecoding)
            return .text(range, needsDecoding: needsDecoding, plusIsSpace: false)
        }
    }

    private func findItem(_ place: CapturePlace) -> Place {
        let reader = QueryReader(bytes, layout.pointee, repeatedItems: tables.pointee.repeatedItems)
        let trie = TrieWords(words: tables.pointee.words, constraints: tables.pointee.constraints)
        let item = trie.item(Int(place.position), of: Int(tables.pointee.requirements[rank]))
        switch trie.read(item: item, with: reader) {
        case .value(let range):
            return .text(
                range, needsDecoding: layout.pointee.flags.contains(.queryNeedsDecoding),
                plusIsSpace: layout.pointee.flags.contains(.decodesPlusInQuery))
        case .list: return .elsewhere
        case .missing, .absent, .misfit, .repeated, .present: return .absent
        }
    }

    /// Calls a function with the decoded text of a parameter and its constraint, if the text has one place in the link.
    @inline(__always)
    func withText(ofParameter index: Int, _ body: (UnsafeBufferPointer<UInt8>, Constraint.Kind) -> Void) {
        guard let place = place(ofParameter: index),
            case .text(let range, let needsDecoding, let plusIsSpace) = find(place)
        else { return }
        let kind = tables.pointee.constraints[Int(place.constraint)].kind
        guard needsDecoding || plusIsSpace else { return body(UnsafeBufferPointer(rebasing: bytes[range]), kind) }
        EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).withDecoded(range) { body($0, kind) }
    }
}

extension CaptureReader {
    /// A reader of what a search has found.
    @inline(__always)
    init(_ state: UnsafePointer<SearchState>) {
        let block = SearchBlock(of: state)
        let places = state.pointee.tables.pointee.places
        self.init(
            tables: state.pointee.tables, bytes: state.pointee.bytes, layout: UnsafePointer(block.layout),
            segments: UnsafePointer(block.segments(places)), runEnds: UnsafePointer(block.bestEnds(places)),
            rank: Int(state.pointee.best), usesHost: state.pointee.usesHost)
    }
}
