import WaymarkCore
import WaymarkRoutes

/// A route with the values of its parameters, as an app has it.
enum TypedRoute: Sendable {
    case plain(Int)
    case number(Int, Int)
    case text(Int, String)
    case numbers(Int, Int, Int)
    case texts(Int, String, String)
    case textAndNumber(Int, String, Int)
    case numbersAndText(Int, Int, Int, String)
    case threeTexts(Int, String, String, String)
    case other(Int)

    /// The position of its pattern in the workload.
    var index: Int {
        switch self {
        case .plain(let index), .number(let index, _), .text(let index, _), .numbers(let index, _, _),
            .texts(let index, _, _), .textAndNumber(let index, _, _), .numbersAndText(let index, _, _, _),
            .threeTexts(let index, _, _, _), .other(let index):
            index
        }
    }
}

extension Subject {
    /// The public API with typed values: from text to a case of an enum with integers and strings.
    static let waymarkTyped = Subject(name: "waymark-typed") { workload in
        guard workload.peers.contains(.urlComponents) else { return nil }
        var table = RouteTable<TypedRoute>(accepting: sources(workload))
        for (route, pattern) in workload.patterns.enumerated() { try table.addTyped(pattern, route) }
        let router = try Router(table)
        return { link in router.match(link)?.route.index }
    }
}

extension RouteTable<TypedRoute> {
    /// Adds a pattern with a function of its parameters' types.
    fileprivate mutating func addTyped(_ pattern: String, _ route: Int) throws {
        let types = try RoutePattern(pattern).parameters.map { $0.type == .string ? "String" : "\($0.type.kind)" }
        switch types.map({ $0 == "String" ? "s" : $0.contains("Int") ? "i" : "?" }).joined() {
        case "": add(pattern, to: .plain(route))
        case "i": add(pattern) { (a: Int) in .number(route, a) }
        case "s": add(pattern) { (a: String) in .text(route, a) }
        case "ii": add(pattern) { (a: Int, b: Int) in .numbers(route, a, b) }
        case "ss": add(pattern) { (a: String, b: String) in .texts(route, a, b) }
        case "si": add(pattern) { (a: String, b: Int) in .textAndNumber(route, a, b) }
        case "iis": add(pattern) { (a: Int, b: Int, c: String) in .numbersAndText(route, a, b, c) }
        case "sss": add(pattern) { (a: String, b: String, c: String) in .threeTexts(route, a, b, c) }
        default: add(pattern, to: .other(route))
        }
    }
}
