public import WaymarkCore

extension RouteFile {
    /// One route of a file.
    public struct Route: Sendable {
        /// The name, such as `user.edit`; unique in the file.
        public var name: Located<String>

        /// The patterns in order; never empty.
        public var patterns: [Located<String>] = []

        /// The purpose of the route, in one sentence.
        public var summary: Located<String>?

        /// The notation of the route's patterns, if it differs from that of the file.
        public var syntax: Located<String>?

        /// The sources from which the route accepts links; empty to use those of the file.
        public var sources: [Located<LinkSource>] = []

        /// `true` for a fallback, such as a catch-all: comparisons accept that a new route opens some of its links.
        public var isFallback = false

        /// The default values of parameters absent from a link, by parameter name. They are omitted from printed links.
        /// They serve patterns that cannot declare a default, as in a path.
        public var defaults: [String: CaptureValue] = [:]

        /// The default values as written, by parameter name.
        var writtenDefaults: [(parameter: String, texts: [Located<String>])] = []

        /// Links that open the route.
        public var examples: [Example] = []

        /// Links that do not open the route.
        public var rejects: [Located<String>] = []

        /// Keywords for searching the routes.
        public var tags: [Located<String>] = []

        /// The heading of the route in listings, and its group in generated code.
        public var group: Located<String>?

        /// The conditions for opening the route.
        public var requires: [Located<String>] = []

        /// The former names of the route.
        public var renamedFrom: [Located<String>] = []

        /// The last month in which the route's links are guaranteed to open, if limited.
        public var deprecated: Located<RouteMonth>?

        /// The name of the replacement route, if any.
        public var replacedBy: Located<String>?

        /// The program that opens the links.
        public var opens = Opener.app

        /// The patterns as written whose source the selected environment replaces, by their new text.
        var written: [String: Located<String>] = [:]
    }

    /// A link that opens a route, with its captures.
    public struct Example: Sendable {
        /// The link.
        public var url: Located<String>

        /// The exact captures of the match; `nil` if the file does not list any.
        public var captures: [ExpectedCapture]?
    }

    /// The expected capture of one parameter of an example.
    public struct ExpectedCapture: Sendable, Hashable {
        /// The parameter's name.
        public var name: Located<String>

        /// The expected value.
        public var value: Located<ExpectedValue>
    }
}
