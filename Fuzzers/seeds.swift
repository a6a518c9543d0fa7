// Writes the seeds (initial inputs) of the fuzzers: the test cases, one input per file.
//
// usage: swift seeds.swift FOLDER, in the root of the repository

import Foundation

/// A JSON value of the test cases. Only strings under some keys are used.
indirect enum JSONValue: Decodable {
    case text(String), list([JSONValue]), object([String: JSONValue]), other

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else if let object = try? value.decode([String: JSONValue].self) {
            self = .object(object)
        } else {
            self = .other
        }
    }

    /// All objects in the value, including the value itself.
    var objects: [[String: JSONValue]] {
        switch self {
        case .object(let values): [values] + values.values.flatMap(\.objects)
        case .list(let values): values.flatMap(\.objects)
        case .text, .other: []
        }
    }
}

extension [String: JSONValue] {
    func text(_ key: String) -> String? {
        if case .text(let text)? = self[key] { text } else { nil }
    }
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])

func read(_ path: String) throws -> [[String: JSONValue]] {
    try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: URL(fileURLWithPath: path))).objects
}

/// Writes the inputs of one fuzzer without duplicates.
func write(_ inputs: some Sequence<Data>, for fuzzer: String) throws {
    let folder = folder.appendingPathComponent(fuzzer)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, input) in Set(inputs).sorted(by: { $0.lexicographicallyPrecedes($1) }).enumerated() {
        try input.write(to: folder.appendingPathComponent("seed-\(index)"))
    }
}

let hostile = try read("Tests/TestSupport/Resources/hostile-urls.json")
let notations = try read("Tests/TestSupport/Resources/notations.json")
let observed = try read("Tests/TestSupport/Resources/notations-observed.json")

let links = hostile.compactMap { $0.text("input") } + (notations + observed).compactMap { $0.text("url") }
try write(links.map { Data($0.utf8) }, for: "FuzzLinks")

// The notations in the order of `Notation.all`, because the first byte of an input is an index into it. Each pattern is
// also written for the native notation.
let syntaxes = [
    "braces", "urlmatcher", "corridor", "deeper", "deeperfunc", "fsqroutes", "elf", "jlroutes", "urlnavigator",
    "urlpattern",
]
let patterns = (notations + observed).flatMap { object -> [Data] in
    guard let text = object.text("pattern") else { return [] }
    let syntax = object.text("syntax").flatMap { syntaxes.firstIndex(of: $0) } ?? 0
    return Set([UInt8(syntax), 0]).map { Data([$0]) + Data(text.utf8) }
}
let native = try String(contentsOfFile: "Sources/Library/WaymarkCore/Syntax/BraceSyntax.swift", encoding: .utf8)
    .split(separator: "`").filter { $0.hasPrefix("/") || $0.hasPrefix("?") || $0.hasPrefix("#") }
try write(patterns + native.map { Data([0]) + Data($0.utf8) }, for: "FuzzPatterns")

let files = try ["Tests/WaymarkToolTests/Fixtures", "Examples/github"].flatMap { path in
    try FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
}
let routeFiles = try files.filter { ["yaml", "json"].contains($0.pathExtension) }.map { file in
    Data([file.pathExtension == "json" ? 1 : 0]) + (try Data(contentsOf: file))
}
try write(routeFiles.filter { $0.count < 8192 }, for: "FuzzRouteFiles")

// The first byte of an input of `FuzzAssociations` is the kind of file.
let associations: [(kind: UInt8, names: [String])] = [
    (0, ["apple-app-site-association", "aasa-broken.json", "aasa-comment.json"]), (1, ["assetlinks.json"]),
    (2, ["AndroidManifest.xml", "AndroidManifest-broken.xml"]), (3, ["app.entitlements"]), (4, ["Info.plist"]),
]
let fixtures = URL(fileURLWithPath: "Tests/WaymarkToolTests/Fixtures")
try write(
    associations.flatMap { kind, names in
        try names.map { Data([kind]) + (try Data(contentsOf: fixtures.appendingPathComponent($0))) }
    }, for: "FuzzAssociations")

let pending = [
    #"{"url":"myapp://user/1","channel":"widget","payload":{},"isAnimated":true,"condition":"signedIn","step":"guards","#
        + #""age":[0,1],"id":"x","requirements":[],"guarantee":{"atMostOnce":{}},"attempts":0}"#,
    #"{"url":"a","channel":"scheme","payload":{"a":[1,true,null,"b",2.5,{"c":{}}]},"isAnimated":false,"#
        + #""condition":"c","step":"handler","age":[-1,1],"expiry":[0,9],"id":"y","account":"ada","requirements":["d"],"#
        + #""guarantee":{"atLeastOnce":{"attempts":3}},"attempts":1,"referrer":"r","sourceApplication":"s"}"#,
]
let snapshots = (0...pending.count).map { #"{"links":["# + pending.prefix($0).joined(separator: ",") + "]}" }
let entries = pending.map { #"{"heldAt":1.5,"link":"# + $0 + #","owner":"1.2.a","writtenAt":2}"# }
try write(
    snapshots.map { Data([0]) + Data($0.utf8) } + [Data([1]) + Data("waymark pending links 1 0 0 ".utf8)]
        + (1...entries.count).map { Data([2]) + Data(entries.prefix($0).joined(separator: "\n").utf8) },
    for: "FuzzPendingLinks")

// These fuzzers read each input as a sequence of random choices, so random bytes are good inputs. A fixed seed gives
// the same bytes each time.
var state: UInt64 = 1
func nextByte() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 56)
}
for fuzzer in ["FuzzTables", "FuzzPrinting"] {
    try write((0..<200).map { index in Data((0..<(index * 2)).map { _ in nextByte() }) }, for: fuzzer)
}
