import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// How the route of an entry is made.
enum Making {
    case constant
    /// By a closure over the match, which holds everything that it can ask for.
    case match
    /// By a closure over values, found by position or by name.
    case values([Value], byName: Bool)
    /// From a type that is read by its keys.
    case decoded(Decoded)

    /// The values that it is made from.
    var values: [Value] {
        switch self {
        case .constant, .match: []
        case .values(let values, _): values
        case .decoded(let decoded): decoded.values
        }
    }

    /// A value of a function.
    struct Value {
        var name: String
        var type: any ParameterConvertible.Type
    }
}

extension PlainRouter {
    /// What the route of a match is made from; `nil` if a value is none of its type, so that the link is passed on.
    func values(of match: Match) -> [CaptureValue?]? {
        let held = { (name: String) in match.captures.named.first { $0.name == name }?.value }
        switch entries[match.entry].making {
        case .constant: return []
        case .match: return entries[match.entry].patterns[match.pattern].names.map(held)
        case .values, .decoded:
            let values = entries[match.entry].making.values
            let read = values.map { $0.type.init(capture: held($0.name)) }
            return read.contains { $0 == nil } ? nil : read.map { $0?.capture }
        }
    }
}

extension PlainPattern {
    /// The names of its parameters, in the order in which they stand.
    var names: [String] {
        let all = text.matches(of: /\{ *([\p{L}_0-9]+) *[:?=}]/).map { String($0.output.1) }
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    /// Every form of a parameter.
    func parameters(named name: String) -> [PlainParameter] { forms.flatMap(\.parameters).filter { $0.name == name } }

    /// The pattern of a function of these values: a parameter takes the type of its value if it names none, and a list
    /// may be absent, but for one in an alternative.
    func narrowed(by values: [Making.Value]) -> PlainPattern {
        var copy = self
        copy.forms = forms.map { form in
            form.mapParameters { parameter in
                guard let value = values.first(where: { $0.name == parameter.name }) else { return parameter }
                let isEverywhere = parameters(named: value.name).count == forms.count
                return parameter.narrowed(by: value.type, mayOmit: isEverywhere)
            }
        }
        return copy
    }
}

extension PlainParameter {
    fileprivate func narrowed(by type: any ParameterConvertible.Type, mayOmit: Bool) -> PlainParameter {
        var copy = self
        if !isTyped {
            copy.type = .named(type.parameterType.text.filter { !"[]".contains($0) })
            copy.isList = type.parameterType.isList
        }
        if copy.isList, mayOmit, presence == .required { copy.presence = .optional }
        return copy
    }
}

extension PlainForm {
    fileprivate func mapParameters(_ change: (PlainParameter) -> PlainParameter) -> PlainForm {
        var copy = self
        copy.segments = segments.map { segment in
            guard case .pieces(let pieces) = segment else { return segment }
            return .pieces(pieces.map { $0.parameter.map { .parameter(change($0)) } ?? $0 })
        }
        copy.items = items.map { item in
            PlainItem(name: item.name, value: item.value.parameter.map { .parameter(change($0)) } ?? item.value)
        }
        copy.fragment = fragment.map { $0.parameter.map { .parameter(change($0)) } ?? $0 }
        return copy
    }
}
