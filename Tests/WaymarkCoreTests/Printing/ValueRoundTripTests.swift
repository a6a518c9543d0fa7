import TestSupport
import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

@Suite("Round trips of values through printed links")
struct ValueRoundTripTests {
    @Test("A link printed from random values of a random pattern reads back with the same values", arguments: 0..<60)
    func values(_ seed: Int) throws {
        var random = RandomValues(random: SeededGenerator(seed: seed))
        for _ in 0..<12 { try check(&random) }
    }

    private func check(_ random: inout RandomValues) throws {
        let (pattern, parameters) = random.pattern()
        let text = pattern.description
        #expect(try RoutePattern(text) == pattern, "\(text)")
        var table = RouteTable<Int>(accepting: [random.pick([.anywhere, .host("example.com"), .scheme("app")])])
        table.policy.decodesPlusInPath = random.pick([false, true])
        table.policy.decodesPlusInQuery = table.policy.decodesPlusInPath
        table.add(text, named: "r", to: 1)
        let router = try Router(table)
        for _ in 0..<6 {
            let values = random.values(of: parameters)
            guard let link = print(values, by: router, text) else { continue }
            try expect(link, holds: values, parameters, by: router, text)
            // The captures of the printed link print the same link again.
            let read = Dictionary(
                uniqueKeysWithValues: (router.match(for: link)?.captures ?? Captures([])).map { ($0.name, $0.value) })
            #expect(try router.url(named: "r", captures: read) == link, "\(text)")
        }
    }

    private func print(_ values: [String: CaptureValue], by router: Router<Int>, _ pattern: String) -> String? {
        do throws(PrintError) { return try router.url(named: "r", captures: values) } catch {
            // No other error is possible for these values.
            let codes = ["empty-segment-value", "empty-list", "dot-segment-value", "rejected-link"]
            #expect(codes.contains(error.code), "\(pattern): \(values): \(error)")
            return nil
        }
    }

    private func expect(
        _ link: String, holds values: [String: CaptureValue], _ parameters: [PatternParameter], by router: Router<Int>,
        _ pattern: String
    ) throws {
        let match = try #require(router.match(for: link), "\(pattern): \(link)")
        for parameter in parameters {
            let name = parameter.name ?? ""
            let defaultValue = parameter.defaultValue(
                ParameterTypes().constraint(for: parameter.type) ?? ParameterConstraint(.any))
            let expected = values[name] ?? defaultValue
            for read in [match[name], match.captures[name]] {
                #expect((read == nil) == (expected == nil), "\(pattern): \(link)")
                guard let read, let expected else { continue }
                #expect(read.isSpelled(as: expected), "\(pattern): \(link): \(read) and not \(expected)")
            }
        }
    }
}

/// Makes patterns with a parameter at each kind of position, and values that links can supply for them.
struct RandomValues {
    var random: SeededGenerator

    mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

    mutating func pattern() -> (RoutePattern, [PatternParameter]) {
        let inPath = parameter("p", in: .path)
        let piece = parameter("s", in: .path)
        let items = ["q", "r", "t"].map { parameter($0, in: .query) }
        let inFragment = parameter("f", in: .fragment)
        let path: [PathNode.Kind] = [
            .separator, .literal("a"), .separator, .parameter(inPath), .separator, .literal("x-"), .parameter(piece),
            .literal("-y"), .separator, .catchAll(CatchAll(name: "c")),
        ]
        let pattern = RoutePattern(
            text: "", path: path.map { PathNode($0) },
            query: items.map { QueryNode(.item(QueryItemPattern(name: $0.name ?? "", value: .parameter($0)))) },
            fragment: .parameter(inFragment))
        return (pattern, [inPath, piece] + items + [inFragment, PatternParameter("c", type: .list(of: .string))])
    }

    private mutating func parameter(_ name: String, in place: BraceContent.Component) -> PatternParameter {
        let names = [
            "String", "String", "Int", "Int8", "UInt64", "Double", "Double", "Float", "Bool", "UUID", "LenientInt",
            "LenientDouble", "LenientBool",
        ]
        var type = random.once(in: 8) ? .oneOf(["a,b", "a", "1", "", "caf\u{E9}"]) : ParameterType.named(pick(names))
        type.isList = place == .query && random.once(in: 2)
        type.isExploded = type.isList && random.once(in: 2)
        guard place != .path else { return PatternParameter(name, type: type) }
        let texts = (0..<(type.isList ? random.below(4) : 1)).map { _ in text(of: type) }
        let presence = pick([
            PatternParameter.Presence.required, .optional, .lenient,
            type.isList ? .defaultedList(texts) : .defaulted(texts[0]),
        ])
        return PatternParameter(name, type: type, presence: presence)
    }

    // MARK: Values

    /// Returns values that links can supply. Some parameters have no value, some have their default.
    mutating func values(of parameters: [PatternParameter]) -> [String: CaptureValue] {
        var values: [String: CaptureValue] = [:]
        for parameter in parameters {
            let isRequired = parameter.presence == .required
            guard let name = parameter.name, isRequired || !random.once(in: 4) else { continue }
            let constraint = ParameterTypes().constraint(for: parameter.type) ?? ParameterConstraint(.any)
            if let defaultValue = parameter.defaultValue(constraint), random.once(in: 2) {
                values[name] = parameter.type.kind == .named("String") ? changed(defaultValue) : defaultValue
            } else if name == "c" || parameter.type.isList {
                let least = name == "c" ? 0 : random.once(in: 10) ? 0 : 1
                let texts = (0..<(least + random.below(3))).map { _ in text(of: parameter.type) }
                values[name] = .list(texts.map { constraint.value(of: $0) })
            } else {
                values[name] = constraint.value(of: text(of: parameter.type))
            }
        }
        return values
    }

    /// Returns the value, or a different one with a similar spelling.
    private mutating func changed(_ value: CaptureValue) -> CaptureValue {
        guard case .list(let elements) = value, random.once(in: 2) else { return value }
        let texts = elements.map(\.description)
        return switch random.below(3) {
        case 0: .list(elements.reversed())
        case 1: .list([.string(texts.joined(separator: ","))])
        default: value
        }
    }

    private mutating func text(of type: ParameterType) -> String {
        switch type.kind {
        case .oneOf(let texts): return pick(texts)
        case .named("Int8"): return String(Int8(truncatingIfNeeded: random.next()))
        case .named("Int"): return String(Int(truncatingIfNeeded: random.next()) >> random.below(64))
        case .named("UInt64"): return String(random.next() >> UInt64(random.below(64)))
        case .named("Double"): return number(Double(bitPattern: random.next()))
        case .named("Float"): return number(Float(bitPattern: UInt32(truncatingIfNeeded: random.next())))
        case .named("Bool"): return pick(["true", "false"])
        case .named("UUID"):
            return pick(["123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"])
        case .named("LenientInt"): return pick(["0", "-0", "+5", "007", "-12", "9223372036854775807"])
        case .named("LenientDouble"): return pick(["nan", "-inf", "0x1p4", "-0", "007", "1e400", "1.50", ".5"])
        case .named("LenientBool"): return pick(["YES", "no", "1", "0", "true", "FALSE"])
        case .named: return plainText()
        }
    }

    private mutating func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ bits: Number) -> String {
        let few = pick(["0", "1.50", "1e5", "-2.0", "100000000000000000", "1E-5", "0.1", "1125899906842624", "-0.25"])
        guard bits.isFinite, bits != 0, random.once(in: 2) else { return few }
        return pick([bits.description, Number(Int32(truncatingIfNeeded: random.next())).description])
    }

    private mutating func plainText() -> String {
        let characters = Array("aZ09-._~/%?#[]@!$&'()*+,,,;=: {}|\\^`<>\"\u{E9}\u{DF}\u{4E2D}e\u{301}")
        return String((0..<random.below(6)).map { _ in pick(characters) })
    }
}
