#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxMacros

    final class Reporter {
        private let context: any MacroExpansionContext
        private let isSilent: Bool
        /// `true` for `#pattern`, whose types the app may register at run time.
        private let hasRegisteredTypes: Bool
        private(set) var errorCount = 0

        init(_ context: any MacroExpansionContext, isSilent: Bool = false, hasRegisteredTypes: Bool = false) {
            (self.context, self.isSilent, self.hasRegisteredTypes) = (context, isSilent, hasRegisteredTypes)
        }

        func report(
            _ message: Message, at location: SyntaxRange, note: (Message, SyntaxRange)? = nil, fixes: [Fix] = []
        ) {
            if message.severity == .error { errorCount += 1 }
            if isSilent { return }
            let notes =
                note.map { [Note(node: $1.node, position: $1.range.lowerBound, message: $0.marked(at: $1))] } ?? []
            context.diagnose(
                Diagnostic(
                    node: location.node, position: location.range.lowerBound, message: message.marked(at: location),
                    notes: notes, fixIts: fixes.map(\.fixIt)))
        }

        func report(
            _ problem: MacroProblem, at location: SyntaxRange, note: (Message, SyntaxRange)? = nil, fixes: [Fix] = []
        ) {
            let severity: DiagnosticSeverity = problem.isWarning ? .warning : .error
            report(Message(problem.message, id: problem.code, severity), at: location, note: note, fixes: fixes)
        }

        /// Reports a problem of a pattern at its source position, with the same message as at run time.
        func report(
            _ problem: RouteProblem, in literal: PatternLiteral, relatedIn other: PatternLiteral? = nil,
            fixes: [Fix] = []
        ) {
            let note = problem.related.flatMap { related in
                other.map { (Message.related, $0.syntaxRange(related.range)) }
            }
            var problem = problem
            if !hasRegisteredTypes, case .unknownType(let name, _) = problem.kind {
                problem.kind = .unknownType(name, registered: nil)
            }
            let suggested = problem.suggestion.map { [Fix.write($0, in: literal, at: problem.range)] } ?? []
            report(
                Message(problem.message, id: problem.code, problem.severity == .error ? .error : .warning),
                at: literal.syntaxRange(problem.range), note: note, fixes: suggested + fixes)
        }

        /// Returns the literal of a pattern. Reports any other expression, and returns `nil`.
        func patternLiteral(_ expression: ExprSyntax) -> PatternLiteral? {
            let literal = PatternLiteral(expression)
            if literal == nil { report(.patternNotLiteral, at: SyntaxRange(expression)) }
            return literal
        }
    }

    struct Message: DiagnosticMessage, NoteMessage, FixItMessage {
        private(set) var message: String
        let diagnosticID: MessageID
        let severity: DiagnosticSeverity

        init(_ message: String, id: String, _ severity: DiagnosticSeverity) {
            (self.message, self.severity) = (message, severity)
            diagnosticID = MessageID(domain: "Waymark", id: id)
        }

        /// Returns the message with a ``PositionMark``, by which ``MessageRelay`` corrects the diagnostic's position.
        func marked(at location: SyntaxRange) -> Message {
            let start = location.node.positionAfterSkippingLeadingTrivia
            let distance = location.range.lowerBound.utf8Offset - start.utf8Offset
            var copy = self
            copy.message = PositionMark.marked(message, distance: distance)
            return copy
        }

        var noteID: MessageID { diagnosticID }
        var fixItID: MessageID { diagnosticID }

        static let related = Message("the other one is here", id: "related", .note)
    }

    struct Fix {
        let message: String
        let location: SyntaxRange
        let text: String

        var fixIt: FixIt {
            FixIt(
                message: Message(message, id: "fix", .note),
                changes: [.replaceText(range: location.range, with: text, in: location.node)])
        }

        init(_ message: String, at location: SyntaxRange, _ text: String) {
            (self.message, self.location, self.text) = (message, location, text)
        }

        static func write(_ text: String, in literal: PatternLiteral, at range: Range<Int>) -> Fix {
            let message = text.isEmpty ? "leave it out" : "write '\(text)'"
            return Fix(message, at: literal.syntaxRange(range), literal.escaped(text))
        }
    }

    struct SyntaxRange {
        let node: Syntax
        let range: Range<AbsolutePosition>

        init(_ node: some SyntaxProtocol, _ range: Range<AbsolutePosition>? = nil) {
            (self.node, self.range) = (Syntax(node), range ?? node.trimmedRange)
        }

        init(_ node: some SyntaxProtocol, at position: AbsolutePosition) { self.init(node, position..<position) }
    }
#endif
