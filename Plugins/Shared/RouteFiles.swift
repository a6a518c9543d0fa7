import Foundation

/// A route file in the folder of a target, and the file of Swift that is made of it.
///
/// `waymark.yaml` is the enum `AppRoute`, and `Shop.waymark.yaml` is the enum `Shop`.
struct RouteFiles {
    /// The target of the tool. SwiftPM finds tools by the names of targets, and not of products.
    static let tool = "WaymarkTool"

    let routes: URL
    /// What the enum is called, and its file.
    let name: String

    /// The route files that stand in a folder itself, in the order of their names.
    static func all(in folder: URL) -> [RouteFiles] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []
        return names.sorted().compactMap { file in
            guard let ending = ["waymark.yaml", "waymark.yml", "waymark.json"].first(where: file.hasSuffix) else {
                return nil
            }
            let start = file.dropLast(ending.count)
            guard start.isEmpty || start.hasSuffix(".") else { return nil }
            return RouteFiles(
                routes: folder.appendingPathComponent(file), name: start.isEmpty ? "AppRoute" : String(start.dropLast())
            )
        }
    }

    /// The file of Swift in a folder.
    func output(in folder: URL) -> URL { folder.appendingPathComponent(name + ".swift") }

    /// What `waymark` is called with to write the file.
    func arguments(output: URL) -> [String] {
        [
            "generate", "swift", "--name", name, "--routes", Self.path(of: routes), "--output", Self.path(of: output),
        ]
    }

    /// The path as programs take it: blanks in it are blanks.
    static func path(of file: URL) -> String { file.path(percentEncoded: false) }
}
