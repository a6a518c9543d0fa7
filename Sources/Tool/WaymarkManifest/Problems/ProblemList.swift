/// The problems of one file, gathered while it is read.
struct ProblemList {
    let file: String
    let source: SourceText
    private var problems: [RouteFileProblem] = []
    private var left = 0

    /// The most problems that are reported; what comes after them is counted.
    static let limit = 500
    private let limit: Int

    init(file: String, source: SourceText, limit: Int = Self.limit) {
        self.file = file
        self.source = source
        self.limit = limit
    }

    /// Adds a problem.
    mutating func add(
        _ kind: RouteFileProblem.Kind, at place: Place, suggestion: String? = nil, related: Place? = nil,
        because: [Place] = []
    ) {
        guard !isFull else { return left += 1 }
        var problem = RouteFileProblem(
            kind, file: file, source: source, at: place, suggestion: suggestion, related: related)
        problem.because = because
        problems.append(problem)
    }

    /// Adds what kept a document from being read.
    mutating func add(_ fault: DocumentFault) {
        add(fault.kind, at: fault.place, suggestion: fault.suggestion, related: fault.related)
    }

    /// The problems as they were found, without those that are only counted.
    var all: [RouteFileProblem] { problems }

    /// Whether nothing is wrong.
    var isEmpty: Bool { problems.isEmpty }

    /// Whether more problems are only counted.
    var isFull: Bool { problems.count >= limit }

    /// Every problem, in the order of their places.
    var sorted: [RouteFileProblem] {
        let sorted = problems.sorted { $0.place < $1.place }
        guard left > 0, let last = sorted.last else { return sorted }
        return sorted
            + [RouteFileProblem(.tooManyProblems(left: left), file: file, source: source, at: last.place)]
    }
}

/// What keeps a document, or a part of it, from being read.
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
