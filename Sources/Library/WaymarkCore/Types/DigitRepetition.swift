/// A regular expression that matches only digits, such as `\d{4}` and `[1-9][0-9]*`.
struct DigitRepetition {
    private var minimum = 0
    private var maximum = 0
    private var isOpen = false
    private let excludesLeadingZero: Bool

    /// Creates the repetition of an expression without anchors; `nil` unless it consists of digit classes such as `\d`.
    init?(_ text: String) {
        let atoms = text.replacingAll("\\d", with: "0").replacingAll("[0-9]", with: "0").replacingAll(
            "[1-9]", with: "1")
        excludesLeadingZero = atoms.hasPrefix("1") && !["1?", "1*", "1{0"].contains { atoms.hasPrefix($0) }
        // A digit at the start of the expression is a literal, not a digit class.
        guard !text.isEmpty, text.utf8.first.map(ByteSet.digits.contains) == false else { return nil }
        var rest = atoms.utf8[...]
        while let atom = rest.popFirst() {
            guard atom == UInt8(ascii: "0") || atom == UInt8(ascii: "1") else { return nil }
            switch rest.first {
            case UInt8(ascii: "+"): add(1, nil)
            case UInt8(ascii: "*"): add(0, nil)
            case UInt8(ascii: "?"): add(0, 1)
            case UInt8(ascii: "{"):
                let bounds = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
                guard addBounds(Substring(bounds)) else { return nil }
                rest = rest.dropFirst(bounds.count + 1)
            default:
                add(1, 1)
                continue
            }
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "?") { rest = rest.dropFirst() }
        }
    }

    /// `true` if the expression probably means `Int`: it matches any number of digits, at most one, or no leading zero.
    var isNumber: Bool { excludesLeadingZero || isOpen && minimum < 2 || !isOpen && maximum < 2 }

    var isLimited: Bool { !isOpen || minimum > 1 }

    private mutating func add(_ least: Int, _ most: Int?) {
        minimum += least
        maximum += most ?? 0
        isOpen = isOpen || most == nil
    }

    private mutating func addBounds(_ text: Substring) -> Bool {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = parts.first, let least = Int(first), least <= 1_000, parts.count < 3 else { return false }
        if parts.count == 1 {
            add(least, least)
        } else if parts[1].isEmpty {
            add(least, nil)
        } else {
            guard let most = Int(parts[1]), most <= 1_000 else { return false }
            add(least, most)
        }
        return true
    }
}
