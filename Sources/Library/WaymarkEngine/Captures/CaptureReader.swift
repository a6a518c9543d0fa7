/// A reader of the parameter values of a match. It borrows the link, the table and the segments, which must outlive it.
package struct CaptureReader {
    package let contents: UnownedPointer<TableContents>
    package let bytes: Bytes
    private let block: SearchBlock
    package let rank: Int
    package let usesHost: Bool

    @inline(__always)
    package init(_ block: SearchBlock) {
        self.block = block
        (contents, bytes) = (block.state.contents, block.state.bytes)
        (rank, usesHost) = (Int(block.state.best), block.state.usesHost)
    }

    /// The location of a parameter's value in the bytes of a link, which can have percent escapes.
    package enum EncodedCapture {
        case text(Range<Int>, needsDecoding: Bool, plusIsSpace: Bool)
        /// A part of a path segment, such as `file` in `{file}.{ext}`. Its segment is decoded before it is split.
        case part
        /// The elements of query items, or the segments of a catch-all.
        case list
        /// No value: the link omits the query item or fragment, or has an invalid value that is read as omitted.
        case absent
    }

    package var record: VariantRecord { contents.value.records[rank] }

    @inline(__always)
    func location(ofParameter index: Int) -> CaptureLocation? {
        let record = record
        let count = Int(record.captureCount)
        let (locations, first) = (contents.value.captures, Int(record.firstCapture))
        if record.isInOrder { return index >= 0 && index < count ? locations[first &+ index] : nil }
        return (first..<first + count).first { Int(locations[$0].parameter) == index }.map { locations[$0] }
    }

    /// Returns the index of the segment after the first `runs` catch-alls (`**`). A host that is a segment has index 0.
    @inline(__always)
    private func start(behind runs: UInt8) -> Int { runs == 0 ? 0 : Int(block.bestEnds(contents)[Int(runs) - 1]) }

    package var textOfPath: EncodedText {
        EncodedText(bytes: bytes, plusIsSpace: block.layout.flags.contains(.decodesPlusInPath))
    }

    @inline(__always)
    package func segment(_ number: Int) -> SegmentRange {
        // The block stores the host first, then the segments of the path.
        let segments = block.segments(contents.value.offsets, count: Int(block.layout.segmentCount))
        return segments[usesHost ? number : number &+ 1]
    }

    @inline(__always)
    package func find(_ location: CaptureLocation) -> EncodedCapture {
        if location.kind == .segment {
            let segment = segment(start(behind: location.runs) &+ Int(location.position))
            return .text(
                segment.range, needsDecoding: segment.needsDecoding,
                plusIsSpace: block.layout.flags.contains(.decodesPlusInPath))
        }
        return findElsewhere(location)
    }

    @inline(never)
    private func findElsewhere(_ location: CaptureLocation) -> EncodedCapture {
        switch location.kind {
        case .run: return .list
        case .queryItem: return findItem(location)
        case .fragment:
            guard block.layout.flags.contains(.hasFragment) else { return .absent }
            let reading = trie.read(fragmentOf: requirements, with: FragmentReader(bytes, block.layout))
            guard case .value(let range) = reading else { return .absent }
            let needsDecoding = block.layout.flags.contains(.fragmentNeedsDecoding)
            return .text(range, needsDecoding: needsDecoding, plusIsSpace: false)
        default: return .part
        }
    }

    private func findItem(_ location: CaptureLocation) -> EncodedCapture {
        switch trie.read(item: item(of: location), with: queryReader) {
        case .value(let range):
            return .text(
                range, needsDecoding: block.layout.flags.contains(.queryNeedsDecoding),
                plusIsSpace: block.layout.flags.contains(.decodesPlusInQuery))
        case .list: return .list
        case .missing, .absent, .misfit, .repeated, .present: return .absent
        }
    }

    private var queryReader: QueryReader {
        QueryReader(bytes, block.layout, repeatedItems: contents.value.repeatedItems)
    }

    private var trie: TrieWords {
        TrieWords(words: TableWords(contents.value.trie), constraints: contents.value.constraints)
    }

    private var requirements: Int { Int(contents.value.requirements[rank]) }

    private func item(of location: CaptureLocation) -> Int { trie.item(Int(location.position), of: requirements) }

    @inline(__always)
    package func constraint(of location: CaptureLocation) -> UnownedPointer<ParameterConstraint> {
        contents.value.constraints.pointer(Int(location.constraint))
    }

    /// Calls a function with the decoded string of a parameter, unless it is a list, a part of a segment, or absent.
    @inline(__always)
    package func withText(of location: CaptureLocation, _ body: (Bytes) -> Void) {
        guard case .text(let range, let needsDecoding, let plusIsSpace) = find(location) else { return }
        guard needsDecoding || plusIsSpace else { return body(bytes.part(range)) }
        EncodedText(bytes: bytes, plusIsSpace: plusIsSpace).withDecoded(range, body)
    }

    package func withPart(_ location: CaptureLocation, _ body: (Bytes) -> Void) {
        withPositionOfPart(location) { decoded, part, _ in body(decoded.part(part)) }
    }

    /// Calls a function with a decoded segment, a parameter's range in it, and the segment's range in the link.
    package func withPositionOfPart(_ location: CaptureLocation, _ body: (Bytes, Range<Int>, Range<Int>) -> Void) {
        let number = start(behind: location.runs) &+ Int(location.position)
        let range = segment(number).range
        let folds = contents.value.folding == .all || usesHost && number == 0 && contents.value.foldsHosts
        textOfPath.withDecoded(range) { decoded in
            let part = trie.range(ofPiece: Int(location.number), of: Int(location.pieces), in: decoded, folds: folds)
            if let part { body(decoded, part, range) }
        }
    }

    /// Calls a function with each decoded element of a list until it returns `false`.
    func forEachElement(of location: CaptureLocation, _ body: (Bytes) -> Bool) {
        guard location.kind == .run else {
            let isExploded = location.flags.contains(.isExploded)
            return queryReader.forEachElement(of: trie.name(ofItem: item(of: location)), isExploded: isExploded, body)
        }
        let text = textOfPath
        for number in segments(ofRun: location) {
            guard text.withDecoded(segment(number).range, body) else { return }
        }
    }

    func visitElements(of location: CaptureLocation, _ body: (Bytes) -> Void) {
        forEachElement(of: location) {
            body($0)
            return true
        }
    }

    func elementCount(of location: CaptureLocation) -> Int {
        if location.kind == .run { return segments(ofRun: location).count }
        var count = 0
        let (reader, isExploded) = (queryReader, location.flags.contains(.isExploded))
        reader.forEachValue(of: trie.name(ofItem: item(of: location))) { value in
            reader.text.forEachElement(of: value, isExploded: isExploded) { _ in
                count += 1
                return true
            }
        }
        return count
    }

    /// Returns the indices of the segments that a catch-all matches.
    package func segments(ofRun location: CaptureLocation) -> Range<Int> {
        let start = start(behind: location.runs &- 1) &+ Int(location.position)
        return start..<max(start, self.start(behind: location.runs))
    }

    /// Returns the range in the link from the first to the last segment of a catch-all; `nil` if it matches no segment.
    func range(ofRun location: CaptureLocation) -> Range<Int>? {
        let segments = segments(ofRun: location)
        guard let first = segments.first, let last = segments.last else { return nil }
        return segment(first).range.lowerBound..<segment(last).range.upperBound
    }

    /// Returns the decoded segments of a catch-all, joined by slashes; `nil` if it matches no segment.
    func text(ofRun location: CaptureLocation) -> String? {
        let segments = segments(ofRun: location)
        guard let range = range(ofRun: location) else { return nil }
        // If the policy drops empty segments, the remaining ones need not be contiguous in the link.
        let isContiguous = segments.dropFirst().allSatisfy { segment($0).start == segment($0 - 1).end + 1 }
        return isContiguous
            ? textOfPath.string(range)
            : segments.map { textOfPath.string(segment($0).range) }.joined(separator: "/")
    }

    /// Returns the value of a parameter in the link, or its default; `nil` if there is neither.
    package func value(of location: CaptureLocation) -> CaptureValue? {
        var value: CaptureValue?
        switch find(location) {
        case .text: withText(of: location) { value = constraint(of: location).value.value(of: $0) }
        case .part: withPart(location) { value = constraint(of: location).value.value(of: $0) }
        case .list: value = .list(elements(of: location))
        case .absent: value = contents.value.defaultValue(of: location)
        }
        return value
    }

    private func elements(of location: CaptureLocation) -> [CaptureValue] {
        var values: [CaptureValue] = []
        values.reserveCapacity(elementCount(of: location))
        visitElements(of: location) { values.append(constraint(of: location).value.value(of: $0)) }
        return values
    }

    package var captures: Captures {
        let captured = contents.value.captures(ofRank: rank)
        guard captured.count > 0 else { return Captures([]) }
        var elements: [Captures.Element] = []
        elements.reserveCapacity(captured.count)
        for index in 0..<captured.count {
            let location = captured[index]
            guard let value = value(of: location) else { continue }
            elements.append(Captures.Element(name: String(bytes: contents.value.name(of: location)), value: value))
        }
        return Captures(elements)
    }

    package var rest: [String] {
        guard let location = restLocation else { return [] }
        var rest: [String] = []
        visitElements(of: location) { rest.append(String(bytes: $0)) }
        return rest
    }

    package func value(ofParameterNamed name: String) -> CaptureValue? {
        contents.value.capture(named: name, ofRank: rank).flatMap { value(of: $0) }
    }

    var restLocation: CaptureLocation? {
        let record = record
        if !record.hasRest { return nil }
        return contents.value.captures[Int(record.firstCapture) + Int(record.captureCount)]
    }

    /// Calls a function with the string of a capture. A choice such as `en|de` has the letter case of the pattern.
    func readText(_ text: Bytes, of location: CaptureLocation, _ body: (CaptureReading) -> Void) {
        guard let listed = respelling(of: text, location) else { return body(.text(text)) }
        listed.withBytes { body(.text($0)) }
    }

    /// Returns the value of a choice such as `en|de` in the pattern's case; `nil` for equal strings and other types.
    package func respelling(of text: Bytes, _ location: CaptureLocation) -> [UInt8]? {
        guard !location.flags.contains(.keepsSpelling), let listed = constraint(of: location).value.listedText(text),
            !listed.withBytes({ text.equals($0) })
        else { return nil }
        return listed
    }

    package func location(ofCapture index: Int) -> CaptureLocation? {
        guard index >= 0, index < Int(record.captureCount) else { return nil }
        return contents.value.captures[Int(record.firstCapture) &+ index]
    }
}
