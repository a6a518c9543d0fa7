import TestSupport

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Makes random pattern values without structural problems.
struct RandomPattern {
    var generator: SeededGenerator
    private var names = 0

    init(seed: Int) { generator = SeededGenerator(seed: seed << 32) }

    mutating func pattern() -> RoutePattern {
        names = 0
        return RoutePattern(
            text: "", source: source(), path: path(depth: 0), query: query(depth: 0), fragment: fragment())
    }

    private mutating func source() -> LinkSource? {
        generator.pick([
            nil, nil, nil, .host("example.com"), .host("*.example.com", port: 8443), .scheme("myapp"),
            LinkSource(.host("a-b.c", port: nil, http: true, https: false)),
        ])
    }

    /// Returns segments, each after a slash and some of them in groups. Another element follows each catch-all.
    private mutating func path(depth: Int) -> [PathNode] {
        var nodes: [PathNode] = []
        for _ in 0..<generator.below(4) {
            let segment = [PathNode(.separator)] + segment(depth: depth)
            switch generator.below(depth < 3 ? 6 : 1) {
            case 1: nodes.append(PathNode(.optional(segment + path(depth: depth + 1))))
            case 2: nodes.append(PathNode(.alternatives([segment, path(depth: depth + 1), path(depth: depth + 2)])))
            default: nodes += segment
            }
        }
        return nodes
    }

    private mutating func segment(depth: Int) -> [PathNode] {
        switch generator.below(8) {
        case 0: [PathNode(.wildcard)]
        case 1:
            [
                PathNode(
                    .catchAll(
                        CatchAll(
                            name: generator.once(in: 2) ? name() : nil, minimum: generator.below(2),
                            stopsAtFirstHit: generator.once(in: 3)))), PathNode(.separator),
                PathNode(.literal("x" + text())),
            ]
        case 2, 3: [PathNode(.parameter(PatternParameter(maybeName(), type: element())))]
        case 4:
            [
                PathNode(.literal(text())), PathNode(.parameter(PatternParameter(name(), type: element()))),
                PathNode(.literal(text())), PathNode(.optional([PathNode(.literal("." + text()))])),
            ]
        default: [PathNode(.literal(text())), PathNode(.literal(generator.once(in: 3) ? "" : text()))]
        }
    }

    private mutating func query(depth: Int) -> [QueryNode] {
        (0..<generator.below(3)).map { _ in
            guard depth < 2, generator.once(in: 4) else { return QueryNode(.item(item())) }
            return QueryNode(
                .alternatives(
                    (0..<(1 + generator.below(3))).map { _ in [QueryNode(.item(item()))] + query(depth: depth + 1) }))
        }
    }

    private mutating func item() -> QueryItemPattern {
        names += 1
        let value: ValuePattern? =
            switch generator.below(4) {
            case 0: nil
            case 1: .literal(generator.once(in: 4) ? "" : text())
            default: .parameter(parameter(isListAllowed: true))
            }
        return QueryItemPattern(name: text() + "\(names)", value: value)
    }

    private mutating func fragment() -> ValuePattern? {
        switch generator.below(4) {
        case 0: .literal(text())
        case 1: .parameter(parameter(isListAllowed: false))
        default: nil
        }
    }

    private mutating func parameter(isListAllowed: Bool) -> PatternParameter {
        var type = element()
        type.isList = isListAllowed && generator.once(in: 3)
        type.isExploded = type.isList && generator.once(in: 3)
        let presence = generator.pick([PatternParameter.Presence.required, .optional, .lenient, defaultValue(of: type)])
        return PatternParameter(maybeName(), type: type, presence: presence)
    }

    private mutating func defaultValue(of type: ParameterType) -> PatternParameter.Presence {
        let texts = (0..<(type.isList ? generator.below(4) : 1)).map { _ in generator.once(in: 5) ? "" : text() }
        return type.isList ? .defaultedList(texts) : .defaulted(texts[0])
    }

    private mutating func element() -> ParameterType {
        switch generator.below(4) {
        case 0: .oneOf((0..<(1 + generator.below(3))).map { _ in generator.once(in: 6) ? "" : text() })
        case 1: .named(generator.pick(["Int", "UUID", "Git.Hash", "größe"]))
        default: .string
        }
    }

    private mutating func maybeName() -> String? { generator.once(in: 4) ? nil : name() }

    private mutating func name() -> String {
        names += 1
        return generator.once(in: 5) ? "\(names)" : generator.pick(["id", "_", "größe"]) + "\(names)"
    }

    /// Returns a string that is not empty, of characters with and without a meaning in patterns.
    private mutating func text() -> String {
        let characters = Array("ab.-~!$&'()*+,;=:@/?#[]{}|\\%\"<>^` \t\n\0éß語👩‍👩‍👧\u{301}\u{200B}\u{202E}")
        return String((0...generator.below(4)).map { _ in generator.pick(characters) })
            + generator.pick(["", "a", "7"])
    }
}
