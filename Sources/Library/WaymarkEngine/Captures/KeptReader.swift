/// A reader of captures by the ranges in a ``FoundVariant``. It borrows the link and the table, which must outlive it.
struct KeptReader {
    let contents: UnownedPointer<TableContents>
    let bytes: Bytes
    let found: FoundVariant

    private var record: VariantRecord { contents.value.records[Int(found.rank)] }

    @inline(__always)
    var indices: Range<Int> { 0..<Int(record.captureCount) }

    @inline(__always)
    private func location(_ index: Int) -> CaptureLocation {
        contents.value.captures[Int(record.firstCapture) &+ index]
    }

    @inline(__always)
    func name(at index: Int) -> Bytes { contents.value.name(of: location(index)) }

    @inline(__always)
    func value(at index: Int) -> CaptureValue {
        let range = KeptRanges(bits: found.places)[index]
        return contents.value.constraints[Int(location(index).constraint)].value(of: bytes.part(range))
    }

    @inline(__always)
    func index(of name: Bytes) -> Int? {
        var index = 0
        while index < Int(record.captureCount) {
            if self.name(at: index).equals(name) { return index }
            index &+= 1
        }
        return nil
    }
}

extension SearchTable {
    /// Returns the captures of a match that an earlier search of the same link found.
    @usableFromInline
    package func captures(of found: FoundVariant, in text: String) -> Captures {
        if keepsRanges(of: found, in: text) { return Captures(found, of: text, in: self) }
        var captures = Captures([])
        withMatch(found, in: text) { captures = CaptureReader($0.block).captures }
        return captures
    }

    /// Returns the value of a named parameter, or its default, for a match that an earlier search found.
    @usableFromInline
    package func value(named name: String, of found: FoundVariant, in text: String) -> CaptureValue? {
        guard keepsRanges(of: found, in: text) else { return restoredValue(named: name, of: found, in: text) }
        defer { extendLifetime(self) }
        var value: CaptureValue?
        text.withBytesInPlace { bytes in
            let reader = KeptReader(contents: contents, bytes: bytes, found: found)
            if let index = name.withBytes({ reader.index(of: $0) }) { value = reader.value(at: index) }
        }
        return value
    }

    /// Returns the value of a named parameter. Not inlined, because restoring the match needs a large stack block.
    @inline(never)
    private func restoredValue(named name: String, of found: FoundVariant, in text: String) -> CaptureValue? {
        var value: CaptureValue?
        withMatch(found, in: text) { value = CaptureReader($0.block).value(ofParameterNamed: name) }
        return value
    }

    /// Returns `true` if a match stores the ranges of all its captures, and the link's bytes are contiguous.
    @inline(__always)
    private func keepsRanges(of found: FoundVariant, in text: String) -> Bool {
        found.places != 0 && contents.value.records[Int(found.rank)].runCount == 0 && text.isContiguousUTF8
    }
}
