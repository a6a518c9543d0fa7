/// The reason why a path cannot contain a value: the parameter's type rejects it, or it is empty, `.` or `..`.
enum PathValueProblem {
    case type, empty, dotSegment
}

extension LinkWriter {
    /// Writes a value into the path, or returns the reason if the value is invalid. `set` contains the bytes that stay
    /// unescaped in a value that is part of a segment; `nil` for a whole segment.
    @inline(__always)
    mutating func append(
        _ given: CaptureValue, _ constraint: UnownedPointer<ParameterConstraint>, pieceKeeping set: ByteSet? = nil
    ) -> PathValueProblem? {
        // Fast path: most values are strings printed unchanged.
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
        respelled given: CaptureValue, _ constraint: UnownedPointer<ParameterConstraint>, pieceKeeping set: ByteSet?
    ) -> PathValueProblem? {
        guard let value = constraint.value.written(given) else { return .type }
        return value.withText { append($0, constraint, pieceKeeping: set) }
    }

    private mutating func append(
        _ text: Bytes, _ constraint: UnownedPointer<ParameterConstraint>, pieceKeeping set: ByteSet?
    ) -> PathValueProblem? {
        guard constraint.value.accepts(text) else { return .type }
        if text.isEmpty { return .empty }
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
    init(_ fault: PathValueProblem, _ value: CaptureValue, parameter name: String, type: String) {
        switch fault {
        case .type: self.init(.invalidValue(parameter: name, value: value.shown, type: type))
        case .empty: self.init(.emptyValue(name))
        case .dotSegment: self.init(.dotSegment(name))
        }
    }
}

extension CaptureValue {
    /// The value for messages; brackets distinguish a list from a string with commas.
    var shown: String {
        if case .list(let values) = self {
            "[" + values.map { $0.shown }.joined(separator: ", ") + "]"
        } else {
            description
        }
    }

    @inline(__always)
    func withText<Result>(_ body: (Bytes) -> Result) -> Result { description.withBytes(body) }
}
