package import WaymarkManifest
package import WaymarkCore
import WaymarkExplain

/// A problem in a file that associates links with apps, with its position.
package struct AssociationProblem: Error, Sendable, Hashable {
    package var kind: Kind
    package var file: String
    package var place: Place
    /// The line with the problem, truncated if it is long.
    package var sourceLine: String
    /// The number of characters before the problem in ``sourceLine``.
    package var caret: Int
    /// A string to insert at the position, or to replace the word there; `nil` if none is known.
    package var suggestion: String?
    /// The positions of other rules or keys that cause the problem, such as the first of two equal keys.
    package var because: [Place]
    /// The names of the rules at the positions in ``because``.
    package var reasons: [String]
    /// An example link that shows the problem; `nil` if there is none.
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

extension AssociationProblem {
    /// The kind of a problem, with its messages. Each file format has an extension with its kinds.
    package struct Kind: Sendable, Hashable {
        let code: String
        let severity: RouteProblem.Severity
        let message: String
        let help: String?

        static func error(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .error, message: message, help: help)
        }

        static func warning(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .warning, message: message, help: help)
        }

        static func note(_ code: String, _ message: String, help: String? = nil) -> Kind {
            Kind(code: code, severity: .note, message: message, help: help)
        }
    }

    /// A stable identifier of the kind of problem, such as `ignored-key`.
    package var code: String { kind.code }

    /// An error if systems do not act as the file states, a warning if they do with a probably unintended effect, or a
    /// note.
    package var severity: RouteProblem.Severity { kind.severity }

    package var message: String { kind.message }

    /// Advice on how to correct the problem; `nil` if there is none.
    package var help: String? {
        guard let suggestion else { return kind.help }
        return code == "ignored-key" ? "did you mean '\(suggestion)'?" : "write \(suggestion)"
    }

    /// Creates a problem from one of encoding or JSON syntax that the reader of route files found.
    init(_ problem: RouteFileProblem) {
        let help: String? =
            if problem.kind == .jsonComment {
                "leave it out, or write it as the value of 'comment'"
            } else if problem.kind.helpAtStart != nil, problem.place == .start {
                "an association file of a site is JSON, which begins with '{' or '['"
            } else { problem.help }
        self.init(
            .error(problem.code, problem.message, help: help), file: problem.file, source: SourceText(bytes: []),
            at: problem.place)
        (sourceLine, caret) = (problem.sourceLine, problem.caret)
    }
}

extension AssociationProblem: CustomStringConvertible {
    /// The position, the message, the line with a caret below the problem, and any advice.
    package var description: String {
        SourceText.report(
            "\(file):\(place.line):\(place.column): \(severity.rawValue): \(message.visible)", sourceLine,
            caret: caret, help: help, notes: notes)
    }

    private var notes: [String] {
        let places = because.prefix(4).map { "\(file):\($0.line):\($0.column)" }.joined(separator: ", ")
        let note = because.count > 1 ? "the other places are " : "the other place is "
        return (because.isEmpty ? [] : [note + places]) + (witness.map { ["for example \($0)"] } ?? [])
    }
}

package struct AssociationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problems of the file, ordered by position; never empty.
    package let problems: [AssociationProblem]

    package init(_ problems: [AssociationProblem]) { self.problems = problems }

    init(_ kind: AssociationProblem.Kind, file: String, source: SourceText, at place: Place = .start) {
        problems = [AssociationProblem(kind, file: file, source: source, at: place)]
    }

    package var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// A list to which the reader and the checker of an association file add problems.
package struct AssociationProblemList: Sendable {
    package let file: String
    package let source: SourceText
    package private(set) var problems: [AssociationProblem] = []
    /// The JSON keys whose values have the wrong type, and are ignored.
    var ignoredKeys: Set<String> = []
    /// `true` while dynamic rules of an `assetlinks.json` are read: one invalid value disables all of them.
    var isInDynamicRule = false

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

    /// Reports a value of the wrong type. If a list is expected, suggests a list with the value.
    mutating func ignore(_ node: DocumentNode, of key: String, expected: String, suggestion: String? = nil) {
        let list = expected.hasPrefix("a list") ? node.inBrackets(ofStrings: expected.hasSuffix("strings")) : nil
        ignoredKeys.insert(key)
        add(
            .ignoredValue(of: key, expected: expected, found: node.described, isInDynamicRule: isInDynamicRule),
            at: node.place, suggestion: suggestion ?? list)
    }

    mutating func text(_ node: DocumentNode, of key: String) -> Located<String>? {
        if node.quotedText == nil { ignore(node, of: key, expected: "a string") }
        return node.quotedText
    }

    mutating func flag(_ node: DocumentNode, of key: String) -> Bool? {
        if case .scalar(let text, isPlain: true) = node.content, let flag = Bool(text) { return flag }
        let meant = node.quotedText.flatMap { Bool($0.value.lowercased()) }
        ignore(node, of: key, expected: "true or false", suggestion: meant.map { "\($0)" })
        return nil
    }

    mutating func list(_ node: DocumentNode, of key: String, expected: String = "a list") -> [DocumentNode]? {
        if case .list(let elements) = node.content { return elements }
        ignore(node, of: key, expected: expected)
        return nil
    }

    /// Reports a key that is not in `known`.
    mutating func ignore(_ key: Located<String>, in owner: String, knowing known: [String]) {
        let nearest = Suggestion.nearest(to: key.value, among: known.filter { $0.utf8.count > 1 })
        add(.ignoredKey(key.value, in: owner), at: key.place, suggestion: nearest)
    }

    mutating func noteRepeated(_ pairs: [DocumentNode.Pair]) {
        var first: [String: Place] = [:]
        for pair in pairs {
            guard let place = first.earlierPlace(of: pair.key.value, noting: pair.key.place) else { continue }
            add(.duplicateKey(pair.key.value), at: pair.key.place, because: [place])
        }
    }

    package var sorted: [AssociationProblem] { problems.sorted { $0.place < $1.place } }
}

extension [String: Place] {
    /// Returns the first position of a string that occurred before. For a new string, stores `place` and returns `nil`.
    mutating func earlierPlace(of text: String, noting place: Place) -> Place? {
        if let first = self[text] { return first }
        self[text] = place
        return nil
    }
}

extension DocumentNode {
    var isEmptyList: Bool {
        guard case .list(let elements) = content else { return false }
        return elements.isEmpty
    }

    var quotedText: Located<String>? {
        guard case .scalar(let text, isPlain: false) = content else { return nil }
        return Located(text, at: place)
    }

    /// Returns the string or object as a JSON list of one item, for suggestions. `ofStrings` allows only a string.
    func inBrackets(ofStrings: Bool = false) -> String? {
        switch content {
        case .mapping: ofStrings ? nil : "[{ … }]"
        case .scalar(let text, isPlain: false): "[\(text.inQuotes)]"
        case .scalar, .list, .unusable: nil
        }
    }
}
