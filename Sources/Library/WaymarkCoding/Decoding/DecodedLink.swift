import WaymarkCore
import WaymarkRoutes

/// The parameters of a link during decoding, shared by all decoders and containers. Values are read directly from the
/// link. A decoder that outlives the match reads from a copy.
final class DecodedLink {
    private enum Source {
        /// The memory of a match. Unlike a ``MatchView``, it can be stored.
        case match(SearchBlock)
        /// The values, by the index of the parameter; `nil` for absent parameters.
        case values([CaptureValue?])
    }

    private var source: Source
    private let parameters: [LinkParameter]
    /// The log of decoding a sample link (``DecodingProbe``); `nil` for a real link.
    let log: DecodingLog?
    /// The index of the parameter to compare first when searching a name: types usually decode in pattern order.
    private var hint = 0

    /// - Parameter lists: The names of all list parameters, present in the link or absent.
    init(_ captures: Captures, lists: [String] = [], log: DecodingLog? = nil) {
        let absent = lists.filter { captures.position(of: $0) == nil }
        parameters =
            captures.map { LinkParameter(name: $0.name, isList: $0.value.isList, isOwn: true) }
            + absent.map { LinkParameter(name: $0, isList: true, isOwn: true) }
        source = .values(captures.map { Optional($0.value) } + [CaptureValue?](repeating: nil, count: absent.count))
        self.log = log
    }

    /// Creates a link that reads its values from a match. Call ``end(_:)`` before the match ends.
    init(_ match: borrowing MatchView, parameters: [LinkParameter]) {
        source = .match(match.block)
        self.parameters = parameters
        log = nil
    }

    /// Ends access to the match. Copies the values if a decoder still references the link.
    static func end(_ link: inout DecodedLink) {
        guard !isKnownUniquelyReferenced(&link), case .match(let block) = link.source else { return }
        link.source = .values(link.parameters.indices.map { MatchView(block).value(ofParameter: $0) })
    }

    /// Returns the index of a parameter, which may be absent from the link.
    func index(of name: String) -> Int? {
        let first = hint < parameters.count ? hint : 0
        if first < parameters.count, parameters[first].name == name {
            hint = first + 1
            return first
        }
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
        hint = index + 1
        return index
    }

    func name(at index: Int) -> String { parameters[index].name }

    var names: [String] {
        parameters.indices.filter { parameters[$0].isOwn && holdsValue(at: $0) }.map { parameters[$0].name }
    }

    /// The index of the parameter from which a type without keys is decoded: the only present one, or the only one if
    /// it is an absent (empty) list. `nil` if there are several.
    var onlyIndex: Int? {
        let names = names
        if names.isEmpty { return onlyList }
        return names.count == 1 ? index(of: names[0]) : nil
    }

    private var onlyList: Int? {
        parameters.count(where: \.isOwn) == 1 ? parameters.firstIndex { $0.isOwn && $0.isList } : nil
    }

    func holdsValue(at index: Int) -> Bool {
        switch source {
        case .match(let block): MatchView(block).holdsValue(ofParameter: index)
        case .values(let values): values[index] != nil
        }
    }

    func isList(at index: Int) -> Bool { parameters[index].isList }

    /// Returns the value of a parameter; an absent list is empty.
    func value(at index: Int) -> CaptureValue? {
        let value =
            switch source {
            case .match(let block): MatchView(block).value(ofParameter: index)
            case .values(let values): values[index]
            }
        return value ?? (parameters[index].isList ? .list([]) : nil)
    }

    func read<Value: ParameterConvertible>(_ type: Value.Type, at index: Int) -> Value? {
        switch source {
        case .match(let block):
            let view = MatchView(block)
            if view.isList(parameter: index), !type.parameterType.isList { return nil }
            return Value(match: view, parameter: index)
        case .values: return value(at: index)?.read(type)
        }
    }
}

/// The facts about a pattern's parameter that decoding needs.
struct LinkParameter: Sendable {
    let name: String
    /// `true` if the parameter is a list, which is empty if absent.
    let isList: Bool
    /// `false` for a parameter of a path prefix below which the table was merged.
    let isOwn: Bool

    /// Returns a pattern's parameters. `lists` are the list properties. Names outside `own` belong to a path prefix.
    static func all(of pattern: RoutePattern, lists: Set<String>, own: Set<String>) -> [LinkParameter] {
        pattern.parameters.compactMap { parameter in
            parameter.name.map { name in
                LinkParameter(
                    name: name, isList: parameter.type.isList || lists.contains(name), isOwn: own.contains(name))
            }
        }
    }
}

extension CaptureValue {
    var isList: Bool { if case .list = self { true } else { false } }

    /// Returns the value as a type; lists do not convert to single values, nor single values to lists.
    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value? {
        if case .list = self, !type.parameterType.isList { return nil }
        return type.init(capture: self)
    }
}
