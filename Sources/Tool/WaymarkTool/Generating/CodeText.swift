import WaymarkCore
import WaymarkExplain

enum CodeText {
    static func heading(_ output: GeneratedOutput, from file: String) -> String {
        "// Written by 'waymark generate \(output.rawValue)' from \(file): change the routes, and generate it again."
    }

    /// Returns a string literal for TypeScript, Kotlin, JSON and YAML, in which invisible characters are escaped.
    static func quoted(_ text: String) -> String {
        quoted(text) { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\t": "\\t"
            default: escaped(scalar)
            }
        }
    }

    static func swiftQuoted(_ text: String) -> String { quoted(text) { "\\u{\(String($0.value, radix: 16))}" } }

    private static func quoted(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
        let parts = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\" + String(scalar)
            default: isShown(scalar) ? String(scalar) : escape(scalar)
            }
        }
        return "\"" + parts.joined() + "\""
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        (0x20..<0x7F).contains(scalar.value)
            || scalar.value >= 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    /// Returns UTF-16 escapes for TypeScript and Kotlin, such as `\u200B`.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + String(hexadecimal: Int($0), uppercase: true) }.joined()
    }

    /// Returns text from a route file as lines for a comment, in which `*/` becomes `* /`.
    ///
    /// - Parameter nests: `true` if the language has nested comments, such as Kotlin.
    static func comment(_ text: String, nests: Bool = false) -> [String] {
        let text = text.escaped().replacingScalars("*/", with: "* /")
        return (nests ? text.replacingScalars("/*", with: "/ *") : text).split(whereSeparator: \.isNewline)
            .map { String($0) }
    }

    static func documentation(_ lines: [String], indent: String) -> [String] {
        (["/**"] + lines.map { $0.isEmpty ? " *" : " * " + $0 } + [" */"]).map { indent + $0 }
    }

    /// Returns a list literal, on one line if it fits.
    static func list(_ elements: [String], _ open: String, _ close: String, indent: Int) -> String {
        let line = open + elements.joined(separator: ", ") + close
        if line.count + indent <= 118 { return line }
        let blanks = String(repeating: " ", count: indent)
        let lines = filled(elements, width: 116 - indent).map { "\(blanks)  \($0)\n" }
        return open + "\n" + lines.joined() + blanks + close
    }

    /// Returns the elements between the two strings, on one line if all fit.
    ///
    /// - Parameter indent: The number of spaces before each line, which the caller adds.
    static func lines(_ open: String, _ elements: [String], _ close: String, indent: Int) -> [String] {
        let line = open + elements.joined(separator: ", ") + close
        if line.count + indent <= 120 || elements.isEmpty { return [line] }
        return [open] + indented(filled(elements, width: 115 - indent)) + [close]
    }

    private static func filled(_ elements: [String], width: Int) -> [String] {
        var (lines, current) = ([String](), "")
        for element in elements {
            if !current.isEmpty, current.count + element.count + 2 > width {
                lines.append(current + ",")
                current = ""
            }
            current += (current.isEmpty ? "" : ", ") + element
        }
        return lines + [current]
    }
}

func indented(_ lines: some Sequence<String>) -> [String] { lines.map { $0.isEmpty ? "" : "    " + $0 } }

extension String {
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

    var fileName: String { split(separator: "/").last.map { String($0) } ?? self }
}
