extension RouteEngine {
    /// What is written must be read as the same values, by the same entry.
    func checkReadsBack(
        _ bytes: UnsafeBufferPointer<UInt8>, _ printed: PrintedVariant
    ) throws(PrintError) {
        var failure: PrintError?
        switch match(bytes, { failure = mismatch($0, printed) }) {
        case nil: if let failure { throw failure }
        case .unmatched: throw PrintError(.leadsElsewhere(String(decoding: bytes, as: UTF8.self), route: nil))
        case .rejected(let rejection): throw PrintError(.rejected(rejection.kind))
        }
        if !printed.globals.isEmpty, let url = try? ParsedURL(utf8: bytes, policy: table.policy) {
            try checkReadsBack(printed.globals, from: url)
        }
    }

    /// What is wrong with the link that was found again.
    private func mismatch(_ view: borrowing MatchView, _ printed: PrintedVariant) -> PrintError? {
        let isRight = view.entryIndex == table.variants[printed.rank].entry
        let reader = CaptureReader(view.state)
        if isRight, reader.holds(printed, variants: table.variants), holdsRest(view, printed.values.rest) { return nil }
        let text = String(decoding: reader.bytes, as: UTF8.self)
        return PrintError(.leadsElsewhere(text, route: isRight ? nil : table.entries[view.entryIndex].name))
    }

    /// Whether the first unnamed catch-all took these segments.
    private func holdsRest(_ view: borrowing MatchView, _ rest: [String]) -> Bool {
        let takesRest = table.variants[Int(view.state.pointee.best)].variant.segments.contains { segment in
            if case .catchAll(let run) = segment { run.name == nil } else { false }
        }
        guard takesRest else { return rest.isEmpty }
        return view.kept(by: self).rest.elementsEqual(rest) { $0.utf8.elementsEqual($1.utf8) }
    }
}

extension CaptureReader {
    /// Whether the link holds the values that it was written from, as they are spelled, and no other but defaults.
    fileprivate func holds(_ printed: PrintedVariant, variants: [TableVariant]) -> Bool {
        let first = tables.pointee.captures + Int(record.firstCapture)
        let variant = variants[rank].variant
        var fits = true
        variant.forEachCapture { number, parameter in
            fits = fits && holds(printed.values, in: parameter, at: first[number])
        }
        guard fits else { return false }
        // What only one text fits is written without being asked for, and must be read too.
        return rank == printed.rank
            || variants[printed.rank].variant.parameters.allSatisfy { parameter in
                guard let name = parameter.name, printed.values.itemValue(of: parameter) != nil else { return true }
                return variant.numberOfCapture(named: name) != nil
            }
    }

    private func holds(_ values: PrintValues, in parameter: Parameter, at place: CapturePlace) -> Bool {
        guard let name = parameter.name else { return true }
        if let value = values[name] { return holds(value.description, at: place) }
        return parameter.impliedText != nil && !values.isAbsent(name) || value(of: place) == nil
    }

    private func holds(_ text: String, at place: CapturePlace) -> Bool {
        guard place.flags.contains(.keepsSpelling), case .text = find(place) else {
            return value(of: place)?.description.utf8.elementsEqual(text.utf8) ?? false
        }
        var text = text
        return text.withUTF8 { expected in
            var fits = false
            withText(of: place) { fits = $0.count == expected.count && $0.elementsEqual(expected) }
            return fits
        }
    }
}
