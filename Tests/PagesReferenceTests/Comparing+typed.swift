import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// The capture of a typed value: `nil` without a value, otherwise the capture of the value, which may be absent.
typealias Typed = CaptureValue??

extension Comparing {
    /// Compares the values of a match as Swift types with the types' conversion of the captures.
    func typedDifference(_ match: RouteMatch<Opened>, _ other: PlainRouter.Match) -> String? {
        let patterns = plain.entries[other.entry].patterns
        let parameters = patterns[other.pattern].forms.flatMap(\.parameters)
        for name in match.pattern.parameters.compactMap(\.name) {
            let expected = other.captures.named.first { $0.name == name }?.value
            guard let parameter = parameters.first(where: { $0.name == name }) else { continue }
            for type in parameter.askedTypes(match.url.text.utf8.count) {
                let read = typed(type) { try? match.match.value(name, as: $0) }
                let wanted = typed(type, of: expected)
                if !isSame(read, wanted) { return "'\(name)' as \(type) is \(shown(read)), and not \(shown(wanted))" }
            }
        }
        return nil
    }

    /// Compares typed values that a view reads from the link's bytes with those of the reference.
    func typedDifference(_ view: borrowing MatchView, _ parameters: [PatternParameter], _ first: PlainRouter.Match)
        -> String?
    {
        let plainParameters = plain.entries[first.entry].patterns[first.pattern].forms.flatMap(\.parameters)
        for (index, parameter) in parameters.enumerated() {
            let expected = first.captures.named.first { $0.name == parameter.name }?.value
            guard let known = plainParameters.first(where: { $0.name == parameter.name }) else { continue }
            for type in known.askedTypes(index + (expected?.description.utf8.count ?? 0)) {
                let read = typed(type, ofParameter: index, in: view)
                let wanted = typed(type, of: expected)
                if !isSame(read, wanted) {
                    return "view: '\(parameter.name ?? "")' as \(type) is \(shown(read)), and not \(shown(wanted))"
                }
            }
        }
        return nil
    }

    func shown(_ value: Typed) -> String { value.map { $0.map { "\($0)" } ?? "absent" } ?? "no value" }

    private func isSame(_ a: Typed, _ b: Typed) -> Bool {
        guard let a, let b else { return (a == nil) == (b == nil) }
        return isSame(a, b)
    }

    /// Reads a value whose type is known only at run time.
    private func typed(
        _ type: any ParameterConvertible.Type, _ read: (any ParameterConvertible.Type) -> (any ParameterConvertible)?
    ) -> Typed {
        read(type).map { $0.capture }
    }

    private func typed(_ type: any ParameterConvertible.Type, of capture: CaptureValue?) -> Typed {
        type.init(capture: capture).map { $0.capture }
    }

    private func typed(_ type: any ParameterConvertible.Type, ofParameter index: Int, in view: borrowing MatchView)
        -> Typed
    {
        type.init(match: view, parameter: index).map { $0.capture }
    }
}
