import TestSupport

/// Writes random patterns in the native syntax from a few literals and names, so that many of them match the same
/// links. Some are invalid (adjacent catch-alls, a duplicate item); callers then request another one.
struct PatternGenerator {
    var random: SeededGenerator
    /// The number of parameters so far, which makes each name unique.
    private var names = 0

    static let literals = ["a", "a", "a", "b", "b", "ab", "B"]

    init(random: SeededGenerator) { self.random = random }

    mutating func pattern() -> String {
        names = 0
        var text = random.once(in: 10) ? random.pick(["https://example.com", "myapp:/", "https://a.example"]) : ""
        let path = elements(depth: 0)
        text += path.isEmpty ? "/" : path
        if random.once(in: 3) { text += "?" + query() }
        if random.once(in: 10) { text += "#" + fragment() }
        return text
    }

    // MARK: Path

    /// Returns up to four segments and groups, each with its slash.
    private mutating func elements(depth: Int) -> String {
        let count = depth == 0 ? random.below(5) : random.once(in: 3) ? 2 : 1
        return (0..<count).map { _ in element(depth: depth) }.joined()
    }

    private mutating func element(depth: Int) -> String {
        switch random.below(depth < 2 ? 15 : 13) {
        case 0...4: "/" + random.pick(Self.literals)
        case 5...6: "/{" + name() + "}"
        case 7: "/" + typed()
        case 8...9: "/" + partial()
        case 10: random.once(in: 2) ? "/*" : "/" + typed()
        case 11...12: "/" + catchAll()
        case 13: "[" + elements(depth: depth + 1) + "]"
        default: alternatives(depth: depth)
        }
    }

    private mutating func alternatives(depth: Int) -> String {
        let all = (0..<(2 + random.below(2))).map { _ in elements(depth: depth + 1).dropFirst() }
        return "/(" + all.joined(separator: "|") + ")"
    }

    private mutating func typed() -> String {
        let type = random.pick(["Int", "Int", "a|b", "Bool", "Even", "Row"])
        return random.once(in: 4) ? "{: " + type + "}" : "{" + name() + ": " + type + "}"
    }

    private mutating func partial() -> String {
        let count = 1 + random.below(2)
        var text = random.once(in: 2) ? "" : random.pick(["a", "b", "1"])
        for index in 0..<count {
            if index > 0 { text += random.pick([".", "-", "a", "ab"]) }
            text += random.once(in: 3) ? typed() : "{" + name() + "}"
        }
        return text + (random.once(in: 2) ? "" : random.pick(["b", ".a", "ab"]))
    }

    private mutating func catchAll() -> String {
        let marks = random.pick(["", "", "", "+", "!", "+!"])
        return random.once(in: 2) ? "**" + marks : "{" + name() + ": **" + marks + "}"
    }

    private mutating func name() -> String {
        names += 1
        return random.pick(["x", "y"]) + String(names)
    }

    // MARK: Query and fragment

    private mutating func query() -> String {
        (0..<(1 + random.below(2))).map { _ in
            random.once(in: 6) ? "(" + item() + "|" + item() + ")" : item()
        }.joined(separator: "&")
    }

    private mutating func item() -> String {
        let key = random.pick(["q", "r"])
        return switch random.below(10) {
        case 0: key
        case 1: key + "=" + random.pick(["a", "1"])
        default: key + "={" + value() + "}"
        }
    }

    private mutating func value() -> String {
        let name = name()
        return switch random.below(15) {
        case 0...1: name
        case 12: name + ": [Int]*"
        case 13: name + ": [String]*?"
        case 14: name + ": [Int]* = 1,2"
        case 2: name + ": Int"
        case 3: name + "?"
        case 4: name + ": Int?"
        case 5: name + ": try? Int"
        case 6: name + ": Int = 7"
        case 7: name + ": [Int]"
        case 8: name + ": [String]?"
        case 9: name + ": [Int] = 1,2"
        case 10: name + ": try? [Int]"
        default: name + ": a|b"
        }
    }

    private mutating func fragment() -> String {
        let name = name()
        return random.pick([
            "a", "{\(name)}", "{\(name)?}", "{\(name): Int}", "{\(name): try? Int}", "{\(name): Int = 7}",
        ])
    }
}
