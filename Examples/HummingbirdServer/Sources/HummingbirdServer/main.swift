import Hummingbird
import WaymarkAssociation
import WaymarkManifest

let router = Router()
for file in try AssociationFiles(RouteFile(contentsOf: "waymark.yaml")).files {
    router.get(RouterPath(file.path)) { _, _ in
        Response(
            status: .ok, headers: [.contentType: file.contentType], body: .init(byteBuffer: .init(bytes: file.bytes)))
    }
}
try await Application(router: router).runService()
