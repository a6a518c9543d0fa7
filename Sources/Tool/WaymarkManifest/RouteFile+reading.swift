extension RouteFile {
    /// Reads a route file from a string of YAML or JSON.
    ///
    /// ```swift
    /// let file = try RouteFile(text: "waymark: 1\nroutes: { home: / }", name: "waymark.yaml")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The contents of the file, at most 8 MiB in UTF-8, without the key `extends`.
    ///   - name: The name of the file for messages. If it ends in `.json`, `text` must be JSON.
    /// - Throws: ``RouteFileError`` with every error of the file.
    public init(text: String, name: String) throws(RouteFileError) {
        try self.init(utf8: Array(text.utf8), name: name)
    }

    /// Reads a route file from disk or standard input.
    ///
    /// - Parameter path: The path of the file, which is also its name in messages; `-` for standard input.
    /// - Throws: ``RouteFileError`` if the file does not exist or cannot be read, and with every error of its content.
    public init(contentsOf path: String) throws(RouteFileError) { try self.init(contentsOf: path, proves: false) }

    /// - Parameter proves: `true` to add warnings, some of which take long to find, to the error for an invalid file.
    package init(contentsOf path: String, proves: Bool) throws(RouteFileError) {
        let bytes = try FileContents.read(path, limit: DocumentLimits.bytes)
        try self.init(utf8: bytes, name: path, proves: proves, extending: .besides(path))
    }

    package init(
        utf8 bytes: [UInt8], name: String, proves: Bool = false, extending access: ExtendedFileAccess = .noFile
    ) throws(RouteFileError) {
        let source = try SourceText.checked(bytes, file: name)
        var problems = ProblemList(file: name, source: source)
        guard var root = DocumentReader.read(&problems), !root.isNull else {
            if problems.isEmpty { problems.add(.emptyFile, at: .start) }
            throw RouteFileError(problems.sorted)
        }
        if let version = root["waymark"], let number = version.number, number != RouteFileSchema.version {
            // In another format version, keys can have other meanings, so nothing else is checked.
            problems.add(.unsupportedVersion(number), at: version.place)
            throw RouteFileError(problems.sorted)
        }
        if case .nested = access { root = root.located(in: name) }
        problems.check(root, .keys(RouteFileSchema.file))
        var reader = RouteFileReader(problems: problems)
        if let extends = root["extends"] {
            guard let base = try Self.extended(extends, access, proves: proves, &reader.problems) else {
                throw RouteFileError(reader.problems.sorted)
            }
            self = reader.file(root, extending: base)
        } else {
            self = reader.file(root)
        }
        guard reader.problems.isEmpty else {
            let doubts = UncertainParts(root, reader.problems.all)
            add(tableProblems(besides: doubts, proves: proves), to: &reader.problems)
            throw RouteFileError(reader.problems.sorted)
        }
    }
}
