import Foundation
import PackagePlugin

/// The shared code of both command plugins. It runs `waymark generate` for each route file of the package.
struct RouteCommand {
    let context: PluginContext
    let options: [String]

    /// If the first argument names a kind of output, such as `kotlin`, passes all arguments to `waymark generate`.
    /// Otherwise generates Swift files from each target's route files.
    func run(_ arguments: [String], checks: Bool) throws {
        if let kind = arguments.first, !kind.hasPrefix("-") { return try call(["generate"] + arguments + options) }
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
        var count = 0
        for target in targets where target is SourceModuleTarget {
            for files in RouteFiles.all(in: target.directoryURL) {
                count += 1
                if checks { try call(["check", "--routes", RouteFiles.path(of: files.routes)]) }
                let output = files.output(in: target.directoryURL)
                try call(files.arguments(output: output) + extractor.remainingArguments + options)
            }
        }
        if count == 0 { Diagnostics.error("no target has a file waymark.yaml or Name.waymark.yaml in its folder") }
    }

    private func call(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: RouteFiles.tool).url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            return Diagnostics.error("'waymark \(arguments.joined(separator: " "))' failed")
        }
    }
}
