import WaymarkCore

enum CodeText {
    /// Returns a string literal with escapes for invisible characters and for `others`.
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

    /// Returns the UTF-16 escapes of a scalar, which all supported languages share.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// Returns user-written text as lines of a comment, with comment delimiters broken up.
    ///
    /// - Parameter nests: `true` if the language nests comments.
    static func comment(_ text: String, nests: Bool = false) -> [String] {
        let text = text.escaped().replacing("*/", with: "* /")
        return (nests ? text.replacing("/*", with: "/ *") : text).split(whereSeparator: \.isNewline).map { String($0) }
    }

    /// Returns elements between brackets, on one line if they fit.
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

    /// Returns elements between an opening and a closing string: on one line if they fit, otherwise on their own lines.
    ///
    /// - Parameter indent: The indentation that will be added to the lines.
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
