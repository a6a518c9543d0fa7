/// The error thrown if no link can be printed for a route, such as for a missing or invalid parameter value.
public struct PrintError: Error, Sendable, Hashable {
    /// The kinds of printing errors, with the values in their messages. New versions can add kinds.
    package enum Kind: Sendable, Hashable {
        case unknownRoute(String)
        /// No constant route and no `inverse` closure of the table fits this route; the string is the route's type.
        case noEntry(String)
        /// Routes of this type, which is not `Equatable` on every thread, cannot be compared with constant routes of
        /// the table.
        case incomparable(String)
        case missingValue(String)
        /// A value was given for a name that no parameter of the pattern has.
        case unknownParameter(String)
        /// A value was given for a parameter that no variant of the pattern has together with the other given values.
        case separateParameter(String)
        /// A parameter's type does not accept the given value.
        case invalidValue(parameter: String, value: String, type: String)
        /// The value of a parameter in the path is empty, but no path segment may be empty.
        case emptyValue(String)
        case emptyList(String)
        /// The value of a path segment is `.` or `..`, which is never printed.
        case dotSegment(String)
        /// A required part of the pattern, such as `*`, has no name, so that no value can be given for it.
        case unprintable(String)
        /// A value has a Swift type that links cannot represent, or encoding it failed.
        case unwritable(type: String, reason: String)
        case noGlobals(String)
        /// The link source has no single scheme and host to print.
        case noSource(String)
        /// The route does not accept links with the scheme and host that the caller requested.
        case unacceptedSource(String, accepted: [String])
        /// The route has no link source for universal links: `https`, a single host and the default port.
        case noUniversalLink(String)
        /// The link policy of the table itself rejects the printed link.
        case rejected(LinkRejection.Kind)
        /// The printed link matches another route, or the same route with other values.
        case leadsElsewhere(String, route: String?)
        /// The printed link opens another route than the `wanted` one.
        case opensElsewhere(String, route: String, entry: String?, wanted: String)
        case opensNothing(String, reason: String)
    }

    package let kind: Kind
    /// A valid name that is similar to the misspelled name of a route or parameter; `nil` if there is none.
    public let suggestion: String?

    package init(_ kind: Kind, suggestion: String? = nil) {
        self.kind = kind
        self.suggestion = suggestion
    }

    /// A stable identifier of the kind of error, such as `missing-value`.
    public var code: String {
        switch kind {
        case .unknownRoute: "unknown-route"
        case .noEntry: "no-entry"
        case .incomparable: "incomparable-route"
        case .missingValue: "missing-value"
        case .unknownParameter, .separateParameter: "unknown-parameter"
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
    /// The ``message``, followed by the suggested name if there is one, with escapes for invisible characters.
    public var description: String { (suggestion.map { message + "; did you mean '\($0)'?" } ?? message).visible }

    /// A sentence that describes the error, without the suggested name. Values in it may have invisible characters.
    public var message: String {
        switch kind {
        case .unknownRoute(let name): "unknown route '\(name)'"
        case .noEntry(let type):
            "no entry can write this \(type): expected one with an inverse, or '@Route' on its case"
        case .incomparable(let type):
            "no entry can write this \(type), and constants cannot be compared with it here: expected a type that is "
                + "'Equatable' on every thread; in targets isolated to the main actor, a 'nonisolated' type"
        case .missingValue(let name): "parameter '\(name)' has no value"
        case .unknownParameter(let name): "the pattern has no parameter named '\(name)'"
        case .separateParameter(let name):
            "no variant of the pattern has '\(name)' together with the other given values"
        case .invalidValue(let name, let value, let type): "invalid value '\(value)' of '\(name)': expected \(type)"
        case .emptyValue(let name): "the value of '\(name)' is empty, but a segment must not be"
        case .emptyList(let name):
            "the list '\(name)' is empty, which no link can express: expected an element, or no value"
        case .dotSegment(let name): "the value of '\(name)' would be a dot segment, which is never written"
        case .unprintable(let part): "'\(part)' has no name, so it has no value to print"
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
