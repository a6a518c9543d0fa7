public import WaymarkCore

extension RoutePattern {
    /// Creates a pattern from a literal that was validated before, as `#pattern` of WaymarkMacros does.
    ///
    /// - Parameter text: The pattern in the native syntax. An invalid pattern stops the program with its problems.
    ///   Parse other strings with ``init(_:syntax:)``, which throws.
    public init(checked text: StaticString) {
        do throws(PatternError) {
            try self.init(String(describing: text))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
