// Conversion between strings and values. A printed value is parsed as the same value, and every parsed value can be
// printed. So, for printing, values are compared instead of their spelling.

extension ParameterConstraint {
    /// Returns the value of a decoded string that the constraint accepts, converted to its type.
    package func value(of bytes: Bytes) -> CaptureValue {
        if acceptsAnyString { return .string(String(bytes: bytes)) }
        switch kind {
        case .signed: if let value = Spelling.signed(bytes) { return .int(value) }
        case .unsigned: if let value = Spelling.unsigned(bytes) { return .uint(value) }
        case .bool: return .bool(Spelling.equals(bytes, "true"))
        case .oneOf: if let text = listedText(bytes) { return .string(String(decoding: text, as: UTF8.self)) }
        case .any, .double, .float, .format, .characters, .matching, .lenientInt, .lenientDouble, .lenientBool, .custom:
            break
        }
        return value(of: String(bytes: bytes))
    }

    package func value(of text: String) -> CaptureValue {
        switch kind {
        case .signed, .lenientInt: Int64(text).map(CaptureValue.int) ?? .string(text)
        case .unsigned: UInt64(text).map(CaptureValue.uint) ?? .string(text)
        case .double: Double(text).map(CaptureValue.double) ?? .string(text)
        // Removes the sign of zero, as for other number types.
        case .lenientDouble: Double(text).map { .double($0 == 0 ? 0 : $0) } ?? .string(text)
        // The `Double` with the fewest digits of the `Float`: `0.1`, not the exact value of the `Float`.
        case .float: Float(text).flatMap { Double(Spelling.text(of: $0)) }.map(CaptureValue.double) ?? .string(text)
        case .bool: .bool(text == "true")
        case .lenientBool: text.withBytes(Spelling.lenientBool).map(CaptureValue.bool) ?? .string(text)
        case .oneOf: .string(text.withBytes(listedText).map { String(decoding: $0, as: UTF8.self) } ?? text)
        case .any, .format, .characters, .matching, .custom: .string(text)
        }
    }

    /// Returns the value of a pattern's default in canonical spelling, so that it can be compared with values of links.
    package func value(ofDefault text: String) -> CaptureValue {
        switch kind {
        case .format(let format): .string(format.canonical(text))
        case .custom(let check): .string(check.canonicalSpelling(text))
        case .any, .signed, .unsigned, .double, .float, .bool, .oneOf, .characters, .matching, .lenientInt,
            .lenientDouble, .lenientBool:
            value(of: text)
        }
    }

    /// Returns a given value as it is written in a link, for comparison. For a type with several spellings, returns
    /// `nil` if the type rejects or rounds the value; for a list, always `nil`.
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

    /// Returns the value to print: for a `Float`, the string `0.1` instead of a `Double` with more digits.
    private func spelled(_ value: CaptureValue) -> CaptureValue {
        if case .float = kind, let float = Float(value.description) { return .string(Spelling.text(of: float)) }
        return value
    }

    /// Returns `true` if a value that is given for printing is printed like one that was read from a link.
    package func isSame(_ given: CaptureValue, as read: CaptureValue) -> Bool {
        if case .list(let parts) = read {
            let all = if case .list(let all) = given { all } else { [given] }
            return all.count == parts.count && zip(all, parts).allSatisfy { isSame($0, as: $1) }
        }
        guard let given = written(given), let read = written(read) else { return false }
        return given.description.hasBytes(of: read.description)
    }

    /// `true` if the type has one spelling for each value, so that the string in a link is also the string to print.
    package var keepsSpelling: Bool {
        switch kind {
        case .double, .float, .lenientInt, .lenientDouble, .lenientBool: false
        case .any, .signed, .unsigned, .bool, .format, .oneOf, .characters, .matching, .custom: true
        }
    }
}

extension CaptureValue {
    /// Returns `true` if a number that was printed and read back was not rounded; always `true` for other values.
    fileprivate func isSameNumber(as read: CaptureValue) -> Bool {
        switch (self, read) {
        case (.int(let given), .double(let number)): Double(exactly: given) == number
        case (.uint(let given), .double(let number)): Double(exactly: given) == number
        case (.double(let given), .double(let number)): given == number || given.isNaN && number.isNaN
        case (.int, _), (.uint, _), (.double, _), (.string, _), (.bool, _), (.list, _): true
        }
    }
}
