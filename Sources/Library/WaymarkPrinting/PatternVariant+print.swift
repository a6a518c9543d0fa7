extension PatternVariant {
    /// Writes the path.
    ///
    /// - Throws: ``PrintError`` for the first value that is missing or does not fit.
    func printPath(
        _ values: PrintValues, _ cursor: inout CaptureCursor, into link: inout LinkWriter
    ) throws(PrintError) {
        var takesRest = false
        for index in segments.indices {
            switch segments[index] {
            case .literal(let text): link.append(segment: text)
            case .wildcard: throw PrintError(.unprintable("*"))
            case .parameter(let parameter): try parameter.print(values, &cursor, into: &link)
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
        _ pieces: [ValuePattern], _ values: PrintValues, _ cursor: inout CaptureCursor, into link: inout LinkWriter
    ) throws(PrintError) {
        let set = link.beginSegment()
        for piece in pieces {
            switch piece {
            case .literal(let literal): link.append(literal, keeping: set)
            case .parameter(let parameter): try parameter.print(values, &cursor, into: &link, pieceKeeping: set)
            }
        }
    }

    private func print(_ run: CatchAll, _ texts: [String], into link: inout LinkWriter) throws(PrintError) {
        try texts.checkSegments(of: run.name ?? "**")
        guard texts.count >= run.minimum else { throw PrintError(.missingValue(run.name ?? "**")) }
        for text in texts { link.append(segment: text) }
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

extension PatternParameter {
    /// Writes a parameter of the path.
    ///
    /// - Parameter set: What stands for itself in the segment that it is a piece of; `nil` if it is a whole one.
    fileprivate func print(
        _ values: PrintValues, _ cursor: inout CaptureCursor, into link: inout LinkWriter,
        pieceKeeping set: ByteSet? = nil
    ) throws(PrintError) {
        guard let name else { throw PrintError(.unprintable("{: \(type.text)}")) }
        guard let value = cursor.value(named: name, in: values) else {
            throw PrintError(.missingValue(name))
        }
        if let fault = link.append(value, cursor.constraint, pieceKeeping: set) {
            throw PrintError(fault, value, self)
        }
        cursor.skip()
    }
}

extension PrintValues {
    /// The segments of a catch-all.
    fileprivate func run(_ name: String) throws(PrintError) -> [String] {
        guard let value = self[name] else { throw PrintError(.missingValue(name)) }
        return if case .list(let parts) = value { parts.map { $0.description } } else { [value.description] }
    }
}

/// Writes query items and fragments.
private struct VariantPrinter {
    let values: PrintValues
    let types: ParameterTypes

    /// The text of a value.
    private func text(
        of value: CaptureValue, _ name: String, _ parameter: PatternParameter
    ) throws(PrintError) -> String {
        let text = constraint(of: parameter).written(value)?.description
        guard let text, constraint(of: parameter).accepts(text) else {
            throw PrintError(.invalidValue(parameter: name, value: value.shown, type: parameter.type.text))
        }
        return text
    }

    private func constraint(of parameter: PatternParameter) -> ParameterConstraint {
        types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
    }

    /// Whether a value is the one that stands for a parameter of which a link says nothing.
    private func isDefault(_ value: CaptureValue, of parameter: PatternParameter) -> Bool {
        guard parameter.hasDefault else { return false }
        let constraint = constraint(of: parameter)
        return parameter.defaultValue(constraint).map { constraint.isSame(value, as: $0) } ?? false
    }

    func print(_ item: QueryItemPattern, into link: inout LinkWriter) throws(PrintError) {
        switch item.value {
        case nil: link.beginItem(item.name)
        case .literal(let text):
            link.beginItem(item.name)
            link.append(.equals)
            link.append(text, keeping: .queryItem)
        case .parameter(let parameter):
            guard let value = try value(of: parameter, item.name) else { return }
            try print(value.value, value.name, parameter, item.name, into: &link)
        }
    }

    /// The value of an item's parameter, or `nil` when it is left out.
    private func value(
        of parameter: PatternParameter, _ item: String
    ) throws(PrintError) -> (value: CaptureValue, name: String)? {
        guard let name = parameter.name else {
            if parameter.presence == .required { throw PrintError(.unprintable("\(item)={: \(parameter.type.text)}")) }
            return nil
        }
        guard let value = values.itemValue(of: parameter) else {
            if parameter.presence == .required { throw PrintError(.missingValue(name)) }
            return nil
        }
        if isDefault(value, of: parameter) || parameter.presence.mayBeAbsent && values.leavesOut(value) { return nil }
        return (value, name)
    }

    private func print(
        _ value: CaptureValue, _ name: String, _ parameter: PatternParameter, _ item: String,
        into link: inout LinkWriter
    ) throws(PrintError) {
        var parts = [value]
        if parameter.type.isList, case .list(let elements) = value { parts = elements }
        // Nothing written reads as absent, which is not the same as an empty list.
        if parts.isEmpty { throw PrintError(.emptyList(name)) }
        for (index, part) in parts.enumerated() {
            if index == 0 || parameter.type.isExploded {
                link.beginItem(item)
                link.append(.equals)
            } else {
                link.append(UInt8(ascii: ","))
            }
            let text = try text(of: part, name, parameter)
            let splits = parameter.type.isList && !parameter.type.isExploded
            link.append(text, keeping: splits ? .queryListElement : .queryItem)
        }
    }

    func print(_ fragment: ValuePattern, into link: inout LinkWriter) throws(PrintError) {
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
            if isDefault(value, of: parameter) { return }
            let text = try text(of: value, name, parameter)
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
            guard !text.withBytes({ $0.isDotSegment }) else { throw PrintError(.dotSegment(name)) }
        }
    }
}

extension PatternParameter.Presence {
    /// Whether nothing stands in for an item that is absent.
    fileprivate var mayBeAbsent: Bool { self == .optional || self == .lenient }
}
