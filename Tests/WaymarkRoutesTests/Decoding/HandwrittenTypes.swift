/// A property of every numeric type, and of `Bool` and `String`.
struct Widths: Codable, Hashable, Sendable {
    var a: Int8, b: Int16, c: Int32, d: Int64, e: UInt, f: UInt8, g: UInt16, h: UInt32, i: UInt64
    var j: Float, k: Double, l: Bool, m: String, n: Int

    static let pattern = "/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}?j={j}&k={k}&l={l}&m={m}&n={n}"
}

/// An optional property of every numeric type, and of `Bool` and `String`.
struct PerhapsWidths: Codable, Hashable, Sendable {
    var a: Int8?, b: Int16?, c: Int32?, d: Int64?, e: UInt?, f: UInt8?, g: UInt16?, h: UInt32?, i: UInt64?
    var j: Float?, k: Double?, l: Bool?, m: String?, n: Int?

    static let pattern =
        "/x?" + "abcdefghijklmn".map { "\($0)={\($0)?}" }.joined(separator: "&")
}

/// A type with handwritten coding that nests containers.
struct ByHand: Codable, Hashable, Sendable {
    var steps: [Int]
    var name: String

    enum CodingKeys: CodingKey { case steps, name }

    init(steps: [Int], name: String) { (self.steps, self.name) = (steps, name) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.superDecoder(forKey: .name).singleValueContainer().decode(String.self)
        var list = try container.nestedUnkeyedContainer(forKey: .steps)
        steps = []
        while !list.isAtEnd {
            // Decode alternately with a nested decoder and directly.
            guard try !list.decodeNil(), list.count != nil else { continue }
            steps.append(
                steps.count.isMultiple(of: 2)
                    ? try list.superDecoder().singleValueContainer().decode(Int.self) : try list.decode(Int.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var text = container.superEncoder(forKey: .name).singleValueContainer()
        try text.encode(name)
        var list = container.nestedUnkeyedContainer(forKey: .steps)
        for step in steps {
            if list.count.isMultiple(of: 2) {
                var single = list.superEncoder().singleValueContainer()
                try single.encode(step)
            } else {
                try list.encode(step)
            }
        }
    }
}

/// A value with a shape that links cannot represent, coded in one of several ways.
struct Nested: Codable, Hashable, Sendable {
    enum Way: Sendable, CaseIterable {
        case keysInList, listInList, listInListByHand, nothingInList, keysInKey, tooMany
    }

    /// The way to code the value, as a task-local value because a decoder passes no arguments to types.
    @TaskLocal static var way = Way.keysInList

    enum CodingKeys: CodingKey { case list }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var list = try container.nestedUnkeyedContainer(forKey: .list)
        switch Self.way {
        case .keysInList: _ = try list.nestedContainer(keyedBy: CodingKeys.self)
        case .listInList: _ = try list.nestedUnkeyedContainer()
        case .listInListByHand: _ = try list.superDecoder().unkeyedContainer()
        case .nothingInList, .keysInKey: _ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .list)
        case .tooMany: while true { _ = try list.decode(String.self) }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var list = container.nestedUnkeyedContainer(forKey: .list)
        switch Self.way {
        case .keysInList: _ = list.nestedContainer(keyedBy: CodingKeys.self)
        case .listInList: _ = list.nestedUnkeyedContainer()
        case .listInListByHand: try list.encode(["a"])
        case .nothingInList: try list.encodeNil()
        case .keysInKey: _ = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .list)
        case .tooMany: try list.encode([["a"]])
        }
    }
}
