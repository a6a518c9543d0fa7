extension SourceText {
    /// Validates the encoding of a file's bytes and returns them as text.
    package static func checked(_ bytes: [UInt8], file: String) throws(RouteFileProblem) -> SourceText {
        func problem(_ kind: RouteFileProblem.Kind, in text: SourceText, at offset: Int = 0) -> RouteFileProblem {
            RouteFileProblem(kind, file: file, source: text, at: text.place(at: offset))
        }
        let nothing = SourceText(bytes: [])
        guard bytes.count <= DocumentLimits.bytes else {
            throw problem(.fileTooLarge(limit: DocumentLimits.bytes), in: nothing)
        }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let format = ForeignFormat(content) { throw problem(.foreignFormat(format), in: nothing) }
        if let wrong = firstByteOutsideUTF8(content) {
            throw problem(.notUTF8, in: SourceText(bytes: Array(content[..<wrong])), at: wrong)
        }
        let text = SourceText(bytes: content)
        if let (value, offset) = firstControlCharacter(content) {
            throw problem(.controlCharacter(value), in: text, at: offset)
        }
        return text
    }

    // Decoding replaces invalid UTF-8, so the first changed byte is the first invalid one.
    private static func firstByteOutsideUTF8(_ bytes: [UInt8]) -> Int? {
        let decoded = Array(String(decoding: bytes, as: UTF8.self).utf8)
        if decoded == bytes { return nil }
        return zip(decoded, bytes).prefix { $0 == $1 }.count
    }

    /// Returns the first control character that is not a tab or a line break; YAML 1.2, 5.1 allows no others.
    private static func firstControlCharacter(_ bytes: [UInt8]) -> (value: UInt32, offset: Int)? {
        for (offset, byte) in bytes.enumerated() {
            let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
            let afterNext = offset + 2 < bytes.count ? bytes[offset + 2] : 0
            switch (byte, next, afterNext) {
            case (0x09, _, _), (0x0A, _, _), (0x0D, _, _), (0xC2, 0x85, _): continue
            case (..<0x20, _, _), (0x7F, _, _): return (UInt32(byte), offset)
            case (0xC2, ..<0xA0, _): return (UInt32(next), offset)
            case (0xEF, 0xBB, 0xBF): return (0xFEFF, offset)
            case (0xEF, 0xBF, 0xBE...): return (0xFFC0 + UInt32(afterNext) - 0x80, offset)
            default: continue
            }
        }
        return nil
    }
}
