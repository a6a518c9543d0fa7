import WaymarkCore

/// A writer for notations in which a segment is one literal, parameter or wildcard. It records elements that they lack.
struct SegmentWriter {
    private(set) var missing: [String] = []

    /// Records an element that the notation cannot express, and returns an empty string in its place.
    @discardableResult
    mutating func miss(_ what: String) -> String {
        if !missing.contains(what) { missing.append(what) }
        return ""
    }

    /// Writes the segments of a path, separated by slashes. The functions return an element as text, or `nil` if the
    /// notation cannot express it. `wildcard` is the text for a segment that is not captured; `nil` if there is none.
    mutating func path(
        _ pattern: RoutePattern, literal: (String) -> String?, parameter: (PatternParameter) -> String?,
        wildcard: String? = nil, catchAll: (CatchAll, _ isLast: Bool) -> String? = { _, _ in nil }
    ) -> String {
        let segments = pattern.path.split { $0.kind == .separator }
        if pattern.path.first.map({ $0.kind != .separator }) ?? false { miss("a path that does not begin with '/'") }
        return segments.enumerated().map { index, nodes in
            guard let node = nodes.first, nodes.count == 1 else {
                let group = nodes.first { if case .optional = $0.kind { true } else { false } }
                return group.map { miss($0.kind) } ?? miss("a segment of several parts")
            }
            let text: String? =
                switch node.kind {
                case .literal(let text): literal(text)
                case .parameter(let node): parameter(node)
                case .wildcard: wildcard
                case .catchAll(let run): catchAll(run, index + 1 == segments.count)
                case .separator, .optional, .alternatives: nil
                }
            return text ?? miss(node.kind)
        }.joined(separator: "/")
    }

    mutating func miss(_ kind: PathNode.Kind) -> String {
        switch kind {
        case .separator: miss("an empty segment")
        case .literal: miss("some literal text")
        case .parameter(let parameter) where parameter.name == nil: miss("a parameter without a name")
        case .parameter: miss("a typed parameter")
        case .wildcard: miss("a wildcard")
        case .catchAll(let run) where run.name != nil: miss("a catch-all with a name")
        case .catchAll(let run) where run.stopsAtFirstHit: miss("a catch-all that stops at its first hit")
        case .catchAll(let run): miss("a catch-all of at least \(run.minimum) segments in this place")
        case .optional: miss("an optional group")
        case .alternatives: miss("alternatives")
        }
    }

    /// Returns a literal with percent-encoding of characters that are special in URLs or do not satisfy `isPlain`.
    static func escaped(_ literal: String, except isPlain: (Unicode.Scalar) -> Bool = { _ in true }) -> String {
        literal.unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isPlain && scalar != "/" && isPlain(scalar) ? String(scalar) : scalar.percentEncoded
        }
    }
}

extension PatternParameter {
    /// The name of a parameter that accepts any string; `nil` for other parameters and invalid names.
    var nameOfString: String? { type == .string ? name.flatMap { $0.isUnrestrictedName ? $0 : nil } : nil }
}

extension String {
    /// `true` for a parameter name without delimiters such as `/` or `:` and without invisible characters.
    var isUnrestrictedName: Bool {
        !isEmpty && unicodeScalars.allSatisfy { !$0.isIn(Self.delimiters) && !$0.isInvisible }
    }

    private static let delimiters = ByteSet("/?#:<>{}()[]|*&=,'\"%\\")
}

extension PatternSyntax {
    /// Returns a pattern as text, or throws the elements that the notation cannot express. `source`, `query` and
    /// `fragment` are `true` if patterns can contain these. `loss` is the element to report if the text does not parse
    /// as the original pattern; `nil` for no check.
    func written(
        _ pattern: RoutePattern, source: Bool = false, query: Bool = false, fragment: Bool = false,
        orMissing loss: String? = nil, _ write: (inout SegmentWriter) -> String
    ) throws(PatternError) -> String {
        var writer = SegmentWriter()
        if !source, pattern.source != nil { writer.miss("a source of the pattern's own") }
        if !query, !pattern.query.isEmpty { writer.miss("query items") }
        if !fragment, pattern.fragment != nil { writer.miss("a fragment") }
        let text = write(&writer)
        try checkExpressible(pattern, missing: writer.missing)
        if let loss, (try? parse(text)) != pattern { try checkExpressible(pattern, missing: [loss]) }
        return text
    }
}
