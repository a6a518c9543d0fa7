/// The result of matching a printed link.
@usableFromInline
package enum ReadBackResult: Sendable {
    /// The best match of the printed link has equal values and creates the same route.
    case route
    /// The best match of the printed link has the printed values, but creates another route or none.
    case otherRoute
    /// The best match of the printed link is another route than the printed one.
    case otherEntry
    /// The best match of the printed link is the printed route with other values.
    case otherValues
}

extension SearchTable {
    /// Throws unless the printed link opens the same route with the same values. If it opens another route or has other
    /// values, `failure` returns the error, or `nil` to accept the link.
    @inline(__always)
    func checkLeadsBack(
        _ link: LinkWriter, _ printed: PrintedVariant, _ values: PrintValues, _ order: ValueOrder,
        _ leadsBack: (borrowing MatchView) -> Bool, _ failure: (String, ReadBackResult) -> PrintError?
    ) throws(PrintError) {
        let finding = firstMatch(in: link.bytes) { view -> ReadBackResult in
            let isAsWritten = view.rank == printed.rank && readsBackExactly(link, order)
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
        of bytes: Bytes, _ printed: PrintedVariant, _ finding: ReadBackResult?,
        _ failure: (String, ReadBackResult) -> PrintError?
    ) -> PrintError? {
        if let error = sourceError(of: bytes, printed) { return error }
        guard let finding else { return noMatch(bytes) }
        return failure(String(decoding: bytes, as: UTF8.self), finding)
    }

    /// Returns an error if the route does not accept the link source that the caller requested.
    private func sourceError(of bytes: Bytes, _ printed: PrintedVariant) -> PrintError? {
        guard let source = printed.source, let url = try? ParsedURL(utf8: bytes, policy: policy) else { return nil }
        var names: [String] = []
        for rank in forms.allRanks(ofEntry: printed.entry) {
            var form = forms.form(ofRank: rank)
            let set = form.number()
            if url.withOrigin({ sources.view(of: set, for: $0) }) != nil { return nil }
            for name in sourceNames(ofRank: rank) where !names.contains(name) { names.append(name) }
        }
        return PrintError(.unacceptedSource(source.description, accepted: names))
    }

    /// Returns `true` if a link whose best match is the printed variant must have the printed values. This holds for
    /// plain links: after scheme and host, they have only the printed segments, none empty or a dot segment. Unreserved
    /// characters are never escaped, decoded or treated as separators. So each way of splitting the link gives these
    /// segments, and a value that keeps its spelling equals its segment.
    private func readsBackExactly(_ link: LinkWriter, _ order: ValueOrder) -> Bool {
        order == .sameTexts && link.isPlain
    }

    private func noMatch(_ bytes: Bytes) -> PrintError {
        do throws(LinkRejection) {
            _ = try firstMatchOrReject(in: bytes) { _ in }
        } catch {
            return PrintError(.rejected(error.kind))
        }
        return PrintError(.leadsElsewhere(String(decoding: bytes, as: UTF8.self), route: nil))
    }

    private func isMatch(
        _ view: borrowing MatchView, of printed: PrintedVariant, _ values: PrintValues, _ order: ValueOrder
    ) -> Bool {
        guard view.entryIndex == printed.entry else { return false }
        let reader = CaptureReader(view.block)
        if view.rank == printed.rank, order != .unknown, reader.holds(values) { return true }
        return reader.holds(values, ofRank: printed.rank) && holdsRest(view, values.rest)
    }

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
    /// Returns `true` if the captures have these values, compared by index.
    fileprivate func holds(_ values: PrintValues) -> Bool {
        let captures = contents.value.captures(ofRank: rank)
        for number in 0..<captures.count {
            guard let value = values.value(at: number), holds(value, of: values, at: captures[number]) else {
                return false
            }
        }
        return true
    }

    /// Returns `true` if the captures have the printed values. A capture without a printed value must be a default or
    /// absent.
    fileprivate func holds(_ values: PrintValues, ofRank printedRank: Int) -> Bool {
        let (captures, printed) = (contents.value.captures(ofRank: rank), contents.value.captures(ofRank: printedRank))
        guard (0..<captures.count).allSatisfy({ holds(values, at: captures[$0]) }) else { return false }
        // If a parameter accepts only one string, the link contains it even if `values` has no value for the parameter.
        // The matching pattern must capture that string too.
        return rank == printedRank
            || (0..<printed.count).allSatisfy { index in
                let name = String(bytes: contents.value.name(of: printed[index]))
                return contents.value.itemValue(of: printed[index], in: values) == nil
                    || contents.value.capture(named: name, ofRank: rank) != nil
            }
    }

    private func holds(_ values: PrintValues, at location: CaptureLocation) -> Bool {
        let name = String(bytes: contents.value.name(of: location))
        if let value = values[name] { return holds(value, of: values, at: location) }
        let isImplied = location.defaultValue != 0 || location.flags.contains(.hasOnlyText)
        return isImplied && !values.isAbsent(name) || value(of: location) == nil
    }

    private func holds(_ expected: CaptureValue, of values: PrintValues, at location: CaptureLocation) -> Bool {
        guard location.flags.contains(.keepsSpelling), case .text = find(location) else {
            guard let found = value(of: location) else { return values.leavesOut(expected) }
            return constraint(of: location).value.isSame(expected, as: found)
        }
        return expected.withText { expected in
            var fits = false
            withText(of: location) { fits = $0.equals(expected) }
            return fits
        }
    }
}
