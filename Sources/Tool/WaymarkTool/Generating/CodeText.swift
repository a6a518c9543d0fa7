import WaymarkCore

/// Text in the code of another language.
enum CodeText {
    /// A text in quotes, with an escape for each character that is not to be seen, and for others that mean something.
    static func quoted(_ text: String, alsoEscaping others: Set<Unicode.Scalar> = []) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default:
                let isPlain = (0x20..<0x7F).contains(scalar.value) && !others.contains(scalar)
                quoted += isPlain || isShown(scalar) && !others.contains(scalar) ? String(scalar) : escaped(scalar)
            }
        }
        return quoted + "\""
    }

    /// A text as a literal of Swift.
    static func swiftQuoted(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\" + String(scalar)
                default:
                    (0x20..<0x7F).contains(scalar.value) || isShown(scalar)
                        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
                }
            }.joined() + "\""
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    /// As all of these languages write it: by units of UTF-16.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// What people wrote, as lines of a comment that nothing in it can end.
    ///
    /// - Parameter nests: Whether a comment in a comment needs an end of its own.
    static func comment(_ text: String, nests: Bool = false) -> [String] {
        let text = text.escaped().replacing("*/", with: "* /")
        return (nests ? text.replacing("/*", with: "/ *") : text).split(whereSeparator: \.isNewline).map { String($0) }
    }

    /// Elements between brackets, on one line if they fit it.
    static func list(_ elements: [String], _ open: String, _ close: String, indent: Int, width: Int = 118) -> String {
        let line = open + elements.joined(separator: ", ") + close
        if line.count + indent <= width { return line }
        let blanks = String(repeating: " ", count: indent + 2)
        var (lines, current) = ([String](), "")
        for element in elements {
            if !current.isEmpty, blanks.count + current.count + element.count + 2 > width {
                lines.append(blanks + current + ",")
                current = ""
            }
            current += (current.isEmpty ? "" : ", ") + element
        }
        lines.append(blanks + current)
        return open + "\n" + lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: indent) + close
    }

    /// Elements between what stands before and behind them: on one line if they fit it, and on lines of their own otherwise.
    ///
    /// - Parameter indent: How far the lines will be indented.
    static func lines(
        _ open: String, _ elements: [String], _ close: String, indent: Int, width: Int = 120
    ) -> [String] {
        let line = open + elements.joined(separator: ", ") + close
        if line.count + indent <= width || elements.isEmpty { return [line] }
        var (lines, current) = ([open], "")
        for element in elements {
            if !current.isEmpty, current.count + element.count + indent + 7 > width {
                lines.append("    " + current + ",")
                current = ""
            }
            current += (current.isEmpty ? "" : ", ") + element
        }
        return lines + ["    " + current, close]
    }
}
