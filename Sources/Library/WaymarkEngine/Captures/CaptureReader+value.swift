extension CaptureReader {
    /// Returns the value of a parameter in the link, or its default; `nil` if there is neither.
    func value(ofParameter index: Int) -> CaptureValue? {
        location(ofParameter: index).flatMap { value(of: $0) }
    }

    func holdsValue(ofParameter index: Int) -> Bool {
        guard let location = location(ofParameter: index) else { return false }
        guard case .absent = find(location) else { return true }
        return location.defaultValue != 0
    }

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

    // MARK: All captures

    /// The values of the pattern's named parameters, in the order of the pattern.
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

    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    package var rest: [String] {
        guard let location = restLocation else { return [] }
        var rest: [String] = []
        visitElements(of: location) { rest.append(String(bytes: $0)) }
        return rest
    }

    /// Returns the value of a named parameter, or its default. It compares names, and is slower than access by index.
    package func value(ofParameterNamed name: String) -> CaptureValue? {
        contents.value.capture(named: name, ofRank: rank).flatMap { value(of: $0) }
    }

    var restLocation: CaptureLocation? {
        let record = record
        if !record.hasRest { return nil }
        return contents.value.captures[Int(record.firstCapture) + Int(record.captureCount)]
    }
}
