import Foundation
import PackagePlugin

/// Writes the enums of a target's route files each time they change, while the target is built.
@main
struct WaymarkBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let tool = try context.tool(named: RouteFiles.tool).url
        let files = RouteFiles.all(in: target.directoryURL)
        if files.isEmpty {
            Diagnostics.warning("the folder of '\(target.name)' has no waymark.yaml, and no Name.waymark.yaml")
        }
        return files.map { files in
            let output = files.output(in: context.pluginWorkDirectoryURL)
            return .buildCommand(
                displayName: "Routes of \(files.routes.lastPathComponent)", executable: tool,
                arguments: files.arguments(output: output), inputFiles: [files.routes], outputFiles: [output])
        }
    }
}
