public import WaymarkCore

extension RoutePattern {
    /// Reads a pattern of the program's own that was checked before, as `#pattern` of WaymarkMacros does.
    ///
    /// - Parameter text: The pattern in the native syntax. One with a mistake stops the program and says what is wrong: a
    ///   text that is not the program's own is read with ``init(_:syntax:)``, which throws.
    public init(checked text: StaticString) {
        do throws(PatternError) {
            try self.init(String(describing: text))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
