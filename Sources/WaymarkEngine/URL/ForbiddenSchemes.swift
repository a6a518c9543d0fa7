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
        ForbiddenSchemes.usualText.split(separator: " ").map { String($0) })
}

/// Schemes to look up by their bytes, without making a string.
///
/// They are one text, because most programs have the usual ones, and those cost nothing at launch so.
struct ForbiddenSchemes: Sendable, Hashable {
    /// One bit for each scheme, chosen by a hash: a scheme whose bit is clear is not in the list.
    private let filter: UInt64
    /// The schemes in lower case, each behind a space.
    private let text: String
    /// Whether `https` is in the list, which is asked of most links.
    let containsHTTPS: Bool

    /// ``LinkPolicy/defaultForbiddenSchemes``.
    static let usual = ForbiddenSchemes(text: usualText)

    fileprivate static var usualText: String {
        " about android-app blob chrome content data file filesystem intent jar javascript res resource vbscript view-source"
    }

    private init(text: String) {
        self.text = text
        var (filter, hasHTTPS) = (UInt64(0), false)
        text.withBytes { text in
            ForbiddenSchemes.forEach(in: text) { scheme in
                filter |= ForbiddenSchemes.bit(of: scheme)
                hasHTTPS = hasHTTPS || scheme.isHTTPS
                return true
            }
        }
        (self.filter, containsHTTPS) = (filter, hasHTTPS)
    }

    init(_ schemes: [String]) {
        var text: [UInt8] = []
        for scheme in schemes {
            scheme.withBytes { scheme in
                // What has a space in it is no scheme, and would be two of them here.
                guard !scheme.contains(.space) else { return }
                text.append(.space)
                for byte in scheme { text.append(byte.asciiLowercased) }
            }
        }
        self.init(text: text.withBytes { String(bytes: $0) })
    }

    /// Whether the scheme, in any case, is in the list.
    @inline(__always)
    func contains(_ scheme: Bytes) -> Bool {
        filter & ForbiddenSchemes.bit(of: scheme) != 0 && isListed(scheme)
    }

    @inline(never)
    private func isListed(_ scheme: Bytes) -> Bool {
        var isListed = false
        text.withBytes { text in
            ForbiddenSchemes.forEach(in: text) { listed in
                isListed = listed.equalsFolding(scheme)
                return !isListed
            }
        }
        return isListed
    }

    /// Calls a function with each scheme, until it returns `false`.
    private static func forEach(in text: Bytes, _ body: (Bytes) -> Bool) {
        var start = 1
        while start < text.count {
            var end = start
            while end < text.count, text[end] != .space { end += 1 }
            guard body(text.part(start..<end)) else { return }
            start = end + 1
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

    fileprivate var isHTTPS: Bool { equals(Bytes("https")) }
}
