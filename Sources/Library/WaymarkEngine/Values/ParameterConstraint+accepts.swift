extension ParameterConstraint {
    /// The maximum number of bytes of a parameter such as `{b: Int}` in `{a}-{b: Int}-{c}`, between two others.
    package static let middleLimit = 128

    package var acceptsAnyString: Bool {
        if case .any = kind { true } else { false }
    }

    /// Returns `true` if the constraint accepts a decoded string in UTF-8.
    package func accepts(_ bytes: Bytes) -> Bool {
        switch kind {
        case .any: true
        case .signed(let range): Spelling.signed(bytes).map(range.contains) ?? false
        case .unsigned(let range): Spelling.unsigned(bytes).map(range.contains) ?? false
        case .double: Spelling.double(bytes) != nil
        case .float: Spelling.float(bytes) != nil
        case .bool: Spelling.equals(bytes, "true") || Spelling.equals(bytes, "false")
        case .format(let format): format.accepts(bytes)
        case .oneOf(let texts): texts.contains { $0.withBytes { $0.equals(bytes) } }
        case .characters(let characters, let lengths):
            lengths.contains(bytes.count) && characters.bytes.containsAll(of: bytes)
        case .matching(let automaton): automaton.accepts(bytes)
        case .lenientInt: Spelling.isProgramInt(bytes)
        case .lenientDouble: Double(String(bytes: bytes)) != nil
        case .lenientBool: Spelling.lenientBool(bytes) != nil
        case .custom(let check): check.accepts(String(bytes: bytes))
        }
    }

    /// Returns `true` if the constraint accepts a decoded string, for use in the function of a custom type:
    ///
    /// ```swift
    /// let isHash = ParameterConstraint.characters(.hex, lengths: 7...40).accepts(text)
    /// ```
    public func accepts(_ text: String) -> Bool { text.withBytes { accepts($0) } }

    /// Returns `true` if the constraint accepts a decoded string. `folds` ignores ASCII case in choices: `en|de`.
    package func accepts(_ bytes: Bytes, folds: Bool) -> Bool {
        guard folds, case .oneOf(let texts) = kind else { return accepts(bytes) }
        return texts.contains { $0.withBytes { bytes.equalsWithoutCase($0) } }
    }

    /// Returns the option of a choice such as `en|de` that equals a segment, preferably exactly, else without case.
    package func listedText(_ bytes: Bytes) -> [UInt8]? {
        guard case .oneOf(let texts) = kind else { return nil }
        return texts.first { $0.withBytes { bytes.equals($0) } }
            ?? texts.first { $0.withBytes { bytes.equalsWithoutCase($0) } }
    }

    /// The constraint of printed values. It differs for lenient types, which accept several spellings and print one.
    package var ofValues: ParameterConstraint {
        switch kind {
        case .lenientInt: ParameterConstraint(.signed(Int64(ProgramInt.min)...Int64(ProgramInt.max)))
        case .lenientDouble: ParameterConstraint(.double)
        case .lenientBool: ParameterConstraint(.bool)
        case .any, .signed, .unsigned, .double, .float, .bool, .format, .oneOf, .characters, .matching, .custom: self
        }
    }

    /// `true` if the constraint is a function, so that the set of accepted strings is unknown.
    package var isOpaque: Bool { if case .custom = kind { true } else { false } }

    /// `true` if the constraint replaces a function of the app that is unavailable here; see ``absent(_:)``.
    package var isAbsent: Bool {
        if case .custom(let check) = kind { check.absentType != nil } else { false }
    }

    /// `true` if the constraint has an invalid regular expression, which accepts no string.
    package var isFaulty: Bool {
        if case .matching(let automaton) = kind { automaton.fault != nil } else { false }
    }

    /// Returns `true` if this constraint accepts every string that `other` accepts; `false` if that is not known.
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
        case (.format(let a), .format(let b)): a == b
        case (.lenientInt, .signed), (.lenientDouble, .double), (.lenientDouble, .float), (.double, .float),
            (.lenientBool, .bool), (.double, .double), (.float, .float), (.bool, .bool),
            (.lenientInt, .lenientInt), (.lenientDouble, .lenientDouble), (.lenientBool, .lenientBool):
            true
        case (.signed, _), (.unsigned, _), (.double, _), (.float, _), (.bool, _), (.format, _), (.oneOf, _),
            (.characters, _), (.matching, _),
            (.lenientInt, _), (.lenientDouble, _), (.lenientBool, _), (.custom, _):
            false
        }
    }

    /// Returns `true` if both constraints accept the same strings; `false` if that is not known. Functions are the same
    /// if they are identical objects, or have equal regular expressions.
    package func isSame(as other: ParameterConstraint) -> Bool {
        if case (.custom(let a), .custom(let b)) = (kind, other.kind) {
            return a === b || a.expression != nil && a.expression == b.expression
        }
        return covers(other) && other.covers(self)
    }
}

extension ParameterConstraint.CharacterClass {
    package func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

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
