/// What becomes of a link when somebody cuts, damages or disguises it: the same forms on every run.
package struct HostileForms {
    /// How many of the eight bits of a byte are flipped, one after the other.
    private let flips: Int
    /// The most places of one link that forms are made at; long links are changed here and there.
    private let places: Int

    package init(flips: Int = 8, places: Int = 256) {
        self.flips = flips
        self.places = places
    }

    /// All forms if tests are thorough, or those of fewer bits and places.
    package static func sample(places: Int) -> HostileForms {
        Thoroughness.isFull ? HostileForms() : HostileForms(flips: 1, places: places)
    }

    /// Bytes that mean something somewhere in a link.
    private static let telling = Array("/:?#@%&=+;,.\\ []\t\r\u{0}".utf8) + [0x80, 0xC3, 0xFF]

    /// Every form of a link, the link itself first.
    package func forms(of link: [UInt8]) -> [[UInt8]] {
        let places = places(in: link)
        var forms = [link, Self.escaped(link, where: { _ in true }), Self.escaped(link, where: Self.isName)]
        forms.append(Self.escaped(link, where: { !Self.isName($0) }))
        forms.append(Self.escaped(link, where: { $0 == UInt8(ascii: "%") }))
        forms.append(link.map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 })
        forms += places.map { Array(link[..<$0]) }
        for place in places {
            for bit in 0..<flips {
                // Not the same bits at each place, where some are left out.
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
        // The beginning matters most.
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
