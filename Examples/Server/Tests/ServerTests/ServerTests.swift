import Foundation
import Testing
import WaymarkAssociation
import WaymarkManifest

@testable import Server

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client that follows no redirects, like the systems.
private final class Client: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func get(_ url: URL) async throws -> (data: Data, response: HTTPURLResponse) {
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        let (data, response) = try await session.data(for: URLRequest(url: url))
        return (data, try #require(response as? HTTPURLResponse))
    }
}

@Suite("The server", .timeLimit(.minutes(10)))
struct ServerTests {
    private static let routes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("waymark.yaml").path

    @Test(
        "gives each file with its type, without a redirect, and small enough for systems",
        arguments: ["apple-app-site-association", "assetlinks.json"])
    func file(_ name: String) async throws {
        let example = try await AssociationServer(routes: Self.routes, port: 0)
        let task = Task { try await example.server.run() }
        defer { task.cancel() }
        try await example.server.waitUntilListening()
        guard case .ip4(_, let port)? = await example.server.listeningAddress else {
            Issue.record("the server does not listen")
            return
        }
        let path = "/.well-known/\(name)"
        let (data, response) = try await Client().get(try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        #expect(response.statusCode == 200)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(data.count > 100 && data.count < 131_072)
        let files = try AssociationFiles(RouteFile(contentsOf: Self.routes))
        #expect(try Array(data) == #require(files.file(at: path)).bytes)
        let (_, missing) = try await Client().get(try #require(URL(string: "http://127.0.0.1:\(port)/other")))
        #expect(missing.statusCode == 404)
    }
}
