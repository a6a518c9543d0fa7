/// Why it is not certain that a link which was written leads back.
@usableFromInline
package enum PrintDoubt: Sendable {
    /// The entry holds the values, and makes another route of them, or none.
    case route
    /// The best match is one of another entry.
    case entry
    /// The best match is one of the entry, and holds other values.
    case values
    /// Nothing takes the link.
    case noMatch(PrintError)
}

extension RouteEngine {
    /// What is written must be read as the same values, by the same entry, and make the same route.
    ///
    /// - Parameter leadsBack: Whether the entry makes of the link what is printed.
    /// - Returns: Nothing if that is so.
    func doubt(
        of link: LinkWriter, _ printed: PrintedVariant, _ values: PrintValues, _ order: ValueOrder,
        _ leadsBack: (borrowing MatchView) -> Bool
    ) -> PrintDoubt? {
        let found = view(link.bytes) { view -> PrintDoubt? in
            let isSame = view.rank == printed.rank && holds(view, values, asIn: link, order)
            if !isSame, let doubt = mismatch(view, printed, values) { return doubt }
            return leadsBack(view) ? nil : .route
        }
        return found ?? .noMatch(noMatch(link.bytes))
    }

    /// Whether the variant that was printed holds the values in the link.
    ///
    /// A plain link need not be read for that. Behind the source it is the segments that were written, each with a slash
    /// before it: none is empty, none is a dot segment, and unreserved characters are never escaped, decoded, folded when
    /// they are read, or taken for something else than a part of a segment. So every splitting of it has these segments,
    /// and the variant, which has as many, holds in each what was written there. Where each value is spelled as its text
    /// (`ValueOrder.sameTexts`), that is the value.
    private func holds(
        _ view: borrowing MatchView, _ values: PrintValues, asIn link: LinkWriter, _ order: ValueOrder
    ) -> Bool {
        switch order {
        case .unknown: false
        case .sameTexts where link.isPlain: true
        case .same, .sameTexts: CaptureReader(view.state).holds(values)
        }
    }

    /// Globals must be read as the same values.
    func checkReadsBack(
        _ globals: [PrintedGlobals], from bytes: UnsafeBufferPointer<UInt8>
    ) throws(PrintError) {
        if !globals.isEmpty, let url = try? ParsedURL(utf8: bytes, policy: table.policy) {
            try checkReadsBack(globals, from: url)
        }
    }

    /// Why a link is not found again.
    private func noMatch(_ bytes: UnsafeBufferPointer<UInt8>) -> PrintError {
        if case .rejected(let rejection) = match(bytes, { _ in }) { return PrintError(.rejected(rejection.kind)) }
        return PrintError(.leadsElsewhere(String(decoding: bytes, as: UTF8.self), route: nil))
    }

    /// What is wrong with the match that was found again.
    private func mismatch(
        _ view: borrowing MatchView, _ printed: PrintedVariant, _ values: PrintValues
    ) -> PrintDoubt? {
        guard view.entryIndex == table.variants[printed.rank].entry else { return .entry }
        let isHeld = CaptureReader(view.state).holds(values, of: printed.rank, in: table.variants)
        return isHeld && holdsRest(view, values.rest) ? nil : .values
    }

    /// Whether the first unnamed catch-all took these segments.
    private func holdsRest(_ view: borrowing MatchView, _ rest: [String]) -> Bool {
        var (fits, count) = (true, 0)
        view.forEachSegmentOfRest { segment in
            fits = fits && count < rest.count && rest[count].withBytes { $0.equals(segment) }
            count += 1
        }
        return fits && count == rest.count
    }
}

extension CaptureReader {
    /// Whether the link holds these values, one for each capture.
    fileprivate func holds(_ values: PrintValues) -> Bool {
        let places = tables.pointee.captures + Int(record.firstCapture)
        for number in 0..<Int(record.captureCount) {
            guard let value = values.value(at: number), holds(value, of: values, at: places[number]) else {
                return false
            }
        }
        return true
    }

    /// Whether the link holds the values that it was written from, and no other but defaults.
    fileprivate func holds(_ values: PrintValues, of printedRank: Int, in variants: [TableVariant]) -> Bool {
        let first = tables.pointee.captures + Int(record.firstCapture)
        let variant = variants[rank].variant
        var fits = true
        variant.forEachCapture { number, parameter in
            fits = fits && holds(values, in: parameter, at: first[number])
        }
        guard fits else { return false }
        // What only one text fits is written without being asked for, and must be read too.
        return rank == printedRank
            || variants[printedRank].variant.parameters.allSatisfy { parameter in
                guard let name = parameter.name, values.itemValue(of: parameter) != nil else { return true }
                return variant.numberOfCapture(named: name) != nil
            }
    }

    private func holds(_ values: PrintValues, in parameter: PatternParameter, at place: CapturePlace) -> Bool {
        guard let name = parameter.name else { return true }
        if let value = values[name] { return holds(value, of: values, at: place) }
        let isImplied = parameter.hasDefault || parameter.onlyText != nil
        return isImplied && !values.isAbsent(name) || value(of: place) == nil
    }

    private func holds(_ expected: CaptureValue, of values: PrintValues, at place: CapturePlace) -> Bool {
        guard place.flags.contains(.keepsSpelling), case .text = find(place) else {
            guard let found = value(of: place) else { return values.leavesOut(expected) }
            return constraint(of: place).pointee.isSame(expected, as: found)
        }
        return expected.withText { expected in
            var fits = false
            withText(of: place) { fits = $0.equals(expected) }
            return fits
        }
    }
}
