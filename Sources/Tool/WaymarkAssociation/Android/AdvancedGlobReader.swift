/// A parser of `pathAdvancedPattern`: `.`, sets in brackets, `*`, `+`, `{n}`, `{n,}`, `{n,m}` and `\`.
struct AdvancedGlobReader {
    private var rest: ArraySlice<UInt16>
    private var parts: [AdvancedGlob.Part] = []
    private var canRepeat = false
    /// The number of used slots of Android's pattern buffer.
    private var size = 0
    /// The size of Android's buffer, 2048 slots, without the three that it reserves.
    private static let sizeLimit = 2_045

    static func parts(_ pattern: String) throws(AdvancedGlob.Fault) -> [AdvancedGlob.Part] {
        var reader = AdvancedGlobReader(rest: Array(pattern.utf16)[...])
        while let unit = reader.rest.popFirst() { try reader.read(unit) }
        return reader.parts
    }

    private init(rest: ArraySlice<UInt16>) { self.rest = rest }

    private mutating func read(_ unit: UInt16) throws(AdvancedGlob.Fault) {
        try checkSize()
        switch Unicode.Scalar(unit) {
        case "[": try readSet()
        case "{": try readRange()
        // Android drops a closing brace without a range.
        case "}": break
        case "*": try repeatLast(0, .max, size: 1)
        case "+": try repeatLast(1, .max, size: 1)
        case ".": add(.any, size: 1)
        case "\\":
            guard let unit = rest.popFirst() else { throw .escapeAtEnd }
            add(AndroidUnits(unit), size: 1)
        default: add(AndroidUnits(unit), size: 1)
        }
    }

    private func checkSize() throws(AdvancedGlob.Fault) { if size > Self.sizeLimit { throw .tooLarge } }

    private mutating func add(_ units: AndroidUnits, size: Int) {
        parts.append(AdvancedGlob.Part(units: units))
        self.size += size
        canRepeat = true
    }

    private mutating func repeatLast(_ minimum: Int, _ maximum: Int, size: Int) throws(AdvancedGlob.Fault) {
        guard canRepeat, let last = parts.indices.last else { throw .nothingToRepeat }
        (parts[last].minimum, parts[last].maximum) = (minimum, maximum)
        self.size += size
        canRepeat = false
    }

    private mutating func readRange() throws(AdvancedGlob.Fault) {
        guard canRepeat else { throw .nothingToRepeat }
        let close = UInt16(UInt8(ascii: "}"))
        guard let end = rest.firstIndex(of: close) else { throw .openRange }
        let numbers = String(decoding: rest[..<end], as: UTF16.self).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        rest = rest[(end + 1)...]
        guard let minimum = numbers.first.flatMap({ Int32($0) }) else { throw .invalidRange }
        guard numbers.count > 1 else { return try repeatLast(Int(minimum), Int(minimum), size: 4) }
        if numbers[1].isEmpty { return try repeatLast(Int(minimum), .max, size: 4) }
        guard let maximum = Int32(numbers[1]), minimum <= maximum else { throw .invalidRange }
        try repeatLast(Int(minimum), maximum == .max ? .max : Int(maximum), size: 4)
    }

    private mutating func readSet() throws(AdvancedGlob.Fault) {
        let isInverse = rest.first == UInt16(UInt8(ascii: "^"))
        if isInverse { rest.removeFirst() }
        var ranges: [AndroidUnits.Range] = []
        size += 1
        while true {
            guard let unit = rest.first else { throw .openSet }
            try checkSize()
            if unit == .closeBracket {
                rest.removeFirst()
                break
            }
            let first = try setUnit()
            guard rest.first == .minus, let next = rest.dropFirst().first, next != .closeBracket else {
                ranges.append(AndroidUnits.Range(first: first, last: first))
                size += 2
                continue
            }
            rest.removeFirst()
            ranges.append(AndroidUnits.Range(first: first, last: try setUnit()))
            size += 2
        }
        guard !ranges.isEmpty else { throw .emptySet }
        add(AndroidUnits(ranges, isInverse: isInverse), size: 1)
    }

    private mutating func setUnit() throws(AdvancedGlob.Fault) -> UInt16 {
        guard let unit = rest.popFirst() else { throw .openSet }
        guard unit == .backslash else { return unit }
        guard let escaped = rest.popFirst() else { throw .escapeAtEnd }
        return escaped
    }
}

extension UInt16 {
    fileprivate static let closeBracket = UInt16(UInt8(ascii: "]"))
    fileprivate static let minus = UInt16(UInt8(ascii: "-"))
}
