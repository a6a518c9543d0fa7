extension ParameterConvertible {
    /// Returns the value, or `nil` if it equals the default.
    ///
    /// ```swift
    /// 2.omitted(when: 1)   // 2
    /// 1.omitted(when: 1)   // nil
    /// ```
    ///
    /// - Parameter value: The value of a link without the parameter.
    public func omitted(when value: Self) -> Self? {
        capture == value.capture ? nil : self
    }
}
