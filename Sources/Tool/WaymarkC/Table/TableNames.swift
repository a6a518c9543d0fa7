import WaymarkEngine

/// The strings that C functions return: the names of routes and parameters, the patterns, and the compiled table.
struct TableNames: Sendable {
    let texts: CStringStorage
    let compiled: CStringStorage.StringRange
    let parameters: [CStringStorage.StringRange]
    let routes: [Route]
    let numberOfRoute: [[UInt8]: Int]
    let numberOfParameter: [[UInt8]: Int]

    struct Route {
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
}

extension [[UInt8]: Int] {
    func number(of name: [UInt8], named kind: StaticString) throws(CallError) -> Int {
        guard let number = self[name] else { throw .noName(kind, String(decoding: name, as: UTF8.self)) }
        return number
    }
}

extension Array {
    func element(_ number: Int, named name: StaticString) throws(CallError) -> Element {
        guard indices.contains(number) else { throw .noNumber(name, number, of: count) }
        return self[number]
    }
}
