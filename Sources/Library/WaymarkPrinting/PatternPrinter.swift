/// A printer of a link's path, query and fragment for one pattern variant, from the data of a compiled table.
struct PatternPrinter {
    private let values: PrintValues
    private var form: FormReader
    private var cursor: CaptureCursor

    /// Creates a printer for the compiled pattern `form`. The caller has already read its first number, the index of
    /// the link sources.
    init(_ values: PrintValues, _ form: FormReader, _ contents: UnownedPointer<TableContents>, rank: Int) {
        (self.values, self.form) = (values, form)
        cursor = CaptureCursor(contents, rank: rank)
    }

    /// Prints the path. Returns `.unknown` unless the values are exactly those of the parameters, in order.
    mutating func printPath(into link: inout LinkWriter) throws(PrintError) -> ValueOrder {
        var takesRest = false
        for _ in 0..<form.number() {
            switch form.number() {
            case FormCode.literal: link.append(segment: form.text())
            case FormCode.parameter: try printParameter(into: &link)
            case FormCode.partial: try printPieces(into: &link)
            case FormCode.wildcard: throw PrintError(.unprintable("*"))
            case FormCode.catchAll: try printCatchAll(&takesRest, into: &link)
            default: throw PrintError(.unprintable(""))
            }
            // Compiled data that ends inside the path is damaged.
            if form.isAtEnd { throw PrintError(.unprintable("")) }
        }
        if !takesRest, !values.rest.isEmpty { throw PrintError(.unknownParameter("**")) }
        link.endPath()
        return cursor.order(of: values)
    }

    private mutating func printParameter(into link: inout LinkWriter, pieceKeeping set: ByteSet? = nil)
        throws(PrintError)
    {
        let (isNamed, type) = (form.flag(), form.text())
        guard isNamed, cursor.hasNext else { throw PrintError(.unprintable("{: \(String(bytes: type))}")) }
        guard let value = cursor.value(in: values) else { throw PrintError(.missingValue(cursor.name)) }
        if let fault = link.append(value, cursor.constraint, pieceKeeping: set) {
            throw PrintError(fault, value, parameter: cursor.name, type: String(bytes: type))
        }
        cursor.skip()
    }

    private mutating func printPieces(into link: inout LinkWriter) throws(PrintError) {
        let set = link.beginSegment()
        for _ in 0..<form.number() {
            switch form.number() {
            case FormCode.literalValue: link.append(form.text(), keeping: set)
            case FormCode.parameterValue:
                try printParameter(into: &link, pieceKeeping: set)
                // Skips the presence (required, optional): parameters in paths are always required.
                _ = form.number()
            default: throw PrintError(.unprintable(""))
            }
            if form.isAtEnd { throw PrintError(.unprintable("")) }
        }
    }

    private mutating func printCatchAll(_ takesRest: inout Bool, into link: inout LinkWriter) throws(PrintError) {
        let (isNamed, minimum) = (form.flag(), form.number())
        let name = isNamed && cursor.hasNext ? cursor.name : "**"
        var texts = takesRest ? [] : values.rest
        if isNamed { texts = try values.run(name) } else { takesRest = true }
        try texts.checkSegments(of: name)
        guard texts.count >= minimum else { throw PrintError(.missingValue(name)) }
        for text in texts { link.append(segment: text) }
        cursor.skipCatchAll(isNamed: isNamed)
    }

    mutating func printItems(into link: inout LinkWriter) throws(PrintError) {
        for _ in 0..<form.number() {
            let name = form.text()
            switch form.number() {
            case FormCode.noValue: link.beginItem(name)
            case FormCode.literalValue:
                link.beginItem(name)
                link.append(.equals)
                link.append(form.text(), keeping: .queryItem)
            case FormCode.parameterValue: try printItem(name, into: &link)
            default: throw PrintError(.unprintable(""))
            }
            if form.isAtEnd { throw PrintError(.unprintable("")) }
        }
    }

    private mutating func printItem(_ item: Bytes, into link: inout LinkWriter) throws(PrintError) {
        let (isNamed, type, presence) = (form.flag(), form.text(), form.number())
        guard isNamed, cursor.hasNext else {
            guard presence == FormCode.required else { return }
            throw PrintError(.unprintable("\(String(bytes: item))={: \(String(bytes: type))}"))
        }
        defer { cursor.skip() }
        guard let value = cursor.itemValue(in: values) else {
            guard presence == FormCode.required else { return }
            throw PrintError(.missingValue(cursor.name))
        }
        let isLeftOut = presence == FormCode.optional && values.leavesOut(value)
        if isDefault(value) || isLeftOut { return }
        try print(value, type, item, into: &link)
    }

    private func print(
        _ value: CaptureValue, _ type: Bytes, _ item: Bytes, into link: inout LinkWriter
    ) throws(PrintError) {
        let (isList, isExploded) = (cursor.flags.contains(.isList), cursor.flags.contains(.isExploded))
        var parts = [value]
        if isList, case .list(let elements) = value { parts = elements }
        // An empty list would print nothing, which is read as no value.
        if parts.isEmpty { throw PrintError(.emptyList(cursor.name)) }
        for (index, part) in parts.enumerated() {
            if index == 0 || isExploded {
                link.beginItem(item)
                link.append(.equals)
            } else {
                link.append(UInt8(ascii: ","))
            }
            link.append(try text(of: part, type), keeping: isList && !isExploded ? .queryListElement : .queryItem)
        }
    }

    mutating func printFragment(into link: inout LinkWriter) throws(PrintError) {
        switch form.number() {
        case FormCode.noValue: return
        case FormCode.literalValue:
            link.beginFragment()
            link.append(form.text(), keeping: .fragment)
        case FormCode.parameterValue:
            let (isNamed, type, presence) = (form.flag(), form.text(), form.number())
            guard isNamed, cursor.hasNext else {
                guard presence == FormCode.required else { return }
                throw PrintError(.unprintable("#{: \(String(bytes: type))}"))
            }
            guard let value = cursor.value(in: values) else {
                guard presence == FormCode.required else { return }
                throw PrintError(.missingValue(cursor.name))
            }
            if isDefault(value) { return }
            let text = try text(of: value, type)
            link.beginFragment()
            link.append(text, keeping: .fragment)
        default: throw PrintError(.unprintable(""))
        }
    }

    private func text(of value: CaptureValue, _ type: Bytes) throws(PrintError) -> String {
        let text = cursor.constraint.value.written(value)?.description
        guard let text, cursor.constraint.value.accepts(text) else {
            throw PrintError(.invalidValue(parameter: cursor.name, value: value.shown, type: String(bytes: type)))
        }
        return text
    }

    private func isDefault(_ value: CaptureValue) -> Bool {
        cursor.defaultValue.map { cursor.constraint.value.isSame(value, as: $0) } ?? false
    }
}

extension PrintValues {
    fileprivate func run(_ name: String) throws(PrintError) -> [String] {
        guard let value = self[name] else { throw PrintError(.missingValue(name)) }
        return if case .list(let parts) = value { parts.map { $0.description } } else { [value.description] }
    }
}

extension [String] {
    /// Throws if a segment is empty or a dot segment; all other strings are valid in a catch-all.
    fileprivate func checkSegments(of name: String) throws(PrintError) {
        for text in self {
            guard !text.isEmpty else { throw PrintError(.emptyValue(name)) }
            guard !text.withBytes({ $0.isDotSegment }) else { throw PrintError(.dotSegment(name)) }
        }
    }
}
