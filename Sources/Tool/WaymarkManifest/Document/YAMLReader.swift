#if Tool

    import Dispatch
    import Foundation
    import Yams

    enum YAMLReader {
        /// Reads a YAML document. Adds errors of single nodes to `problems`, and throws syntax errors.
        static func read(_ source: SourceText, problems: inout ProblemList) throws(DocumentError) -> DocumentNode? {
            // Yams recurses as deeply as the source text is nested, up to libyaml's limit of 1,000.
            let (result, faults) = onDeepStack {
                var faults: [DocumentError] = []
                let result = Result { () throws(DocumentError) in try read(source, &faults) }
                return (result, faults)
            }
            for fault in faults { problems.add(fault) }
            return try result.get()
        }

        /// Calls a function on a thread with a stack of 8 MiB. Secondary threads have 512 KiB on Apple systems, which
        /// recursion over hostile input would overflow.
        private static func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
            // Safe, because the value is written before the signal and read after it.
            nonisolated(unsafe) var value: Value?
            let isDone = DispatchSemaphore(value: 0)
            let thread = Thread {
                value = work()
                isDone.signal()
            }
            thread.stackSize = 8 << 20
            thread.start()
            while true {
                isDone.wait()
                if let value { return value }
            }
        }

        private static func read(
            _ source: SourceText, _ faults: inout [DocumentError]
        ) throws(DocumentError) -> DocumentNode? {
            guard var masking = YAMLMasking(for: source) else {
                throw DocumentError(.otherSyntax("the file contains every private-use character"), at: .start)
            }
            var duplicate: DocumentError?
            // Each duplicate key needs a further attempt to parse; large files get fewer attempts.
            for _ in 0..<max(3, min(64, DocumentLimits.bytes / max(source.bytes.count, 1))) {
                do {
                    let parser = try Parser(
                        yaml: String(decoding: masking.bytes, as: UTF8.self), resolver: .basic, encoding: .utf8)
                    guard let root = try parser.singleRoot() else { return nil }
                    var converter = YAMLConverter(masking)
                    defer { faults = converter.faults }
                    // Yams nodes refer weakly to their anchors, which the parser retains.
                    return try withExtendedLifetime(parser) { () throws(DocumentError) in try converter.convert(root) }
                } catch let fault as DocumentError {
                    throw fault
                } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                    let (key, place) = (keys.first ?? "", Place(context.mark))
                    let text = masking.restored(masking.original(ofKey: key))
                    duplicate = DocumentError(.duplicateKey(text), at: place)
                    guard masking.rename(key, at: place) else { break }
                } catch YamlError.scanner(_, "mapping values are not allowed in this context", _, _)
                    where !masking.masksMore
                {
                    // The colon may be part of a pattern, as in `/map/{x: Int},{y: Int}`, so replace more characters.
                    guard let more = YAMLMasking(for: source, masksMore: true) else { break }
                    masking = more
                } catch {
                    throw duplicate ?? DocumentError(error, in: source)
                }
            }
            throw duplicate ?? DocumentError(.otherSyntax("the file cannot be read"), at: .start)
        }
    }

    extension Place {
        init(_ mark: Mark) { self.init(line: max(mark.line, 1), column: max(mark.column, 1)) }
    }

    extension DocumentError {
        /// Creates a document error for an error of Yams, at the position of its likely cause.
        init(_ error: any Error, in source: SourceText) {
            switch error {
            case YamlError.scanner(let context, let problem, let mark, _),
                YamlError.parser(let context, let problem, let mark, _),
                YamlError.composer(let context, let problem, let mark, _):
                self.init(problem, at: Place(mark), since: context.map { Place($0.mark) }, in: source)
            case YamlError.reader(let problem, _, _, _):
                self.init(.otherSyntax(problem), at: .start)
            default:
                self.init(.otherSyntax("the parser gave up"), at: .start)
            }
        }

        private init(_ problem: String, at place: Place, since start: Place?, in source: SourceText) {
            let offset = source.offset(of: place)
            let isAfterValue = offset > 0 && YAMLMasking.valueEnds.contains(source.bytes[offset - 1])
            if isAfterValue, source.bytes[offset...].first == UInt8(ascii: "#") {
                self.init(.commentAfterValue, at: place)
                return
            }
            if let cause = YAMLMistake.cause(of: problem, at: place, since: start, in: source) {
                self = cause
                return
            }
            let character = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self).first
            switch problem {
            case "found character that cannot start any token",
                "found a tab character where an indentation space is expected":
                self.init(character == "\t" ? .tab : .reservedCharacter(character ?? " "), at: place)
            case "mapping values are not allowed in this context", "found unexpected ':'":
                self.init(.colonInText, at: place)
            case "found unexpected end of stream", "found unexpected document indicator":
                self.init(.unclosedQuote, at: start ?? place)
            case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
                let closer: Character = problem.hasSuffix("']'") ? "]" : "}"
                let isAtEnd = offset == source.bytes.count
                let kind: RouteFileProblem.Kind =
                    character == ":" && !isAfterValue ? .colonInFlow : .textInFlow(closer: closer)
                self.init(isAtEnd ? .unclosedFlow(closer: closer) : kind, at: isAtEnd ? start ?? place : place)
            case "did not find expected key", "did not find expected '-' indicator":
                let before = source.bytes[source.range(ofLine: place.line).lowerBound..<offset]
                self.init(before.contains { $0 > 0x20 } ? .textAfterValue : .indentation, at: place)
            case "did not find expected node content":
                self.init(.noValue(found: character ?? " "), at: place)
            case "did not find expected alphabetic or numeric character":
                self.init(.anchorName, at: place)
            case "could not find expected ':'":
                self.init(.missingColon, at: start ?? place)
            case "found unknown escape character", "found invalid Unicode character escape code",
                "did not find expected hexdecimal number":
                self.init(.unknownEscape, at: place)
            case "but found another document":
                self.init(.secondDocument, at: place)
            case _ where problem.hasPrefix("Maximum nesting level"):
                self.init(.tooDeep, at: place)
            default:
                self = Self.ofIndicator(at: start, source) ?? DocumentError(.otherSyntax(problem), at: place)
            }
        }

        /// Returns the error for a value that begins with a YAML indicator: `|`, `>`, `!` or `%`; otherwise `nil`.
        private static func ofIndicator(at start: Place?, _ source: SourceText) -> DocumentError? {
            guard let start else { return nil }
            let first = source.bytes[source.offset(of: start)...].first.map { Character(Unicode.Scalar($0)) }
            guard let first, "|>!%".contains(first) else { return nil }
            return DocumentError(.reservedCharacter(first), at: start)
        }
    }

#endif
