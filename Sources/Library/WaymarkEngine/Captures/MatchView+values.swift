extension MatchView {
    /// What a parameter held, or what stands in for it; `nil` if it is absent.
    ///
    /// ```swift
    /// let id = router.withMatch(for: "https://example.com/user/15") { $0.value(ofParameter: 0) }   // .int(15)
    /// ```
    ///
    /// - Parameter index: Its index among ``RoutePattern/parameters``.
    /// - Complexity: O(*n*) in the bytes of the link.
    public func value(ofParameter index: Int) -> CaptureValue? {
        CaptureReader(block).value(ofParameter: index)
    }

    /// Whether a parameter holds something.
    @usableFromInline
    package func holdsValue(ofParameter index: Int) -> Bool { CaptureReader(block).holdsValue(ofParameter: index) }

    /// The integer that a parameter holds in canonical spelling, or `nil` if it is not to be had as it stands in the
    /// link; then ``value(ofParameter:)`` knows what the parameter holds.
    @usableFromInline
    package func signed(ofParameter index: Int) -> Int64? {
        var value: Int64?
        withSpelling(ofParameter: index) { value = Spelling.signed($0) }
        return value
    }

    /// The value of a parameter that is an integer without a sign.
    @usableFromInline
    package func unsigned(ofParameter index: Int) -> UInt64? {
        var value: UInt64?
        withSpelling(ofParameter: index) { value = Spelling.unsigned($0) }
        return value
    }

    /// The value of a parameter that is a text.
    @usableFromInline
    package func spelling(ofParameter index: Int) -> String? {
        var value: String?
        withSpelling(ofParameter: index) { value = String(bytes: $0) }
        return value
    }

    /// Calls a function with the decoded text of a parameter that says its value as it is spelled.
    @inline(__always)
    private func withSpelling(ofParameter index: Int, _ body: (Bytes) -> Void) {
        if fixed.keepsSpelling(ofParameter: index), let segment = fixed.segment(ofParameter: index),
            !segment.needsDecoding
        {
            return body(block.state.bytes.part(segment.range))
        }
        CaptureReader(block).withSpelling(ofParameter: index, body)
    }

    /// The number of elements of a list that stands in the link; `nil` for everything else.
    @usableFromInline
    package func elementCount(ofParameter index: Int) -> Int? {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index), location.flags.contains(.isList),
            case .list = reader.find(location)
        else { return nil }
        return reader.elementCount(of: location)
    }

    /// Calls a function with each element of such a list, until it returns `false`.
    @usableFromInline
    package func forEachElement(ofParameter index: Int, _ body: (CaptureValue) -> Bool) {
        let reader = CaptureReader(block)
        guard let location = reader.location(ofParameter: index) else { return }
        reader.forEachElement(of: location) { body(reader.constraint(of: location).value.value(of: $0)) }
    }

    /// Whether a parameter is a list.
    package func isList(parameter index: Int) -> Bool {
        CaptureReader(block).location(ofParameter: index)?.flags.contains(.isList) ?? false
    }
}
