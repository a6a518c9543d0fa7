extension ParameterConstraint {
    /// Whether the constraint takes a text: the whole meaning of a type, for tables, printing and tests alike.
    ///
    /// - Parameter bytes: The decoded text.
    package func accepts(_ bytes: Bytes) -> Bool {
        switch kind {
        case .any: true
        case .signed(let range): Spelling.signed(bytes).map(range.contains) ?? false
        case .unsigned(let range): Spelling.unsigned(bytes).map(range.contains) ?? false
        case .double: Spelling.double(bytes) != nil
        case .float: Spelling.float(bytes) != nil
        case .bool: Spelling.equals(bytes, "true") || Spelling.equals(bytes, "false")
        case .uuid: Spelling.isUUID(bytes)
        case .oneOf(let texts): texts.contains { $0.withBytes { $0.equals(bytes) } }
        case .characters(let characters, let lengths):
            lengths.contains(bytes.count) && characters.bytes.containsAll(of: bytes)
        case .matching(let automaton): automaton.accepts(bytes)
        case .lenientInt: Spelling.isProgramInt(bytes)
        case .lenientDouble: Double(text(bytes)) != nil
        case .lenientBool: Spelling.lenientBool(bytes) != nil
        case .custom(let check): check.accepts(text(bytes))
        }
    }

    /// Whether the constraint takes a text that is decoded already, such as one that a type of your own reads:
    ///
    /// ```swift
    /// let isHash = ParameterConstraint.characters(.hex, lengths: 7...40).accepts(text)
    /// ```
    public func accepts(_ text: String) -> Bool {
        text.withBytes { accepts($0) }
    }

    /// Whether the constraint takes a segment, or a part of one.
    ///
    /// - Parameter folds: Whether the texts that a pattern lists are compared without ASCII case, as its literals are.
    package func accepts(_ bytes: Bytes, folds: Bool) -> Bool {
        guard folds, case .oneOf(let texts) = kind else { return accepts(bytes) }
        return texts.contains { $0.withBytes { bytes.equalsWithoutCase($0) } }
    }

    /// The one of several texts that a segment was found to be, as the pattern lists it; `nil` for other types.
    package func listedText(_ bytes: Bytes) -> [UInt8]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.first { $0.withBytes { bytes.equals($0) } }
            ?? texts.first { $0.withBytes { bytes.equalsWithoutCase($0) } }
    }

    private func text(_ bytes: Bytes) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// What the text of a value fits that the constraint took: a value is written in one way, however it was spelled.
    package var ofValues: ParameterConstraint {
        switch kind {
        case .lenientInt: ParameterConstraint(.signed(Int64(ProgramInt.min)...Int64(ProgramInt.max)))
        case .lenientDouble: ParameterConstraint(.double)
        case .lenientBool: ParameterConstraint(.bool)
        case .any, .signed, .unsigned, .double, .float, .bool, .uuid, .oneOf, .characters, .matching, .custom: self
        }
    }

    /// Whether only a function knows what is taken.
    package var isOpaque: Bool {
        if case .custom = kind { true } else { false }
    }

    /// Whether that function is not there, so that nobody knows.
    package var isAbsent: Bool {
        if case .custom(let check) = kind { check.absentType != nil } else { false }
    }

    /// Whether nothing is taken because the constraint was made of what is no regular expression.
    package var isFaulty: Bool {
        if case .matching(let automaton) = kind { automaton.fault != nil } else { false }
    }
}

extension ParameterConstraint.CharacterClass {
    /// Whether an ASCII byte belongs to the class.
    package func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

    /// The ASCII bytes of the class.
    package var bytes: ByteSet {
        switch self {
        case .digits: .digits
        case .hex: .hexDigits
        case .letters: .letters
        case .alphanumerics: .letters.union(.digits)
        case .slug: .label
        case .unreserved: .unreserved
        }
    }
}
