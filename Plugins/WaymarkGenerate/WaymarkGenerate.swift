import PackagePlugin

/// `swift package waymark-generate`: writes code of the route files of a package.
@main
struct WaymarkGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try RouteCommand(context: context, options: []).run(arguments, checks: false)
    }
}
