// Messages about patterns and tables, without logic. They begin in lowercase and have no full stop.

extension RouteProblem {
    /// A sentence that describes the problem, such as `'{' has no matching '}'`.
    public var message: String {
        let found = "'\(PatternExcerpt.visible(pattern, foundRange ?? range))'"
        return switch kind {
        case .text(let problem): problem.sentence(found: found)
        case .path(let problem): problem.sentence(found: found)
        case .parameter(let problem): problem.sentence(found: found)
        case .query(let problem): problem.sentence(found: found)
        case .notation(let problem): problem.sentence(found: found)
        case .foreign(let notation): notation.sentence(found: found)
        case .invalidSource(let source, let fault):
            "invalid source '\(PatternExcerpt.visible(source, 0..<source.utf8.count))': \(fault.message)"
                + (fault == .scheme && suggestion?.hasPrefix("https://") == true ? Self.secondScheme : "")
        case .noSource:
            "the list of sources is empty, so no link would open anything: expected at least one source, or no list"
        case .inexpressible(let what, let syntax): "the syntax '\(syntax)' cannot express \(what)"
        case .duplicateParameter(let name):
            "duplicate parameter '\(name)'; each name may capture only once in a pattern"
        case .tooManyVariants(let limit):
            "the groups and alternatives expand to more than \(limit) variants"
        case .tooManyVariantsInTable(let limit):
            "with this pattern, the groups and alternatives of the table expand to more than \(limit) variants"
        case .tooManySegments(let limit): "the path has more than \(limit) segments"
        case .unknownType(let name, let registered):
            Self.unknownType(name, registered) + (suggestion == nil ? Self.onlyValue(name) : "")
        case .registeredTypeAsText(let name):
            "'\(name)' is a type of the table and is listed among values; a parameter has one type; write the value as '\(Self.escaped(name))'"
        case .invalidDefault(let value, let type): "the default '\(value)' does not fit the type \(type)"
        case .duplicateRouteName(let name): "duplicate route name '\(name)'"
        case .reservedTypeName(let name): "the type '\(name)' is built in and cannot be redefined"
        case .invalidExpression(let type, let reason):
            "invalid regular expression of the type '\(type)': \(reason)"
        case .queryInPrefix: "\(found) is not allowed in a prefix: expected a path"
        case .catchAllInPrefix: "\(found) matches every segment, so nothing can follow it: expected a path"
        case .typeClash(let name): "the type '\(name)' is defined differently in a table that was merged into this one"
        case .parameterCount(let expected, let found):
            "the route is created from \(expected.count) parameters (\(expected.joined(separator: ", "))), but the pattern has \(found.count) (\(found.joined(separator: ", ")))"
        case .parameterNames(let expected, let found):
            "the parameters are named \(found.joined(separator: ", ")) here, and \(expected.joined(separator: ", ")) in the route's first pattern: expected the same names, or 'parameters:' with a name for each value"
        case .valueNames(let names, let types):
            "'parameters:' has \(names.isEmpty ? "no names" : "the names " + names.joined(separator: ", ")) for the values \(types.joined(separator: ", ")): expected one for each, without duplicates"
        case .parameterType(let name, let type, let expected):
            "the parameter '\(name)' has the type \(type), but the route expects \(expected)"
        case .optionalParameter(let name, let expected):
            "the parameter '\(name)' may be absent, but the route expects \(expected): expected \(expected)?"
        case .missingParameter(let name, expected: ""):
            "'defaults:' has a value for the parameter '\(name)', which no pattern of the route has"
        case .missingParameter(let name, let expected):
            "the route needs a parameter '\(name)' of type \(expected), which the pattern does not have"
        case .unreadParameter(let name, let type): "the parameter '\(name)' is never read: \(type) has no such key"
        case .unreadableType(let reason): reason
        case .globalsPath: "global items can only be query items: expected a pattern such as '?ref={ref?}'"
        case .duplicateGlobals(let type): "duplicate global items, read as \(type)"
        case .globalItem(let name, let type):
            "the query item '\(name)' is already a global item of the table, read as \(type)"
        case .notCompilable:
            "the route cannot be compiled: a custom function checks its links, and a compiled table contains no functions"
        case .noPattern: "the route has no pattern: expected at least one"
        case .conflict: "this pattern matches the same links as \(relatedPattern)"
        case .shadowed: "this pattern is never reached: its links are all matched by \(winners)"
        case .unreachableVariants(let variant, 1):
            "the variant '\(variant)' of this pattern is never reached: its links are all matched by \(winners)"
        case .unreachableVariants(let variant, let count):
            "this route has \(count) variants that are never reached; links of the first, '\(variant)', are all matched by \(winners)"
        case .deadValue(let name, let value) where because.isEmpty:
            "no accepted link has '\(value)' for '\(name)'"
        case .deadValue(let name, let value):
            "no link reaches this pattern with '\(value)' for '\(name)': such links are all matched by \(winners)"
        case .deadDefault(let name) where because.isEmpty:
            "the default of '\(name)' never applies: no link without it is accepted"
        case .deadDefault(let name):
            "the default of '\(name)' never applies: links without it are all matched by \(winners)"
        case .takesNothing(let form, let count): "no link matches \(Self.forms(form, count))"
        case .overlap(isDecided: true): "\(winners) wins the links that both match"
        case .overlap(isDecided: false):
            "whether \(winners) wins the links that both match was not decided: too much to compare"
        case .overlapsLeft(let count):
            "whether this pattern and the following ones share links with better ones was not decided: "
                + "the limit of \(count) overlaps is reached"
        case .undecided(1): "whether this pattern is ever reached was not decided: too much to compare"
        case .undecided(let count):
            "whether \(count) variants of patterns, starting with this one, are ever reached was not decided: too much to compare"
        case .unacceptable(let kind, let form, let count):
            "the policy rejects every link that \(Self.forms(form, count)) would match (\(kind))"
        case .unprintable(let reason): "links to this pattern cannot be written: \(reason)"
        }
    }

    private static func forms(_ form: String?, _ count: Int) -> String {
        guard let form else { return "this pattern" }
        return count == 1
            ? "the variant '\(form)' of this pattern" : "\(count) variants of this route, the first '\(form)',"
    }

    /// Returns the name with its first character escaped, such as `%43olor`, which patterns read as a listed value.
    private static func escaped(_ name: String) -> String {
        let first = name.unicodeScalars.first.map { PercentEncoding.encode(String($0), keeping: ByteSet("")) } ?? ""
        return first + String(name.unicodeScalars.dropFirst())
    }

    private static func unknownType(_ name: String, _ registered: [String]?) -> String {
        let start = "unknown type '\(name)': expected \(ParameterTypes.summary), or "
        guard let registered else { return start + "no type" }
        let shown = registered.prefix(12).joined(separator: ", ") + (registered.count > 12 ? ", …" : "")
        return start + "a type that the table registers" + (registered.isEmpty ? "" : " (\(shown))")
    }

    /// Returns a hint at the syntax `|name` for a single value, if the name begins with a lowercase letter, else "".
    private static func onlyValue(_ name: String) -> String {
        let isLowercase = name.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
        return isLowercase ? "; to accept only the value '\(name)', write '|\(name)'" : ""
    }

    private static let secondScheme =
        "; a pattern has one scheme, so links with http need a second pattern that begins with 'http://'"

    private var relatedPattern: String { related.map(Self.name) ?? "another one" }

    /// The patterns that match the links of an unreachable pattern, as a phrase: `'/a' or '/b' of route 'b'`.
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
        var sentence = "\(found) looks like " + likeness
        if let lostCondition {
            sentence += "; the suggestion leaves '\(lostCondition)' out, which " + replacement(of: lostCondition)
        }
        switch literal {
        case .text(let text): sentence += "; as literal text it is written '\(text)'"
        case .optional(let text) where text.hasPrefix("("): sentence += "; alternatives are written '\(text)'"
        case .optional(let text): sentence += "; an optional text is written '\(text)'"
        case nil: break
        }
        if isReadBySyntax, let syntax { sentence += "; 'syntax: \(syntax)' reads this pattern" }
        return sentence
    }

    /// Returns the end of a sentence about a condition of another library's pattern, such as `min(1)`, or `?1` for a
    /// default, that the suggested pattern omits: the types or defaults that can replace it, if any.
    private func replacement(of lost: String) -> String {
        let parts = lost.split(separator: "'").filter { $0 != ", " }
        let defaults = parts.filter { $0.hasPrefix("?") }
        if defaults.isEmpty { return isRun ? "a run of segments does not check" : "a type of the table can check" }
        return (defaults.count < parts.count ? "types of the table and " : "") + "the route's 'defaults' replace"
    }

    private var isRun: Bool { if case .run = meaning { true } else { false } }

    private var likeness: String {
        let isExpression = library == Self.regularExpression
        return switch meaning {
        case .nothing where isExpression: library + ", but a pattern always matches the whole string"
        case .nothing: "the end of a path in \(library), which needs no mark here"
        case _ where isExpression:
            library
                + "; patterns have types instead, such as 'Int', or a type of the table with 'matches' and this expression"
        case .parameter: "a parameter of \(library)"
        case .optional: "an optional part of \(library)"
        case .run: "a run of segments of \(library)"
        case .wildcard: "a wildcard of \(library)"
        case .items: "query items of \(library)"
        case .escaped: "escaped text of \(library)"
        case .routeGroup: "a route group of \(library), which is not part of links"
        case .base: "the base of URLs in \(library); here, 'sources' state the schemes and hosts"
        case .inserted: "a name that the code inserts in \(library); a pattern contains the name itself"
        }
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
        case .strayBar: "'|' is outside parentheses: expected alternatives such as '(a|b)'"
        case .nestingTooDeep: "groups are nested more than \(BraceSyntax.depthLimit) deep"
        case .method: "\(found) is an HTTP method, which links do not have"
        case .whiteSpace:
            "white space and control characters are not allowed in a pattern: expected an escape such as '%20'"
        case .invalidCharacter: "\(found) is not allowed here; as literal text it is percent-encoded"
        case .malformedEscape: "invalid escape \(found): expected '%' and two hexadecimal digits"
        case .invalidUTF8: "the escapes \(found) are not UTF-8"
        case .invalidBackslash: "invalid escape \(found): a backslash is only allowed before a literal punctuation mark"
        }
    }
}

extension RouteProblem.Kind.PathProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .missingSlash: "a path begins with '/', and \(found) does not"
        case .emptySegment: "a segment is empty: expected text between two slashes"
        case .dotSegment:
            "the segment \(found) is not allowed in a pattern: some software resolves it before the app sees the link"
        case .adjacentParameters:
            "\(found) directly follows another parameter: expected literal text or '/' between them"
        case .gluedWildcard: "'*' is a whole segment: expected '/' on both sides"
        case .gluedCatchAll: "\(found) is a run of whole segments: expected '/' on both sides"
        case .adjacentCatchAlls: "two adjacent catch-alls are ambiguous: the end of the first is undefined"
        case .unknownWildcard: "unknown wildcard \(found): expected '*' for one segment, or '**' for a run of segments"
        case .emptyGroup: "the group \(found) is empty"
        case .emptyAlternative: "an alternative is empty: an optional part is written '[/a]'"
        case .singleAlternative:
            "\(found) contains one alternative: expected several, as in '(a|b)', or the optional '[/a]'"
        case .queryInGroup: "the query and the fragment must follow all groups of the path"
        }
    }
}

extension RouteProblem.Kind.ParameterProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .empty: "the braces are empty: expected a parameter such as '{id}' or '{id: Int}'"
        case .invalidName: "invalid parameter name \(found): expected letters, digits and '_', or a number"
        case .missingType: "missing type after ':'"
        case .invalidType: "invalid type \(found): expected a name such as 'Int', or several values such as 'en|de'"
        case .quotedText: "\(found) is quoted: write values and patterns without quotes"
        case .typeAsText:
            "\(found) is literal text here, but names a type; write such text with an escape, as in '%49nt', or with '|' before it in braces, as in '{id: |Int|String}'"
        case .typeAsName: "\(found) is the name of a type: expected a parameter such as '{id: Int}', or '{: Int}'"
        case .emptyValue: "one of the values is empty; write the empty string as '\"\"'"
        case .unknownModifier: "unknown modifier \(found)"
        case .missingDefault: "missing default after '='; write the empty string as '\"\"'"
        case .optionalWithDefault: "a parameter with a default is never absent: expected '?' or a default, not both"
        case .optionalInPath: "a path parameter cannot be optional: expected an optional group around it"
        case .defaultInPath: "a path parameter cannot have a default: expected an optional group around it"
        case .listInPath: "a path parameter cannot be a list: expected a catch-all"
        case .listInFragment: "a fragment cannot be a list"
        case .catchAllOutsidePath: "a catch-all is only allowed in a path"
        }
    }
}

extension RouteProblem.Kind.QueryProblem {
    fileprivate func sentence(found: String) -> String {
        switch self {
        case .emptyQuery:
            "nothing follows '?', which begins the query: expected items such as 'page={page}'; an optional part is written '[/a]'"
        case .missingQuestionMark:
            "\(found) begins a query item, but the query begins with '?'; as literal text '&' is written '%26'"
        case .repeatedQuestionMark:
            "the query has already begun: expected '&' before the next item; as literal text '?' is written '%3F'"
        case .queryAfterFragment: "the fragment is the last part: expected the query before it"
        case .bracketsInItemName:
            "\(found) contains brackets, which are escaped in links: write a repeated item as a list, as in 'id={ids: [Int]}'"
        case .emptyItem: "a query item is empty: expected one such as 'page={page}'"
        case .missingItemName: "\(found) has no name: expected a query item such as 'page={page}'"
        case .parameterInItemName: "the name of a query item is literal: expected one such as 'page={page}'"
        case .partialValue: "the value of a query item is a parameter or literal text, not both"
        case .missingAmpersand: "the alternatives are not followed by '&' and another item"
        case .duplicateItem where found.utf8.contains { $0 > 0x7F }:
            "duplicate query item \(found): names that differ only in Unicode normalisation are equal"
        case .duplicateItem: "duplicate query item \(found)"
        case .groupInQuery: "groups are not allowed in a query: an optional item is written 'page={page?}'"
        case .wildcardInQuery:
            "wildcards are not allowed in a query: a value that is not captured is written '{: String}'"
        case .emptyFragment: "nothing follows '#': expected a fragment such as '{section}'"
        case .partialFragment: "a fragment is a parameter or literal text, not both"
        case .pathInFragment:
            "\(found) is a path, but a fragment is compared as one string: expected one parameter, or a pattern without '#' "
                + "for links that 'LinkWrapper.fragment' rewrites"
        case .secondFragment:
            "\(found) is a second fragment, but a link has only one; in a fragment '#' is written '%23'"
        }
    }
}

extension NotationProblem {
    fileprivate func sentence(found: String) -> String {
        sentence.split(separator: "…", omittingEmptySubsequences: false).joined(separator: found)
    }
}
