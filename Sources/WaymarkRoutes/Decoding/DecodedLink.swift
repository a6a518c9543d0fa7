import WaymarkCore

/// The parameters of a link while a type is read from them: the one thing that decoders and containers share.
///
/// They are read where they stand in the link. Who keeps a decoder for longer than the link is looked at has a copy.
final class DecodedLink {
    private enum Source {
        case view(UnownedMatchView, names: [String])
        case captures(Captures)
    }

    private var source: Source
    /// What notes why reading fails; links are read without one.
    let log: DecodingLog?
    /// Where the next name is looked for first: types mostly ask in the order of the pattern.
    private var hint = 0

    init(_ captures: Captures, log: DecodingLog? = nil) {
        source = .captures(captures)
        self.log = log
    }

    /// The parameters of a match, to be let go of by ``end(_:)`` before the view ends.
    ///
    /// - Parameter names: The names of the pattern's parameters.
    init(_ match: borrowing MatchView, names: [String]) {
        source = .view(UnownedMatchView(match), names: names)
        log = nil
    }

    /// Lets go of the view that the parameters are read from, by a copy if somebody has kept the link.
    static func end(_ link: inout DecodedLink) {
        guard !isKnownUniquelyReferenced(&link), case .view(let view, _) = link.source else { return }
        link.source = .captures(view.match.captures)
    }
}

// MARK: Names

extension DecodedLink {
    /// The index of the parameter of a name, which may be absent from the link all the same.
    func index(of name: String) -> Int? {
        guard case .view(_, let names) = source else { return indexOfCapture(name) }
        let first = hint < names.count ? hint : 0
        if first < names.count, names[first] == name {
            hint = first + 1
            return first
        }
        guard let index = names.firstIndex(of: name) else { return nil }
        hint = index + 1
        return index
    }

    private func indexOfCapture(_ name: String) -> Int? {
        if case .captures(let captures) = source { captures.position(of: name) } else { nil }
    }

    func name(at index: Int) -> String {
        switch source {
        case .view(_, let names): names[index]
        case .captures(let captures): captures[index].name
        }
    }

    /// The names of the parameters that hold something.
    var names: [String] {
        switch source {
        case .view(let view, let names):
            names.indices.filter { view.view.holdsValue(ofParameter: $0) }.map { names[$0] }
        case .captures(let captures): captures.map(\.name)
        }
    }

    /// The index of the one parameter that holds something; `nil` if there are several, or none.
    var onlyIndex: Int? {
        let names = names
        return names.count == 1 ? index(of: names[0]) : nil
    }
}

// MARK: Values

extension DecodedLink {
    func holdsValue(at index: Int) -> Bool {
        if case .view(let view, _) = source { view.view.holdsValue(ofParameter: index) } else { true }
    }

    func value(at index: Int) -> CaptureValue? {
        switch source {
        case .view(let view, _): view.view.value(ofParameter: index)
        case .captures(let captures): captures.value(at: index)
        }
    }

    /// The value of a parameter, or `nil` if it holds none of the type.
    func read<Value: ParameterConvertible>(_ type: Value.Type, at index: Int) -> Value? {
        switch source {
        case .view(let unowned, _):
            let view = unowned.view
            if view.isList(parameter: index), !type.parameterType.isList { return nil }
            return Value(match: view, parameter: index)
        case .captures(let captures): return captures.value(at: index).read(type)
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
