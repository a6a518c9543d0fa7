import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

extension Router {
    /// Returns sets of sample values for each variant (combination of optional parts) of a route's patterns, with its
    /// rank. The sets differ in optional values, order, ambiguous lists, and values that a lossy conversion changes.
    func sampleValues(ofEntry entry: Int) -> [(form: Int, values: PrintValues)] {
        // At most 64 variants of each pattern, which can have thousands with the same parameters.
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

    /// Returns the link of a route for values generated for the variant of rank `form`; `nil` if they cannot be printed
    /// or another route matches the link.
    ///
    /// If matching the variant's link returns other values, tries all variants. The result is an error if a pattern
    /// accepts the values, but matching the printed link returns other values.
    func sampleLink(ofEntry entry: Int, form: Int, _ values: PrintValues) -> Result<String, PrintError>? {
        let own = sampleLink { try engine.search.print(rank: form, values, leadsBack: $0, failure: $1) }
        guard case .failure = own else { return own }
        return sampleLink { try engine.search.print(entry: entry, values, on: nil, leadsBack: $0, failure: $1) }
    }

    private func sampleLink(
        _ print: ((borrowing MatchView) -> Bool, (String, ReadBackResult) -> PrintError?) throws -> String
    ) -> Result<String, PrintError>? {
        var hidden: PrintError?
        let link = try? print { _ in
            true
        } _: { link, finding in
            let error = PrintError(.leadsElsewhere(link, route: nil))
            if case .otherValues = finding { hidden = error }
            if case .otherRoute = finding { return nil }
            return error
        }
        return link.map { .success($0) } ?? hidden.map { .failure($0) }
    }

    func sampleMatch(ofEntry entry: Int) -> RouteMatch<Route>? {
        for (form, values) in sampleValues(ofEntry: entry) {
            if case .success(let link) = sampleLink(ofEntry: entry, form: form, values), let match = match(for: link),
                match.match.entry == entry
            {
                return match
            }
        }
        return nil
    }
}

private struct SampleShape {
    var offset = 0
    var hasOptionals = false
    /// `true` to reveal lists that do not survive printing: a list has one element with a comma, such as `a,a`, which
    /// could be read as two elements. If the type rejects it, the list has two equal elements.
    var hasAmbiguousLists = false
    /// `true` to use negative numbers, large numbers and uppercase letters as sample values.
    var isExtreme = false

    static let all = [
        SampleShape(hasOptionals: true), SampleShape(), SampleShape(offset: 1, hasOptionals: true),
        SampleShape(hasOptionals: true, hasAmbiguousLists: true),
        // Offset 8 selects sample strings that are words, because another route may match numbers and Booleans.
        SampleShape(offset: 8, hasOptionals: true), SampleShape(hasOptionals: true, isExtreme: true),
        SampleShape(offset: 1, hasOptionals: true, isExtreme: true),
    ]
}

extension PrintValues {
    /// Creates sample values for the parameters of a pattern; `nil` if no known value fits a required parameter.
    fileprivate init?(madeUpFor variant: PatternVariant, _ shape: SampleShape, _ types: ParameterTypes) {
        var captures: [String: CaptureValue] = [:]
        for (index, parameter) in variant.parameters.enumerated() {
            guard shape.hasOptionals || parameter.presence == .required else { continue }
            guard let name = parameter.name,
                let sample = parameter.sample(index + shape.offset, types, isExtreme: shape.isExtreme)
            else {
                if parameter.presence == .required { return nil }
                continue
            }
            captures[name] =
                parameter.type.isList
                ? parameter.list(index, sample, types, shape, isRun: variant.isRun(name)) : sample
        }
        self.init(captures: captures, rest: variant.isRun(nil) ? ["a"] : [])
    }
}

extension PatternVariant {
    /// Returns `true` if the pattern has a catch-all with this name, or for `nil`, an unnamed one.
    fileprivate func isRun(_ name: String?) -> Bool {
        segments.contains { segment in
            if case .catchAll(let run) = segment { run.name == name } else { false }
        }
    }
}

extension PatternParameter {
    /// Returns a sample value that the parameter accepts, selected by `number`; `nil` if it accepts none.
    fileprivate func sample(_ number: Int, _ types: ParameterTypes, isExtreme: Bool = false) -> CaptureValue? {
        var fitting: [CaptureValue] = []
        let constraint = types.constraint(for: type)
        if isExtreme { fitting = (constraint?.extremeTexts ?? []).map(CaptureValue.string) }
        if case .oneOf(let texts) = type.kind {
            fitting = texts.map(CaptureValue.string)
        } else if fitting.isEmpty {
            fitting =
                CaptureValue.moreSamples.filter { constraint?.accepts($0.description) ?? false }
                + (constraint?.shortestTexts ?? []).map(CaptureValue.string)
        }
        return fitting.isEmpty ? nil : fitting[number % fitting.count]
    }

    /// Returns a list of one sample value, or of two if `shape.offset` is not 0. The elements of a catch-all contain no
    /// comma, even if the shape has ambiguous lists (``SampleShape/hasAmbiguousLists``).
    fileprivate func list(
        _ number: Int, _ sample: CaptureValue, _ types: ParameterTypes, _ shape: SampleShape, isRun: Bool
    ) -> CaptureValue {
        guard shape.hasAmbiguousLists, !isRun else {
            return .list([sample] + (shape.offset > 0 ? [self.sample(number, types) ?? sample] : []))
        }
        var text = sample.description + "," + sample.description
        if case .defaultedList(let defaultValue) = presence { text = defaultValue.joined(separator: ",") }
        return types.constraint(for: type)?.accepts(text) ?? false ? .list([.string(text)]) : .list([sample, sample])
    }
}

extension CaptureValue {
    /// Sample values of each type. Values that also fit parameters inside a segment, such as `a`, come first.
    fileprivate static let moreSamples: [CaptureValue] =
        ["0", "1", "true", "a", "2", "3", "4", "false", "b", "c", "d", "en", "de", "0000000", "1111111"] + samples
        + ["2.5", "2001-01-01", "11111111-1111-1111-1111-111111111111"]
}

extension ParameterConstraint {
    /// The listed strings, samples of a format, or some of the shortest strings of a character class or regular
    /// expression; empty for other constraints.
    var shortestTexts: [String] {
        if case .format(let format) = kind { return format.samples.accepted }
        if case .oneOf(let texts) = kind { return texts.map { String(decoding: $0, as: UTF8.self) } }
        if case .characters(_, let lengths) = kind, lengths.lowerBound <= 256 {
            return ["0", "1", "a", "b"].map { String(repeating: $0, count: max(1, lengths.lowerBound)) }.filter(accepts)
        }
        guard case .matching(let automaton) = kind else { return [] }
        return automaton.shortestTexts.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Accepted strings that reveal a lossy conversion: negative numbers, limits of integer types, uppercase letters.
    fileprivate var extremeTexts: [String] {
        let letters = (["a", "b"] + shortestTexts).map { ($0, $0.uppercased()) }.filter { $0 != $1 }.map(\.1)
        let texts: [String] =
            switch kind {
            case .signed, .unsigned, .lenientInt: ["-1", "4294967297", "2147483647", "65535", "32767", "255", "127"]
            case .double, .float, .lenientDouble: ["-1", "-2.5"]
            case .any, .characters, .matching: letters
            case .custom: ["-1"] + letters
            case .bool, .format, .oneOf, .lenientBool: []
            }
        return texts.filter(accepts)
    }
}

extension TextAutomaton {
    /// The limit that keeps the search for sample strings short: for the number of strings, for the visits of each
    /// state, and for the bytes to try of those that the automaton treats alike.
    private static let count = 4

    /// Some of the shortest matching strings that are not empty, of plain characters where possible.
    fileprivate var shortestTexts: [[UInt8]] {
        let bytes = plainBytes
        var open: [(state: Int, text: [UInt8])] = [(Int(start), [])]
        var visits = [Int](repeating: 0, count: ends.count)
        var texts: [[UInt8]] = []
        var index = 0
        while index < open.count, texts.count < Self.count {
            let (state, text) = open[index]
            index += 1
            if ends[state], !text.isEmpty { texts.append(text) }
            for byte in bytes {
                let next = next(state, behind: byte)
                guard next != 0, visits[next] < Self.count else { continue }
                visits[next] += 1
                open.append((next, text + [byte]))
            }
        }
        return texts
    }

    /// The bytes to try, letters and digits first: at most four of those that the automaton treats alike.
    private var plainBytes: [UInt8] {
        var numbers = [Int](repeating: 0, count: width)
        let ordered = Array("abc012".utf8) + Array("defghijklmnopqrstuvwxyz3456789ABC-_.~".utf8) + (0...255)
        var known: Set<UInt8> = []
        return ordered.filter { byte in
            guard known.insert(byte).inserted else { return false }
            numbers[Int(groups[Int(byte)])] += 1
            return numbers[Int(groups[Int(byte)])] <= Self.count
        }
    }
}
