extension ParameterConvertible {
    /// The value, or `nil` if a link says the same without it.
    ///
    /// ```swift
    /// 2.omitted(when: 1)   // 2
    /// 1.omitted(when: 1)   // nil
    /// ```
    ///
    /// - Parameter value: What a link without the parameter stands for.
    public func omitted(when value: Self) -> Self? {
        capture == value.capture ? nil : self
    }
}
