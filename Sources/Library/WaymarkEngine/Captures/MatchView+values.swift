extension MatchView {
    /// Returns the value of a parameter in the matched link, or its default; `nil` if there is neither.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0) }   // .int(15)
    /// ```
    ///
    /// - Parameter index: The parameter's index in ``RoutePattern/parameters``.
    /// - Complexity: O(*n*) in the bytes of the link.
    public func value(ofParameter index: Int) -> CaptureValue? {
        CaptureReader(block).value(ofParameter: index)
    }

    /// Returns `true` if the link has a value for a parameter, or the parameter has a default.
    @usableFromInline
    package func holdsValue(ofParameter index: Int) -> Bool { CaptureReader(block).holdsValue(ofParameter: index) }

    /// Returns the value of a parameter if the link has it as a canonical integer, such as `-5` but not `+5`. Otherwise
    /// `nil`, even if ``value(ofParameter:)`` returns a value.
    @usableFromInline
    package func signed(ofParameter index: Int) -> Int64? {
        var value: Int64?
        withSpelling(ofParameter: index) { value = Spelling.signed($0) }
        return value
    }

    /// Returns the value of a parameter if the link has it as a canonical unsigned integer; otherwise `nil`.
    @usableFromInline
    package func unsigned(ofParameter index: Int) -> UInt64? {
        var value: UInt64?
        withSpelling(ofParameter: index) { value = Spelling.unsigned($0) }
        return value
    }

    /// Returns the decoded string of a parameter whose type has one spelling for each value, such as `Int` or `String`;
    /// `nil` for other types, for lists and parts of segments, and if the link has no value.
    @usableFromInline
    package func spelling(ofParameter index: Int) -> String? {
        var value: String?
        withSpelling(ofParameter: index) { value = String(bytes: $0) }
        return value
    }

    @inline(__always)
    private func withSpelling(ofParameter index: Int, _ body: (Bytes) -> Void) {
        if fixed.keepsSpelling(ofParameter: index), let segment = fixed.segment(ofParameter: index),
            !segment.needsDecoding
        {
            return body(block.state.bytes.part(segment.range))
        }
        CaptureReader(block).withSpelling(ofParameter: index, body)
    }

    /// Returns the number of elements that the link has for a list parameter; `nil` if it is absent or not a list.
    @usableFromInline
    package func elementCount(ofParameter index: Int) -> Int? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index), location.flags.contains(.isList),
            case .list = reader.find(location)
        else { return nil }
        return reader.elementCount(of: location)
    }

    /// Calls a function with each element of a list parameter, until it returns `false`.
    @usableFromInline
    package func forEachElement(ofParameter index: Int, _ body: (CaptureValue) -> Bool) {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return }
        reader.forEachElement(of: location) { body(reader.constraint(of: location).value.value(of: $0)) }
    }

    package func isList(parameter index: Int) -> Bool {
        CaptureReader(block).location(ofParameter: index)?.flags.contains(.isList) ?? false
    }
}
