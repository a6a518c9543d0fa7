public import WaymarkCore

extension RouteFile {
    /// A route in a route file: its name, URL patterns, examples and other properties.
    public struct Route: Sendable {
        /// The name of the route, such as `user.edit`; unique in the file.
        public var name: Located<String>

        /// The URL patterns of the route, in order; never empty.
        public var patterns: [Located<String>] = []

        /// The purpose of the route, in one sentence.
        public var summary: Located<String>?

        /// The name of the pattern syntax of the route; `nil` to use that of the file.
        public var syntax: Located<String>?

        /// The schemes and hosts whose links open the route; empty to use those of the file.
        public var sources: [Located<LinkSource>] = []

        /// `true` for a fallback, such as a catch-all. If a new route opens some of the fallback's links in the next
        /// version of the file, a comparison of the versions reports no breaking change.
        public var isFallback = false

        /// The defaults of parameters that links can omit, by parameter name, where the pattern cannot declare the
        /// default, as in a path. A value that equals its default is omitted from printed links.
        public var defaults: [String: CaptureValue] = [:]

        /// The defaults as written in the file, before conversion to the types of their parameters.
        var writtenDefaults: [(parameter: Located<String>, texts: [Located<String>], isList: Bool)] = []

        /// Example links that must open the route.
        public var examples: [Example] = []

        /// Example links that must not open the route.
        public var rejects: [Located<String>] = []

        /// Keywords of the route, for searches and filters.
        public var tags: [Located<String>] = []

        /// The heading under which lists show the route, and its group in generated code.
        public var group: Located<String>?

        /// The names of the conditions to meet before the route opens, such as `signedIn`.
        public var requires: [Located<String>] = []

        /// The names that the route had in former versions of the file.
        public var renamedFrom: [Located<String>] = []

        /// The last month in which the links of a deprecated route are guaranteed to open; `nil` for other routes.
        public var deprecated: Located<RouteMonth>?

        /// The name of the route that replaces this deprecated one; `nil` if there is none.
        public var replacedBy: Located<String>?

        /// The program that opens the links of the route: the app, which is the default, or the browser.
        public var opens = Opener.app

        /// The patterns as in the file. Each key is a pattern with the link source of the selected environment.
        var written: [String: Located<String>] = [:]
    }

    /// An example link that must open a route, with the expected parameter values.
    public struct Example: Sendable {
        /// The example link.
        public var url: Located<String>

        /// The values of all named parameters; `nil` if the file lists none, so that any values are accepted.
        public var captures: [ExpectedCapture]?
    }

    /// The value that an example link must have for one parameter.
    public struct ExpectedCapture: Sendable, Hashable {
        /// The name of the parameter.
        public var name: Located<String>

        /// The expected value of the parameter.
        public var value: Located<ExpectedValue>
    }
}
