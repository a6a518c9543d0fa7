extension CaptureReader {
    /// What a parameter held; `nil` if it is absent and nothing stands in for it.
    func value(ofParameter index: Int) -> CaptureValue? {
        place(ofParameter: index).flatMap { value(of: $0) }
    }

    /// Whether a parameter holds something.
    func holdsValue(ofParameter index: Int) -> Bool {
        guard let place = place(ofParameter: index) else { return false }
        guard case .absent = find(place) else { return true }
        return parameter(of: place)?.hasDefault ?? false
    }

    func value(of place: CapturePlace) -> CaptureValue? {
        var value: CaptureValue?
        switch find(place) {
        case .text: withText(of: place) { value = constraint(of: place).pointee.value(of: $0) }
        case .part: withPart(place) { value = constraint(of: place).pointee.value(of: $0) }
        case .list: value = .list(elements(of: place))
        case .absent: value = parameter(of: place)?.standIn(constraint(of: place).pointee)
        }
        return value
    }

    private func elements(of place: CapturePlace) -> [CaptureValue] {
        var values: [CaptureValue] = []
        values.reserveCapacity(elementCount(of: place))
        forEachElement(of: place) { bytes in
            values.append(constraint(of: place).pointee.value(of: bytes))
            return true
        }
        return values
    }

    /// The parameter of a query item or fragment.
    private func parameter(of place: CapturePlace) -> PatternParameter? {
        let variant = variant
        if place.kind == .queryItem { return variant.query[Int(place.position)].parameter }
        guard case .parameter(let parameter) = variant.fragment else { return nil }
        return parameter
    }
}

// MARK: All captures

extension CaptureReader {
    /// What the named parameters held, in the order of the variant.
    var captures: Captures {
        let first = tables.pointee.captures + Int(record.firstCapture)
        var elements: [Captures.Element] = []
        variant.forEachCapture { number, parameter in
            guard let name = parameter.name, let value = value(of: first[number]) else { return }
            elements.append(Captures.Element(name: name, value: value))
        }
        return Captures(elements)
    }

    /// The segments that the first catch-all without a name took.
    var rest: [String] {
        var (start, run) = (0, 0)
        for segment in variant.segments {
            guard case .catchAll(let catchAll) = segment else {
                start += 1
                continue
            }
            let end = Int(runEnds[run])
            if catchAll.name == nil { return (start..<max(start, end)).map(text(ofSegment:)) }
            (start, run) = (end, run + 1)
        }
        return []
    }

    private var variant: PatternVariant { tables.pointee.engine.takeUnretainedValue().table.variants[rank].variant }
}

extension CaptureReader {
    /// What the parameter of a name held, for those who have not looked up where it stands.
    func value(ofParameterNamed name: String) -> CaptureValue? {
        let engine = tables.pointee.engine.takeUnretainedValue()
        guard let number = engine.table.variants[rank].numberOfCapture(named: name) else { return nil }
        return value(of: tables.pointee.captures[Int(record.firstCapture) + number])
    }
}

extension TableVariant {
    /// The number of the capture of a name.
    fileprivate func numberOfCapture(named name: String) -> Int? {
        guard case .plain(let path, let text) = form else { return variant.numberOfCapture(named: name) }
        return text.withBytes { bytes in
            let parameters = path.segments.lazy.filter { $0.kind != .literal }
            return parameters.enumerated().first { name.utf8.elementsEqual(bytes[$0.element.text]) }?.offset
        }
    }
}

extension PatternVariant {
    /// Calls a function with each parameter that captures, and its number in the order of ``CapturePlan``.
    func forEachCapture(_ body: (Int, PatternParameter) -> Void) {
        var number = 0
        func visit(_ parameter: PatternParameter) {
            guard parameter.name != nil else { return }
            body(number, parameter)
            number += 1
        }
        for segment in segments {
            switch segment {
            case .parameter(let parameter): visit(parameter)
            case .partial(let pieces): for case .parameter(let parameter) in pieces { visit(parameter) }
            case .catchAll(let run): visit(run.parameter)
            case .literal, .wildcard: break
            }
        }
        for item in query { if let parameter = item.parameter { visit(parameter) } }
        if case .parameter(let parameter) = fragment { visit(parameter) }
    }

    /// The number of the capture of a name.
    func numberOfCapture(named name: String) -> Int? {
        var found: Int?
        forEachCapture { number, parameter in
            if found == nil, parameter.name == name { found = number }
        }
        return found
    }
}
