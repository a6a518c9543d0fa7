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
        case .lenientInt: ProgramInt(text(bytes)) != nil
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
        return texts.contains { bytes.equalsWithoutCase($0) }
    }

    /// The one of several texts that a segment was found to be, as the pattern lists it; `nil` for other types.
    package func listedText(_ bytes: Bytes) -> [UInt8]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.first { bytes.elementsEqual($0) } ?? texts.first { bytes.equalsWithoutCase($0) }
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

    /// Whether everything that another constraint takes is taken by this one, as far as that can be told.
    package func covers(_ other: ParameterConstraint) -> Bool {
        switch (kind, other.kind) {
        case (.any, _): true
        case (.signed(let a), .signed(let b)): a.contains(b.lowerBound) && a.contains(b.upperBound)
        case (.unsigned(let a), .unsigned(let b)): a.contains(b.lowerBound) && a.contains(b.upperBound)
        case (.signed(let a), .unsigned(let b)): a.contains(0) && Int64(exactly: b.upperBound).map(a.contains) ?? false
        case (_, .oneOf(let texts)): texts.allSatisfy { $0.withBytes { accepts($0) } }
        case (.matching(let a), .matching(let b)): a.covers(b)
        case (.matching, .bool): accepts("true") && accepts("false")
        case (.characters(let a, let m), .characters(let b, let n)):
            a == b && m.contains(n.lowerBound) && m.contains(n.upperBound)
        case (.lenientInt, .signed), (.lenientDouble, .double), (.lenientDouble, .float), (.double, .float),
            (.lenientBool, .bool), (.double, .double), (.float, .float), (.bool, .bool), (.uuid, .uuid),
            (.lenientInt, .lenientInt), (.lenientDouble, .lenientDouble), (.lenientBool, .lenientBool):
            true
        case (.signed, _), (.unsigned, _), (.double, _), (.float, _), (.bool, _), (.uuid, _), (.oneOf, _),
            (.characters, _), (.matching, _),
            (.lenientInt, _), (.lenientDouble, _), (.lenientBool, _), (.custom, _):
            false
        }
    }
}

extension ParameterConstraint {
    /// Whether another constraint takes the same, as far as that can be told: of functions it cannot, unless they are
    /// one.
    package func isSame(as other: ParameterConstraint) -> Bool {
        if case (.custom(let a), .custom(let b)) = (kind, other.kind) { return a === b }
        return covers(other) && other.covers(self)
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
