// Messages about patterns and tables. They begin in lowercase, have no full stop, and state the given and the expected.
// No logic belongs here.

extension RouteProblem {
    /// The problem as one sentence, such as `'{' has no matching '}'`.
    public var message: String {
        let found = "'\(PatternExcerpt.visible(pattern, range))'"
        return switch kind {
        case .text(let problem): problem.sentence(found: found)
        case .path(let problem): problem.sentence(found: found)
        case .parameter(let problem): problem.sentence(found: found)
        case .query(let problem): problem.sentence(found: found)
        case .notation(let problem): problem.sentence(found: found)
        case .foreign(let notation): notation.sentence(found: found)
        case .invalidSource(let source, let fault):
            "'\(PatternExcerpt.visible(source, 0..<source.utf8.count))' is no source: \(fault.message)"
        case .noSource:
            "the list of sources is empty, so that no link would open anything: expected one at least, or no list"
        case .inexpressible(let what, let syntax): "the syntax '\(syntax)' has no words for \(what)"
        case .duplicateParameter(let name):
            "the parameter '\(name)' stands twice; each name may capture only once in a pattern"
        case .tooManyVariants(let limit):
            "the groups and alternatives make more than \(limit) different patterns"
        case .tooManyVariantsInTable(let limit):
            "with this one the groups and alternatives of the table make more than \(limit) different patterns"
        case .tooManySegments(let limit): "the path has more than \(limit) segments"
        case .unknownType(let name, let registered): Self.unknownType(name, registered)
        case .registeredTypeAsText(let name):
            "'\(name)' is a type of the table, and stands among texts; a parameter has one type, and a text of that name is written with an escape"
        case .invalidDefault(let value, let type): "the default '\(value)' does not fit the type \(type)"
        case .duplicateRouteName(let name): "there is another route named '\(name)'"
        case .reservedTypeName(let name): "the type '\(name)' is built in and keeps its meaning"
        case .invalidExpression(let type, let reason):
            "the regular expression of the type '\(type)' is none: \(reason)"
        case .queryInPrefix: "\(found) does not stand before other patterns: expected a path"
        case .catchAllInPrefix: "\(found) takes every segment, so that nothing can follow it: expected a path"
        case .typeClash(let name): "the type '\(name)' means something else in a table that was merged into this one"
        case .parameterCount(let expected, let found):
            "the route is made from \(expected.count) parameters (\(expected.joined(separator: ", "))), but the pattern has \(found.count) (\(found.joined(separator: ", ")))"
        case .parameterNames(let expected, let found):
            "the parameters are called \(found.joined(separator: ", ")) here, and \(expected.joined(separator: ", ")) in the route's first pattern: expected the same names, or 'parameters:' with those of each value"
        case .valueNames(let names, let types):
            "'parameters:' has \(names.isEmpty ? "no names" : "the names " + names.joined(separator: ", ")) for the values \(types.joined(separator: ", ")): expected one for each, and none twice"
        case .parameterType(let name, let type, let expected):
            "the parameter '\(name)' takes \(type), but the route expects \(expected)"
        case .optionalParameter(let name, let expected):
            "the parameter '\(name)' may be absent, but the route expects \(expected): expected \(expected)?"
        case .missingParameter(let name, expected: ""):
            "'defaults:' has a value for the parameter '\(name)', and no pattern of the route has one"
        case .missingParameter(let name, let expected):
            "the route needs a parameter '\(name)' of type \(expected), and the pattern has none"
        case .unreadParameter(let name, let type): "the parameter '\(name)' is read by nothing: \(type) has no such key"
        case .unreadableType(let reason): reason
        case .globalsPath: "global items are query items alone: expected a pattern such as '?ref={ref?}'"
        case .duplicateGlobals(let type): "there are other global items that are read as \(type)"
        case .globalItem(let name, let type): "the query item '\(name)' is a global one of the table, read as \(type)"
        case .notCompilable:
            "the route cannot be compiled: a function of its own says which links it takes, and a compiled table holds none"
        case .noPattern: "the route has no pattern: expected at least one"
        case .conflict: "no link tells this pattern from \(relatedPattern)"
        case .shadowed: "this pattern is never reached: its links are all taken by \(winners)"
        case .unreachableVariants(let variant, 1):
            "the form '\(variant)' of this pattern is never reached: its links are all taken by \(winners)"
        case .unreachableVariants(let variant, let count):
            "of this route \(count) forms are never reached; links of the first, '\(variant)', are all taken by \(winners)"
        case .deadValue(let name, let value) where because.isEmpty:
            "no link is accepted that has '\(value)' for '\(name)'"
        case .deadValue(let name, let value):
            "no link reaches this pattern with '\(value)' for '\(name)': such links are all taken by \(winners)"
        case .deadDefault(let name) where because.isEmpty:
            "the default of '\(name)' never applies: no link without it is accepted"
        case .deadDefault(let name):
            "the default of '\(name)' never applies: links without it are all taken by \(winners)"
        case .takesNothing(let form, let count): "no link fits \(Self.forms(form, count))"
        case .overlap(isDecided: true): "\(winners) wins the links that both take"
        case .overlap(isDecided: false):
            "whether \(winners) wins links that both take was not decided: there is too much to compare"
        case .overlapsLeft(let count):
            "whether this pattern and those after it share links with better ones was not decided: "
                + "\(count) overlaps were found before, and no more are looked for"
        case .undecided(1): "whether this pattern is ever reached was not decided: there is too much to compare"
        case .undecided(let count):
            "whether \(count) forms of patterns, this one first, are ever reached was not decided: there is too much to compare"
        case .unacceptable(let kind, let form, let count):
            "no link is accepted that \(Self.forms(form, count)) would take: the policy rejects all of them (\(kind))"
        case .unprintable(let reason): "links to this pattern cannot be written: \(reason)"
        }
    }

    private static func forms(_ form: String?, _ count: Int) -> String {
        guard let form else { return "this pattern" }
        return count == 1 ? "the form '\(form)' of this pattern" : "\(count) forms of this route, the first '\(form)',"
    }

    /// Returns the message with the built-in types and up to twelve registered ones.
    private static func unknownType(_ name: String, _ registered: [String]) -> String {
        let shown = registered.prefix(12).joined(separator: ", ") + (registered.count > 12 ? ", …" : "")
        return "there is no type '\(name)': expected \(ParameterTypes.summary), or one that the table registers"
            + (registered.isEmpty ? "" : " (\(shown))")
    }

    private var relatedPattern: String { related.map(Self.name) ?? "another one" }

    /// The patterns that win the links of an unreachable one.
    private var winners: String {
        guard because.count > 1 else { return relatedPattern }
        let names = because.prefix(4).map(Self.name)
        let others = because.count - names.count
        return others > 0
            ? names.joined(separator: ", ") + " and \(others) more"
            : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    private static func name(_ related: Related) -> String {
        "'\(related.pattern)'" + (related.route.map { " of route '\($0)'" } ?? "")
    }
}

extension ForeignNotation {
    fileprivate func sentence(found: String) -> String {
        let meaning =
            switch meaning {
            case .parameter: "a parameter"
            case .optional: "an optional part"
            case .run: "a run of segments"
            case .wildcard: "a wildcard"
            case .items: "query items"
            case .nothing: "nothing"
            }
        var sentence = "\(found) looks like "
        switch (library == Self.regularExpression, self.meaning) {
        case (true, .nothing): sentence += library + ", and a pattern is always whole"
        case (true, _):
            sentence +=
                library
                + ", and patterns have types instead, such as 'Int'; a type of the table says exactly this with 'matches'"
        case (false, .nothing): sentence += "the end of a path in \(library), and nothing marks that here"
        case (false, _): sentence += "\(meaning) of \(library)"
        }
        switch literal {
        case .text(let text): sentence += "; the text itself is written '\(text)'"
        case .optional(let text): sentence += "; an optional text is written '\(text)'"
        case nil: break
        }
        return syntax.map { sentence + "; 'syntax: \($0)' reads such patterns" } ?? sentence
    }
}

extension RouteProblem.Kind.TextProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .emptyPattern: "the pattern is empty: expected at least '/'"
        case .unclosedBrace: "'{' has no matching '}'"
        case .unclosedBracket: "'[' has no matching ']'"
        case .unclosedParenthesis: "'(' has no matching ')'"
        case .unopenedBrace: "'}' has no matching '{'; as literal text it is written '%7D'"
        case .unopenedBracket: "']' has no matching '['; as literal text it is written '%5D'"
        case .unopenedParenthesis: "')' has no matching '('; as literal text it is written '%29'"
        case .strayBar: "'|' stands outside parentheses: expected alternatives such as '(a|b)'"
        case .nestingTooDeep: "groups are nested more than \(BraceSyntax.depthLimit) deep"
        case .method: "\(found) is a method of HTTP, and links have none"
        case .whiteSpace:
            "white space and control characters do not stand in a pattern: expected an escape such as '%20'"
        case .invalidCharacter: "\(found) does not stand here; as literal text it is percent-encoded"
        case .malformedEscape: "\(found) is no escape: expected '%' and two hexadecimal digits"
        case .invalidUTF8: "the escapes \(found) are not UTF-8"
        case .invalidBackslash: "a backslash stands before a punctuation mark that is meant literally, not in \(found)"
        }
    }
}

extension RouteProblem.Kind.PathProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .missingSlash: "a path begins with '/', and \(found) does not"
        case .emptySegment: "a segment is empty: expected text between two slashes"
        case .dotSegment:
            "a pattern may not have the segment \(found), which some software resolves on the way and some does not"
        case .adjacentParameters:
            "\(found) stands right after another parameter: expected literal text or '/' between them"
        case .gluedWildcard: "'*' is a whole segment: expected '/' on both sides"
        case .gluedCatchAll: "\(found) is a run of whole segments: expected '/' on both sides"
        case .adjacentCatchAlls: "two catch-alls follow each other, and nothing tells where the first one ends"
        case .unknownWildcard: "\(found) is no wildcard: expected '*' for one segment, or '**' for a run of them"
        case .emptyGroup: "the group \(found) is empty"
        case .emptyAlternative: "an alternative is empty: an optional part is written '[/a]'"
        case .singleAlternative:
            "\(found) holds one alternative: expected several, as in '(a|b)', or the optional '[/a]'"
        case .queryInGroup: "the query and the fragment stand after all groups of the path, not in one"
        }
    }
}

extension RouteProblem.Kind.ParameterProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .empty: "the braces are empty: expected a parameter such as '{id}' or '{id: Int}'"
        case .invalidName: "\(found) is no parameter name: expected letters, digits and '_', or a number"
        case .missingType: "there is no type after ':'"
        case .invalidType: "\(found) is no type: expected a name such as 'Int', or several texts such as 'en|de'"
        case .quotedText: "\(found) stands in quotes, and texts are written without them"
        case .typeAsText:
            "\(found) names a type where text stands; the text itself has an escape, as in '%49nt', or '|' before it between braces, as in '{id: |Int|String}'"
        case .typeAsName: "\(found) is the name of a type: expected a parameter such as '{id: Int}', or '{: Int}'"
        case .emptyValue: "one of the texts is empty; where the empty text is meant it is written '\"\"'"
        case .unknownModifier: "\(found) is no modifier here"
        case .missingDefault: "there is no default after '='; where the empty text is meant it is written '\"\"'"
        case .optionalWithDefault: "a parameter with a default is never absent: expected '?' or a default, not both"
        case .optionalInPath: "a path parameter cannot be optional: expected an optional group around it"
        case .defaultInPath: "a path parameter cannot have a default: expected an optional group around it"
        case .listInPath: "a path parameter cannot be a list: expected a catch-all"
        case .listInFragment: "a fragment cannot be a list"
        case .catchAllOutsidePath: "a catch-all stands in a path only"
        }
    }
}

extension RouteProblem.Kind.QueryProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .emptyQuery:
            "nothing follows '?', which begins the query: expected items such as 'page={page}'; an optional part is written '[/a]'"
        case .missingQuestionMark:
            "\(found) begins a query item, and the query begins with '?'; as text '&' is written '%26'"
        case .repeatedQuestionMark:
            "the query has begun: expected '&' before the next item; as text '?' is written '%3F'"
        case .queryAfterFragment: "the fragment is the last part: expected the query before it"
        case .bracketsInItemName:
            "\(found) holds brackets, which are escaped where links have them: a repeated item is a list, as in 'id={ids: [Int]}'"
        case .emptyItem: "a query item is empty: expected one such as 'page={page}'"
        case .missingItemName: "\(found) has no name: expected a query item such as 'page={page}'"
        case .parameterInItemName: "the name of a query item is literal: expected one such as 'page={page}'"
        case .partialValue: "the value of a query item is a parameter or literal text, not both"
        case .missingAmpersand: "the alternatives are not followed by '&' and another item"
        case .duplicateItem: "the query item \(found) stands twice"
        case .groupInQuery: "there are no groups in a query: an optional item is written 'page={page?}'"
        case .wildcardInQuery: "there are no wildcards in a query: a value that is not captured is written '{: String}'"
        case .emptyFragment: "there is nothing after '#': expected a fragment such as '{section}'"
        case .partialFragment: "a fragment is a parameter or literal text, not both"
        case .pathInFragment:
            "\(found) is a path, and a fragment is compared as one text: expected one parameter, or a pattern without '#' "
                + "for links that 'LinkWrapper.fragment' rewrites"
        case .secondFragment: "\(found) is a second fragment, and a link has one; in a fragment '#' is written '%23'"
        }
    }
}

extension NotationProblem {
    fileprivate func sentence(found: String) -> String {
        sentence.split(separator: "…", omittingEmptySubsequences: false).joined(separator: found)
    }
}
