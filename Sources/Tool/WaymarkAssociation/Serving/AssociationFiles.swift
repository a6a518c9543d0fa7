public import WaymarkManifest

/// The files that a web server provides so that Apple's systems and Android open the links of a site in its apps.
///
/// ```swift
/// let files = try AssociationFiles(RouteFile(contentsOf: "waymark.yaml"))
/// let file = files.file(at: "/.well-known/apple-app-site-association")
/// ```
///
/// The server must answer a `GET` request for each file's path with status 200, the content type and the bytes. The
/// answer must use HTTPS without a redirect, which the systems do not follow. Create the files once, when the server
/// starts.
///
/// Sources: Apple, "Supporting associated domains"; Google, "Verify App Links".
public struct AssociationFiles: Sendable, Hashable {
    /// An association file for a web server: its URL path, content type and bytes.
    public struct File: Sendable, Hashable {
        /// The path of the URL at which systems request the file, such as `/.well-known/assetlinks.json`.
        public let path: String

        /// The value of the `Content-Type` header of the response: `application/json`.
        public let contentType: String

        /// The content of the file: JSON in UTF-8.
        public let bytes: [UInt8]

        init(_ path: String, _ text: String) {
            (self.path, contentType, bytes) = (path, "application/json", Array(text.utf8))
        }
    }

    /// The files to serve: `apple-app-site-association` if the route file lists apps for Apple's systems, and
    /// `assetlinks.json` if it lists apps for Android.
    public let files: [File]

    /// Creates the association files of a site from the routes and apps in a route file.
    ///
    /// - Parameters:
    ///   - routes: A route file with `apps`; for one without, no files are created.
    ///   - host: The host of the site. It is required if the file has several hosts with different routes.
    /// - Throws: ``AssociationFilesError`` if the routes are no valid table, if none matches links of `host`, or if
    ///   `host` is `nil` but required.
    /// - Complexity: All routes are compared in a proof, which takes some seconds for hundreds of them.
    public init(_ routes: RouteFile, host: String? = nil) throws(AssociationFilesError) {
        guard let apps = routes.apps else {
            files = []
            return
        }
        let table: AssociatedTable
        do throws(RouteFileError) { table = try AssociatedTable(routes) } catch {
            throw AssociationFilesError(error.description)
        }
        if let host, !table.hasRoutes(onHost: host) { throw table.unknownHost(host) }
        let host = try table.host(host)
        var files: [File] = []
        if !apps.appIDs.isEmpty || !apps.clips.isEmpty {
            let text = SiteAssociationText(apps).text(table.plan(forHost: host))
            files.append(File("/.well-known/apple-app-site-association", text))
        }
        if !apps.android.isEmpty {
            files.append(File("/.well-known/assetlinks.json", AssetLinksText(apps, table, host: host).text()))
        }
        self.files = files
    }

    /// Returns the file to serve at a URL path, such as `/.well-known/assetlinks.json`; `nil` if there is none.
    public func file(at path: String) -> File? { files.first { $0.path == path } }
}

/// The error thrown if association files cannot be created from a route file.
public struct AssociationFilesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason why the files cannot be created.
    public let description: String

    package init(_ description: String) { self.description = description }
}
