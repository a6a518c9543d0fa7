import WaymarkExplain

// Problems of opening a route file and of reading its bytes as text.
extension RouteFileProblem.Kind {
    static let missingFile = error("missing-file", "there is no such file")
    static let isDirectory = error("is-directory", "this is a directory, not a file")
    static func unreadable(reason: String) -> Self { error("unreadable-file", "the file cannot be read: \(reason)") }
    static let tooLarge = error(
        "file-too-large", "the file is larger than the limit of \(DocumentLimits.bytes >> 20) MiB")
    static let notUTF8 = error("not-utf8", "the file is not UTF-8 text", help: ForeignFormat.utf16.help)
    static func controlCharacter(_ value: UInt32) -> Self {
        let number = String(hexadecimal: Int(value), uppercase: true)
        return error(
            "control-character", "the file contains the control character U+\(number); is it a text file?")
    }
    static let yamlNotBuilt = error(
        "yaml-not-built", "this build reads JSON only; YAML needs the package trait 'Tool'",
        help: "write the file as JSON and name it .json, or build with the trait")
    static let emptyFile = error("empty-file", "the file contains no routes", help: beginning)

    static let beginning = "begin with 'waymark: 1' and 'routes:'"

    static func foreignFormat(_ format: ForeignFormat) -> Self {
        if format == .utf16 { return error("not-utf8", format.message, help: format.help) }
        return error("foreign-format", format.message, help: format.help)
    }
}

// Problems of YAML and JSON documents other than syntax errors.
extension RouteFileProblem.Kind {
    static let tooDeep = error(
        "too-deep", "lists and mappings are nested more than \(DocumentLimits.depth) deep", help: writingOut)
    static let tooManyNodes = error(
        "too-many-values", "more than \(DocumentLimits.nodes) values after expanding aliases", help: writingOut)
    static func unknownAlias(_ name: String) -> Self {
        unknown(
            "unknown-alias", "unknown alias '*\(name)': no anchor '&\(name)' precedes it",
            help: "put the text in quotes, if it is text")
    }
    static func recursiveAlias(_ name: String) -> Self {
        error("recursive-alias", "recursive alias '*\(name)'", help: writingOut)
    }
    static func tag(_ tag: String) -> Self {
        error("tag", "tags such as '\(tag)' have no meaning in a route file", help: "leave the tag out")
    }
    static let keyIsNoText = error(
        "key-is-no-text", "a key must be text, not a list or a mapping", help: quotingAll)
    static func duplicateKey(_ key: String) -> Self {
        let isASCII = key.utf8.allSatisfy { $0 < 0x80 }
        let normalization = "; keys that differ only in Unicode normalisation are equal"
        return error(
            "duplicate-key", "duplicate key '\(key)'",
            help: "rename or remove one of the two" + (isASCII ? "" : normalization), about: key)
    }

    private static let writingOut = "write the values out"
}

// Syntax errors of YAML and JSON.
extension RouteFileProblem.Kind {
    private static func syntax(_ message: String, help: String? = nil) -> Self { error("syntax", message, help: help) }

    static let tab = syntax("a tab cannot indent a line", help: "indent with spaces")
    static func reservedCharacter(_ character: Character) -> Self {
        syntax("plain text cannot begin with '\(character)'", help: quotingAll)
    }
    /// Example: `key: a: b`.
    static let colonInText = syntax(
        "': ' within plain text", help: "put the text in quotes, or check the indentation")
    /// Examples: `{ key: a: b }` and, with a missing comma, `{ key: a other: b }`.
    static let colonInFlow = syntax(
        "': ' within plain text", help: "put the text in quotes, or write ',' before the next key")
    static func missingSpace(key: String) -> Self { syntax("missing space after '\(key):'") }
    static let deeperThanValue = syntax(
        "the line is indented deeper than the one above, which has a value", help: indenting)
    static let unclosedQuote = syntax("the quoted text has no end", help: "close it with the quote that it begins with")
    static func unclosedFlow(closer: Character) -> Self {
        syntax("'\(closer == "]" ? "[" : "{")' has no matching '\(closer)'", help: quotingInFlow)
    }
    /// A comment within brackets or braces, which hides the rest of the line: `[/page #{section}, /]`.
    static func commentInFlow(_ comment: String) -> Self {
        syntax(
            "'\(comment)' is a comment, because '#' follows a space",
            help: "put the text in quotes, or leave the space out")
    }
    /// Example: `[a b], c]`, in which `a b]` needs quotes.
    static func textInFlow(closer: Character) -> Self {
        syntax("expected ',' or '\(closer)'", help: "write ',' between values; " + quotingInFlow)
    }
    static let indentation = syntax("the indentation matches no preceding line", help: indenting)
    /// Example: `key: "text" more`.
    static let textAfterValue = syntax("the value ends before this text", help: quotingAll)
    /// Example: `'/page'#top`.
    static let commentAfterValue = syntax(
        "a comment needs a space before '#'", help: "write a space before '#', or put the whole text in quotes")
    static let missingColon = syntax(
        "expected ': ' after this key", help: "write 'key: value', with a space after the colon")
    /// Example: `key: ]`.
    static func noValue(found: Character) -> Self { syntax("expected a value, found '\(found)'", help: quotingAll) }
    static let anchorName = syntax("expected the name of an anchor after '&'")
    static let unknownEscape = syntax(
        "unknown escape after '\\' in double quotes", help: "write '\\\\' for a backslash, or use single quotes")
    static let secondDocument = syntax(
        "a second document begins here, but a route file is one document",
        help: "remove the '---', or keep one file for each table")
    /// Example: `<<: *name`, which inserts the keys of another mapping.
    static let mergeKey = syntax(
        "the merge key '<<' is not supported", help: "write the keys of the other mapping here")
    /// A pattern or another one-line string that is written as a block after `>` or `|`.
    static let blockText = syntax(
        "the text contains line breaks or white space: text after '>' or '|' keeps line breaks or converts them to spaces",
        help: "write the text on one line")
    /// Lines below a pattern, source or link, which YAML joins to it. The author probably meant a list.
    static let continuedText = syntax(
        "the text continues on the next line",
        help: "for several texts, write a list: '- ' before each, with the same indentation")
    static func otherSyntax(_ problem: String) -> Self { syntax(problem) }
    package static let jsonComment = syntax(
        "JSON has no comments", help: "leave it out, or write the file as YAML, where '#' and a space begin a comment")
    static func jsonComma(before closer: Character) -> Self {
        syntax("trailing comma before '\(closer)'", help: "leave the comma out")
    }
    static func json(expected: String, found: String) -> Self {
        var kind = syntax("expected \(expected), found \(found)")
        if found == "'''" {
            kind.help = "write JSON strings and keys in double quotes"
        } else if expected == "a key in double quotes" {
            kind.help =
                found == "'{'"
                ? "leave '{' out, or write '[' and ']' around a list of objects" : "write JSON keys in double quotes"
        }
        if expected == "a value" { kind.helpAtStart = "JSON begins with '{'; give a file in YAML the ending '.yaml'" }
        return kind
    }

    static let quotingAll = "put the whole text in quotes, if it is text"
    private static let quotingInFlow = "within [ ] and { }, put text that contains one of []{}, in quotes"
    private static let indenting = "indent keys that belong together by the same number of spaces"
}
