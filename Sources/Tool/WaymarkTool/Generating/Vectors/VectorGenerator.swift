import WaymarkCore
import WaymarkEngine
import WaymarkManifest
import WaymarkPrinting

/// Generates test vectors: values of routes, with the resulting links or errors. The result is deterministic.
struct VectorGenerator {
    let table: GeneratedTable
    /// The router of the same route file as `table`: routes have equal indices in both.
    let router: Router<String>

    /// Returns at most `limit` vectors for each route that has links.
    func vectors(limit: Int) -> [RouteVectors] {
        table.routes.enumerated().filter { $1.absence == nil }.map { entry, route in
            let all = (given(route) + rivals(of: route)).uniqued
            return RouteVectors(route: route, vectors: all.evenly(limit).map { vector($0, ofEntry: entry) })
        }
    }

    private struct Given: Hashable {
        var values: [String: CaptureValue] = [:]
        var rest: [String] = []

        func with(_ value: CaptureValue?, of field: GeneratedField) -> Given {
            var copy = self
            if let name = field.name {
                copy.values[name] = value
            } else {
                copy.rest = value?.texts ?? []
            }
            return copy
        }
    }

    private func vector(_ given: Given, ofEntry entry: Int) -> LinkVector {
        let result = Result { () throws(PrintError) in
            try router.url(ofEntry: entry, PrintValues(captures: given.values, rest: given.rest))
        }
        return LinkVector(values: given.values, rest: given.rest, result: result)
    }

    /// Returns combinations of values: only the required ones, all, and both of these with one value changed at a time.
    private func given(_ route: GeneratedRoute) -> [Given] {
        let literals = route.forms.flatMap { table.forms[$0].variant.pathTexts }
        let samples = route.fields.map { self.samples($0, beside: literals) }
        var (least, full) = (Given(), Given())
        for (field, values) in zip(route.fields, samples) {
            full = full.with(values.first, of: field)
            if field.isRequired { least = least.with(values.first, of: field) }
        }
        var all = [least, full]
        for (field, values) in zip(route.fields, samples) {
            for base in field.isRequired ? [least] : [least, full] { all += values.map { base.with($0, of: field) } }
            if !field.isRequired { all.append(full.with(nil, of: field)) }
        }
        return all
    }

    /// - Parameter literals: Literals of the route's patterns, which are used as values, too.
    private func samples(_ field: GeneratedField, beside literals: [String]) -> [CaptureValue] {
        guard let index = field.type else {
            return [["a"], ["a", "b c"], [], ["a/b", "\u{FC}"], [""], [".."], ["a", "."], ["\u{0}"]]
                + literals.map { ["a", .string($0), "b", .string($0)] }
        }
        let constraint = table.types[index].constraint
        var all = SampleValues(constraint: constraint).all
        if case .any = constraint.kind { all += literals.flatMap { [.string($0), .string("x\($0)y\($0)z")] } }
        if let texts = field.defaultValue, !field.isList { all += texts.map { constraint.value(ofDefault: $0) } }
        guard field.isList, let first = all.first else { return all }
        let defaultValue =
            field.defaultValue.map { [CaptureValue.list($0.map { constraint.value(ofDefault: $0) })] } ?? []
        return [.list([first]), .list([first, all.last ?? first, first]), .list([])] + all.map { .list([$0]) }
            + defaultValue
    }

    /// Returns values with which links of the route may open variants of higher precedence.
    private func rivals(of route: GeneratedRoute) -> [Given] {
        let base = given(route)[1]
        return route.forms.flatMap { number in
            let form = table.forms[number]
            return form.rivals.prefix(12).compactMap { rival -> Given? in
                let segments = table.forms[rival.form].variant.segments
                guard rival.form != number, segments.count == form.variant.segments.count else { return nil }
                var given = base
                for (own, other) in zip(form.variant.segments, segments) {
                    guard case .parameter(let parameter) = own, let name = parameter.name else { continue }
                    let type = table.types[table.typeIndex(of: parameter)]
                    given.values[name] = text(of: other).map { value(of: $0, type) } ?? given.values[name]
                }
                return given
            }
        }
    }

    private func value(of text: String, _ type: GeneratedType) -> CaptureValue {
        type.constraint.accepts(text) ? type.constraint.value(of: text) : .string(text)
    }

    private func text(of segment: SegmentPattern) -> String? {
        switch segment {
        case .literal(let text): text
        case .parameter(let parameter):
            SampleValues(constraint: table.types[table.typeIndex(of: parameter)].constraint).all.first?.description
        case .partial, .wildcard, .catchAll: nil
        }
    }
}

extension Array {
    /// Returns at most `limit` elements, evenly distributed.
    fileprivate func evenly(_ limit: Int) -> [Element] {
        count <= limit ? self : (0..<limit).map { self[$0 * count / limit] }
    }
}
