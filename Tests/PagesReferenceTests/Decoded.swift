import TestSupport
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// A type that is decoded from a link, with a pattern as written and the same pattern with the types of its properties.
struct Decoded: Sendable {
    var text: String
    var typed: String
    var values: [Making.Value]
    var add: @Sendable (_ entry: TablePair.Entry, _ index: Int, _ table: inout RouteTable<Opened>) -> Void

    /// Creates the case of a type and a pattern.
    private init<Value: HeldValues>(_ type: Value.Type, _ text: String, typed: String) {
        (self.text, self.typed, values) = (text, typed, type.values)
        add = { entry, index, table in
            table.add(
                text, named: "r\(index)", from: entry.sources?.map(\.real), decoding: type,
                build: { Opened(entry: index, values: $0.held) })
        }
    }

    static let all = [
        Decoded(
            Item.self, "/user/{id}?tag={tags}&n={ratio?}",
            typed: "/user/{id: Int}?tag={tags: [String]?}&n={ratio: Double?}"),
        Decoded(
            Item.self, "/{id: Int}/user[/{ratio: Double}]?tag={tags: [String] = a,b}",
            typed: "/{id: Int}/user[/{ratio: Double}]?tag={tags: [String] = a,b}"),
        Decoded(
            Place.self, "/a/{word}/{path: **}#{flag = true}", typed: "/a/{word: Word}/{path: **}#{flag: Bool = true}"),
        Decoded(Place.self, "/{path: **}/v{word}#{flag: Bool}", typed: "/{path: **}/v{word: Word}#{flag: Bool}"),
    ]

    private struct Item: HeldValues {
        let id: Int
        let tags: [String]
        let ratio: Double?

        static var values: [Making.Value] {
            [("id", Int.self), ("tags", [String].self), ("ratio", Double?.self)].map(Making.Value.init)
        }
        var held: [CaptureValue?] { [id.capture, tags.capture, ratio.capture] }
    }

    private struct Place: HeldValues {
        let word: Word
        let path: [String]
        let flag: Bool

        static var values: [Making.Value] {
            [("word", Word.self), ("path", [String].self), ("flag", Bool.self)].map(Making.Value.init)
        }
        var held: [CaptureValue?] { [word.capture, path.capture, flag.capture] }
    }
}

/// A type whose properties are values of links.
private protocol HeldValues: Decodable, Sendable {
    static var values: [Making.Value] { get }
    var held: [CaptureValue?] { get }
}
