extension CaptureError: RedactedStringConvertible {
    /// A sentence about the expected value, without the link's data: see ``text`` and ``reason`` for that.
    public var description: String {
        switch kind {
        case .value:
            text == nil ? "parameter '\(name)' is absent, expected \(type)" : "parameter '\(name)' holds no \(type)"
        case .repeated: "parameter '\(name)' has several values, expected one \(type)"
        case .refused: "the type \(type) refuses the link"
        case .shape(let shape): subject + shape.sentence
        case .undeclared: "the table has no globals that are read as \(type): expected 'globals(decoding:from:)'"
        }
    }

    private var subject: String {
        name.isEmpty ? "the type \(type) " : "parameter '\(name)' cannot hold \(type), which "
    }
}

extension UnsupportedShape {
    /// The problem and its correction as a predicate; the caller prepends the type as the subject.
    package var sentence: String {
        switch self {
        case .nestedKeys: "has keys of its own: expected one value or a list, or a type that is ParameterConvertible"
        case .nestedList: "has lists or keys in a list: expected a list of single values"
        case .optionalElement: "has elements that may be absent: expected a list without optionals"
        case .nestedOptional: "is an optional of an optional: expected one '?'"
        case .associatedValues: "is an enum with associated values: expected a struct, or an 'init(from:)' of its own"
        case .notOneParameter: "is one value or a list: expected a pattern with exactly one parameter"
        }
    }
}
