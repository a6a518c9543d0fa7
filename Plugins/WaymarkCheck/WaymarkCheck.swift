import PackagePlugin

/// The command `swift package waymark-check`, which fails if a route file has an error or outdated generated code.
@main
struct WaymarkCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try RouteCommand(context: context, options: ["--check"]).run(arguments, checks: true)
    }
}
