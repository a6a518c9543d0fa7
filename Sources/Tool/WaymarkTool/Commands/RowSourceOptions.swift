#if Tool
    import ArgumentParser
    import WaymarkCore

    /// The options that locate the link in a row.
    struct RowSourceOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The link is this field of each line, counted from 1.", valueName: "number"))
        var column: Int?

        @Option(
            help: ArgumentHelp(
                "The field separator of csv: one ASCII character (default: a comma).", valueName: "character"),
            transform: delimiter)
        var delimiter: UInt8?

        @Flag(help: "The first line contains the names of the fields.")
        var header = false

        @Option(
            help: ArgumentHelp(
                "Each line is a JSON object, and the link is its member of this name.",
                valueName: "name"))
        var jsonField: String?

        /// `true` if the link is one field of a row.
        var isGiven: Bool { column != nil || jsonField != nil }

        func validate() throws {
            if let column, column < 1 { throw ValidationError("--column counts from 1, and \(column) was given") }
            if column != nil, jsonField != nil { throw ValidationError("give either --column or --json-field") }
            if column == nil, header { throw ValidationError("--header goes with --column") }
        }

        /// Validates the options for commands that do not write rows.
        func validateStandalone() throws {
            if column == nil, delimiter != nil { throw ValidationError("--delimiter goes with --column") }
        }

        /// The location of the link in a row.
        var shape: RowShape { column.map { .column($0 - 1) } ?? jsonField.map { .member($0) } ?? .line }

        /// Returns a reader of the link in each row: CSV if a delimiter is given, TSV otherwise.
        func reader(maximumLength: Int) -> RowReader {
            RowReader(
                shape: shape, format: delimiter.map { .csv(delimiter: $0) } ?? .tsv, hasHeader: header,
                maximumLength: maximumLength)
        }

        private static func delimiter(_ text: String) throws -> UInt8 {
            // Shells other than bash and zsh cannot write a tab as an escape.
            let text = text == "\\t" ? "\t" : text
            let taken: [UInt8] = [.quote, .lineFeed, .carriageReturn]
            guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, !taken.contains(byte) else {
                throw ValidationError("expected one character of ASCII, other than a quote or a line end")
            }
            return byte
        }
    }
#endif
