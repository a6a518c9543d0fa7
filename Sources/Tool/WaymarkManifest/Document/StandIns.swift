#if Tool

    /// A text for Yams, in which unused characters stand in for those that it would act on and should not.
    ///
    /// One character replaces one character, so that every place stays what it is. Three things stand in:
    ///
    /// - for every `*`, so that Yams sees no alias. It expands aliases without any bound, and hashes what it expanded;
    ///   `YAMLConverter` follows them instead, and counts.
    /// - for `:`, `,`, brackets and braces within a bracket that follows directly on other text, as in
    ///   `/user/{id: Int}`. YAML calls that an error outside quotes; patterns are full of it, and nothing else that is
    ///   YAML looks like it.
    /// - for the first character of a key that stands twice, so that Yams goes on and both places can be told.
    struct StandIns {
        /// The text for Yams.
        private(set) var bytes: [UInt8]

        /// The stand-in for `*`.
        let alias: Unicode.Scalar

        private var originals: [Unicode.Scalar: String] = [:]
        private var keys: [Unicode.Scalar: String] = [:]
        private var unused: UnusedScalars

        /// Replaces what has to be, or returns `nil` for a text that leaves no character unused.
        init?(for source: SourceText) {
            unused = UnusedScalars(in: source)
            var defaults: [UInt8: Unicode.Scalar] = [:]
            for original in "*:,[]{}".utf8 {
                guard let defaultValue = unused.next() else { return nil }
                defaults[original] = defaultValue
                originals[defaultValue] = String(Unicode.Scalar(original))
            }
            guard let alias = defaults[UInt8(ascii: "*")] else { return nil }
            self.alias = alias
            bytes = StandIns.replaced(source.bytes, by: defaults.mapValues { Array(String($0).utf8) })
        }

        /// A text as it was written.
        func restored(_ text: String) -> String {
            // Every stand-in lies in plane 15, whose UTF-8 begins with this byte.
            guard text.utf8.contains(0xF3) else { return text }
            return text.unicodeScalars.reduce(into: "") { $0 += originals[$1] ?? String($1) }
        }

        /// A key as it was before ``rename(_:at:)``.
        func original(ofKey key: String) -> String {
            key.unicodeScalars.first.flatMap { keys[$0] } ?? key
        }

        /// Makes the key at a place differ from every other one; returns whether it could.
        mutating func rename(_ key: String, at place: Place) -> Bool {
            let text = SourceText(bytes: bytes)
            var offset = text.offset(of: place)
            guard offset < bytes.count, let defaultValue = unused.next() else { return false }
            if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") { offset += 1 }
            guard offset < bytes.count, bytes[offset] > 0x20 else { return false }
            let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
            bytes.replaceSubrange(offset..<end, with: String(defaultValue).utf8)
            keys[defaultValue] = original(ofKey: key)
            return true
        }
    }

    extension StandIns {
        private static func replaced(_ bytes: [UInt8], by defaults: [UInt8: [UInt8]]) -> [UInt8] {
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + bytes.count / 8)
            var brackets = bracketsInText(bytes)[...]
            for (offset, byte) in bytes.enumerated() {
                while let first = brackets.first, first.upperBound <= offset { brackets.removeFirst() }
                let isInBracket = brackets.first?.contains(offset) ?? false
                if isInBracket || byte == UInt8(ascii: "*"), let defaultValue = defaults[byte] {
                    result += defaultValue
                } else {
                    result.append(byte)
                }
            }
            return result
        }

        /// Every bracket that follows directly on text, up to the one that closes it on the same line and before any
        /// quote; outermost ones only.
        private static func bracketsInText(_ bytes: [UInt8]) -> [Range<Int>] {
            var found: [Range<Int>] = []
            var open: [Int] = []
            for (offset, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(offset)
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    // In ASCII both closing brackets stand two behind the one that they close.
                    guard let start = open.popLast(), bytes[start] + 2 == byte else { open = []; continue }
                    guard followsText(bytes, at: start) else { continue }
                    while let last = found.last, last.lowerBound > start { found.removeLast() }
                    found.append(start..<offset + 1)
                case 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "'"): open = []
                default: break
                }
            }
            return found
        }

        /// Whether what stands before an offset is text, and none of the characters that may stand before a list or
        /// mapping of YAML's own.
        private static func followsText(_ bytes: [UInt8], at offset: Int) -> Bool {
            offset > 0 && bytes[offset - 1] > 0x20 && !"[{,:\"'".utf8.contains(bytes[offset - 1])
        }
    }

    /// Characters for private use, of plane 15, that a text does not hold.
    private struct UnusedScalars {
        private let used: Set<UInt32>
        private var candidate: UInt32 = 0xFFFFE

        init(in source: SourceText) {
            let text = source.bytes.contains(0xF3) ? source.text : ""
            used = Set(text.unicodeScalars.lazy.map(\.value).filter { 0xF0000...0xFFFFD ~= $0 })
        }

        mutating func next() -> Unicode.Scalar? {
            repeat {
                guard candidate > 0xF0000 else { return nil }
                candidate -= 1
            } while used.contains(candidate)
            return Unicode.Scalar(candidate)
        }
    }

#endif
