// What text has which value, and which text a value is written with. The law behind it: what is written is read as the
// same value, and what was read can be written. So printing compares values, and never how they were spelled.

extension ParameterConstraint {
    /// The value of decoded text that the constraint takes; integers are read without making a text of them.
    package func value(of bytes: Bytes) -> CaptureValue {
        switch kind {
        case .signed: if let value = Spelling.signed(bytes) { return .int(value) }
        case .unsigned: if let value = Spelling.unsigned(bytes) { return .uint(value) }
        case .bool: return .bool(Spelling.equals(bytes, "true"))
        case .oneOf: if let text = listedText(bytes) { return .string(String(decoding: text, as: UTF8.self)) }
        case .any, .double, .float, .uuid, .characters, .matching, .lenientInt, .lenientDouble, .lenientBool, .custom:
            break
        }
        return value(of: String(bytes: bytes))
    }

    /// The value of a text that the constraint takes.
    package func value(of text: String) -> CaptureValue {
        switch kind {
        case .signed, .lenientInt: Int64(text).map(CaptureValue.int) ?? .string(text)
        case .unsigned: UInt64(text).map(CaptureValue.uint) ?? .string(text)
        case .double: Double(text).map(CaptureValue.double) ?? .string(text)
        // A zero has no sign, as for every other type of numbers.
        case .lenientDouble: Double(text).map { .double($0 == 0 ? 0 : $0) } ?? .string(text)
        case .float: Float(text).map { CaptureValue(float: $0) } ?? .string(text)
        case .bool: .bool(text == "true")
        case .lenientBool: text.withBytes(Spelling.lenientBool).map(CaptureValue.bool) ?? .string(text)
        case .oneOf: .string(listed(text))
        case .any, .uuid, .characters, .matching, .custom: .string(text)
        }
    }

    /// A text as the pattern lists it, which a link may spell in another case.
    private func listed(_ text: String) -> String {
        text.withBytes { bytes in listedText(bytes).map { String(decoding: $0, as: UTF8.self) } } ?? text
    }

    /// The value of a default, in the spelling that values are written with, so that those can be told from it.
    package func value(ofDefault text: String) -> CaptureValue {
        switch kind {
        case .uuid: .string(text.lowercased())
        case .custom(let check): .string(check.respell(text))
        case .any, .signed, .unsigned, .double, .float, .bool, .oneOf, .characters, .matching, .lenientInt,
            .lenientDouble, .lenientBool:
            value(of: text)
        }
    }

    /// The value that is written and read back for one that is given: the same, or for a text its value. `nil` for
    /// what cannot be written as it is: a list, a text that is not taken, a number that the type would round.
    @inline(__always)
    package func written(_ given: CaptureValue) -> CaptureValue? {
        if keepsSpelling, case .string = given { return given }
        return writtenElse(given)
    }

    private func writtenElse(_ given: CaptureValue) -> CaptureValue? {
        if case .list = given { return nil }
        if keepsSpelling { return given }
        let text = given.description
        guard accepts(text) else { return nil }
        let read = value(of: text)
        return given.isSameNumber(as: read) ? spelled(read) : nil
    }

    /// A value as it is written, where that is not how ``CaptureValue`` spells it.
    private func spelled(_ value: CaptureValue) -> CaptureValue {
        if case .float = kind, let float = Float(value.description) { return .string(Spelling.text(of: float)) }
        return value
    }

    /// Whether a value that was given is the one that was read, or would be.
    package func isSame(_ given: CaptureValue, as read: CaptureValue) -> Bool {
        if case .list(let parts) = read {
            let all = if case .list(let all) = given { all } else { [given] }
            return all.count == parts.count && zip(all, parts).allSatisfy { isSame($0, as: $1) }
        }
        guard let given = written(given), let read = written(read) else { return false }
        return given.description.hasBytes(of: read.description)
    }

    /// Whether what is taken is the text and not a number or truth value, so that a value is written as it was spelled.
    package var keepsSpelling: Bool {
        switch kind {
        case .double, .float, .lenientInt, .lenientDouble, .lenientBool: false
        case .any, .signed, .unsigned, .bool, .uuid, .oneOf, .characters, .matching, .custom: true
        }
    }
}

extension CaptureValue {
    /// A number of 24 bits by its own digits: `0.1`, not the number of 53 bits that it is.
    fileprivate init(float: Float) {
        let text = Spelling.text(of: float)
        self = Double(text).map(CaptureValue.double) ?? .string(text)
    }

    /// Whether a number is what was read of its digits; texts and truth values are, whatever was read of them.
    fileprivate func isSameNumber(as read: CaptureValue) -> Bool {
        switch (self, read) {
        case (.int(let given), .double(let number)): Double(exactly: given) == number
        case (.uint(let given), .double(let number)): Double(exactly: given) == number
        case (.double(let given), .double(let number)): given == number || given.isNaN && number.isNaN
        case (.int, _), (.uint, _), (.double, _), (.string, _), (.bool, _), (.list, _): true
        }
    }
}
