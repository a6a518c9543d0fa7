import Testing
import WaymarkAssociation
import WaymarkManifest

@Suite("On a server")
struct OnAServerSnippets {
    private func serve() throws {
        let files = try AssociationFiles(RouteFile(contentsOf: "waymark.yaml"))
        for file in files.files { print(file.path, file.contentType, file.bytes.count) }
    }

    private func find() throws -> AssociationFiles.File? {
        let files = try AssociationFiles(RouteFile(contentsOf: "waymark.yaml"))
        let file = files.file(at: "/.well-known/apple-app-site-association")
        return file
    }

    @Test func files() throws {
        // The folder of the tests has no route file.
        #expect(throws: RouteFileError.self) { try serve() }
        #expect(throws: RouteFileError.self) { try find() }
        let routes = """
            { "waymark": 1, "sources": ["https://example.com", "https://example.org"],
              "apps": { "android": { "package": "com.example", "sha256": "14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14:14" } }, "routes": { "home": "/", "a": "/a" } }
            """
        let files = try AssociationFiles(RouteFile(text: routes, name: "waymark.json"))
        #expect(files.files.map(\.path) == ["/.well-known/assetlinks.json"])
        #expect(files.file(at: "/.well-known/assetlinks.json")?.contentType == "application/json")
        #expect(files.file(at: "/.well-known/apple-app-site-association") == nil)
        let other = routes.replacing("\"/\"", with: "{ \"pattern\": \"/\", \"sources\": [\"https://example.org\"] }")
        #expect(throws: AssociationFilesError.self) {
            try AssociationFiles(RouteFile(text: other, name: "waymark.json"))
        }
        #expect(throws: AssociationFilesError.self) {
            try AssociationFiles(RouteFile(text: routes, name: "waymark.json"), host: "example.net")
        }
    }
}
