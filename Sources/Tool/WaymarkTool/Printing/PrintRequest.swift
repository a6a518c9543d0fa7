import WaymarkCore

/// The arguments of `waymark print`, parsed into captures.
struct PrintRequest {
    private(set) var captures: [String: CaptureValue] = [:]
    private(set) var rest: [String] = []
    /// The first name that is not a parameter of the route.
    private(set) var unknown: String?

    /// Parses arguments such as `id=15`, and the path of the unnamed catch-all.
    ///
    /// - Throws: ``ToolError`` for an invalid argument, and for a second value of a parameter that is not a list.
    init(_ values: [String], rest: String?, for parameters: PrintParameters) throws(ToolError) {
        self.rest = try rest.map { path throws(ToolError) in try Self.segments(of: path, "--rest") } ?? []
        for text in values {
            guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                throw ToolError("expected name=value, such as id=15, found '\(text.escaped())'")
            }
            try add(String(text[text.index(after: equals)...]), to: String(text[..<equals]), for: parameters)
        }
    }

    private mutating func add(_ value: String, to name: String, for parameters: PrintParameters) throws(ToolError) {
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
        if case .list(let earlier) = captures[name] {
            captures[name] = .list(earlier + values)
        } else {
            captures[name] = .list(values)
        }
    }

    // The path is split before decoding, as in a link: `a/b%2Fc` is two segments.
    private static func segments(of path: String, _ name: String) throws(ToolError) -> [String] {
        var path = path[...]
        if path.hasPrefix("/") { path = path.dropFirst() }
        guard !path.isEmpty else { return [] }
        var segments: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decodeStrictly(String(part)) else {
                throw ToolError(
                    "invalid escape '\(String(part).escaped())' in the path for '\(name.escaped())'; "
                        + "write a percent sign as %25")
            }
            segments.append(segment)
        }
        return segments
    }
}

struct PrintParameters {
    /// New versions add no cases.
    enum Kind {
        case single
        case list
        /// A catch-all.
        case path
    }

    private var kinds: [String: Kind] = [:]

    init(_ variants: [PatternVariant]) {
        for variant in variants {
            for parameter in variant.parameters {
                if let name = parameter.name { kinds[name] = parameter.type.isList ? .list : .single }
            }
            for case .catchAll(let run) in variant.segments {
                if let name = run.name { kinds[name] = .path }
            }
        }
    }

    subscript(name: String) -> Kind? { kinds[name] }

    var names: [String] { kinds.keys.sorted() }
}
