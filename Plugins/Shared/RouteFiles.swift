import Foundation
import PackagePlugin

/// A route file in the folder of a target, and the Swift file generated from it: `waymark.yaml` becomes the enum
/// `AppRoute`, and `Shop.waymark.yaml` the enum `Shop`.
struct RouteFiles {
    /// The target name of the tool `waymark`. Plugins find tools by target name, not by product name.
    static let tool = "WaymarkTool"

    let routes: URL
    let name: String

    /// Returns the route files of a folder. If two generate the same Swift file, reports an error and omits the second.
    static func all(in folder: URL) -> [RouteFiles] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []
        let all = names.sorted().compactMap { file -> RouteFiles? in
            guard let ending = ["waymark.yaml", "waymark.yml", "waymark.json"].first(where: file.hasSuffix) else {
                return nil
            }
            let start = file.dropLast(ending.count)
            guard start.isEmpty || start.hasSuffix(".") else { return nil }
            return RouteFiles(
                routes: folder.appendingPathComponent(file), name: start.isEmpty ? "AppRoute" : String(start.dropLast())
            )
        }
        return Dictionary(grouping: all, by: \.name).sorted { $0.key < $1.key }.map { name, files in
            if files.count > 1 {
                let list = files.map { "'\($0.routes.lastPathComponent)'" }.joined(separator: " and ")
                Diagnostics.error(
                    "\(list) in \(path(of: folder)) become the same file \(name).swift; "
                        + "keep one of them, or rename one to 'Name.waymark.yaml'")
            }
            return files[0]
        }
    }

    /// The files from which the enum is generated: the route file, and the existing file that its key `extends` names.
    var inputs: [URL] {
        let text = (try? String(contentsOf: routes, encoding: .utf8)) ?? ""
        // YAML allows `?`, an anchor or a tag before a key, and an anchor, a tag, `>` or `|` before a value.
        let key =
            #/
            (?:^\u{FEFF}?|[{,])\s*(?:[?&!]\S*\s+)*["']?extends["']?\s*:\s*(?:[&!>|]\S*\s+)*
            (?:"([^"]+)"|'([^']+)'|([^"'\s][^,}\r\n]*?)\s*(?:\s\#|[,}\r\n]|$))
            /#
            .anchorsMatchLineEndings()
        let extended = text.matches(of: key)
            .compactMap { $0.1?.replacing("\\/", with: "/") ?? $0.2 ?? $0.3 }
            .map { URL(fileURLWithPath: String($0), relativeTo: routes.deletingLastPathComponent()).absoluteURL }
        return [routes] + extended.filter { FileManager.default.fileExists(atPath: Self.path(of: $0)) }
    }

    func output(in folder: URL) -> URL { folder.appendingPathComponent(name + ".swift") }

    func arguments(output: URL) -> [String] {
        [
            "generate", "swift", "--name", name, "--routes", Self.path(of: routes), "--output", Self.path(of: output),
        ]
    }

    static func path(of file: URL) -> String { file.path(percentEncoded: false) }
}
