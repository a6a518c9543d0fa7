import WaymarkCore
import WaymarkRoutes

/// The parameters of a link during decoding, shared by all decoders and containers.
///
/// Values are read directly from the link. A decoder that outlives the match reads from a copy.
final class DecodedLink {
    private enum Source {
        case view(UnownedMatchView, parameters: [LinkParameter])
        /// The captures, and the names of absent parameters that are lists.
        case captures(Captures, absentLists: [String])
    }

    private var source: Source
    /// The log of a probe; `nil` for real links.
    let log: DecodingLog?
    /// The index after the last name found: types usually decode in pattern order.
    private var hint = 0

    /// - Parameter lists: The names of the parameters that are lists, present or absent.
    init(_ captures: Captures, lists: [String] = [], log: DecodingLog? = nil) {
        source = .captures(captures, absentLists: lists.filter { captures.position(of: $0) == nil })
        self.log = log
    }

    /// Creates a link from a match; call ``end(_:)`` before the view ends.
    init(_ match: borrowing MatchView, parameters: [LinkParameter]) {
        source = .view(UnownedMatchView(match), parameters: parameters)
        log = nil
    }

    /// Releases the view; if a decoder still references the link, copies the captures.
    static func end(_ link: inout DecodedLink) {
        guard !isKnownUniquelyReferenced(&link), case .view(let view, let parameters) = link.source else { return }
        let captures = view.captures
        let lists = parameters.filter { $0.isList && captures.position(of: $0.name) == nil }
        link.source = .captures(captures, absentLists: lists.map(\.name))
    }
}

/// The facts about a pattern's parameter that decoding needs.
struct LinkParameter: Sendable {
    let name: String
    /// `true` if the parameter is a list, which is empty if absent.
    let isList: Bool
    /// `false` for a parameter of a prefix under which the table was merged.
    let isOwn: Bool

    /// Returns the parameters of a pattern.
    ///
    /// - Parameters:
    ///   - lists: The names of parameters that the decoded type requires to be lists.
    ///   - own: The names of the parameters of the route.
    static func all(of pattern: RoutePattern, lists: Set<String>, own: Set<String>) -> [LinkParameter] {
        pattern.parameters.compactMap { parameter in
            parameter.name.map { name in
                LinkParameter(
                    name: name, isList: parameter.type.isList || lists.contains(name), isOwn: own.contains(name))
            }
        }
    }
}

// MARK: Names

extension DecodedLink {
    /// Returns the index of a parameter, which may be absent from the link.
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

    var names: [String] {
        switch source {
        case .view(let view, let parameters):
            parameters.indices.filter { parameters[$0].isOwn && view.view.holdsValue(ofParameter: $0) }
                .map { parameters[$0].name }
        case .captures(let captures, _): captures.map(\.name)
        }
    }

    /// The index of the only present parameter, or of the only parameter if it is an absent list; otherwise `nil`.
    var onlyIndex: Int? {
        let names = names
        if names.isEmpty { return onlyList }
        return names.count == 1 ? index(of: names[0]) : nil
    }

    private var onlyList: Int? {
        switch source {
        case .view(_, let parameters):
            parameters.count(where: \.isOwn) == 1 ? parameters.firstIndex { $0.isOwn && $0.isList } : nil
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

    func isList(at index: Int) -> Bool {
        switch source {
        case .view(_, let parameters): parameters[index].isList
        case .captures: if case .list = value(at: index) { true } else { false }
        }
    }

    /// Returns the value of a parameter; an absent list is empty.
    func value(at index: Int) -> CaptureValue? {
        switch source {
        case .view(let view, let parameters):
            view.view.value(ofParameter: index) ?? (parameters[index].isList ? .list([]) : nil)
        case .captures(let captures, _): index < captures.count ? captures[index].value : .list([])
        }
    }

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
    /// Returns the value as a type; lists do not convert to single values, nor single values to lists.
    func read<Value: ParameterConvertible>(_ type: Value.Type) -> Value? {
        if case .list = self, !type.parameterType.isList { return nil }
        return type.init(capture: self)
    }
}
