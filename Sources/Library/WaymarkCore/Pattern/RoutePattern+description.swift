extension RoutePattern: CustomStringConvertible {
    /// The canonical pattern in the native syntax; parsing it returns an equal pattern.
    ///
    /// ```swift
    /// try RoutePattern("/user/{ id : Int }/").description   // "/user/{id: Int}"
    /// ```
    ///
    /// A pattern of another notation that the native syntax cannot express is returned as written.
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
