#if Tool
    import ArgumentParser
    import WaymarkCore

    struct RowOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The columns to write, separated by commas: \(RowColumn.names.joined(separator: ", ")).",
                valueName: "columns"),
            transform: columns)
        var select: [RowColumn]?

        @Flag(help: "Write the pattern instead of each link, and nothing else of the link.")
        var redact = false

        @Option(
            file: "Like --redact, with a hash of each value after the name of its parameter (HMAC-SHA-256, with all "
                + "bytes of this file as the key).", valueName: "key file")
        var hash: String?

        @Flag(help: "Exit with 0 even if a link did not match.")
        var exitZero = false

        /// `true` if the output contains no captured values, or only hashes of them.
        fileprivate var redacts: Bool { redact || hash != nil }

        private static func columns(_ text: String) throws -> [RowColumn] {
            var columns: [RowColumn] = []
            for word in text.split(separator: ",", omittingEmptySubsequences: false) {
                let name = String(word)
                let column = try known(name, RowColumn(name), among: RowColumn.names)
                if columns.contains(column) { throw ValidationError("'\(name.escaped())' is selected twice") }
                columns.append(column)
            }
            return columns
        }
    }

    extension MatchCommand {
        /// `true` if there is exactly one output line for each input line.
        var rendersEveryLine: Bool { mode.rows || source.isGiven }

        func checkRows() throws {
            let needsRoutes = source.isGiven || source.delimiter != nil || rows.select != nil || rows.redacts
            try reject(
                if: association.isGiven && (needsRoutes || format?.isDelimited == true),
                "an association file has no routes: --column, --json-field, --select, --redact, --hash, csv and tsv "
                    + "go with routes")
            try reject(
                if: !url.isEmpty && rendersEveryLine,
                "--rows, --column and --json-field read standard input; leave the links out")
            try reject(
                if: format == .text && (rendersEveryLine || rows.select != nil || rows.redacts),
                "rows and columns are written as json, csv or tsv")
            try reject(
                if: source.delimiter != nil && format ?? .csv != .csv,
                "--delimiter goes with --format csv; the fields of tsv are separated by tabs")
            try reject(
                if: source.column != nil && format == .json,
                "--column goes with csv and tsv; --json-field is for objects of JSON")
            try reject(
                if: source.jsonField != nil && (format?.isDelimited == true || source.delimiter != nil),
                "--json-field goes with json; --column is for csv and tsv")
            try reject(
                if: source.jsonField == ObjectRow.answer.description,
                "--json-field cannot be '\(ObjectRow.answer)', which is the member for the result; rename it")
            let isHashed = rows.hash != nil
            if let hidden = rows.select?.first(where: { isHashed ? !$0.isHashed : rows.redact && !$0.isRedacted }) {
                let (name, option) = (hidden.name.escaped(), isHashed ? "--hash" : "--redact")
                throw ValidationError("'\(name)' is link data, and cannot be written with \(option)")
            }
        }

        /// Returns the format of the output rows; `nil` if results are not written as rows.
        func rowPlan(_ table: RankedTable) throws -> RowPlan? {
            let used = format ?? (source.delimiter != nil ? .csv : source.column != nil ? .tsv : nil)
            guard used?.isDelimited == true || rows.select != nil || rows.redacts || rendersEveryLine else {
                return nil
            }
            try checkCaptures(table)
            let rowFormat: RowFormat =
                switch used {
                case .csv: .csv(delimiter: source.delimiter ?? UInt8(ascii: ","))
                case .tsv: .tsv
                case .json, .text, nil: .json
                }
            return RowPlan(
                shape: source.shape, format: rowFormat, columns: rows.select,
                rendersEveryLine: rendersEveryLine || !url.isEmpty, redacts: rows.redacts,
                hash: try rows.hash.map { try HashKey.hashing(withKeyAt: $0) }, hasHeader: source.header)
        }

        /// Throws for a column such as `captures.id` if no route has a parameter `id`.
        private func checkCaptures(_ table: RankedTable) throws {
            let names = Set(table.variants.flatMap { $0.variant.parameters.compactMap(\.name) })
            for case .capture(let name)? in rows.select ?? [] where !names.contains(name) {
                let near = Suggestion.nearest(to: name, among: names.sorted())
                throw ToolError(
                    "no route has a parameter '\(name.escaped())'"
                        + (near.map { "; did you mean 'captures.\($0.escaped())'?" } ?? ""))
            }
        }
    }

    struct RowModeOptions: ParsableArguments {
        @Flag(help: "Write exactly one row for each line of standard input, whatever its content.")
        var rows = false
    }

    /// The options that locate the link in each row of the input.
    struct RowSourceOptions: ParsableArguments {
        @Option(help: ArgumentHelp("The link is this field of each line, counted from 1.", valueName: "number"))
        var column: Int?

        @Option(
            help: ArgumentHelp(
                "The field separator: one ASCII character (default: a tab; a comma for 'match --format csv').",
                valueName: "character"),
            transform: delimiter)
        var delimiter: UInt8?

        @Flag(help: "The first line contains the names of the fields.")
        var header = false

        @Option(
            help: ArgumentHelp(
                "Each line is a JSON object, and the link is its member of this name.", valueName: "name"))
        var jsonField: String?

        func validate() throws {
            if let column, column < 1 { throw ValidationError("--column counts from 1, and \(column) was given") }
            try reject(if: column != nil && jsonField != nil, "give either --column or --json-field")
            try reject(if: column == nil && header, "--header goes with --column")
        }

        /// Validates the options of commands that only read rows, such as `waymark cover`.
        func validateStandalone() throws {
            try reject(if: column == nil && delimiter != nil, "--delimiter goes with --column")
        }

        /// `true` if the link is only one field or JSON member of each input row.
        var isGiven: Bool { column != nil || jsonField != nil }

        var shape: RowShape { column.map { .column($0 - 1) } ?? jsonField.map { .member($0) } ?? .line }

        /// Returns a reader of the link in each row. With `--column`, rows are TSV unless `--delimiter` is given.
        func reader(for engine: RouteEngine) -> RowReader {
            RowReader(
                shape: shape, format: delimiter.map { .csv(delimiter: $0) } ?? .tsv, hasHeader: header,
                maximumLength: engine.table.policy.maximumLength)
        }

        private static func delimiter(_ text: String) throws -> UInt8 {
            // Accepts a backslash and `t`, because not every shell can write a tab.
            let text = text == "\\t" ? "\t" : text
            let taken: [UInt8] = [.quote, .lineFeed, .carriageReturn]
            guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, !taken.contains(byte) else {
                throw ValidationError("expected one character of ASCII, other than a quote or a line end")
            }
            return byte
        }
    }
#endif
