import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

/// A link that was made up.
enum SampleLink {
    case link(String)
    /// Values that the entry's pattern takes, and that are read as others.
    case hidden(PrintError)
}

extension Router {
    /// Values for an entry's patterns, several for each form of a pattern, with its rank: all parameters with other values,
    /// the same with the values moved on, only those that must be there, and lists that could be taken for others.
    func sampleValues(ofEntry entry: Int) -> [(form: Int, values: PrintValues)] {
        // Patterns have up to thousands of forms, whose parameters are the same.
        var counts: [Int: Int] = [:]
        let forms = engine.table.forms(ofEntry: entry).filter { form in
            counts[form.pattern, default: 0] += 1
            return counts[form.pattern, default: 0] <= 64
        }
        return forms.flatMap { form in
            SampleShape.all.compactMap { shape in
                PrintValues(madeUpFor: form.variant, shape, engine.table.types).map { (form.rank, $0) }
            }
        }
    }

    /// The link of an entry with values that were made up for one of its forms; nothing if they cannot be written, or if
    /// another entry takes the link.
    ///
    /// The form is tried before all others, each of which has values of its own: only what it would hide is asked of all.
    func sampleLink(ofEntry entry: Int, form: Int, _ values: PrintValues) -> SampleLink? {
        let own = sampleLink { try engine.search.print(rank: form, values, leadsBack: $0, failure: $1) }
        guard case .hidden = own else { return own }
        return sampleLink { try engine.search.print(entry: entry, values, on: nil, leadsBack: $0, failure: $1) }
    }

    private func sampleLink(
        _ print: ((borrowing MatchView) -> Bool, (String, PrintDoubt) -> PrintError?) throws -> String
    ) -> SampleLink? {
        var hidden: PrintError?
        let link = try? print { _ in
            true
        } _: { link, doubt in
            let error = PrintError(.leadsElsewhere(link, route: nil))
            if case .values = doubt { hidden = error }
            if case .route = doubt { return nil }
            return error
        }
        if let link { return .link(link) }
        return hidden.map { .hidden($0) }
    }

    /// A link that opens an entry, if one can be made up.
    func sampleMatch(ofEntry entry: Int) -> RouteMatch<Route>? {
        for (form, values) in sampleValues(ofEntry: entry) {
            guard case .link(let link) = sampleLink(ofEntry: entry, form: form, values), let match = match(for: link)
            else {
                continue
            }
            if match.match.entry == entry { return match }
        }
        return nil
    }
}

/// Which values are made up for the parameters of a form of a pattern.
private struct SampleShape {
    /// How many samples are passed over.
    var offset = 0
    /// Whether parameters that may be absent are there.
    var hasOptionals = false
    /// Whether lists hold what a comma, or the default, could be taken for.
    var hasOddLists = false

    static let all = [
        SampleShape(hasOptionals: true), SampleShape(), SampleShape(offset: 1, hasOptionals: true),
        SampleShape(hasOptionals: true, hasOddLists: true),
    ]
}

extension PrintValues {
    /// Values that the parameters take, different ones for each; `nil` if a parameter takes no known value.
    fileprivate init?(madeUpFor variant: PatternVariant, _ shape: SampleShape, _ types: ParameterTypes) {
        var captures: [String: CaptureValue] = [:]
        for (index, parameter) in variant.parameters.enumerated() {
            guard shape.hasOptionals || parameter.presence == .required else { continue }
            guard let name = parameter.name, let sample = parameter.sample(index + shape.offset, types) else {
                if parameter.presence == .required { return nil }
                continue
            }
            captures[name] =
                parameter.type.isList
                ? parameter.list(sample, types, isOdd: shape.hasOddLists && !variant.isRun(name)) : sample
        }
        let takesRest = variant.segments.contains { segment in
            if case .catchAll(let run) = segment { run.name == nil } else { false }
        }
        self.init(captures: captures, rest: takesRest ? ["a"] : [])
    }
}

extension PatternVariant {
    fileprivate func isRun(_ name: String) -> Bool {
        segments.contains { segment in
            if case .catchAll(let run) = segment { run.name == name } else { false }
        }
    }
}

extension PatternParameter {
    /// One of the samples that the parameter takes, the same for the same number.
    fileprivate func sample(_ number: Int, _ types: ParameterTypes) -> CaptureValue? {
        let fitting: [CaptureValue]
        if case .oneOf(let texts) = type.kind {
            fitting = texts.map(CaptureValue.string)
        } else {
            let constraint = types.constraint(for: type)
            fitting =
                CaptureValue.moreSamples.filter { constraint?.accepts($0.description) ?? false }
                + (constraint?.shortestTexts ?? []).map(CaptureValue.string)
        }
        return fitting.isEmpty ? nil : fitting[number % fitting.count]
    }

    /// A list with a sample. An odd one has one element that has a comma, and is what the default says if there is one.
    fileprivate func list(_ sample: CaptureValue, _ types: ParameterTypes, isOdd: Bool) -> CaptureValue {
        guard isOdd else { return .list([sample]) }
        var text = sample.description + "," + sample.description
        if case .defaultedList(let defaultValue) = presence { text = defaultValue.joined(separator: ",") }
        return types.constraint(for: type)?.accepts(text) ?? false ? .list([.string(text)]) : .list([sample, sample])
    }
}

extension CaptureValue {
    /// Plain texts first, which stand in a part of a segment too; enough for parameters of one type to differ. Behind them
    /// those that types are probed with.
    fileprivate static let moreSamples: [CaptureValue] =
        ["0", "1", "true", "a", "2", "3", "4", "false", "b", "c", "d", "en", "de", "0000000", "1111111"] + samples
        + ["2.5", "2001-01-01", "11111111-1111-1111-1111-111111111111"]
}
