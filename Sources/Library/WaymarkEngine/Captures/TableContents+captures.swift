extension TableContents {
    /// Returns the locations of the named parameters of the pattern variant with a rank, in the order of the pattern.
    package func captures(ofRank rank: Int) -> UncheckedSpan<CaptureLocation> {
        let record = records[rank]
        let first = Int(record.firstCapture)
        return captures.part(Range(from: first, to: first &+ Int(record.captureCount)))
    }

    /// Returns the location of a named parameter of the pattern variant with a rank; `nil` if it has no such parameter.
    @inline(__always)
    package func capture(named name: String, ofRank rank: Int) -> CaptureLocation? {
        let captures = captures(ofRank: rank)
        let index = name.withBytes { name in
            (0..<captures.count).first { self.name(of: captures[$0]).equals(name) }
        }
        return index.map { captures[$0] }
    }

    @inline(__always)
    package func name(of location: CaptureLocation) -> Bytes {
        names.bytes(Int(location.name), count: Int(location.nameLength))
    }

    package func defaultValue(of location: CaptureLocation) -> CaptureValue? {
        location.defaultValue == 0 ? nil : defaults[Int(location.defaultValue) - 1]
    }
}
