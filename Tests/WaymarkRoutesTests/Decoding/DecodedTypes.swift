import WaymarkRoutes

/// Types with the typical shapes of routes, for the tests of decoding and encoding.
struct Numbers: Codable, Hashable, Sendable {
    var a: Int
    var b: UInt8
    var c: Double
    var d: Bool
    var e: Float
    var f: String
    var g: Int64
}

struct Optionals: Codable, Hashable, Sendable {
    var id: Int
    var page: Int?
    var tag: Section?
    var tags: [String]?
}

struct Lists: Codable, Hashable, Sendable {
    var ids: [Int]
    var sections: [Section]
    var keys: Set<Key>
}

struct Folder: Codable, Hashable, Sendable {
    var path: [String]
}

/// An enum with raw values and synthesised coding.
enum Section: String, Codable, Sendable, CaseIterable { case posts, photos }

/// An enum without `CaseIterable`. The decoder's sample strings are none of its raw values.
enum Mood: String, Codable, Sendable { case gloomy, jolly }

enum Level: Int, Codable, Sendable { case low = 1, high = 9 }

/// A wrapper that is coded as a single value.
struct Key: Codable, Hashable, Sendable {
    var number: Int

    init(_ number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { number = try decoder.singleValueContainer().decode(Int.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

/// A type with its own conformance to `ParameterConvertible`, which takes precedence over its coding.
struct Hash: Codable, Hashable, Sendable, ParameterConvertible {
    var text: String

    init(_ text: String) { self.text = text }
    init?(parameter text: String) {
        guard text.count == 4 else { return nil }
        self.text = text
    }
    var parameterText: String { text }
}

struct Values: Codable, Hashable, Sendable {
    var section: Section
    var mood: Mood
    var level: Level
    var key: Key
    var hash: Hash

    enum CodingKeys: String, CodingKey { case section, mood, level, key = "k", hash }
}

class Base: Codable {
    let id: Int
    init(id: Int) { self.id = id }
}

/// A subclass whose superclass is coded under the key `super`, as in synthesised coding. `@unchecked` because a class
/// with subclasses cannot conform to `Sendable`; all properties of both classes are constants.
final class Derived: Base, @unchecked Sendable {
    let name: String

    enum CodingKeys: CodingKey { case name }

    init(id: Int, name: String) {
        self.name = name
        super.init(id: id)
    }
    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try super.encode(to: container.superEncoder())
    }
}
