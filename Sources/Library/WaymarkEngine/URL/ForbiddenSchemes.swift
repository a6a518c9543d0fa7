extension LinkPolicy {
    /// The schemes of links that the default policy rejects, even if an app registers them:
    ///
    /// - code and documents: `javascript`, `vbscript`, `data`
    /// - wrappers of a link with an unchecked host: `blob`, `filesystem`, `view-source`, `jar`, `intent`, `android-app`
    /// - resources on the device: `file`, `content`, `about`, `chrome`, `res`, `resource`
    ///
    /// See CWE-939 (custom schemes without authorization) and CWE-79.
    public static let defaultForbiddenSchemes = Set(defaultSchemeList.split(separator: " ").map { String($0) })

    /// ``defaultForbiddenSchemes`` in the format of ``schemeText``: a string literal, which costs nothing at launch.
    static var defaultSchemeList: String {
        " about android-app blob chrome content data file filesystem intent jar javascript res resource vbscript view-source"
    }

    static let usualSchemeFilter = filter(of: defaultSchemeList)

    /// Replaces the forbidden schemes; `nil` restores the defaults. Compiled tables store the schemes as an array.
    mutating func forbid(_ schemes: [String]?) {
        otherForbiddenSchemes = schemes
        schemeText = schemes.map { LinkPolicy.text(of: $0) } ?? LinkPolicy.defaultSchemeList
        schemeFilter = LinkPolicy.filter(of: schemeText)
        forbidsHTTPS = forbids(Bytes("https"))
    }

    /// Returns `true` if a scheme is in ``forbiddenSchemes``, ignoring case.
    @inline(__always)
    func forbids(_ scheme: Bytes) -> Bool {
        schemeFilter & LinkPolicy.bit(of: scheme) != 0 && isListed(scheme)
    }

    @inline(never)
    private func isListed(_ scheme: Bytes) -> Bool {
        var isListed = false
        LinkPolicy.forEachScheme(in: schemeText) { listed in
            isListed = listed.equalsWithoutCase(scheme)
            return !isListed
        }
        return isListed
    }

    private static func text(of schemes: [String]) -> String {
        var text = ""
        // A string with a space is not a scheme, and would become two in this list.
        for scheme in schemes where !scheme.utf8.contains(.space) { text += " " + scheme }
        return text
    }

    private static func filter(of text: String) -> UInt64 {
        var filter: UInt64 = 0
        forEachScheme(in: text) { scheme in
            filter |= bit(of: scheme)
            return true
        }
        return filter
    }

    @inline(never)
    private static func forEachScheme(in text: String, _ body: (Bytes) -> Bool) {
        text.withBytes { text in
            var start = 1
            while start < text.count {
                var end = start
                while end < text.count, text[end] != .space { end += 1 }
                guard body(text.part(start..<end)) else { return }
                start = end + 1
            }
        }
    }

    private static func bit(of scheme: Bytes) -> UInt64 {
        guard let first = scheme.first, let last = scheme.last else { return 0 }
        let length = UInt64(truncatingIfNeeded: scheme.count)
        let hash = UInt64(first.asciiLowercased) &* 7 &+ UInt64(last.asciiLowercased) &* 3 &+ length
        return 1 &<< (hash & 63)
    }
}
