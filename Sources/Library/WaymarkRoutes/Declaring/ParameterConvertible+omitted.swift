extension ParameterConvertible {
    /// Returns the value; `nil`, which a printed link omits, if the value equals the default.
    ///
    /// ```swift
    /// 2.omitted(when: 1)   // 2
    /// 1.omitted(when: 1)   // nil
    /// ```
    ///
    /// - Parameter value: The default: the value that a link without the parameter has.
    public func omitted(when value: Self) -> Self? {
        capture == value.capture ? nil : self
    }
}
