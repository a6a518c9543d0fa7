extension LinkPolicy {
    /// The schemes that the strict policy never routes, whether or not an app registered for them:
    ///
    /// - the link *is* code or a document: `javascript`, `vbscript`, `data`
    /// - the link holds another link, whose host no source would check: `blob`, `filesystem`, `view-source`, `jar`,
    ///   `intent`, `android-app`
    /// - the link names something on the device: `file`, `content`, `about`, `chrome`, `res`, `resource`
    ///
    /// See CWE-939 (custom schemes without authorization) and CWE-79.
    public static let defaultForbiddenSchemes: Set<String> = [
        "javascript", "vbscript", "data",
        "blob", "filesystem", "view-source", "jar", "intent", "android-app",
        "file", "content", "about", "chrome", "res", "resource",
    ]
}

/// Schemes to look up by their bytes, without making a string.
package struct ForbiddenSchemes: Sendable, Hashable {
    /// One bit for each scheme, chosen by a hash: a scheme whose bit is clear is not in the list.
    private var filter: UInt64 = 0
    /// The schemes in lower case.
    private var schemes: [[UInt8]] = []
    /// Whether `https` is in the list, which is asked of most links.
    private(set) var containsHTTPS = false

    init(_ schemes: Set<String>) {
        self.schemes = Array(schemes).ordered().map { $0.utf8.map { $0.asciiLowercased } }
        for scheme in self.schemes {
            scheme.withBytes { filter |= ForbiddenSchemes.bit(of: $0) }
        }
        containsHTTPS = self.schemes.contains { $0.elementsEqual("https".utf8) }
    }

    /// Whether the scheme, in any case, is in the list.
    func contains(_ scheme: Bytes) -> Bool {
        filter & ForbiddenSchemes.bit(of: scheme) != 0 && isListed(scheme)
    }

    @inline(never)
    private func isListed(_ scheme: Bytes) -> Bool {
        schemes.contains { $0.elementsEqual(scheme, by: { $0 == $1.asciiLowercased }) }
    }

    private static func bit(of scheme: Bytes) -> UInt64 {
        guard let first = scheme.first, let last = scheme.last else { return 0 }
        let length = UInt64(truncatingIfNeeded: scheme.count)
        let hash = UInt64(first.asciiLowercased) &* 7 &+ UInt64(last.asciiLowercased) &* 3 &+ length
        return 1 &<< (hash & 63)
    }
}
