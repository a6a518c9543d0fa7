/// The generated part of an XML file, between two marker comments. Everything outside the comments is kept.
package enum MarkedPart {
    package static let begin = "<!-- waymark: begin -->"
    package static let end = "<!-- waymark: end -->"

    /// Returns a generated part between its two marker comments, indented.
    package static func text(_ part: String, indentedBy indent: String) -> String {
        let lines = [begin] + part.split(separator: "\n").map(String.init) + [end]
        return lines.map { "\(indent)\($0)\n" }.joined()
    }

    /// Returns a file with the generated part replaced; `nil` unless it has each marker comment once, in order.
    package static func replacing(in file: [UInt8], with part: String) -> [UInt8]? {
        let (begins, ends) = (places(of: begin, in: file), places(of: end, in: file))
        guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else { return nil }
        let lineStart = file[..<begins[0]].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indent = file[lineStart..<begins[0]].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let lineEnd = file[begins[0]...].firstIndex(of: UInt8(ascii: "\n"))
        let isDOS = lineEnd.map { $0 > 0 && file[$0 - 1] == UInt8(ascii: "\r") } ?? false
        var text = text(part, indentedBy: String(decoding: indent, as: UTF8.self))
        text = String(text.dropFirst(indent.count).dropLast())
        if isDOS { text = text.replacing("\n", with: "\r\n") }
        return file[..<begins[0]] + Array(text.utf8) + file[(ends[0] + end.utf8.count)...]
    }

    /// Returns a property list with the marker comments in its first empty dictionary; `nil` if no dictionary is empty.
    static func added(toEmptyDictionaryOf file: [UInt8]) -> [UInt8]? {
        let whole = String(decoding: file, as: UTF8.self)
        guard whole.utf8.elementsEqual(file),
            let found = whole.matches(of: /(?s)<!--.*?-->|<dict\s*\/>|<dict\s*>\s*<\/dict\s*>/)
                .first(where: { !$0.output.hasPrefix("<!--") })?.range
        else { return nil }
        let lineEnd = whole.contains("\r\n") ? "\r\n" : "\n"
        let marked = "<dict>\n\(text("", indentedBy: "    "))</dict>".replacing("\n", with: lineEnd)
        return Array((whole[..<found.lowerBound] + marked + whole[found.upperBound...]).utf8)
    }

    /// - Throws: ``EditedPropertyList/Problem/repeatedComments(_:)`` if the file has a marker comment twice.
    static func requireNoRepetition(in file: [UInt8]) throws(EditedPropertyList.Problem) {
        let found = [begin, end].map { places(of: $0, in: file) }
        guard found.contains(where: { $0.count > 1 }) else { return }
        let lines = found.joined().map { place in 1 + file[..<place].count { $0 == UInt8(ascii: "\n") } }
        throw .repeatedComments(Set(lines).sorted())
    }

    private static func places(of text: String, in file: [UInt8]) -> [Int] {
        let bytes = Array(text.utf8)
        return file.indices.filter { file[$0...].starts(with: bytes) }
    }
}
