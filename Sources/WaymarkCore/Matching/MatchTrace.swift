/// How a variant came to match a link: enough to find what every parameter held.
///
/// Nothing is stored of the link but where the catch-alls ended; the rest follows from the variant.
package struct MatchTrace: Sendable {
    package let variant: PatternVariant
    let types: ParameterTypes
    let policy: LinkPolicy
    /// Whether the host is the first segment.
    let usesHost: Bool
    /// For each catch-all of the variant, from the left, the index of the segment behind it.
    let runEnds: [Int]

    /// The decoded segments that the variant looked at.
    func segments(of url: ParsedURL) -> [String] {
        usesHost ? [url.hostSegment] + url.segments : url.segments
    }

    /// For each position of the variant, the segments it took.
    func spans() -> [Range<Int>] {
        var spans: [Range<Int>] = []
        var next = 0
        var run = 0
        for segment in variant.segments {
            var end = next + 1
            if case .catchAll = segment {
                end = run < runEnds.count ? runEnds[run] : next
                run += 1
            }
            spans.append(next..<end)
            next = end
        }
        return spans
    }

    package func captures(in url: ParsedURL) -> Captures {
        let segments = segments(of: url)
        var elements: [Captures.Element] = []
        for (segment, span) in zip(variant.segments, spans()) {
            switch segment {
            case .parameter(let parameter): append(parameter, segments[span.lowerBound], to: &elements)
            case .partial(let pieces): append(pieces, segments[span.lowerBound], to: &elements)
            case .catchAll(let run):
                guard let name = run.name else { continue }
                elements.append(.init(name: name, value: .list(segments[span].map(CaptureValue.string))))
            case .literal, .wildcard: break
            }
        }
        appendQuery(of: url, to: &elements)
        appendFragment(of: url, to: &elements)
        return Captures(elements)
    }

    package func rest(in url: ParsedURL) -> [String] {
        for (segment, span) in zip(variant.segments, spans()) {
            guard case .catchAll(let run) = segment, run.name == nil else { continue }
            return Array(segments(of: url)[span])
        }
        return []
    }

    private func append(_ parameter: Parameter, _ text: String, to elements: inout [Captures.Element]) {
        guard let name = parameter.name else { return }
        elements.append(.init(name: name, value: constraint(of: parameter).value(of: text)))
    }

    private func append(_ pieces: [SegmentPiece], _ text: String, to elements: inout [Captures.Element]) {
        let parts = PartialSegment.parts(of: text, pieces, types: types, folds: policy.isCaseInsensitive)
        for (piece, part) in zip(pieces, parts ?? []) {
            if case .parameter(let parameter) = piece { append(parameter, part, to: &elements) }
        }
    }

    private func constraint(of parameter: Parameter) -> Constraint {
        types.constraint(for: parameter.type) ?? Constraint(.any)
    }

    // MARK: Query and fragment

    private func appendQuery(of url: ParsedURL, to elements: inout [Captures.Element]) {
        let needsQuery = variant.query.contains { $0.parameter?.name != nil }
        guard needsQuery else { return }
        url.withQueryReader(policy) { reader in
            for item in variant.query {
                guard let parameter = item.parameter, let name = parameter.name else { continue }
                if let value = reader.capture(item, parameter, types: types) {
                    elements.append(.init(name: name, value: value))
                }
            }
        }
    }

    private func appendFragment(of url: ParsedURL, to elements: inout [Captures.Element]) {
        guard case .parameter(let parameter) = variant.fragment, let name = parameter.name else { return }
        let constraint = constraint(of: parameter)
        let fitting = url.fragment.flatMap { constraint.accepts($0) ? $0 : nil }
        guard let text = fitting ?? parameter.defaultText else { return }
        elements.append(.init(name: name, value: constraint.value(of: text)))
    }
}

extension QueryItemPattern {
    var parameter: Parameter? {
        if case .parameter(let parameter) = value { parameter } else { nil }
    }
}

extension Parameter {
    var defaultText: String? {
        if case .defaulted(let text) = presence { text } else { nil }
    }

    /// The one text that a required parameter can hold, if there is but one.
    package var onlyText: String? {
        guard presence == .required, !type.isList, case .oneOf(let texts) = type.kind, texts.count == 1 else {
            return nil
        }
        return texts.first
    }

    /// What the parameter holds where nothing is said about it.
    var impliedText: String? { defaultText ?? onlyText }
}

extension QueryReader {
    /// What the items of a name give for a parameter; `nil` when they are absent and nothing stands in for them.
    fileprivate func capture(_ item: QueryItemPattern, _ parameter: Parameter, types: ParameterTypes) -> CaptureValue? {
        let constraint = types.constraint(for: parameter.type) ?? Constraint(.any)
        switch read(item, types: types) {
        case .value(let range): return constraint.value(of: text.string(range))
        case .list: return list(item.name, constraint)
        case .missing, .absent, .misfit, .repeated, .present:
            return parameter.standIn(constraint)
        }
    }

    private func list(_ name: String, _ constraint: Constraint) -> CaptureValue {
        var values: [CaptureValue] = []
        var name = name
        name.withUTF8 { name in
            forEachValue(of: name) { range in
                var start = range.lowerBound
                for index in range where text.bytes[index] == 0x2C {
                    values.append(constraint.value(of: text.string(start..<index)))
                    start = index + 1
                }
                values.append(constraint.value(of: text.string(start..<range.upperBound)))
                return true
            }
        }
        return .list(values)
    }
}

extension EncodedText {
    /// The decoded text of a range.
    func string(_ range: Range<Int>) -> String {
        withDecoded(range) { String(bytes: $0) }
    }
}
