/// The values that a link is written from.
package struct PrintValues: Sendable {
    package var captures: [String: CaptureValue]
    /// The segments of the first unnamed catch-all.
    package var rest: [String]
    /// Parameters that must not be read from the link: no default may stand in for them.
    package var absent: Set<String>

    package init(captures: [String: CaptureValue], rest: [String] = [], absent: Set<String> = []) {
        self.captures = captures
        self.rest = rest
        self.absent = absent
    }

    /// Values under the names of the parameters; of those of one name the first one that is there.
    package init(_ names: [String], _ values: [CaptureValue?]) {
        let all = Dictionary(zip(names, values)) { $0 ?? $1 }
        self.init(
            captures: all.compactMapValues(\.self), absent: Set(all.keys.filter { all[$0] == .some(nil) }))
    }

    /// The value of a query item; where only one text fits, it need not be given.
    fileprivate func itemValue(of parameter: Parameter) -> CaptureValue? {
        parameter.name.flatMap { captures[$0] } ?? parameter.onlyText.map(CaptureValue.string)
    }
}

/// A link written so far, as path, query and fragment.
struct PrintedLink {
    /// The decoded segments; encoded last, when it is known whether the first one is a host.
    var segments: [String] = []
    var query: [String] = []
    var fragment: String?
    /// The parameters whose values have been written.
    var used: Set<String> = []
}

extension PatternVariant {
    /// Writes the variant.
    ///
    /// - Throws: ``PrintError`` for the first value that is missing or does not fit.
    func print(_ values: PrintValues, types: ParameterTypes) throws(PrintError) -> PrintedLink {
        var link = PrintedLink()
        var rest: [String]? = values.rest
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .literal(let text): link.segments.append(text)
            case .wildcard: throw PrintError(.unprintable(text(ofSegment: index)))
            case .parameter(let parameter): link.segments.append(try link.segment(parameter, values, types))
            case .partial(let pieces): link.segments.append(try link.segment(pieces, values, types))
            case .catchAll(let run):
                let texts: [String]
                if let name = run.name {
                    texts = try link.run(name, values)
                } else {
                    texts = rest ?? []
                    rest = nil
                }
                try texts.checkSegments(of: run.name ?? "**")
                guard texts.count >= run.minimum else { throw PrintError(.missingValue(run.name ?? "**")) }
                link.segments.append(contentsOf: texts)
            }
        }
        if let rest, !rest.isEmpty { throw PrintError(.unknownParameter("**")) }
        for item in query { try link.append(item, values, types) }
        try link.append(fragment, values, types)
        return link
    }
}

extension PrintedLink {
    // MARK: Path

    fileprivate mutating func segment(
        _ parameter: Parameter, _ values: PrintValues, _ types: ParameterTypes
    ) throws(PrintError) -> String {
        guard let name = parameter.name else { throw PrintError(.unprintable("{: \(parameter.type.text)}")) }
        guard let value = values.captures[name] else { throw PrintError(.missingValue(name)) }
        used.insert(name)
        let text = value.description
        try check(text, name, parameter, types)
        guard !text.isEmpty else { throw PrintError(.emptyValue(name)) }
        guard !text.isDotSegment else { throw PrintError(.dotSegment(name)) }
        return text
    }

    fileprivate mutating func segment(
        _ pieces: [SegmentPiece], _ values: PrintValues, _ types: ParameterTypes
    ) throws(PrintError) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .parameter(let parameter):
                guard let name = parameter.name else { throw PrintError(.unprintable("{: \(parameter.type.text)}")) }
                guard let value = values.captures[name] else { throw PrintError(.missingValue(name)) }
                used.insert(name)
                try check(value.description, name, parameter, types)
                guard !value.description.isEmpty else { throw PrintError(.emptyValue(name)) }
                text += value.description
            }
        }
        return text
    }

    fileprivate mutating func run(_ name: String, _ values: PrintValues) throws(PrintError) -> [String] {
        guard let value = values.captures[name] else { throw PrintError(.missingValue(name)) }
        used.insert(name)
        return if case .list(let parts) = value { parts.map(\.description) } else { [value.description] }
    }

    private func check(
        _ text: String, _ name: String, _ parameter: Parameter, _ types: ParameterTypes
    ) throws(PrintError) {
        guard types.constraint(for: parameter.type)?.accepts(text) ?? true else {
            throw PrintError(.invalidValue(parameter: name, value: text, type: parameter.type.text))
        }
    }

    // MARK: Query and fragment

    fileprivate mutating func append(
        _ item: QueryItemPattern, _ values: PrintValues, _ types: ParameterTypes
    ) throws(PrintError) {
        let name = PercentEncoding.encode(item.name, keeping: .queryItem)
        switch item.value {
        case .absent: query.append(name)
        case .literal(let text): query.append(name + "=" + PercentEncoding.encode(text, keeping: .queryItem))
        case .parameter(let parameter):
            guard let text = try value(of: parameter, item.name, values, types) else { return }
            query.append(name + "=" + text)
        }
    }

    /// The encoded value of a parameter, or `nil` when it is left out.
    private mutating func value(
        of parameter: Parameter, _ item: String, _ values: PrintValues, _ types: ParameterTypes
    ) throws(PrintError) -> String? {
        guard let name = parameter.name else {
            if parameter.presence == .required { throw PrintError(.unprintable("\(item)={: \(parameter.type.text)}")) }
            return nil
        }
        guard let value = values.itemValue(of: parameter) else {
            if parameter.presence == .required { throw PrintError(.missingValue(name)) }
            return nil
        }
        used.insert(name)
        if value.description == parameter.defaultText { return nil }
        guard parameter.type.isList, case .list(let parts) = value else {
            try check(value.description, name, parameter, types)
            return PercentEncoding.encode(
                value.description, keeping: parameter.type.isList ? .queryListElement : .queryItem)
        }
        if parts.isEmpty {
            // Nothing written reads as absent, which is not the same as an empty list.
            throw PrintError(.emptyValue(name))
        }
        var texts: [String] = []
        for part in parts {
            try check(part.description, name, parameter, types)
            texts.append(PercentEncoding.encode(part.description, keeping: .queryListElement))
        }
        return texts.joined(separator: ",")
    }

    fileprivate mutating func append(
        _ pattern: FragmentPattern?, _ values: PrintValues, _ types: ParameterTypes
    ) throws(PrintError) {
        switch pattern {
        case nil: return
        case .literal(let text): fragment = PercentEncoding.encode(text, keeping: .fragment)
        case .parameter(let parameter):
            guard let name = parameter.name, let value = values.captures[name] else {
                guard parameter.presence == .required else { return }
                throw PrintError(
                    parameter.name.map { .missingValue($0) } ?? .unprintable("#{: \(parameter.type.text)}"))
            }
            used.insert(name)
            try check(value.description, name, parameter, types)
            if value.description == parameter.defaultText { return }
            fragment = PercentEncoding.encode(value.description, keeping: .fragment)
        }
    }
}

extension [String] {
    /// A run may hold any text but what would be no segment of its own, or move the path.
    fileprivate func checkSegments(of name: String) throws(PrintError) {
        for text in self {
            guard !text.isEmpty else { throw PrintError(.emptyValue(name)) }
            guard !text.isDotSegment else { throw PrintError(.dotSegment(name)) }
        }
    }
}

extension String {
    /// Whether the text is `.` or `..`, which no printed form can carry: `%2E%2E` is still a dot segment to browsers.
    fileprivate var isDotSegment: Bool { self == "." || self == ".." }
}

extension ParameterType {
    /// The type as it is written in a pattern.
    package var text: String {
        let element =
            switch kind {
            case .named(let name): name
            case .oneOf(let texts): texts.joined(separator: "|")
            }
        return isList ? "[\(element)]" : element
    }
}
