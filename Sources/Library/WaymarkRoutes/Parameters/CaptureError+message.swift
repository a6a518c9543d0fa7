extension CaptureError: RedactedStringConvertible {
    /// An error message without data of the link. Data of the link is in ``text`` and ``reason``.
    public var description: String {
        switch kind {
        case .value:
            text == nil
                ? "parameter '\(name)' is absent, expected \(type)" : "parameter '\(name)' is not a valid \(type)"
        case .repeated: "parameter '\(name)' has several values, expected one \(type)"
        case .refused: "the type \(type) rejects the link"
        case .shape(let shape): subject + shape.sentence
        case .undeclared: "the table has no globals that are read as \(type): expected 'globals(decoding:from:)'"
        }
    }

    private var subject: String {
        name.isEmpty ? "the type \(type) " : "parameter '\(name)' cannot have the type \(type), which "
    }
}

extension UnsupportedShape {
    /// The problem and its correction, as a predicate that follows the name of the type.
    package var sentence: String {
        switch self {
        case .nestedKeys: "has nested keys: expected one value or a list, or a type that is ParameterConvertible"
        case .nestedList: "has lists or keys in a list: expected a list of single values"
        case .optionalElement: "has optional elements: expected a list without optionals"
        case .nestedOptional: "is a nested optional: expected one '?'"
        case .associatedValues: "is an enum with associated values: expected a struct, or a custom 'init(from:)'"
        case .notOneParameter: "is one value or a list: expected a pattern with exactly one parameter"
        }
    }
}
