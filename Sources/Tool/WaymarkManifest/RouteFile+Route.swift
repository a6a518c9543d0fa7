public import WaymarkCore

extension RouteFile {
    /// One route of a file.
    public struct Route: Sendable {
        /// The name, such as `user.edit`; no two routes of a file have the same.
        public var name: Located<String>

        /// The texts of the patterns, in order; never empty.
        public var patterns: [Located<String>] = []

        /// What the route opens, in one sentence.
        public var summary: Located<String>?

        /// The name of the notation of its patterns, if it is not that of the file.
        public var syntax: Located<String>?

        /// Where its links may come from; empty when that is what the file says.
        public var sources: [Located<LinkSource>] = []

        /// Whether it is a fallback: a link that it opens may open a new route instead.
        public var isFallback = false

        /// By the name of a parameter, the value that the app has when a link says nothing of it, and that it leaves out of
        /// links: where a pattern cannot have the default, as in a path.
        public var defaults: [String: CaptureValue] = [:]

        /// Links that open the route.
        public var examples: [Example] = []

        /// Links that do not open the route.
        public var rejects: [Located<String>] = []

        /// Words to find the route by.
        public var tags: [Located<String>] = []

        /// The heading that it stands under where routes are listed, and its group in code that is generated.
        public var group: Located<String>?

        /// What must hold before it opens.
        public var requires: [Located<String>] = []

        /// The names that the route had in earlier files.
        public var renamedFrom: [Located<String>] = []

        /// The month with which the promise ends that its links open, if it ends.
        public var deprecated: Located<RouteMonth>?

        /// The name of the route that is to be used instead, if there is one.
        public var replacedBy: Located<String>?

        /// What the system opens its links with.
        public var opens = Opener.app
    }

    /// A link that opens a route, with the captures that it has.
    public struct Example: Sendable {
        /// The link.
        public var url: Located<String>

        /// The captures that the match must have, no more and no fewer; `nil` when the file does not say.
        public var captures: [ExpectedCapture]?
    }

    /// What one parameter of a route must capture from an example.
    public struct ExpectedCapture: Sendable, Hashable {
        /// The parameter's name.
        public var name: Located<String>

        /// What it must hold.
        public var value: Located<ExpectedValue>
    }
}
