import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// Creates the routes of an entry, or none.
private struct Made: Sendable {
    var index: Int
    var behaviour: PlainRouter.Behaviour

    func callAsFunction(_ values: [CaptureValue?]) throws -> Opened? {
        switch behaviour {
        case .opens: Opened(entry: index, values: values)
        case .declines: nil
        case .fails: throw TablePair.Failure()
        }
    }
}

extension TablePair.Entry {
    /// Adds the entry to a table inside its groups.
    func add(in scopes: ArraySlice<TablePair.Scope>, _ index: Int, to table: inout RouteTable<Opened>) {
        guard let scope = scopes.first else { return add(index, to: &table) }
        let inner = scopes.dropFirst()
        let conditions = scope.requirement.map { [$0] } ?? []
        if scope.isMerged {
            var other = RouteTable<Opened>(accepting: scope.sources?.map(\.real) ?? [.anywhere])
            add(in: inner, index, to: &other)
            table.merge(other, under: scope.prefix, named: scope.name, requires: conditions)
        } else {
            table.group(scope.prefix, named: scope.name, from: scope.sources?.map(\.real), requires: conditions) {
                add(in: inner, index, to: &$0)
            }
        }
    }

    private func add(_ index: Int, to table: inout RouteTable<Opened>) {
        let sources = sources?.map(\.real)
        if let matcher {
            return table.add(
                matching: matcher, rank: matcher.realRank, named: "r\(index)", from: sources
            ) { [behaviour] (_: String) in
                try Made(index: index, behaviour: behaviour)([])
            }
        }
        switch (behaviour, making) {
        case (_, .decoded(let decoded)): decoded.add(self, index, &table)
        case (.opens, .constant):
            table.add(texts: texts, named: "r\(index)", syntax: syntax, from: sources, to: Opened(entry: index))
        case (_, .values(let values, let byName)):
            add(values.map(\.type), names: byName ? values.map(\.name) : nil, index, to: &table)
        default:
            let made = Made(index: index, behaviour: behaviour)
            add(
                build: { match in try made(match.pattern.parameters.compactMap(\.name).map { match[$0] }) }, index,
                to: &table)
        }
    }

    private func add(
        build: @escaping @Sendable (PatternMatch) throws -> Opened?, _ index: Int, to table: inout RouteTable<Opened>
    ) {
        let sources = sources?.map(\.real)
        if texts.count == 1 {
            table.add(texts[0], named: "r\(index)", syntax: syntax, from: sources, build: build)
        } else {
            table.add(texts[0], texts[1], named: "r\(index)", syntax: syntax, from: sources, build: build)
        }
    }
}

// MARK: Functions of values

extension TablePair.Entry {
    /// Adds a function whose parameter types are known only at run time.
    private func add(
        _ types: [any ParameterConvertible.Type], names: [String]?, _ index: Int, to table: inout RouteTable<Opened>
    ) {
        switch types.count {
        case 1: add(types[0], names, index, &table)
        case 2: add(types[0], types[1], names, index, &table)
        case 3: add(types[0], types[1], types[2], names, index, &table)
        default: add(types[0], types[1], types[2], types[3], names, index, &table)
        }
    }

    private func add<A: ParameterConvertible>(
        _: A.Type, _ names: [String]?, _ index: Int, _ table: inout RouteTable<Opened>
    ) {
        let made = Made(index: index, behaviour: behaviour)
        let build: @Sendable (A) throws -> Opened? = { try made([$0.capture]) }
        let (first, name, sources) = (texts[0], "r\(index)", sources?.map(\.real))
        switch (names, texts.count) {
        case (nil, 1): table.add(first, named: name, syntax: syntax, from: sources, build: build)
        case (nil, _): table.add(first, texts[1], named: name, syntax: syntax, from: sources, build: build)
        case (let names?, 1):
            table.add(first, named: name, syntax: syntax, from: sources, parameters: names, build: build)
        case (let names?, _):
            table.add(first, texts[1], named: name, syntax: syntax, from: sources, parameters: names, build: build)
        }
    }

    private func add<A: ParameterConvertible, B: ParameterConvertible>(
        _: A.Type, _: B.Type, _ names: [String]?, _ index: Int, _ table: inout RouteTable<Opened>
    ) {
        let made = Made(index: index, behaviour: behaviour)
        let build: @Sendable (A, B) throws -> Opened? = { try made([$0.capture, $1.capture]) }
        let (first, name, sources) = (texts[0], "r\(index)", sources?.map(\.real))
        switch (names, texts.count) {
        case (nil, 1): table.add(first, named: name, syntax: syntax, from: sources, build: build)
        case (nil, _): table.add(first, texts[1], named: name, syntax: syntax, from: sources, build: build)
        case (let names?, 1):
            table.add(first, named: name, syntax: syntax, from: sources, parameters: names, build: build)
        case (let names?, _):
            table.add(first, texts[1], named: name, syntax: syntax, from: sources, parameters: names, build: build)
        }
    }

    private func add<A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible>(
        _: A.Type, _: B.Type, _: C.Type, _ names: [String]?, _ index: Int, _ table: inout RouteTable<Opened>
    ) {
        let made = Made(index: index, behaviour: behaviour)
        let build: @Sendable (A, B, C) throws -> Opened? = { try made([$0.capture, $1.capture, $2.capture]) }
        let (first, name, sources) = (texts[0], "r\(index)", sources?.map(\.real))
        switch (names, texts.count) {
        case (nil, 1): table.add(first, named: name, syntax: syntax, from: sources, build: build)
        case (nil, _): table.add(first, texts[1], named: name, syntax: syntax, from: sources, build: build)
        case (let names?, 1):
            table.add(first, named: name, syntax: syntax, from: sources, parameters: names, build: build)
        case (let names?, _):
            table.add(first, texts[1], named: name, syntax: syntax, from: sources, parameters: names, build: build)
        }
    }

    private func add<
        A: ParameterConvertible, B: ParameterConvertible, C: ParameterConvertible, D: ParameterConvertible
    >(
        _: A.Type, _: B.Type, _: C.Type, _: D.Type, _ names: [String]?, _ index: Int,
        _ table: inout RouteTable<Opened>
    ) {
        let made = Made(index: index, behaviour: behaviour)
        let build: @Sendable (A, B, C, D) throws -> Opened? = {
            try made([$0.capture, $1.capture, $2.capture, $3.capture])
        }
        let (first, name, sources) = (texts[0], "r\(index)", sources?.map(\.real))
        if let names {
            table.add(first, named: name, syntax: syntax, from: sources, parameters: names, build: build)
        } else {
            table.add(first, named: name, syntax: syntax, from: sources, build: build)
        }
    }
}
