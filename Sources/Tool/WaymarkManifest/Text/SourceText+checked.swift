extension SourceText {
    /// Validates the size and the encoding of a file. Removes a byte order mark.
    package static func checked(_ bytes: [UInt8], file: String) throws(RouteFileError) -> SourceText {
        guard bytes.count <= DocumentLimits.bytes else { throw RouteFileError(.tooLarge, file: file) }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let format = ForeignFormat(content) { throw RouteFileError(.foreignFormat(format), file: file) }
        // Decoding replaces invalid UTF-8, so the first changed byte is the first invalid one.
        let decoded = Array(String(decoding: content, as: UTF8.self).utf8)
        guard decoded == content else {
            let wrong = zip(decoded, content).prefix { $0 == $1 }.count
            throw RouteFileError(.notUTF8, file: file, readable: Array(content[..<wrong]), at: wrong)
        }
        let text = SourceText(bytes: content)
        let scalars = text.text.unicodeScalars
        if let wrong = scalars.firstIndex(where: \.isForbidden) {
            let offset = text.text.utf8.distance(from: scalars.startIndex, to: wrong)
            throw RouteFileError(
                .controlCharacter(scalars[wrong].value), file: file, readable: content, at: offset)
        }
        return text
    }
}

extension Unicode.Scalar {
    /// `true` for characters that libyaml refuses: U+FEFF, U+FFFE, U+FFFF, and controls except tabs and line breaks.
    package var isForbidden: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x85: false
        case ..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE...0xFFFF: true
        default: false
        }
    }
}
