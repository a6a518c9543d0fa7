/// Why a link cannot be written.
public struct PrintError: Error, Sendable, Hashable {
    /// What is wrong, with its facts. New kinds may be added.
    package enum Kind: Sendable, Hashable {
        /// No entry has this name.
        case unknownRoute(String)
        /// No entry can take a route of this type apart.
        case noEntry(String)
        /// Routes of this type cannot be compared where the link is written, and some entry is a constant.
        case incomparable(String)
        /// A parameter without a value.
        case missingValue(String)
        /// A value for a parameter that no variant of the pattern has.
        case unknownParameter(String)
        /// A value that the parameter's type does not take.
        case invalidValue(parameter: String, value: String, type: String)
        /// An empty value where a segment must have text.
        case emptyValue(String)
        /// A list without elements, which no link says.
        case emptyList(String)
        /// A value that would be `.` or `..` as a segment.
        case dotSegment(String)
        /// The pattern has a part that takes text and has no name: nobody knows what to write there.
        case unprintable(String)
        /// A value of a type that no link can spell, or that refuses to be written.
        case unwritable(type: String, reason: String)
        /// The table has no global items of this type.
        case noGlobals(String)
        /// The source has no single scheme and host to write.
        case noSource(String)
        /// The entry accepts no links from the source that was asked for.
        case unacceptedSource(String, accepted: [String])
        /// The links of this entry come from no source that systems open apps with.
        case noUniversalLink(String)
        /// The link would be rejected by the table's own policy.
        case rejected(LinkRejection.Kind)
        /// The link would not lead back here: to another entry, or to other values.
        case leadsElsewhere(String, route: String?)
        /// The link opens this route, of an entry of this name, instead of the wanted one.
        case opensElsewhere(String, route: String, entry: String?, wanted: String)
        /// No route is made from the link.
        case opensNothing(String, reason: String)
    }

    package let kind: Kind
    /// A name that was perhaps meant.
    public let suggestion: String?

    package init(_ kind: Kind, suggestion: String? = nil) {
        self.kind = kind
        self.suggestion = suggestion
    }

    /// A stable name for the kind of error.
    public var code: String {
        switch kind {
        case .unknownRoute: "unknown-route"
        case .noEntry: "no-entry"
        case .incomparable: "incomparable-route"
        case .missingValue: "missing-value"
        case .unknownParameter: "unknown-parameter"
        case .invalidValue: "invalid-value"
        case .emptyValue: "empty-segment-value"
        case .emptyList: "empty-list"
        case .dotSegment: "dot-segment-value"
        case .unprintable: "unprintable"
        case .unwritable: "unwritable-type"
        case .noGlobals: "no-globals"
        case .noSource: "no-source"
        case .unacceptedSource: "unaccepted-source"
        case .noUniversalLink: "no-universal-link"
        case .rejected: "rejected-link"
        case .leadsElsewhere, .opensElsewhere, .opensNothing: "leads-elsewhere"
        }
    }
}

extension PrintError: CustomStringConvertible {
    /// The sentence, with the suggestion if there is one.
    public var description: String {
        suggestion.map { message + "; did you mean '\($0)'?" } ?? message
    }

    /// The sentence.
    public var message: String {
        switch kind {
        case .unknownRoute(let name): "no route is named '\(name)'"
        case .noEntry(let type):
            "no entry can write this \(type): expected one with an inverse, or '@Route' on its case"
        case .incomparable(let type):
            "no entry can write this \(type), and constants cannot be compared with it here: expected a type that is "
                + "'Equatable' on every thread, in targets isolated to the main actor a 'nonisolated' one"
        case .missingValue(let name): "parameter '\(name)' has no value"
        case .unknownParameter(let name): "the pattern has no parameter named '\(name)'"
        case .invalidValue(let name, let value, let type): "'\(value)' is not a value of '\(name)', which takes \(type)"
        case .emptyValue(let name): "the value of '\(name)' is empty, and a segment must have text"
        case .emptyList(let name): "the list '\(name)' is empty, which no link says: expected an element, or no value"
        case .dotSegment(let name): "the value of '\(name)' would be a dot segment, which is never written"
        case .unprintable(let part): "'\(part)' takes text and has no name, so there is nothing to write in its place"
        case .unwritable(let type, let reason): "a value of \(type) cannot be written: \(reason)"
        case .noGlobals(let type):
            "the table has no globals that are read as \(type): expected 'globals(decoding:from:)'"
        case .noSource(let source): "links from \(source) have no single scheme and host to write"
        case .unacceptedSource(let source, let accepted):
            "links from \(source) are not accepted: expected a source of the route, "
                + accepted.joined(separator: ", ")
        case .noUniversalLink(let route):
            "route '\(route)' has no universal link: expected a source that is a host, such as https://example.com"
        case .rejected(let kind): "the link would be rejected: \(kind)"
        case .leadsElsewhere(let url, let route):
            route.map { "'\(url)' leads to '\($0)' instead" } ?? "'\(url)' does not lead back to the same values"
        case .opensElsewhere(let url, let route, let entry, let wanted):
            "'\(url)' opens \(route)\(entry.map { ", by '\($0)'," } ?? "") instead of \(wanted)"
        case .opensNothing(let url, let reason): "'\(url)' opens nothing: \(reason)"
        }
    }
}
