#if Tool

    /// The source text for the YAML parser Yams, in which private-use characters replace those that Yams misinterprets.
    ///
    /// One character replaces one character, so positions do not change. These are replaced:
    ///
    /// - every `*`, so that Yams sees no aliases. Yams expands aliases without a bound and hashes the result;
    ///   `YAMLConverter` resolves aliases instead, and counts the nodes.
    /// - `:`, `,`, brackets and braces within a bracket directly after other text, as in `/user/{id: Int}`. URL
    ///   patterns often contain this, which is an error in YAML without quotes. If a file is refused, a second attempt
    ///   with `masksMore` also accepts brackets after a comma and with quotes, outside lists and mappings in brackets.
    /// - `#` directly after a quote or a closing bracket, where only Yams reads a comment.
    /// - U+0085, U+2028 and U+2029, which end lines in Yams (YAML 1.1), but not in YAML 1.2.
    /// - the first character of a duplicate key, so that Yams continues and both positions can be reported.
    struct YAMLMasking {
        private(set) var bytes: [UInt8]

        /// The character that replaces `*`.
        let alias: Unicode.Scalar

        let masksMore: Bool

        private var originals: [Unicode.Scalar: String] = [:]
        private var keys: [Unicode.Scalar: String] = [:]
        private let unused: AnyIterator<Unicode.Scalar>

        /// Creates the text for Yams; returns `nil` if the source text leaves too few private-use characters unused.
        init?(for source: SourceText, masksMore: Bool = false) {
            self.masksMore = masksMore
            unused = YAMLMasking.unusedScalars(in: source)
            var replacements: [UInt8: Unicode.Scalar] = [:]
            for original in "*#:,[]{}".utf8 {
                guard let replacement = unused.next() else { return nil }
                replacements[original] = replacement
                originals[replacement] = String(Unicode.Scalar(original))
            }
            guard let alias = replacements[UInt8(ascii: "*")] else { return nil }
            self.alias = alias
            var breaks: [Unicode.Scalar: Unicode.Scalar] = [:]
            for original: Unicode.Scalar in ["\u{85}", "\u{2028}", "\u{2029}"] {
                guard let replacement = unused.next() else { return nil }
                breaks[original] = replacement
                originals[replacement] = String(original)
            }
            bytes = YAMLMasking.replaced(
                YAMLMasking.replaced(source, by: breaks), masksMore,
                by: replacements.mapValues { Array(String($0).utf8) })
        }

        func restored(_ text: String) -> String {
            // In UTF-8, all replacement characters begin with this byte, because they are in plane 15.
            guard text.utf8.contains(0xF3) else { return text }
            return text.unicodeScalars.reduce(into: "") { $0 += originals[$1] ?? String($1) }
        }

        /// Returns the original spelling of a key that ``rename(_:at:)`` changed, or the key itself.
        func original(ofKey key: String) -> String {
            key.unicodeScalars.first.flatMap { keys[$0] } ?? key
        }

        /// Replaces the first character of a duplicate key with an unused character, so that the key becomes unique.
        /// Returns `false` if the position has no key, or if no unused character is left.
        mutating func rename(_ key: String, at place: Place) -> Bool {
            let text = SourceText(bytes: bytes)
            var offset = text.offset(of: place)
            guard offset < bytes.count, let replacement = unused.next() else { return false }
            if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") { offset += 1 }
            guard offset < bytes.count, bytes[offset] > 0x20 else { return false }
            let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
            bytes.replaceSubrange(offset..<end, with: String(replacement).utf8)
            keys[replacement] = original(ofKey: key)
            return true
        }

        /// Returns the private-use characters of plane 15 that are absent from a source text, the last one first.
        private static func unusedScalars(in source: SourceText) -> AnyIterator<Unicode.Scalar> {
            let all: ClosedRange<UInt32> = 0xF0000...0xFFFFD
            let text = source.bytes.contains(0xF3) ? source.text : ""
            let used = Set(text.unicodeScalars.lazy.map(\.value).filter(all.contains))
            return AnyIterator(
                all.reversed().lazy.filter { !used.contains($0) }.compactMap { Unicode.Scalar($0) }.makeIterator())
        }

        /// The bytes that end a quoted string or a collection in brackets.
        static let valueEnds = Array("'\"]}".utf8)

        private static func replaced(_ source: SourceText, by breaks: [Unicode.Scalar: Unicode.Scalar]) -> [UInt8] {
            // In UTF-8, line breaks other than LF and CR begin with one of these bytes.
            guard source.bytes.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return source.bytes }
            return source.text.unicodeScalars.flatMap { Array(String(breaks[$0] ?? $0).utf8) }
        }

        private static func replaced(
            _ bytes: [UInt8], _ masksMore: Bool, by replacements: [UInt8: [UInt8]]
        ) -> [UInt8] {
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            var brackets = bracketsInText(bytes, masksMore)[...]
            for (offset, byte) in bytes.enumerated() {
                while let first = brackets.first, first.upperBound <= offset { brackets.removeFirst() }
                let isInBracket = brackets.first?.contains(offset) ?? false
                let isMasked =
                    byte == UInt8(ascii: "#")
                    ? offset > 0 && valueEnds.contains(bytes[offset - 1]) : isInBracket || byte == UInt8(ascii: "*")
                if isMasked, let replacement = replacements[byte] {
                    result += replacement
                } else {
                    result.append(byte)
                }
            }
            return result
        }

        /// Returns the outermost bracket pairs directly after text, as in `/user/{id}`, on one line without quotes.
        /// With `masksMore`, returns more pairs; see the type's comment.
        private static func bracketsInText(_ bytes: [UInt8], _ masksMore: Bool) -> [Range<Int>] {
            var found: [Range<Int>] = []
            var open: [Int] = []
            // The number of open lists and mappings in brackets, which are the first elements of `open`.
            var lists = 0
            var allowsComma = masksMore
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    let isText = isText(before: offset, bytes, allowsComma: allowsComma && open.isEmpty)
                    if masksMore, open.count == lists, !isText, beginsValue(offset, bytes) { lists += 1 }
                    open.append(offset)
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    // In ASCII, the code of `]` or `}` is that of its opening bracket plus two.
                    guard let start = open.last, bytes[start] + 2 == byte else {
                        open.removeLast(open.count - lists)
                        continue
                    }
                    open.removeLast()
                    lists = min(lists, open.count)
                    guard isText(before: start, bytes, allowsComma: allowsComma && open.isEmpty) else { continue }
                    while let last = found.last, last.lowerBound > start { found.removeLast() }
                    found.append(start..<offset + 1)
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    if open.isEmpty { allowsComma = false }
                    if !allowsComma || lists > 0 { open.removeLast(open.count - lists) }
                case 0x0A, 0x0D:
                    open.removeLast(open.count - lists)
                    allowsComma = masksMore
                default: break
                }
            }
            return found
        }

        /// Returns `true` if a list or mapping can begin here: at the start of a line, after a colon or an anchor.
        private static func beginsValue(_ offset: Int, _ bytes: [UInt8]) -> Bool {
            var end = offset
            while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
            guard end > 0, bytes[end - 1] > 0x20 else { return true }
            if ":,-[{".utf8.contains(bytes[end - 1]) { return true }
            guard end < offset else { return false }
            return bytes[bytes[..<end].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0] == UInt8(ascii: "&")
        }

        /// Returns `true` if text directly precedes a bracket. In YAML, such a bracket begins no list or mapping.
        private static func isText(before offset: Int, _ bytes: [UInt8], allowsComma: Bool) -> Bool {
            guard offset > 0, bytes[offset - 1] > 0x20 else { return false }
            if bytes[offset - 1] == UInt8(ascii: ",") { return allowsComma }
            return !"[{:\"'".utf8.contains(bytes[offset - 1])
        }
    }

#endif
