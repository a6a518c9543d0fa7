import WaymarkEngine

/// The names of routes, patterns and parameters, and the compiled table itself, for C.
struct TableNames: Sendable {
    let texts: CStringStorage
    let compiled: CStringStorage.StringRange
    let parameters: [CStringStorage.StringRange]
    private let routes: [Route]
    private let numberOfRoute: [[UInt8]: Int]
    private let numberOfParameter: [[UInt8]: Int]

    private struct Route {
        let name: CStringStorage.StringRange?
        let patterns: [CStringStorage.StringRange]
    }

    init(_ names: EntryNames, parameters: [[UInt8]], compiled: [UInt8]) {
        var texts = CStringStorage.Builder()
        var numberOfRoute: [[UInt8]: Int] = [:]
        self.compiled = texts.add(compiled)
        routes = (0..<names.count).map { index in
            let (name, patterns, _) = names.entry(index)
            if let name { numberOfRoute[Array(name.utf8)] = numberOfRoute[Array(name.utf8)] ?? index }
            return Route(name: name.map { texts.add($0.utf8) }, patterns: patterns.map { texts.add($0.utf8) })
        }
        self.parameters = parameters.map { texts.add($0) }
        self.numberOfRoute = numberOfRoute
        numberOfParameter = Dictionary(uniqueKeysWithValues: parameters.enumerated().map { ($1, $0) })
        self.texts = CStringStorage(texts)
    }

    var routeCount: Int { routes.count }

    func name(ofRoute number: Int) throws(CallError) -> CStringStorage.StringRange? { try route(number).name }

    func patterns(ofRoute number: Int) throws(CallError) -> [CStringStorage.StringRange] { try route(number).patterns }

    func numberOfRoute(named name: [UInt8]) throws(CallError) -> Int {
        guard let number = numberOfRoute[name] else { throw .noName("route", String(decoding: name, as: UTF8.self)) }
        return number
    }

    func numberOfParameter(named name: [UInt8]) throws(CallError) -> Int {
        guard let number = numberOfParameter[name] else {
            throw .noName("parameter", String(decoding: name, as: UTF8.self))
        }
        return number
    }

    private func route(_ number: Int) throws(CallError) -> Route { try routes.element(number, named: "route") }
}

extension Array {
    func element(_ number: Int, named name: StaticString) throws(CallError) -> Element {
        guard indices.contains(number) else { throw .noNumber(name, number, of: count) }
        return self[number]
    }
}
