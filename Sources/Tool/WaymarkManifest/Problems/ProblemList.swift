struct ProblemList {
    let file: String
    let source: SourceText
    /// The file that this file extends, if any.
    var base: ExtendedFile?
    private var problems: [RouteFileProblem] = []
    private var left = 0

    /// The maximum number of reported problems; later ones are only counted.
    static let limit = 500
    private let limit: Int

    init(file: String, source: SourceText, limit: Int = Self.limit) {
        self.file = file
        self.source = source
        self.limit = limit
    }

    init(_ file: RouteFile, limit: Int = Self.limit) {
        self.init(file: file.name, source: file.source, limit: limit)
        base = file.base
    }

    mutating func add(
        _ kind: RouteFileProblem.Kind, at place: Place, suggestion: String? = nil, related: Place? = nil,
        because: [Place] = []
    ) {
        guard !isFull else { return left += 1 }
        let isInBase = base.map { place.file == $0.path } ?? false
        var problem = RouteFileProblem(
            kind, file: place.path(in: file), source: isInBase ? base?.source ?? source : source, at: place,
            suggestion: suggestion, related: related?.inAnyFile(file, besides: place))
        problem.because = because
        problems.append(problem)
    }

    mutating func add(_ fault: DocumentFault) {
        add(fault.kind, at: fault.place, suggestion: fault.suggestion, related: fault.related)
    }

    /// The reported problems, in the order of discovery.
    var all: [RouteFileProblem] { problems }

    var isEmpty: Bool { problems.isEmpty }

    /// `true` if further problems are only counted.
    var isFull: Bool { problems.count >= limit }

    /// The reported problems in file order, followed by the number of the omitted ones.
    var sorted: [RouteFileProblem] {
        let sorted = problems.sorted { $0.place < $1.place }
        guard left > 0, let last = sorted.last else { return sorted }
        return sorted
            + [RouteFileProblem(.tooManyProblems(left: left), file: file, source: source, at: last.place)]
    }
}

/// A syntax error or other problem of a YAML or JSON document, or of a part of it.
package struct DocumentFault: Error {
    package var kind: RouteFileProblem.Kind
    package var place: Place
    package var suggestion: String?
    package var related: Place?

    init(_ kind: RouteFileProblem.Kind, at place: Place, suggestion: String? = nil, related: Place? = nil) {
        self.kind = kind
        self.place = place
        self.suggestion = suggestion
        self.related = related
    }
}
