import WaymarkCore
import WaymarkLanguages

extension SegmentWriter {
    mutating func urlPattern(_ pattern: RoutePattern) -> String {
        let path = pattern.source?.isCustom == true ? pattern.path.mapParameters(\.spelledOut) : pattern.path
        var text = source(pattern.source) + nodes(path)
        if pattern.path.isEmpty { text += "/" }
        switch pattern.fragment {
        case .literal(let literal): text += "?*#" + Self.urlPatternText(literal, in: .hash)
        case .parameter(let parameter) where parameter.type.expression?.expression == URLPatternReader.anyFragment:
            text += "?*#:" + (parameter.name ?? "")
        case .parameter: miss("a fragment that is captured")
        case nil: break
        }
        return text
    }

    private mutating func source(_ source: LinkSource?) -> String {
        switch source?.kind {
        case nil: return "*://*:*"
        case .host(let host, let port, let http, let https):
            return (http && https ? "http{s}?" : https ? "https" : "http") + "://" + host
                + (port.map { ":\($0)" } ?? "")
        case .scheme(let scheme, let host?, let port, _): return scheme + "://" + host + (port.map { ":\($0)" } ?? "")
        case .scheme(let scheme, host: nil, port: nil, rule: .ignored): return scheme + "://*"
        case .scheme, .anywhere: return miss("a source of this kind")
        }
    }

    private mutating func nodes(_ nodes: [PathNode]) -> String {
        var text = ""
        for (index, node) in nodes.enumerated() {
            switch node.kind {
            case .separator: text += "/"
            case .literal(let literal): text += Self.urlPatternText(literal)
            case .parameter(let parameter): text += self.parameter(parameter)
            case .catchAll(let run) where !run.stopsAtFirstHit && index + 1 == nodes.count:
                text = self.run(run, after: text, isRoot: index == 1)
            case .optional(let inner):
                // Directly after a host, a brace would belong to the host.
                if index == 0, inner.count == 2, inner[0].kind == .separator, case .parameter(let one) = inner[1].kind {
                    text += "/\(parameter(one).dropFirst().dropLast())?"
                    continue
                }
                // Without braces, a slash before the group would share the group's modifier `?`.
                text += "{" + group(inner) + "}?"
            case .wildcard, .catchAll, .alternatives: text += miss(node.kind)
            }
        }
        return text
    }

    /// Returns the content of braces, which cannot be nested: literals around one parameter.
    private mutating func group(_ nodes: [PathNode]) -> String {
        var (text, isBehindName) = ("", false)
        for node in nodes {
            if case .parameter(let parameter) = node.kind {
                text += self.parameter(parameter).dropFirst().dropLast()
                isBehindName = parameter.type == .string
                continue
            }
            let next = self.nodes([node])
            // Without a backslash, a letter would continue the parameter's name.
            let isLetter = next.unicodeScalars.first.map { $0 == "$" || $0 == "_" || $0.properties.isIDContinue }
            text += (isBehindName && isLetter == true ? "\\" : "") + next
            isBehindName = false
        }
        return text
    }

    private mutating func parameter(_ parameter: PatternParameter) -> String {
        guard parameter.presence == .required, !parameter.type.isList, let name = parameter.name else {
            return miss(.parameter(parameter))
        }
        var expression = parameter.type.expression?.expression
        if expression == nil, case .oneOf(let texts) = parameter.type.kind {
            expression = URLPatternExpression.text(taking: texts)
        }
        if let expression { return "{" + (Int(name) == nil ? ":" + name : "") + "(" + expression + ")}" }
        if parameter.type == .string { return "{:" + name + "}" }
        return miss(.parameter(parameter))
    }

    private mutating func run(_ run: CatchAll, after text: String, isRoot: Bool) -> String {
        let group = run.name.flatMap { Int($0) == nil ? ":" + $0 + "(.*)" : nil } ?? "*"
        if isRoot || run.minimum == 1 { return text + group }
        guard run.minimum == 0, text.hasSuffix("/") else { return text + miss(.catchAll(run)) }
        return text.dropLast() + "{/" + group + "}?"
    }

    private static func urlPatternText(
        _ text: String, in component: URLPatternText.Component = .pathname
    ) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "*", "+", "(", ")", ":", "\\": result += "\\" + String(scalar)
            case _ where component == .hash && "{}?#".unicodeScalars.contains(scalar): result += "\\" + String(scalar)
            case "/" where component == .hash: result += "/"
            case "{", "}", "?", "#", "%", "/": result += scalar.percentEncoded
            default: result += scalar.isInvisible ? scalar.percentEncoded : String(scalar)
            }
        }
    }
}

extension LinkSource {
    /// `true` for a custom scheme, whose paths the standard does not divide into segments.
    fileprivate var isCustom: Bool {
        if case .scheme(let scheme, _, _, _) = kind { !URLPatternReader.special.contains(scheme) } else { false }
    }
}

extension PatternParameter {
    private static let segment = (try? Expression(URLPatternReader.segment)).map { ParameterType(TextAutomaton($0)) }

    /// The parameter with the regular expression of a segment, if it accepts any string.
    fileprivate var spelledOut: PatternParameter {
        guard type == .string, let segment = Self.segment else { return self }
        var copy = self
        copy.type = segment
        return copy
    }
}
