#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    struct ListCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists the routes of the table, in its order, or as the lookup tree.",
            discussion: "Exit codes: 0 the routes were listed; 2 bad input.")

        @Option(help: "How to write the list: text, markdown or json.")
        var format = ListFormat.text

        @Flag(help: "Show the common parts of the patterns as a tree, in order of precedence.")
        var tree = false

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func validate() throws {
            if tree, format == .markdown { throw ValidationError("--tree is written as text or json") }
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try table.load()
            let router = try table.router()
            if tree {
                write(router.tree, to: &out.buffer)
                return .yes
            }
            let listing = table.listing(of: router)
            switch format {
            case .text: out.buffer.write(listing.text(Style(for: out.file)))
            case .markdown: out.buffer.write(listing.markdown)
            case .json: listing.writeJSON(to: &out.buffer)
            }
            return .yes
        }

        private func write(_ tree: RouteTree, to out: inout OutputBuffer) {
            guard format == .json else { return out.write(tree.description.escapedLines + "\n") }
            tree.writeJSON(to: &out)
            out.endLine()
        }
    }

    enum ListFormat: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json
    }
#endif
