extension IncomingLink {
    static var launchArgument: String { "-WaymarkLink" }

    /// Creates a link from the launch argument `-WaymarkLink URL`, such as `-WaymarkLink https://example.com/post/7`.
    /// Its screen appears without an animation.
    ///
    /// ```swift
    /// if let link = IncomingLink<AppRoute>(launchArguments: CommandLine.arguments) { dispatcher.open(link) }
    /// ```
    ///
    /// UI tests that `waymark plan xcuitest` writes pass this argument. Only the process that starts the app can set
    /// it: a test, Xcode or a command line, but no other app.
    ///
    /// - Returns: `nil` if the argument or its value is missing. If it is repeated, the last one counts.
    public init?(launchArguments arguments: [String]) {
        guard let index = arguments.lastIndex(of: Self.launchArgument),
            let url = arguments.dropFirst(index + 1).first
        else { return nil }
        self.init(url: url, via: .launchArgument, animated: false)
    }
}
