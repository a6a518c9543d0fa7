package import WaymarkManifest
import WaymarkCore

/// Something wrong with a file that tells the system which links reach an app: facts, and where.
package struct AssociationProblem: Error, Sendable, Hashable {
    package var kind: Kind
    /// The name of the file, as it was given.
    package var file: String
    package var place: Place
    /// The line that the problem is about, cut if it is long.
    package var sourceLine: String
    /// How many characters of it stand before the problem.
    package var caret: Int
    /// Text that would be right at the place, or instead of the word at the place.
    package var suggestion: String?
    /// Other places that it is so because of.
    package var because: [Place]
    /// The names of the rules there.
    package var reasons: [String]
    /// A link that shows it.
    package var witness: String?

    init(
        _ kind: Kind, file: String, source: SourceText, at place: Place, suggestion: String? = nil,
        because: [Place] = [], reasons: [String] = [], witness: String? = nil
    ) {
        let excerpt = source.excerpt(at: place)
        (self.kind, self.file, self.place) = (kind, file, place)
        (sourceLine, caret) = (excerpt.text, excerpt.caret)
        (self.suggestion, self.because, self.reasons, self.witness) = (suggestion, because, reasons, witness)
    }
}

extension AssociationProblem: CustomStringConvertible {
    /// The place, the message, the line with a caret, and help where there is some.
    package var description: String {
        var lines = ["\(file):\(place.line):\(place.column): \(severity.rawValue): \(message)"]
        lines += SourceText.lines(sourceLine, caret: caret).map { "    " + $0 }
        if let help { lines.append("    help: " + help) }
        lines += notes.map { "    note: " + $0 }
        return lines.joined(separator: "\n")
    }

    private var notes: [String] {
        let places = because.prefix(4).map { "\(file):\($0.line):\($0.column)" }.joined(separator: ", ")
        let note = because.count > 1 ? "the other places are " : "the other place is "
        return (because.isEmpty ? [] : [note + places]) + (witness.map { ["for example \($0)"] } ?? [])
    }
}

/// Everything that keeps a file from being read.
package struct AssociationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Every problem, in the order of their places; never empty.
    package let problems: [AssociationProblem]

    package init(_ problems: [AssociationProblem]) { self.problems = problems }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// The problems of one file, gathered while it is read.
package struct AssociationProblemList: Sendable {
    package let file: String
    package let source: SourceText
    package private(set) var problems: [AssociationProblem] = []

    /// The most problems that are reported.
    private static let limit = 500

    package init(file: String, source: SourceText) { (self.file, self.source) = (file, source) }

    package mutating func add(
        _ kind: AssociationProblem.Kind, at place: Place, suggestion: String? = nil, because: [Place] = [],
        reasons: [String] = [], witness: String? = nil
    ) {
        guard problems.count < Self.limit else { return }
        problems.append(
            AssociationProblem(
                kind, file: file, source: source, at: place, suggestion: suggestion, because: because,
                reasons: reasons, witness: witness))
    }

    /// Notes keys that stand twice in an object.
    mutating func noteRepeated(_ pairs: [DocumentNode.Pair]) {
        var first: [String: Place] = [:]
        for pair in pairs {
            if let place = first[pair.key.value] {
                add(.duplicateKey(pair.key.value), at: pair.key.place, because: [place])
            } else {
                first[pair.key.value] = pair.key.place
            }
        }
    }

    /// Every problem, in the order of their places.
    package var sorted: [AssociationProblem] { problems.sorted { $0.place < $1.place } }
}
