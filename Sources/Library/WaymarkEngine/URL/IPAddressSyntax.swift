/// The syntax of IPv6 addresses in the host of a URL, such as `[::1]` (RFC 3986, 3.2.2, and RFC 4291, 2.2).
enum IPAddressSyntax {
    /// Returns `true` for an IPv6 address: eight groups of one to four hexadecimal digits, such as `2001:db8::1`. One
    /// `::` can replace one or more groups of zeros, and an IPv4 address can replace the last two groups.
    static func isIPv6(_ text: Bytes) -> Bool {
        var groups = 0
        var hasGap = isGap(text, at: 0)
        var index = hasGap ? 2 : 0
        while index < text.count {
            let group = text.part(index..<(text[index...].firstIndex(of: .colon) ?? text.count))
            index += group.count
            if index == text.count, isIPv4(group) {
                groups += 2
            } else if (1...4).contains(group.count), ByteSet.hexDigits.containsAll(of: group) {
                groups += 1
            } else {
                return false
            }
            if isGap(text, at: index) {
                if hasGap { return false }
                (hasGap, index) = (true, index + 2)
            } else if index < text.count {
                index += 1
                if index == text.count { return false }
            }
        }
        return hasGap ? groups <= 7 : groups == 8
    }

    /// Returns `true` for four decimal numbers up to 255, separated by dots, without leading zeros.
    private static func isIPv4(_ text: Bytes) -> Bool {
        var (start, numbers) = (0, 0)
        while numbers < 4 {
            let end = text[start...].firstIndex(of: .dot) ?? text.count
            guard let number = Spelling.unsigned(text.part(start..<end)), number <= 255 else { return false }
            numbers += 1
            if end == text.count { return numbers == 4 }
            start = end + 1
        }
        return false
    }

    private static func isGap(_ text: Bytes, at index: Int) -> Bool {
        text.has(.colon, at: index) && text.has(.colon, at: index + 1)
    }
}
