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

    /// `true` if the type has one spelling for each value, so that the string in a link is also the string to print.
    package var keepsSpelling: Bool {
        switch kind {
        case .double, .float, .lenientInt, .lenientDouble, .lenientBool: false
        case .any, .signed, .unsigned, .bool, .format, .oneOf, .characters, .matching, .custom: true
        }
    }
}
