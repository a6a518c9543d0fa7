import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// The way to create the route of an entry.
enum Making {
    case constant
    /// A closure with the match as its argument.
    case match
    /// A closure with captured values as its arguments, by position or by name.
    case values([Value], byName: Bool)
    /// A type decoded from the captures.
    case decoded(Decoded)

    /// The values from which the route is created.
    var values: [Value] {
        switch self {
        case .constant, .match: []
        case .values(let values, _): values
        case .decoded(let decoded): decoded.values
        }
    }

    /// A parameter of a function.
    struct Value {
        var name: String
        var type: any ParameterConvertible.Type
    }
}

extension PlainRouter {
    /// Returns the values from which the route of a match is created; `nil` if a type rejects one, which passes the
    /// link on.
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
    /// The parameter names, in order of appearance.
    var names: [String] {
        let all = text.matches(of: /\{ *([\p{L}_0-9]+) *[:?=}]/).map { String($0.output.1) }
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    /// Returns every occurrence of a parameter in the forms.
    func parameters(named name: String) -> [PlainParameter] { forms.flatMap(\.parameters).filter { $0.name == name } }

    /// Returns the pattern with the types of a function's parameters: a parameter without a type has that of its value,
    /// and a list may be absent except in an alternative.
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
