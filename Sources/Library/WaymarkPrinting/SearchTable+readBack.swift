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

/// What was found where a link leads that was written.
private enum PrintFinding {
    /// What is printed.
    case route
    /// Another route, or none, of the same entry and values.
    case otherRoute
    case otherEntry
    case otherValues
}

extension SearchTable {
    /// What is written must be read as the same values, by the same entry, and make the same route.
    ///
    /// - Parameters:
    ///   - leadsBack: Whether the entry makes of the link what is printed.
    ///   - failure: What is wrong with a link that does not lead back so simply; nothing if it leads back after all.
    @inline(__always)
    func checkLeadsBack(
        _ link: LinkWriter, _ printed: PrintedVariant, _ values: PrintValues, _ order: ValueOrder,
        _ leadsBack: (borrowing MatchView) -> Bool, _ failure: (String, PrintDoubt) -> PrintError?
    ) throws(PrintError) {
        let finding = firstMatch(in: link.bytes) { view -> PrintFinding in
            let isAsWritten = view.rank == printed.rank && isReadAsWritten(link, order)
            if isAsWritten, printed.isCase { return .route }
            guard isAsWritten || isMatch(view, of: printed, values, order) else {
                return view.entryIndex == printed.entry ? .otherValues : .otherEntry
            }
            return leadsBack(view) ? .route : .otherRoute
        }
        if finding != .route, let error = error(of: link.bytes, printed, finding, failure) { throw error }
        try printed.globals?.checkReadsBack(from: link.bytes)
    }

    @inline(never)
    private func error(
        of bytes: Bytes, _ printed: PrintedVariant, _ finding: PrintFinding?,
        _ failure: (String, PrintDoubt) -> PrintError?
    ) -> PrintError? {
        if let error = sourceError(of: bytes, printed) { return error }
        let doubt: PrintDoubt =
            switch finding {
            case .route, .otherRoute: .route
            case .otherEntry: .entry
            case .otherValues: .values
            case nil: .noMatch(noMatch(bytes))
            }
        return failure(String(decoding: bytes, as: UTF8.self), doubt)
    }

    /// The error of a link whose source was given by the caller, and from which the entry accepts no links.
    private func sourceError(of bytes: Bytes, _ printed: PrintedVariant) -> PrintError? {
        guard let source = printed.source, let url = try? ParsedURL(utf8: bytes, policy: policy) else { return nil }
        let ranks = forms.ranks(ofEntry: printed.entry)
        var names: [String] = []
        for index in 0..<ranks.count {
            var form = forms.form(ofRank: Int(ranks[index]))
            let set = form.number()
            if url.withOrigin({ sources.view(of: set, for: $0) }) != nil { return nil }
            for name in sourceNames(ofRank: Int(ranks[index])) where !names.contains(name) { names.append(name) }
        }
        return PrintError(.unacceptedSource(source.description, accepted: names))
    }

    /// Whether a link, if the variant that was printed is its best match, holds what was written.
    ///
    /// So it is with plain links. Behind the source such a link is the segments that were written, each with a slash
    /// before it: none is empty, none is a dot segment, and unreserved characters are never escaped, decoded, or taken for
    /// something else than a part of a segment. So every splitting of it has these segments, and the variant, which has as
    /// many, holds in each what was written there. The text of a value that keeps its spelling is the value.
    private func isReadAsWritten(_ link: LinkWriter, _ order: ValueOrder) -> Bool {
        if case .sameTexts = order { link.isPlain } else { false }
    }

    /// Why a link is not found again.
    private func noMatch(_ bytes: Bytes) -> PrintError {
        do throws(LinkRejection) {
            _ = try firstMatchOrReject(in: bytes) { _ in }
        } catch {
            return PrintError(.rejected(error.kind))
        }
        return PrintError(.leadsElsewhere(String(decoding: bytes, as: UTF8.self), route: nil))
    }

    /// Whether the match that was found again is one of the entry, and holds the values.
    private func isMatch(
        _ view: borrowing MatchView, of printed: PrintedVariant, _ values: PrintValues, _ order: ValueOrder
    ) -> Bool {
        guard view.entryIndex == printed.entry else { return false }
        let reader = CaptureReader(view.block)
        if view.rank == printed.rank, order.isKnown, reader.holds(values) { return true }
        return reader.holds(values, ofRank: printed.rank) && holdsRest(view, values.rest)
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
        let (captures, firstCapture) = (contents.value.captures, Int(record.firstCapture))
        for number in 0..<Int(record.captureCount) {
            let place = captures[firstCapture + number]
            guard let value = values.value(at: number), holds(value, of: values, at: place) else { return false }
        }
        return true
    }

    /// Whether the link holds the values that it was written from, and no others but default values.
    fileprivate func holds(_ values: PrintValues, ofRank printedRank: Int) -> Bool {
        var fits = true
        contents.value.forEachCapture(ofRank: rank) { location in
            fits = holds(values, at: location)
            return fits
        }
        guard fits, rank != printedRank else { return fits }
        // A value that only one text fits is written without being given, and must be read too.
        contents.value.forEachCapture(ofRank: printedRank) { location in
            guard contents.value.itemValue(of: location, in: values) != nil else { return true }
            fits = contents.value.hasCapture(
                named: String(bytes: contents.value.name(of: location)), ofRank: rank)
            return fits
        }
        return fits
    }

    private func holds(_ values: PrintValues, at place: CaptureLocation) -> Bool {
        let name = String(bytes: contents.value.name(of: place))
        if let value = values[name] { return holds(value, of: values, at: place) }
        let isImplied = place.defaultValue != 0 || place.flags.contains(.hasOnlyText)
        return isImplied && !values.isAbsent(name) || value(of: place) == nil
    }

    private func holds(_ expected: CaptureValue, of values: PrintValues, at place: CaptureLocation) -> Bool {
        guard place.flags.contains(.keepsSpelling), case .text = find(place) else {
            guard let found = value(of: place) else { return values.leavesOut(expected) }
            return constraint(of: place).value.isSame(expected, as: found)
        }
        return expected.withText { expected in
            var fits = false
            withText(of: place) { fits = $0.equals(expected) }
            return fits
        }
    }
}
