public import WaymarkManifest

/// The files that a web server provides so that systems open the links of a site in its apps.
///
/// ```swift
/// let files = try AssociationFiles(RouteFile(contentsOf: "waymark.yaml"))
/// let file = files.file(at: "/.well-known/apple-app-site-association")
/// ```
///
/// A server answers a `GET` of each file's path with status 200, its content type and its bytes. The answer must use
/// HTTPS without a redirect, which systems do not follow. Create the files once, when the server starts.
///
/// Sources: Apple, "Supporting associated domains"; Google, "Verify App Links".
public struct AssociationFiles: Sendable, Hashable {
    /// A file with its path and content type.
    public struct File: Sendable, Hashable {
        /// The path of the file's URL, such as `/.well-known/assetlinks.json`.
        public let path: String

        /// The value of the `Content-Type` header: `application/json`.
        public let contentType: String

        /// The content, JSON in UTF-8.
        public let bytes: [UInt8]

        init(_ path: String, _ text: String) {
            (self.path, contentType, bytes) = (path, "application/json", Array(text.utf8))
        }
    }

    /// The files: `apple-app-site-association` if the route file has apps for Apple's systems, and `assetlinks.json` if
    /// it has apps for Android.
    public let files: [File]

    /// Creates the files for the routes and apps of a route file.
    ///
    /// - Parameters:
    ///   - routes: A route file with `apps`. Without apps there are no files.
    ///   - host: The host of the site. It is required if the file has several hosts with different routes.
    /// - Throws: ``AssociationFilesError`` if the routes are not a valid table, or the host is ambiguous.
    /// - Complexity: The cost of a proof over all routes: some seconds for hundreds of them.
    public init(_ routes: RouteFile, host: String? = nil) throws(AssociationFilesError) {
        guard let apps = routes.apps else {
            files = []
            return
        }
        let table: AssociatedTable
        do throws(RouteFileError) { table = try AssociatedTable(routes) } catch {
            throw AssociationFilesError(error.description)
        }
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

    /// Returns the file at the path of a URL; `nil` if there is none.
    public func file(at path: String) -> File? { files.first { $0.path == path } }
}

/// An error that prevents creating the files of a route file.
public struct AssociationFilesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, in one sentence.
    public let description: String

    package init(_ description: String) { self.description = description }
}
