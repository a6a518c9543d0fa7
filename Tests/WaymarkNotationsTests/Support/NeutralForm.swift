import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@testable import WaymarkNotations

/// Converts the neutral format of the data to patterns of Deeper and DeeperFunc.
struct NeutralForm {
    /// Whether parameters are identified by position.
    var isPositional: Bool
    private var position = 0

    init(isPositional: Bool) { self.isPositional = isPositional }

    static func patterns(_ ast: JSONValue, isPositional: Bool) -> [RoutePattern] {
        (ast["or_routes"]?.list ?? [ast]).map { route in
            var form = NeutralForm(isPositional: isPositional)
            let path = form.path(route["path"]?.list ?? [])
            let query = form.query(route["query"]?.list ?? [])
            return RoutePattern(text: "", path: path, query: query)
        }
    }

    private mutating func path(_ nodes: [JSONValue]) -> [PathNode] {
        nodes.flatMap { DeeperReader.nodes(kind($0), at: 0..<0) }
    }

    private mutating func kind(_ node: JSONValue) -> PathNode.Kind {
        if let text = node["lit"]?.text { return .literal(text) }
        if let nodes = node["maybe"]?.list { return .optional(path(nodes)) }
        if node["many"] != nil { return .catchAll(CatchAll(minimum: 1, stopsAtFirstHit: true)) }
        if let all = node["or"]?.list { return .alternatives(each(of: all) { $0.path($1.list ?? []) }) }
        return .parameter(parameter(node))
    }

    private mutating func each<Result>(
        of all: [JSONValue], _ read: (inout NeutralForm, JSONValue) -> Result
    ) -> [Result] {
        let first = position
        var last = position
        var results: [Result] = []
        for value in all {
            position = first
            results.append(read(&self, value))
            last = max(last, position)
        }
        position = last
        return results
    }

    private mutating func parameter(_ node: JSONValue) -> PatternParameter {
        let type = ["int": "LenientInt", "double": "LenientDouble", "bool": "LenientBool"][node["type"]?.text ?? ""]
        var parameter = PatternParameter(node["param"]?.text, type: .named(type ?? "String"))
        if isPositional {
            parameter.name = String(position)
            position += 1
        }
        if node["mode"]?.text == "optional" { parameter.presence = .lenient }
        return parameter
    }

    private mutating func query(_ nodes: [JSONValue]) -> [QueryNode] {
        var query: [QueryNode] = []
        for node in nodes {
            if let all = node["or"]?.list {
                query.append(QueryNode(.alternatives(each(of: all) { $0.query([$1]) })))
            } else {
                let item = QueryItemPattern(name: node["param"]?.text ?? "", value: .parameter(parameter(node)))
                query.append(QueryNode(.item(item)))
            }
        }
        return query
    }
}
