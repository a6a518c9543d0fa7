extension RoutePattern: CustomStringConvertible {
    /// The pattern in the native syntax, canonically: reading it gives the same pattern.
    ///
    /// ```swift
    /// try RoutePattern("/user/{ id : Int }/").description   // "/user/{id: Int}"
    /// ```
    ///
    /// A pattern of another notation for which the native syntax has no words is given as it was written.
    ///
    /// - Complexity: O(*n*) in the length of the pattern: it is written each time.
    public var description: String {
        var writer = BraceWriter()
        writer.write(self)
        return writer.missing.isEmpty || text.isEmpty ? writer.text : text
    }
}

extension RoutePattern {
    /// The pattern as it was written, or its canonical text if it was made without one.
    package var writtenText: String { text.isEmpty ? description : text }
}
