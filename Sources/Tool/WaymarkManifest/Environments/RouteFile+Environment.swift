public import WaymarkCore

extension RouteFile {
    /// An environment of an app, such as staging, with its own link sources and apps.
    public struct Environment: Sendable {
        /// The name of the environment, unique in the route file.
        public var name: Located<String>

        /// The link sources of the environment, which replace those of the route file; empty to keep those of the file.
        public var sources: [Located<LinkSource>] = []

        /// The apps of the environment, which replace those of the route file; `nil` to keep those of the file.
        public var apps: Apps?
    }

    /// Returns the route file for an environment such as staging: the same routes, with the link sources and apps of
    /// the environment.
    ///
    /// ```swift
    /// let file = try whole.selecting(environment: "staging")
    /// ```
    ///
    /// In routes, patterns and example links, the environment's sources replace the file's sources of the same kind:
    /// web hosts or custom schemes. Other sources and links stay the same. The result has no environments. Its problems
    /// have positions in the original file.
    ///
    /// - Parameter name: The name of an environment in the file.
    /// - Throws: ``RouteFileError`` if the file has no such environment.
    /// - Complexity: O(*n*) in the routes and examples.
    public func selecting(environment name: String) throws(RouteFileError) -> RouteFile {
        guard let environment = environments.first(where: { $0.name.value == name }) else {
            let names = environments.map(\.name.value)
            let problem = problem(
                .unknownEnvironment(name, known: names), at: environments.first?.name.place ?? .start,
                suggestion: Suggestion.nearest(to: name, among: names))
            throw RouteFileError([problem])
        }
        return inEnvironment(environment)
    }

    func inEnvironment(_ environment: Environment) -> RouteFile {
        var file = self
        file.environments = []
        file.apps = environment.apps ?? apps
        guard !environment.sources.isEmpty else { return file }
        let replacement = SourceReplacement(of: self, by: environment.sources)
        file.sources = environment.sources
        file.replacedSources = sources
        file.routes = routes.map { replacement.replacing($0) }
        return file
    }

    /// Returns a link of the selected environment, changed to a link source of the original file; `nil` if the file has
    /// none of the same kind.
    package func linkOutsideEnvironment(_ text: String) -> String? {
        replacedSources.isEmpty ? text : SourceReplacement(of: self, by: replacedSources).link(text)
    }

    /// Returns the problems that occur only in an environment, such as staging, in the order of the environments.
    ///
    /// - Parameters:
    ///   - known: The problems of the file itself.
    ///   - problems: Returns the problems of a route file. It is called once for each environment.
    package func environmentProblems(
        besides known: [RouteFileProblem], _ problems: (RouteFile) -> [RouteFileProblem]
    ) -> [RouteFileProblem] {
        let known = Set(known.map(ProblemKey.init))
        return environments.flatMap { environment in
            problems(inEnvironment(environment)).filter { !known.contains(ProblemKey($0)) }.map { problem in
                var problem = problem
                problem.environment = environment.name.value
                return problem
            }
        }
    }
}

/// The identity of a problem. Links in messages are not part of it, because they differ between environments.
private struct ProblemKey: Hashable {
    let code: String
    let place: Place
    let related: Place?

    init(_ problem: RouteFileProblem) { (code, place, related) = (problem.code, problem.place, problem.related) }
}
