extension PatternVariant {
    /// Writes the path.
    ///
    /// - Throws: ``PrintError`` for the first value that is missing or does not fit.
    func printPath(
        _ values: PrintValues, _ cursor: inout CaptureCursor, into link: inout LinkWriter
    ) throws(PrintError) {
        var takesRest = false
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .literal(let text): link.append(text, keeping: link.beginSegment())
            case .wildcard: throw PrintError(.unprintable(text(ofSegment: index)))
            case .parameter(let parameter):
                try parameter.print(values, &cursor) { link.append(segment: $0, $1) }
            case .partial(let pieces): try print(pieces, values, &cursor, into: &link)
            case .catchAll(let run):
                let texts = try run.name.map { name throws(PrintError) in try values.run(name) }
                try print(run, texts ?? (takesRest ? [] : values.rest), into: &link)
                takesRest = takesRest || run.name == nil
                cursor.skip(run)
            }
        }
        if !takesRest, !values.rest.isEmpty { throw PrintError(.unknownParameter("**")) }
        link.endPath()
    }

    private func print(
        _ pieces: [SegmentPiece], _ values: PrintValues, _ cursor: inout CaptureCursor, into link: inout LinkWriter
    ) throws(PrintError) {
        let set = link.beginSegment()
        for piece in pieces {
            switch piece {
            case .literal(let literal): link.append(literal, keeping: set)
            case .parameter(let parameter):
                try parameter.print(values, &cursor) { text, constraint in
                    let misfit = PathMisfit(text, constraint)
                    if misfit == nil { link.append(text, keeping: set) }
                    return misfit
                }
            }
        }
    }

    private func print(_ run: CatchAll, _ texts: [String], into link: inout LinkWriter) throws(PrintError) {
        try texts.checkSegments(of: run.name ?? "**")
        guard texts.count >= run.minimum else { throw PrintError(.missingValue(run.name ?? "**")) }
        for text in texts { link.append(text, keeping: link.beginSegment()) }
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

extension Parameter {
    /// Writes a parameter of the path.
    ///
    /// - Parameter write: Writes the text of its value, unless it can not stand in a path.
    fileprivate func print(
        _ values: PrintValues, _ cursor: inout CaptureCursor,
        _ write: (UnsafeBufferPointer<UInt8>, Constraint) -> PathMisfit?
    ) throws(PrintError) {
        guard let name else { throw PrintError(.unprintable("{: \(type.text)}")) }
        guard let value = name.withBytes({ cursor.value(named: $0, in: values) }) else {
            throw PrintError(.missingValue(name))
        }
        let misfit = value.withText { write($0, cursor.constraint) }
        if let misfit { throw PrintError(misfit, value, self) }
        cursor.skip()
    }
}

extension PrintValues {
    /// The segments of a catch-all.
    fileprivate func run(_ name: String) throws(PrintError) -> [String] {
        guard let value = self[name] else { throw PrintError(.missingValue(name)) }
        return if case .list(let parts) = value { parts.map(\.description) } else { [value.description] }
    }
}

/// Writes query items and fragments.
private struct VariantPrinter {
    let values: PrintValues
    let types: ParameterTypes

    private func check(_ text: String, _ name: String, _ parameter: Parameter) throws(PrintError) {
        guard types.constraint(for: parameter.type)?.accepts(text) ?? true else {
            throw PrintError(.invalidValue(parameter: name, value: text, type: parameter.type.text))
        }
    }

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
            guard !text.withBytes(\.isDotSegment) else { throw PrintError(.dotSegment(name)) }
        }
    }
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
