public import WaymarkCore

extension RoutePattern {
    /// Creates a pattern from a literal that the macro `#pattern` has validated.
    ///
    /// - Parameter text: The pattern in the package's own syntax. An invalid pattern stops the program with an error
    ///   message. To parse other strings, use ``init(_:syntax:)``, which throws.
    public init(checked text: StaticString) {
        do throws(PatternError) {
            try self.init(String(describing: text))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
