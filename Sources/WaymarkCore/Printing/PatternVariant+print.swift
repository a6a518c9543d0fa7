extension PatternVariant {
    /// Writes the path.
    ///
    /// - Throws: ``PrintError`` for the first value that is missing or does not fit.
    func printPath(_ values: PrintValues, types: ParameterTypes, into link: inout LinkWriter) throws(PrintError) {
        let printer = VariantPrinter(values: values, types: types)
        var takesRest = false
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .literal(let text): link.append(text, keeping: link.beginSegment())
            case .wildcard: throw PrintError(.unprintable(text(ofSegment: index)))
            case .parameter(let parameter): try printer.print(segment: parameter, into: &link)
            case .partial(let pieces): try printer.print(pieces, into: &link)
            case .catchAll(let run):
                let texts = try run.name.map { name throws(PrintError) in try printer.run(name) }
                try printer.print(run, texts ?? (takesRest ? [] : values.rest), into: &link)
                takesRest = takesRest || run.name == nil
            }
        }
        if !takesRest, !values.rest.isEmpty { throw PrintError(.unknownParameter("**")) }
        link.endPath()
    }

    /// Writes the query items.
    func printItems(_ values: PrintValues, types: ParameterTypes, into link: inout LinkWriter) throws(PrintError) {
        let printer = VariantPrinter(values: values, types: types)
        for item in query { try printer.print(item, into: &link) }
    }

    /// Writes the fragment, if there is one.
    func printFragment(
        _ values: PrintValues, types: ParameterTypes, into link: inout LinkWriter
    ) throws(PrintError) {
        if let fragment { try VariantPrinter(values: values, types: types).print(fragment, into: &link) }
    }
}

/// Writes the parts of a variant.
private struct VariantPrinter {
    let values: PrintValues
    let types: ParameterTypes

    // MARK: Path

    func print(segment parameter: Parameter, into link: inout LinkWriter) throws(PrintError) {
        let (text, name) = try text(of: parameter)
        guard !text.isDotSegment else { throw PrintError(.dotSegment(name)) }
        link.append(text, keeping: link.beginSegment())
    }

    func print(_ pieces: [SegmentPiece], into link: inout LinkWriter) throws(PrintError) {
        let set = link.beginSegment()
        for piece in pieces {
            switch piece {
            case .literal(let literal): link.append(literal, keeping: set)
            case .parameter(let parameter): link.append(try text(of: parameter).text, keeping: set)
            }
        }
    }

    /// The text of a parameter of the path, which is never empty.
    private func text(of parameter: Parameter) throws(PrintError) -> (text: String, name: String) {
        guard let name = parameter.name else { throw PrintError(.unprintable("{: \(parameter.type.text)}")) }
        guard let value = values[name] else { throw PrintError(.missingValue(name)) }
        let text = value.description
        try check(text, name, parameter)
        guard !text.isEmpty else { throw PrintError(.emptyValue(name)) }
        return (text, name)
    }

    func run(_ name: String) throws(PrintError) -> [String] {
        guard let value = values[name] else { throw PrintError(.missingValue(name)) }
        return if case .list(let parts) = value { parts.map(\.description) } else { [value.description] }
    }

    func print(_ run: CatchAll, _ texts: [String], into link: inout LinkWriter) throws(PrintError) {
        try texts.checkSegments(of: run.name ?? "**")
        guard texts.count >= run.minimum else { throw PrintError(.missingValue(run.name ?? "**")) }
        for text in texts { link.append(text, keeping: link.beginSegment()) }
    }

    private func check(_ text: String, _ name: String, _ parameter: Parameter) throws(PrintError) {
        guard types.constraint(for: parameter.type)?.accepts(text) ?? true else {
            throw PrintError(.invalidValue(parameter: name, value: text, type: parameter.type.text))
        }
    }

    // MARK: Query and fragment

    func print(_ item: QueryItemPattern, into link: inout LinkWriter) throws(PrintError) {
        switch item.value {
        case .absent: link.beginItem(item.name)
        case .literal(let text):
            link.beginItem(item.name)
            link.append(.equals)
            link.append(text, keeping: .queryItem)
        case .parameter(let parameter):
            guard let value = try value(of: parameter, item.name) else { return }
            link.beginItem(item.name)
            link.append(.equals)
            try print(value.value, value.name, parameter, into: &link)
        }
    }

    /// The value of an item's parameter, or `nil` when it is left out.
    private func value(
        of parameter: Parameter, _ item: String
    ) throws(PrintError) -> (value: CaptureValue, name: String)? {
        guard let name = parameter.name else {
            if parameter.presence == .required { throw PrintError(.unprintable("\(item)={: \(parameter.type.text)}")) }
            return nil
        }
        guard let value = values.itemValue(of: parameter) else {
            if parameter.presence == .required { throw PrintError(.missingValue(name)) }
            return nil
        }
        if let text = parameter.defaultText, value.description == text { return nil }
        return (value, name)
    }

    private func print(
        _ value: CaptureValue, _ name: String, _ parameter: Parameter, into link: inout LinkWriter
    ) throws(PrintError) {
        guard parameter.type.isList, case .list(let parts) = value else {
            let text = value.description
            try check(text, name, parameter)
            return link.append(text, keeping: parameter.type.isList ? .queryListElement : .queryItem)
        }
        if parts.isEmpty {
            // Nothing written reads as absent, which is not the same as an empty list.
            throw PrintError(.emptyValue(name))
        }
        for (index, part) in parts.enumerated() {
            if index > 0 { link.append(0x2C) }
            try check(part.description, name, parameter)
            link.append(part.description, keeping: .queryListElement)
        }
    }

    func print(_ fragment: FragmentPattern, into link: inout LinkWriter) throws(PrintError) {
        switch fragment {
        case .literal(let text):
            link.beginFragment()
            link.append(text, keeping: .fragment)
        case .parameter(let parameter):
            guard let name = parameter.name, let value = values[name] else {
                guard parameter.presence == .required else { return }
                throw PrintError(
                    parameter.name.map { .missingValue($0) } ?? .unprintable("#{: \(parameter.type.text)}"))
            }
            let text = value.description
            try check(text, name, parameter)
            if text == parameter.defaultText { return }
            link.beginFragment()
            link.append(text, keeping: .fragment)
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
