struct ProblemList {
    /// The maximum number of reported problems; later ones are only counted.
    static let limit = 500

    let file: String
    let source: SourceText
    var base: ExtendedFile?
    var limit = Self.limit
    private(set) var all: [RouteFileProblem] = []
    private var left = 0

    init(file: String, source: SourceText) { (self.file, self.source) = (file, source) }

    init(_ file: RouteFile) { (self.file, source, base) = (file.name, file.source, file.base) }

    mutating func add(
        _ kind: @autoclosure () -> RouteFileProblem.Kind, at place: Place, suggestion: String? = nil,
        related: Place? = nil, because: [Place] = []
    ) {
        guard !isFull else { return left += 1 }
        var problem = problem(kind(), at: place, suggestion: suggestion, related: related)
        problem.because = because
        all.append(problem)
    }

    func problem(
        _ kind: RouteFileProblem.Kind, at place: Place, suggestion: String?, related: Place?
    ) -> RouteFileProblem {
        var related = related
        if place.file != nil, related?.file == nil { related?.file = file }
        return RouteFileProblem(
            kind, file: place.path(in: file), source: source(of: place), at: place, suggestion: suggestion,
            related: related)
    }

    func source(of place: Place) -> SourceText {
        if let base, place.file == base.path { base.source } else { source }
    }

    mutating func add(_ fault: DocumentError) {
        add(fault.kind, at: fault.place, suggestion: fault.suggestion)
    }

    var isEmpty: Bool { all.isEmpty }

    var isFull: Bool { all.count >= limit }

    /// The reported problems in file order, followed by the number of the omitted ones.
    var sorted: [RouteFileProblem] {
        let sorted = all.sorted { $0.place < $1.place }
        guard left > 0, let last = sorted.last else { return sorted }
        return sorted
            + [RouteFileProblem(.tooManyProblems(left: left), file: file, source: source, at: last.place)]
    }
}

package struct DocumentError: Error {
    package var kind: RouteFileProblem.Kind
    package var place: Place
    package var suggestion: String?

    init(_ kind: RouteFileProblem.Kind, at place: Place, suggestion: String? = nil) {
        self.kind = kind
        self.place = place
        self.suggestion = suggestion
    }
}
