extension FlatPath {
    /// Writes the path from the pattern's own text.
    ///
    /// - Throws: ``PrintError`` for the first value that is missing or does not fit.
    func print(
        _ values: PrintValues, of text: String, _ cursor: inout CaptureCursor, into link: inout LinkWriter
    ) throws(PrintError) {
        let failure = text.withBytes { text -> PrintError? in
            for segment in segments {
                let bytes = text.part(segment.text)
                if segment.isLiteral {
                    link.append(segment: bytes)
                    continue
                }
                guard let value = cursor.value(named: bytes, in: values) else {
                    return PrintError(.missingValue(segment.string(text)))
                }
                if let fault = link.append(value, cursor.constraint) {
                    return PrintError(fault, value, segment.parameter(text))
                }
                cursor.skip()
            }
            return nil
        }
        if let failure { throw failure }
        if !values.rest.isEmpty { throw PrintError(.unknownParameter("**")) }
        link.endPath()
    }
}
