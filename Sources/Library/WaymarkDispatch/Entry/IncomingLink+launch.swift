extension IncomingLink {
    /// The name of the launch argument that holds a link.
    static var launchArgument: String { "-WaymarkLink" }

    /// The link that a test starts the app with, as `-WaymarkLink https://example.com/post/7`.
    ///
    /// ```swift
    /// if let link = IncomingLink<AppRoute>(launchArguments: CommandLine.arguments) { dispatcher.open(link) }
    /// ```
    ///
    /// `waymark plan xcuitest` writes tests that do so. Only who starts the process can give it arguments: tests, Xcode and
    /// command lines, no other app.
    ///
    /// - Parameter arguments: The arguments of the process.
    /// - Returns: `nil` if no argument is called so, or nothing follows it. Of several the last one counts.
    public init?(launchArguments arguments: [String]) {
        guard let index = arguments.lastIndex(of: Self.launchArgument),
            let url = arguments.dropFirst(index + 1).first
        else { return nil }
        self.init(url: url, via: .launchArgument, animated: false)
    }
}
