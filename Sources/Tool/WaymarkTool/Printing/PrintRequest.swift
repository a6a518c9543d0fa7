import WaymarkCore
import WaymarkPrinting
import WaymarkProofs

struct PrintRequest {
    private(set) var captures: [String: CaptureValue] = [:]
    private(set) var rest: [String] = []
    /// The first name in the arguments that is not a parameter of the route, if any.
    private(set) var unknown: String?

    /// Parses arguments such as `id=15`, and the path for the unnamed catch-all.
    ///
    /// - Throws: ``ToolError`` for an invalid argument, and for a second value of a parameter that is not a list.
    init(_ values: [String], rest: String?, for parameters: [String: PrintedKind]) throws(ToolError) {
        self.rest = try rest.map { path throws(ToolError) in try Self.segments(of: path, "--rest") } ?? []
        for text in values {
            guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
                throw ToolError("expected name=value, such as id=15, found '\(text.escaped())'")
            }
            try add(String(text[text.utf8.index(after: equals)...]), to: String(text[..<equals]), for: parameters)
        }
    }

    private mutating func add(
        _ value: String, to name: String, for parameters: [String: PrintedKind]
    ) throws(ToolError) {
        switch parameters[name] {
        case .path:
            let segments = try Self.segments(of: value, name)
            append(segments.map { .string($0) }, to: name)
        case .list:
            append([.string(value)], to: name)
        case .single, nil:
            if parameters[name] == nil { unknown = unknown ?? name }
            guard captures[name] == nil else {
                throw ToolError("duplicate value for '\(name.escaped())', which has one value")
            }
            captures[name] = .string(value)
        }
    }

    private mutating func append(_ values: [CaptureValue], to name: String) {
        var all: [CaptureValue] = []
        if case .list(let earlier) = captures[name] { all = earlier }
        captures[name] = .list(all + values)
    }

    // As in a link, the path is split before decoding: `a/b%2Fc` is two segments.
    private static func segments(of path: String, _ name: String) throws(ToolError) -> [String] {
        var path = path[...].utf8
        if path.first == .slash { path = path.dropFirst() }
        guard !path.isEmpty else { return [] }
        var segments: [String] = []
        for bytes in path.split(separator: .slash, omittingEmptySubsequences: false) {
            let part = String(Substring(bytes))
            guard let segment = PercentEncoding.decodeStrictly(part) else {
                throw ToolError(
                    "invalid escape '\(part.escaped())' in the path for '\(name.escaped())'; "
                        + "write a percent sign as %25")
            }
            segments.append(segment)
        }
        return segments
    }
}

/// The kind of value that a parameter needs.
enum PrintedKind {
    case single, list, path

    static func all(of variants: [PatternVariant]) -> [String: PrintedKind] {
        var kinds: [String: PrintedKind] = [:]
        for variant in variants {
            for parameter in variant.parameters {
                if let name = parameter.name { kinds[name] = parameter.type.isList ? .list : .single }
            }
            for case .catchAll(let run) in variant.segments {
                if let name = run.name { kinds[name] = .path }
            }
        }
        return kinds
    }
}

/// The result of `waymark print`: a link, or the reason for having none.
enum PrintAnswer {
    case printed(String)
    case refused(PrintError)

    /// Unknown routes and parameters are invalid input; any other error is a negative result.
    var status: ExitStatus {
        switch self {
        case .printed: .yes
        case .refused(let error): ["unknown-route", "unknown-parameter"].contains(error.code) ? .badInput : .no
        }
    }

    func writeJSON(to out: inout OutputBuffer) {
        out.object { out in
            switch self {
            case .printed(let link):
                out.member("outcome", "printed")
                out.member("url", link)
            case .refused(let error):
                out.member("outcome", "refused")
                out.member("reason", error.code)
                out.member("message", error.message)
                if let suggestion = error.suggestion { out.member("suggestion", suggestion) }
            }
        }
        out.endLine()
    }

    /// - Parameter rest: The path for the unnamed catch-all.
    init<Route>(
        _ route: String, _ values: [String], rest: String?, on source: LinkSource?, from router: Router<Route>
    ) throws(ToolError) {
        let entry = router.entries.firstIndex { $0.name == route }
        let variants = entry.map { router.engine.table.forms(ofEntry: $0).map { $0.variant } } ?? []
        let parameters = entry.map { _ in PrintedKind.all(of: variants) }
        let request = try PrintRequest(values, rest: rest, for: parameters ?? [:])
        if let parameters, let unknown = request.unknown {
            let suggestion = Suggestion.nearest(to: unknown, among: parameters.keys.sorted())
            self = .refused(PrintError(.unknownParameter(unknown), suggestion: suggestion))
            return
        }
        let types = router.engine.table.types
        let outline = entry.map { router.entries[$0].outline }
        let captures = outline?.leavingOut(request.captures, by: variants, types) ?? request.captures
        do throws(PrintError) {
            self = .printed(try router.url(named: route, captures: captures, rest: request.rest, on: source))
        } catch {
            self = .refused(error)
        }
    }
}

extension EntryOutline {
    /// Returns the values without those that equal a default in any spelling, such as `1.5` and `1.50`. If variants
    /// give a parameter different types, the first one counts, as for defaults.
    fileprivate func leavingOut(
        _ values: [String: CaptureValue], by variants: [PatternVariant], _ types: ParameterTypes
    ) -> [String: CaptureValue] {
        let parameters = variants.flatMap { $0.parameters }
        var typed = values
        for (name, value) in values {
            let type = parameters.first { $0.name == name }?.type
            if let constraint = type.flatMap({ types.constraint(for: $0) }) { typed[name] = constraint.typed(value) }
        }
        let kept = leavingOut(typed)
        return values.filter { kept[$0.key] != nil }
    }
}

extension ParameterConstraint {
    /// Returns a value in the spelling of defaults, such as `1.5` for `1.50`; unchanged if it is invalid.
    fileprivate func typed(_ value: CaptureValue) -> CaptureValue {
        if case .list(let elements) = value { return .list(elements.map { typed($0) }) }
        return accepts(value.description) ? self.value(ofDefault: value.description) : value
    }
}
