import WaymarkCore
import WaymarkRoutes

/// Routes with values that are not whole path segments.
private enum PartsRoute: Sendable {
    case text(Int, String)
    case texts(Int, String, String)
    case number(Int, Int)
    case numbers(Int, Int, Int)
    case textList(Int, [String])
    case numberList(Int, [Int])
    case search(Int, String, Int?)
    case section(Int, String?)

    var index: Int {
        switch self {
        case .text(let index, _), .texts(let index, _, _), .number(let index, _), .numbers(let index, _, _),
            .textList(let index, _), .numberList(let index, _), .search(let index, _, _), .section(let index, _):
            index
        }
    }
}

extension Subject {
    /// Routes that closures create from values of partial segments, catch-alls, lists, defaults and optional parts.
    static let typedParts = Subject(name: "typed-parts") { workload in
        guard workload.peers.contains(.typedParts) else { return nil }
        var table = RouteTable<PartsRoute>()
        let patterns = workload.patterns
        table.add(patterns[0]) { (a: String) in .text(0, a) }
        table.add(patterns[1]) { (a: Int, b: Int) in .numbers(1, a, b) }
        table.add(patterns[2]) { (a: String, b: String) in .texts(2, a, b) }
        table.add(patterns[3]) { (a: [String]) in .textList(3, a) }
        table.add(patterns[4]) { (a: [String]) in .textList(4, a) }
        table.add(patterns[5]) { (a: [Int]) in .numberList(5, a) }
        table.add(patterns[6]) { (a: Int) in .number(6, a) }
        table.add(patterns[7]) { (a: String, b: Int?) in .search(7, a, b) }
        table.add(patterns[8]) { (a: String?) in .section(8, a) }
        let router = try Router(table)
        return { link in router.route(for: link)?.index }
    }
}
