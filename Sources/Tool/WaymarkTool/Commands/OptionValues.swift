#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest
    import WaymarkNotations

    extension Option {
        /// Creates an option whose value is written in the help as a placeholder, such as `<id>`.
        init<Element: ExpressibleByArgument>(value name: String, help: String) where Value == Element? {
            self.init(help: ArgumentHelp(help, valueName: name))
        }

        init(wrappedValue: Value, value name: String, help: String) where Value == [String] {
            self.init(wrappedValue: wrappedValue, help: ArgumentHelp(help, valueName: name))
        }
    }

    extension Option where Value == String? {
        init(file help: String, valueName: String = "file") {
            self.init(help: ArgumentHelp(help, valueName: valueName), completion: .file())
        }

        /// Creates an option whose value is a host without scheme, port and path.
        init(host help: String) {
            self.init(help: ArgumentHelp(help, valueName: "name"), transform: Self.host)
        }

        private static func host(_ text: String) throws -> String {
            let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
            let name = rest.hasPrefix("[") ? rest : rest.prefix { !"/?#:".contains($0) }
            if name == text, !name.isEmpty { return text }
            let help = name.isEmpty ? "" : "; write '--host \(String(name).escaped())'"
            throw ValidationError("expected a host without scheme, port and path\(help)")
        }
    }

    extension Option where Value == Notation? {
        init(notation help: String) {
            self.init(
                help: ArgumentHelp(help, valueName: "name"), completion: .list(Notation.names),
                transform: TableOptions.notation)
        }
    }

    extension OutputFormat: ExpressibleByArgument {}

    func reject(if isWrong: Bool, _ message: @autoclosure () -> String) throws(ValidationError) {
        if isWrong { throw ValidationError(message()) }
    }

    /// Returns `value`, or for `nil`, throws an error that lists the accepted `words`.
    func known<Value>(_ word: String, _ value: Value?, among words: [String]) throws(ValidationError) -> Value {
        guard let value else { throw ValidationError(word, expected: words) }
        return value
    }

    extension ValidationError {
        init(_ word: String, expected words: [String]) {
            let suggestion = Suggestion.nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
            self.init("expected \(words.joined(separator: ", "))\(suggestion)")
        }
    }

    extension FailureKinds {
        /// Parses the kinds of findings in `--fail-on`, such as `lost,moved,undecided`, or the word `none`.
        init(_ text: String) throws {
            let parts = text == "none" ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
            let words = parts.map { String($0) }
            self.init(kinds: [], undecided: words.contains("undecided"))
            let all = Kind.allCases.map { $0.rawValue } + ["undecided", "none"]
            for word in words where word != "undecided" {
                kinds.insert(try known(word, Kind(rawValue: word), among: all))
            }
        }
    }
#endif
