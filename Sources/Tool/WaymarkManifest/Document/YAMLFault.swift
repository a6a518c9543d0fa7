#if Tool

    import Yams

    extension DocumentFault {
        /// Creates the problem for an error from Yams, at the position that a reader would check.
        init(_ error: any Error, in source: SourceText) {
            switch error {
            case YamlError.scanner(let context, let problem, let mark, _),
                YamlError.parser(let context, let problem, let mark, _),
                YamlError.composer(let context, let problem, let mark, _):
                self.init(problem, at: Place(mark), since: context.map { Place($0.mark) }, in: source)
            case YamlError.reader(let problem, _, _, _):
                self.init(.syntax(.other(problem)), at: .start)
            default:
                self.init(.syntax(.other("the parser gave up")), at: .start)
            }
        }

        private init(_ problem: String, at place: Place, since start: Place?, in source: SourceText) {
            let offset = source.offset(of: place)
            if let cause = YAMLMistake(problem, at: place, since: start, in: source) {
                self.init(.syntax(cause.fault), at: cause.place, suggestion: cause.suggestion)
                return
            }
            let character = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self).first
            switch problem {
            case "found character that cannot start any token":
                self.init(.syntax(character == "\t" ? .tab : .reservedCharacter(character ?? " ")), at: place)
            case "mapping values are not allowed in this context", "found unexpected ':'":
                self.init(.syntax(.colonInText), at: place)
            case "found unexpected end of stream", "found unexpected document indicator":
                self.init(.syntax(.unclosedQuote), at: start ?? place)
            case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
                let closer: Character = problem.hasSuffix("']'") ? "]" : "}"
                self.init(
                    .syntax(offset == source.bytes.count ? .unclosedFlow(closer: closer) : .textInFlow(closer: closer)),
                    at: offset == source.bytes.count ? start ?? place : place)
            case "did not find expected key", "did not find expected '-' indicator":
                let before = source.bytes[source.range(ofLine: place.line).lowerBound..<offset]
                self.init(.syntax(before.contains { $0 > 0x20 } ? .textAfterValue : .indentation), at: place)
            case "did not find expected node content":
                self.init(.syntax(.noValue(found: character ?? " ")), at: place)
            case "did not find expected alphabetic or numeric character":
                self.init(.syntax(.anchorName), at: place)
            case "could not find expected ':'":
                self.init(.syntax(.missingColon), at: start ?? place)
            case "found unknown escape character", "found invalid Unicode character escape code",
                "did not find expected hexdecimal number":
                self.init(.syntax(.unknownEscape), at: place)
            case "but found another document":
                self.init(.syntax(.secondDocument), at: place)
            case _ where problem.hasPrefix("Maximum nesting level"):
                self.init(.tooDeep(limit: DocumentLimits.depth), at: place)
            default:
                self.init(.syntax(.other(problem)), at: place)
            }
        }
    }

#endif
