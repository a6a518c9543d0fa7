/// A textbook router, as written in an afternoon without optimisation: a tree of objects with dictionaries, which
/// splits paths into strings and returns strings.
///
/// The router backtracks, supports only `{name}` and `{name: Int}`, and neither validates nor decodes links.
public struct TextbookTrie {
    private final class Node {
        var literals: [String: Node] = [:]
        var integer: Node?
        var parameter: Node?
        var name = ""
        var route: Int?
    }

    private let root = Node()
    private let hosts: Set<String>

    /// Creates a router. A route is the index of its pattern. `hosts` are those of `https` links; empty for bare paths.
    public init(patterns: [String], hosts: Set<String>) {
        self.hosts = hosts
        for (route, pattern) in patterns.enumerated() {
            var node = root
            for segment in pattern.split(separator: "/") {
                node = Self.child(of: node, for: String(segment))
            }
            node.route = route
        }
    }

    private static func child(of node: Node, for segment: String) -> Node {
        guard segment.hasPrefix("{") else {
            if let child = node.literals[segment] { return child }
            let child = Node()
            node.literals[segment] = child
            return child
        }
        let isInteger = segment.hasSuffix(": Int}")
        let child = (isInteger ? node.integer : node.parameter) ?? Node()
        child.name = String(segment.dropFirst().dropLast(isInteger ? 6 : 1))
        if isInteger { node.integer = child } else { node.parameter = child }
        return child
    }

    /// Returns the route of a link and its captures.
    public func match(_ link: String) -> (route: Int, captures: [String: String])? {
        guard let segments = segments(of: link) else { return nil }
        var captures: [String: String] = [:]
        guard let route = Self.route(in: root, segments[...], &captures) else { return nil }
        return (route, captures)
    }

    private func segments(of link: String) -> [String]? {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        if path.hasPrefix("/") { return path.split(separator: "/").map(String.init) }
        guard let colon = path.firstIndex(of: ":") else { return nil }
        var segments = path[colon...].dropFirst().split(separator: "/").map(String.init)
        switch path[..<colon] {
        case "myapp": return segments
        case "https" where !segments.isEmpty && hosts.contains(segments[0]):
            segments.removeFirst()
            return segments
        default: return nil
        }
    }

    private static func route(in node: Node, _ rest: ArraySlice<String>, _ captures: inout [String: String]) -> Int? {
        guard let segment = rest.first else { return node.route }
        if let child = node.literals[segment], let route = route(in: child, rest.dropFirst(), &captures) {
            return route
        }
        for child in [Int(segment) == nil ? nil : node.integer, node.parameter] {
            guard let child, let route = route(in: child, rest.dropFirst(), &captures) else { continue }
            captures[child.name] = segment
            return route
        }
        return nil
    }
}
