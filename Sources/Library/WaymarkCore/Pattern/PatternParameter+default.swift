extension PatternParameter {
    /// Whether something stands in for the parameter when it is absent.
    package var hasDefault: Bool {
        switch presence {
        case .defaulted, .defaultedList: true
        case .required, .optional, .lenient: false
        }
    }

    /// The texts that a default is made of: one, or those of a list; `nil` if there is no default.
    package var defaultTexts: [String]? {
        switch presence {
        case .defaulted(let text): type.isList ? text.elementsOfDefault : [text]
        case .defaultedList(let texts): texts
        case .required, .optional, .lenient: nil
        }
    }

    /// What the parameter holds where a link says nothing of it, if it has a default.
    package func defaultValue(_ constraint: ParameterConstraint) -> CaptureValue? {
        if case .defaulted(let text) = presence, !type.isList { return constraint.value(ofDefault: text) }
        guard let texts = defaultTexts else { return nil }
        return .list(texts.map { constraint.value(ofDefault: $0) })
    }
}

extension PatternParameter.Presence {
    /// A default that is one text, as a list has it: with commas between the elements, and none at all if it is empty.
    package func resolved(for type: ParameterType) -> PatternParameter.Presence {
        guard type.isList, case .defaulted(let text) = self else { return self }
        return .defaultedList(text.elementsOfDefault)
    }
}

extension String {
    fileprivate var elementsOfDefault: [String] {
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
