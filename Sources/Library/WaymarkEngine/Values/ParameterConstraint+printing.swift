// Compares values for printing with values that were read from links. It does not compare their strings in links,
// because a parsed value can be printed in another spelling.

extension ParameterConstraint {
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
