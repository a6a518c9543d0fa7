/// The texts of addresses, as RFC 3986 has them between brackets (3.2.2, after RFC 4291, 2.2).
enum AddressText {
    /// Whether a text is an IPv6 address: eight groups of hexadecimal digits, of which `::` stands for one or more that
    /// are zero; the last two may be an IPv4 address.
    static func isIPv6(_ text: Slice<Bytes>) -> Bool {
        var rest = text
        var groups = 0
        var hasGap = dropGap(&rest)
        while !rest.isEmpty {
            let group = rest.prefix { $0 != .colon }
            rest = rest[group.endIndex...]
            if rest.isEmpty, isIPv4(group) {
                groups += 2
            } else if (1...4).contains(group.count), group.allSatisfy({ $0.hexadecimalValue != nil }) {
                groups += 1
            } else {
                return false
            }
            if dropGap(&rest) {
                if hasGap { return false }
                hasGap = true
            } else if !rest.isEmpty {
                rest = rest.dropFirst()
                if rest.isEmpty { return false }
            }
        }
        return hasGap ? groups <= 7 : groups == 8
    }

    /// Whether a text is four numbers up to 255 between dots, without leading zeros.
    private static func isIPv4(_ text: Slice<Bytes>) -> Bool {
        let numbers = text.split(separator: .dot, maxSplits: 4, omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { number in
                (1...3).contains(number.count) && number.allSatisfy { (0x30...0x39).contains($0) }
                    && (number.count == 1 || number.first != 0x30)
                    && number.reduce(0) { 10 * $0 + Int($1 &- 0x30) } <= 255
            }
    }

    /// Drops the `::` that a text begins with, and says whether it does.
    private static func dropGap(_ text: inout Slice<Bytes>) -> Bool {
        guard text.prefix(2).elementsEqual([.colon, .colon]) else { return false }
        text = text.dropFirst(2)
        return true
    }
}
