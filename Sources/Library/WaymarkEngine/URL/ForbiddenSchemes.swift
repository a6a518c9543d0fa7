extension LinkPolicy {
    /// The schemes that the strict policy never routes, whether or not an app registered for them:
    ///
    /// - the link *is* code or a document: `javascript`, `vbscript`, `data`
    /// - the link holds another link, whose host no source would check: `blob`, `filesystem`, `view-source`, `jar`,
    ///   `intent`, `android-app`
    /// - the link names something on the device: `file`, `content`, `about`, `chrome`, `res`, `resource`
    ///
    /// See CWE-939 (custom schemes without authorization) and CWE-79.
    public static let defaultForbiddenSchemes = Set(
        usualSchemeText.split(separator: " ").map { String($0) })
}

/// Looking schemes up by their bytes, without making a string.
///
/// They are one text, because most programs have the usual ones, and those cost nothing at launch so.
extension LinkPolicy {
    /// ``defaultForbiddenSchemes``, as ``schemeText`` has them.
    static var usualSchemeText: String {
        " about android-app blob chrome content data file filesystem intent jar javascript res resource vbscript view-source"
    }

    /// Of the usual schemes, one bit for each.
    static let usualSchemeFilter = filter(of: usualSchemeText)

    /// Forbids other schemes than before.
    ///
    /// - Parameter schemes: Those of ``otherForbiddenSchemes``. A compiled table gives them so: who matches with it needs no set.
    mutating func forbid(_ schemes: [String]?) {
        otherForbiddenSchemes = schemes
        schemeText = schemes.map { LinkPolicy.text(of: $0) } ?? LinkPolicy.usualSchemeText
        schemeFilter = LinkPolicy.filter(of: schemeText)
        forbidsHTTPS = forbids(Bytes("https"))
    }

    /// Whether a scheme, in any case, is among ``forbiddenSchemes``.
    @inline(__always)
    func forbids(_ scheme: Bytes) -> Bool {
        schemeFilter & LinkPolicy.bit(of: scheme) != 0 && isListed(scheme)
    }

    @inline(never)
    private func isListed(_ scheme: Bytes) -> Bool {
        var isListed = false
        LinkPolicy.forEachScheme(in: schemeText) { listed in
            isListed = listed.equalsFolding(scheme)
            return !isListed
        }
        return isListed
    }

    private static func text(of schemes: [String]) -> String {
        var text: [UInt8] = []
        for scheme in schemes {
            scheme.withBytes { scheme in
                // What has a space in it is no scheme, and would be two of them here.
                guard !scheme.contains(.space) else { return }
                text.append(.space)
                for byte in scheme { text.append(byte.asciiLowercased) }
            }
        }
        return text.withBytes { String(bytes: $0) }
    }

    private static func filter(of text: String) -> UInt64 {
        var filter: UInt64 = 0
        forEachScheme(in: text) { scheme in
            filter |= bit(of: scheme)
            return true
        }
        return filter
    }

    /// Calls a function with each scheme, until it returns `false`.
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

extension Bytes {
    /// Whether another text is this one, which has no capital letters, in any case.
    func equalsFolding(_ other: Bytes) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index].asciiLowercased { return false }
        return true
    }
}
