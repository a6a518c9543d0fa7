/// Truncated, damaged and disguised variants of a link, the same in every run.
package struct HostileForms {
    /// The number of flipped bits for each byte, in separate variants.
    private let flips: Int
    /// The maximum number of changed offsets in a link. Longer links are changed at a sample of offsets.
    private let places: Int

    package init(flips: Int = 8, places: Int = 256) {
        self.flips = flips
        self.places = places
    }

    /// Returns all variants in thorough tests, and a sample otherwise.
    package static func sample(places: Int) -> HostileForms {
        Thoroughness.isFull ? HostileForms() : HostileForms(flips: 1, places: places)
    }

    /// Bytes with a meaning in links, such as delimiters, and bytes that are not UTF-8.
    private static let telling = Array("/:?#@%&=+;,.\\ []\t\r\u{0}".utf8) + [0x80, 0xC3, 0xFF]

    /// Returns every variant of a link, the link itself first.
    package func forms(of link: [UInt8]) -> [[UInt8]] {
        let places = places(in: link)
        var forms = [link, Self.escaped(link, where: { _ in true }), Self.escaped(link, where: Self.isName)]
        forms.append(Self.escaped(link, where: { !Self.isName($0) }))
        forms.append(Self.escaped(link, where: { $0 == UInt8(ascii: "%") }))
        forms.append(link.map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 })
        forms += places.map { Array(link[..<$0]) }
        for place in places {
            for bit in 0..<flips {
                // Different bits at each offset, because a sample may flip only some of them.
                forms.append(link.replacing(place, by: [link[place] ^ 1 << UInt8((bit + place) % 8)]))
            }
            forms.append(link.replacing(place, by: [Self.telling[(place + link.count) % Self.telling.count]]))
            forms.append(link.replacing(place, by: Self.escape(link[place])))
            forms.append(link.replacing(place, by: Self.escape(link[place], digits: "0123456789abcdef")))
            forms.append(link.replacing(place, by: Array("%25".utf8) + Self.escape(link[place]).dropFirst()))
        }
        return forms
    }

    private func places(in link: [UInt8]) -> [Int] {
        guard link.count > places else { return Array(link.indices) }
        // Includes every offset of the beginning, which affects parsing most.
        return Array(0..<(places / 2))
            + (0..<(places / 2)).map { places / 2 + $0 * (link.count - places) / (places / 2) }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }

    private static func escaped(_ link: [UInt8], where isEscaped: (UInt8) -> Bool) -> [UInt8] {
        link.flatMap { isEscaped($0) ? escape($0) : [$0] }
    }

    private static func escape(_ byte: UInt8, digits: String = "0123456789ABCDEF") -> [UInt8] {
        let digits = Array(digits.utf8)
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}

extension [UInt8] {
    fileprivate func replacing(_ place: Int, by bytes: [UInt8]) -> [UInt8] {
        self[..<place] + bytes + self[(place + 1)...]
    }
}
