#if Macros
    import Testing

    /// A mistake, with its position, message and fix-its.
    struct MacroCase: CustomTestStringConvertible, Sendable {
        let name: String
        /// The members of an enum with `@Routes`, or a whole source. `①` marks the mistake, and `②` the position of its
        /// note.
        let source: String
        let message: String
        let isWarning: Bool
        /// The resulting source of each fix-it by its message, without marks.
        let fixes: [String: String]

        init(
            _ name: String, _ source: String, _ message: String, isWarning: Bool = false, fixes: [String: String] = [:]
        ) {
            self.name = name
            self.source = source
            self.message = message
            self.isWarning = isWarning
            self.fixes = fixes
        }

        var testDescription: String { name }

        static func whole(_ text: String) -> String {
            text.contains("@Routes") || text.contains("#pattern") || text.contains("func ") || text.contains("enum ")
                ? text : "@Routes enum AppRoute {\n\(text)\n}"
        }

        /// The whole source without marks, and the offsets of the marks.
        var marked: (source: String, mistake: Int?, note: Int?) {
            var source = "", mistake: Int?, note: Int?
            for character in Self.whole(source: self.source) {
                switch character {
                case "①": mistake = source.utf8.count
                case "②": note = source.utf8.count
                default: source.append(character)
                }
            }
            return (source, mistake, note)
        }

        private static func whole(source: String) -> String { whole(source) }
    }
#endif
