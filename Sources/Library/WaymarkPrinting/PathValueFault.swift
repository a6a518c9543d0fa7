/// What keeps a text from standing in a path.
enum PathValueFault {
    case type
    case empty
    case dotSegment

    /// - Parameter constraint: What the parameter takes that holds the text.
    init?(_ text: Bytes, _ constraint: Borrowed<ParameterConstraint>) {
        if !constraint.value.accepts(text) {
            self = .type
        } else if text.isEmpty {
            self = .empty
        } else {
            return nil
        }
    }
}

extension LinkWriter {
    /// Writes a value of the path, unless it cannot stand there.
    ///
    /// - Parameter set: What stands for itself in the segment that it is a piece of; `nil` if it is a whole one.
    @inline(__always)
    mutating func append(
        _ given: CaptureValue, _ constraint: Borrowed<ParameterConstraint>, pieceKeeping set: ByteSet? = nil
    ) -> PathValueFault? {
        // Most values are written as they are.
        if case .string(let text) = given, constraint.value.keepsSpelling {
            return text.withBytes { append($0, constraint, pieceKeeping: set) }
        }
        if set == nil, case .int(let number) = given, case .signed(let range) = constraint.value.kind {
            guard range.contains(number) else { return .type }
            append(segment: number)
            return nil
        }
        return append(respelled: given, constraint, pieceKeeping: set)
    }

    @inline(never)
    private mutating func append(
        respelled given: CaptureValue, _ constraint: Borrowed<ParameterConstraint>, pieceKeeping set: ByteSet?
    ) -> PathValueFault? {
        guard let value = constraint.value.written(given) else { return .type }
        return value.withText { append($0, constraint, pieceKeeping: set) }
    }

    private mutating func append(
        _ text: Bytes, _ constraint: Borrowed<ParameterConstraint>,
        pieceKeeping set: ByteSet?
    ) -> PathValueFault? {
        if let fault = PathValueFault(text, constraint) { return fault }
        if let set {
            append(text, keeping: set)
        } else {
            if text.isDotSegment { return .dotSegment }
            append(segment: text)
        }
        return nil
    }
}

extension PrintError {
    init(_ fault: PathValueFault, _ value: CaptureValue, parameter name: String, type: String) {
        switch fault {
        case .type:
            self.init(.invalidValue(parameter: name, value: value.shown, type: type))
        case .empty: self.init(.emptyValue(name))
        case .dotSegment: self.init(.dotSegment(name))
        }
    }
}

extension CaptureValue {
    /// The value as messages show it: a list with brackets, because without them it would be another text.
    var shown: String {
        if case .list(let values) = self {
            "[" + values.map { $0.shown }.joined(separator: ", ") + "]"
        } else {
            description
        }
    }

    /// Calls a function with the text of the value.
    @inline(__always)
    func withText<Result>(_ body: (Bytes) -> Result) -> Result { description.withBytes(body) }
}
