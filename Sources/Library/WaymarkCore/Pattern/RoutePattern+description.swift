extension RoutePattern: CustomStringConvertible {
    /// The pattern as a canonical string in ``BraceSyntax``; parsing the string returns an equal pattern.
    ///
    /// ```swift
    /// try RoutePattern("/user/{ id : Int }/").description   // "/user/{id: Int}"
    /// ```
    ///
    /// A pattern that was written in another syntax and that ``BraceSyntax`` cannot express is returned as written.
    ///
    /// - Complexity: O(*n*) in the length of the pattern: the string is built at each access.
    public var description: String {
        var writer = BraceWriter()
        writer.write(self)
        return writer.missing.isEmpty || text.isEmpty ? writer.text : text
    }
}

extension RoutePattern {
    /// The pattern as written, or its canonical string if it was created without one.
    package var writtenText: String { text.isEmpty ? description : text }
}
