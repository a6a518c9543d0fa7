extension LanguagePool {
    package mutating func anyByte() -> Language { bytes(.all) }

    /// Returns the set of all strings as a repetition of any byte. ``Language/everything`` is stored as a complement.
    package mutating func anyText() -> Language { repetition(anyByte(), minimum: 0) }

    package var lowercaseStrings: Language {
        mutating get { repetition(bytes(ByteClass((0...0xFF).filter { !(0x41...0x5A).contains($0) })), minimum: 0) }
    }

    /// Returns all strings in valid UTF-8; without `controls`, none with U+0000 to U+001F or U+007F to U+009F.
    package mutating func validText(controls: Bool) -> Language { repetition(scalar(controls: controls), minimum: 0) }

    /// Returns the UTF-8 encodings of all Unicode scalars (RFC 3629, 4); without `controls`, no control characters.
    package mutating func scalar(controls: Bool = true) -> Language {
        union([bytes(controls ? .ascii : ByteClass(0x20...0x7E)), scalarBeyondASCII(controls: controls)])
    }

    /// Returns the UTF-8 encodings of all Unicode scalars outside ASCII; without `controls`, only from U+00A0 on.
    package mutating func scalarBeyondASCII(controls: Bool = true) -> Language {
        let forms: [[ClosedRange<UInt8>]] = [
            controls ? [0xC2...0xC2, tail] : [0xC2...0xC2, 0xA0...0xBF], [0xC3...0xDF, tail],
            [0xE0...0xE0, 0xA0...0xBF, tail], [0xE1...0xEC, tail, tail], [0xED...0xED, 0x80...0x9F, tail],
            [0xEE...0xEF, tail, tail], [0xF0...0xF0, 0x90...0xBF, tail, tail], [0xF1...0xF3, tail, tail, tail],
            [0xF4...0xF4, 0x80...0x8F, tail, tail],
        ]
        return union(forms.map { form in sequence(form.map { bytes(ByteClass($0)) }) })
    }

    private var tail: ClosedRange<UInt8> { 0x80...0xBF }

    /// Returns lists of one or more strings of a set, joined by a separator, such as `a,b,c`.
    package mutating func list(of element: Language, separator: UInt8) -> Language {
        sequence(element, repetition(sequence(bytes(ByteClass(separator)), element), minimum: 0))
    }

    package mutating func texts(_ texts: [[UInt8]], ignoringCase: Bool = false) -> Language {
        union(texts.map { text($0, ignoringCase: ignoringCase) })
    }

    /// Returns the canonical integers of a range: digits without leading zeros, and `-` for negative ones.
    package mutating func integers<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) -> Language {
        var parts: [Language] = []
        if range.lowerBound < 0 {
            let least: Number.Magnitude = range.upperBound < 0 ? range.upperBound.magnitude : 1
            let magnitudes = decimals(from: least, to: range.lowerBound.magnitude)
            parts.append(sequence(text([UInt8(ascii: "-")]), magnitudes))
        }
        if range.upperBound >= 0 {
            parts.append(decimals(from: max(range.lowerBound, 0).magnitude, to: range.upperBound.magnitude))
        }
        return union(parts)
    }

    /// Returns the numbers of a range as digits without leading zeros.
    package mutating func decimals(from least: some UnsignedInteger, to most: some UnsignedInteger) -> Language {
        let (least, most) = (Array(String(least).utf8), Array(String(most).utf8))
        return union(
            (least.count...most.count).map { length in
                let from = length == least.count ? least : [0x31] + Array(repeating: 0x30, count: length - 1)
                let to = length == most.count ? most : Array(repeating: 0x39, count: length)
                return digits(from: from[...], to: to[...], length: length)
            })
    }

    /// Returns the numbers of `length` digits from `from` to `to`; `nil` for a bound that excludes no number.
    private mutating func digits(from: ArraySlice<UInt8>?, to: ArraySlice<UInt8>?, length: Int) -> Language {
        guard from != nil || to != nil else {
            return repetition(bytes(ByteClass(0x30...0x39)), minimum: length, maximum: length)
        }
        guard length > 0 else { return .empty }
        let (low, high) = (from?.first ?? 0x30, to?.first ?? 0x39)
        let (restOfLow, restOfHigh) = (from?.dropFirst(), to?.dropFirst())
        if low == high {
            let rest = digits(from: restOfLow, to: restOfHigh, length: length - 1)
            return sequence(bytes(ByteClass(low)), rest)
        }
        var parts: [Language] = []
        var (first, last) = (low, high)
        if let restOfLow {
            parts.append(sequence(bytes(ByteClass(low)), digits(from: restOfLow, to: nil, length: length - 1)))
            first += 1
        }
        if let restOfHigh {
            parts.append(sequence(bytes(ByteClass(high)), digits(from: nil, to: restOfHigh, length: length - 1)))
            last -= 1
        }
        if first <= last {
            parts.append(sequence(bytes(ByteClass(first...last)), digits(from: nil, to: nil, length: length - 1)))
        }
        return union(parts)
    }
}
