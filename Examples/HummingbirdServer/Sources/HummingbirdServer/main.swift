import Hummingbird
import WaymarkAssociation
import WaymarkManifest

// Serves the association files of a route file on this machine: swift run HummingbirdServer [FILE]
let routes = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "../Server/waymark.yaml"
let router = Router()
for file in try AssociationFiles(RouteFile(contentsOf: routes)).files {
    router.get(RouterPath(file.path)) { _, _ in
        Response(
            status: .ok, headers: [.contentType: file.contentType], body: .init(byteBuffer: .init(bytes: file.bytes)))
    }
}
try await Application(router: router).runService()
