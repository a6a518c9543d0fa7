import PackagePlugin

/// `swift package waymark-check`: fails if a route file has a mistake, or the code is not what would be written of it.
@main
struct WaymarkCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try RouteCommand(context: context, options: ["--check"]).run(arguments, checks: true)
    }
}
