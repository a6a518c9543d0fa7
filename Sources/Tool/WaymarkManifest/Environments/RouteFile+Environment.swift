public import WaymarkCore

extension RouteFile {
    /// An environment of an app, such as staging: its sources, and its apps if they differ.
    public struct Environment: Sendable {
        /// The name; unique in the file.
        public var name: Located<String>

        /// The sources that replace those of the file; empty to keep them.
        public var sources: [Located<LinkSource>] = []

        /// The apps that replace those of the file; `nil` to keep them.
        public var apps: Apps?
    }

    /// Returns the route file of an environment: the same routes, with the environment's sources and apps.
    ///
    /// ```swift
    /// let file = try whole.selecting(environment: "staging")
    /// ```
    ///
    /// Sources of routes, patterns, examples and rejects that name a source of the file name one of the environment
    /// instead, of the same kind: `https` and `http`, or a custom scheme. Other sources and links stay. The result has
    /// no environments. Its problems have the positions of the patterns as written.
    ///
    /// - Parameter name: The name of an environment of the file.
    /// - Throws: ``RouteFileError`` if the file has no such environment.
    /// - Complexity: O(*n*) in the routes and examples.
    public func selecting(environment name: String) throws(RouteFileError) -> RouteFile {
        guard let environment = environments.first(where: { $0.name.value == name }) else {
            throw RouteFileError([unknownEnvironment(name)])
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

    /// Returns a link of the selected environment as in the file itself: from one of its sources.
    ///
    /// - Returns: `nil` if the file has no source of the same kind.
    package func linkOutsideEnvironment(_ text: String) -> String? {
        replacedSources.isEmpty ? text : SourceReplacement(of: self, by: replacedSources).link(text)
    }

    private func unknownEnvironment(_ name: String) -> RouteFileProblem {
        let names = environments.map(\.name.value)
        return problem(
            .unknownEnvironment(name, known: names), at: environments.first?.name.place ?? .start,
            suggestion: Suggestion.nearest(to: name, among: names))
    }

    /// Returns the problems that occur only in an environment, in the order of the environments.
    ///
    /// - Parameters:
    ///   - known: The problems of the file itself.
    ///   - problems: Returns the problems of the file of an environment.
    /// - Complexity: That of `problems` for each environment.
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

/// The identity of a problem in several environments, whose example links differ.
private struct ProblemKey: Hashable {
    let code: String
    let place: Place
    let related: Place?

    init(_ problem: RouteFileProblem) { (code, place, related) = (problem.code, problem.place, problem.related) }
}
