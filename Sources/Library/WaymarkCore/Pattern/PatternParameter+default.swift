extension PatternParameter {
    package var hasDefault: Bool {
        switch presence {
        case .defaulted, .defaultedList: true
        case .required, .optional, .lenient: false
        }
    }

    /// The strings of the parameter's default: one, or one for each element of a list; `nil` if there is no default.
    package var defaultTexts: [String]? {
        switch presence {
        case .defaulted(let text): type.isList ? text.defaultElements : [text]
        case .defaultedList(let texts): texts
        case .required, .optional, .lenient: nil
        }
    }

    /// Returns the default of the parameter, converted by the constraint of its type; `nil` if it has no default.
    package func defaultValue(_ constraint: ParameterConstraint) -> CaptureValue? {
        if case .defaulted(let text) = presence, !type.isList { return constraint.value(ofDefault: text) }
        guard let texts = defaultTexts else { return nil }
        return .list(texts.map { constraint.value(ofDefault: $0) })
    }
}

extension PatternParameter.Presence {
    /// Returns the presence with the default of a list type split at commas, so that `a,b` becomes two elements; an
    /// empty string has no elements. Other presences are returned unchanged.
    package func resolved(for type: ParameterType) -> PatternParameter.Presence {
        guard type.isList, case .defaulted(let text) = self else { return self }
        return .defaultedList(text.defaultElements)
    }
}

extension String {
    fileprivate var defaultElements: [String] {
        var elements: [String] = []
        if isEmpty { return elements }
        withBytes { bytes in
            let text = EncodedText(bytes: bytes, plusIsSpace: false)
            text.forEachElement(of: bytes.indices, isExploded: false) { range in
                elements.append(String(decoding: bytes[range], as: UTF8.self))
                return true
            }
        }
        return elements
    }
}
