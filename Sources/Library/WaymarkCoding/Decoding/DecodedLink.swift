import WaymarkCore
import WaymarkRoutes

/// The parameters of a link while a type is read from them: the one thing that decoders and containers share.
///
/// They are read where they stand in the link. Who keeps a decoder for longer than the link is looked at has a copy.
final class DecodedLink {
    private enum Source {
        case view(UnownedMatchView, parameters: [LinkParameter])
        /// What parameters held, and the names of those that held nothing and are lists.
        case captures(Captures, absentLists: [String])
    }

    private var source: Source
    /// What notes why reading fails; links are read without one.
    let log: DecodingLog?
    /// Where the next name is looked for first: types mostly ask in the order of the pattern.
    private var hint = 0

    /// - Parameter lists: The names of the parameters that are lists, be they there or absent.
    init(_ captures: Captures, lists: [String] = [], log: DecodingLog? = nil) {
        source = .captures(captures, absentLists: lists.filter { captures.position(of: $0) == nil })
        self.log = log
    }

    /// The parameters of a match, to be let go of by ``end(_:)`` before the view ends.
    ///
    /// - Parameter parameters: The pattern's parameters.
    init(_ match: borrowing MatchView, parameters: [LinkParameter]) {
        source = .view(UnownedMatchView(match), parameters: parameters)
        log = nil
    }

    /// Lets go of the view that the parameters are read from, by a copy if somebody has kept the link.
    static func end(_ link: inout DecodedLink) {
        guard !isKnownUniquelyReferenced(&link), case .view(let view, let parameters) = link.source else { return }
        let captures = view.captures
        let lists = parameters.filter { $0.isList && captures.position(of: $0.name) == nil }
        link.source = .captures(captures, absentLists: lists.map(\.name))
    }
}

/// What reading needs to know of a pattern's parameter.
struct LinkParameter: Sendable {
    let name: String
    /// Whether it holds a list, which is empty where the parameter is absent.
    let isList: Bool

    /// The parameters of a pattern.
    ///
    /// - Parameter lists: The names of those that are lists because the type that is read wants one.
    static func all(of pattern: RoutePattern, lists: Set<String>) -> [LinkParameter] {
        pattern.parameters.compactMap { parameter in
            parameter.name.map { LinkParameter(name: $0, isList: parameter.type.isList || lists.contains($0)) }
        }
    }
}

// MARK: Names

extension DecodedLink {
    /// The index of the parameter of a name, which may be absent from the link all the same.
    func index(of name: String) -> Int? {
        guard case .view(_, let parameters) = source else { return indexOfCapture(name) }
        let first = hint < parameters.count ? hint : 0
        if first < parameters.count, parameters[first].name == name {
            hint = first + 1
            return first
        }
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
        hint = index + 1
        return index
    }

    private func indexOfCapture(_ name: String) -> Int? {
        guard case .captures(let captures, let absentLists) = source else { return nil }
        return captures.position(of: name) ?? absentLists.firstIndex(of: name).map { captures.count + $0 }
    }

    func name(at index: Int) -> String {
        switch source {
        case .view(_, let parameters): parameters[index].name
        case .captures(let captures, let absentLists):
            index < captures.count ? captures[index].name : absentLists[index - captures.count]
        }
    }

    /// The names of the parameters that hold something.
    var names: [String] {
        switch source {
        case .view(let view, let parameters):
            parameters.indices.filter { view.view.holdsValue(ofParameter: $0) }.map { parameters[$0].name }
        case .captures(let captures, _): captures.map(\.name)
        }
    }

    /// The index of the one parameter that holds something, or of the only one if that is an absent list; `nil` if there
    /// are several, or none.
    var onlyIndex: Int? {
        let names = names
        if names.isEmpty { return onlyList }
        return names.count == 1 ? index(of: names[0]) : nil
    }

    private var onlyList: Int? {
        switch source {
        case .view(_, let parameters): parameters.count == 1 && parameters[0].isList ? 0 : nil
        case .captures(_, let absentLists): absentLists.count == 1 ? 0 : nil
        }
    }
}

// MARK: Values

extension DecodedLink {
    func holdsValue(at index: Int) -> Bool {
        switch source {
        case .view(let view, _): view.view.holdsValue(ofParameter: index)
        case .captures(let captures, _): index < captures.count
        }
    }

    /// Whether a parameter is a list.
    func isList(at index: Int) -> Bool {
        switch source {
        case .view(_, let parameters): parameters[index].isList
        case .captures: if case .list = value(at: index) { true } else { false }
        }
    }

    /// What a parameter held; an absent list is an empty one.
    func value(at index: Int) -> CaptureValue? {
        switch source {
        case .view(let view, let parameters):
            view.view.value(ofParameter: index) ?? (parameters[index].isList ? .list([]) : nil)
        case .captures(let captures, _): index < captures.count ? captures.value(at: index) : .list([])
        }
    }

    /// The value of a parameter, or `nil` if it holds none of the type.
    func read<Value: ParameterConvertible>(_ type: Value.Type, at index: Int) -> Value? {
        switch source {
        case .view(let unowned, _):
            let view = unowned.view
            if view.isList(parameter: index), !type.parameterType.isList { return nil }
            return Value(match: view, parameter: index)
        case .captures: return value(at: index)?.read(type)
        }
    }
}

extension CaptureValue {
    /// The value as a type; one value is no list, and a list no value.
    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value? {
        if case .list = self, !type.parameterType.isList { return nil }
        return type.init(capture: self)
    }
}
