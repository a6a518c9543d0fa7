import PackagePlugin

/// The command `swift package waymark-generate`, which generates code from the route files of a package.
@main
struct WaymarkGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try RouteCommand(context: context, options: []).run(arguments, checks: false)
    }
}
