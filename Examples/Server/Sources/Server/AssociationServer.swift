import FlyingFox
import Foundation
import WaymarkAssociation
import WaymarkManifest

/// A web server for the association files with which systems open links in the app.
struct AssociationServer {
    let server: HTTPServer

    /// - Parameters:
    ///   - routes: The path of the route file.
    ///   - port: A local port; 0 for any free port.
    init(routes: String, port: UInt16) async throws {
        let files = try AssociationFiles(RouteFile(contentsOf: routes))
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        for file in files.files {
            let response = HTTPResponse(
                statusCode: .ok, headers: [.contentType: file.contentType], body: Data(file.bytes))
            await server.appendRoute(HTTPRoute("GET \(file.path)")) { _ in response }
        }
    }
}
