import Foundation
import PackagePlugin

/// A build tool plugin that generates the enums of changed route files when a target is built.
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
                arguments: files.arguments(output: output), inputFiles: files.inputs, outputFiles: [output])
        }
    }
}
