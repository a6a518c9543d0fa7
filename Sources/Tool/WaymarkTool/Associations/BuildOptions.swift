#if Tool
    import ArgumentParser
    import WaymarkAssociation

    /// The options for values that the build inserts into an app's files.
    struct BuildOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The value of a build placeholder: of ${NAME} and @string/NAME in a manifest, of $(NAME) in a property list; repeat for more.",
                valueName: "NAME=VALUE"))
        var define: [String] = []

        @Option(
            help: ArgumentHelp(
                "A file of such values: lines of NAME=VALUE (.properties, .xcconfig), or the strings of an Android resource file; repeat for more.",
                valueName: "file"),
            completion: .file())
        var defineFile: [String] = []

        var isGiven: Bool { !define.isEmpty || !defineFile.isEmpty }

        func validate() throws {
            var values = BuildValues()
            for text in define where !values.define(text) {
                throw ValidationError("invalid build value '\(text.escaped())'; write NAME=VALUE")
            }
        }

        /// Returns the values. Values from the command line override values from files.
        ///
        /// - Throws: ``AssociationError`` if a file cannot be read, ``ToolError`` if a line is not a definition.
        func values() throws -> BuildValues {
            var values = BuildValues()
            for path in defineFile {
                do {
                    try values.read(try AssociationDocument.bytes(of: path), name: path)
                } catch let fault as BuildValues.Fault {
                    throw ToolError("\(path.escaped()):\(fault.line): invalid build value; write NAME=VALUE")
                }
            }
            for text in define { _ = values.define(text) }
            return values
        }
    }
#endif
