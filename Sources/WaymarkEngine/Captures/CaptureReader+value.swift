extension CaptureReader {
    /// What a parameter held; `nil` if it is absent and nothing stands in for it.
    func value(ofParameter index: Int) -> CaptureValue? {
        place(ofParameter: index).flatMap { value(of: $0) }
    }

    /// Whether a parameter holds something.
    func holdsValue(ofParameter index: Int) -> Bool {
        guard let place = place(ofParameter: index) else { return false }
        guard case .absent = find(place) else { return true }
        return place.standIn != 0
    }

    package func value(of place: CapturePlace) -> CaptureValue? {
        var value: CaptureValue?
        switch find(place) {
        case .text: withText(of: place) { value = constraint(of: place).value.value(of: $0) }
        case .part: withPart(place) { value = constraint(of: place).value.value(of: $0) }
        case .list: value = .list(elements(of: place))
        case .absent: value = standIn(of: place)
        }
        return value
    }

    private func elements(of place: CapturePlace) -> [CaptureValue] {
        var values: [CaptureValue] = []
        values.reserveCapacity(elementCount(of: place))
        forEachElement(of: place) { bytes in
            values.append(constraint(of: place).value.value(of: bytes))
            return true
        }
        return values
    }

    /// What a capture holds of which the link says nothing.
    private func standIn(of place: CapturePlace) -> CaptureValue? {
        place.standIn == 0 ? nil : tables.value.standIns[Int(place.standIn) - 1]
    }
}

// MARK: All captures

extension CaptureReader {
    /// What the named parameters held, in the order of the variant.
    package var captures: Captures {
        Captures(
            (0..<captured.count).compactMap { index in
                let place = captured[index]
                return value(of: place).map { Captures.Element(name: String(bytes: name(of: place)), value: $0) }
            })
    }

    /// The segments that the first catch-all without a name took.
    package var rest: [String] {
        guard let place = restPlace else { return [] }
        var rest: [String] = []
        forEachElement(of: place) {
            rest.append(String(bytes: $0))
            return true
        }
        return rest
    }

    /// What the parameter of a name held, for those who have not looked up where it stands.
    package func value(ofParameterNamed name: String) -> CaptureValue? {
        let index = name.withBytes { name in
            (0..<captured.count).first { self.name(of: captured[$0]).equals(name) }
        }
        return index.flatMap { value(of: captured[$0]) }
    }

    /// Where the variant's captures stand.
    package var captured: Row<CapturePlace> {
        let record = record
        let first = Int(record.firstCapture)
        return tables.value.captures.part(Range(from: first, to: first &+ Int(record.captureCount)))
    }

    /// Where the first catch-all without a name stands.
    var restPlace: CapturePlace? {
        let record = record
        if !record.hasRest { return nil }
        return tables.value.captures[Int(record.firstCapture) + Int(record.captureCount)]
    }

    private func name(of place: CapturePlace) -> Bytes {
        tables.value.names.bytes(Int(place.name), count: Int(place.nameLength))
    }
}
