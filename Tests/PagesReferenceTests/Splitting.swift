import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A link split by RFC 3986 and decoded once, as described on the page LinksAndPolicy.
struct PlainLink {
    var scheme: String?
    /// The decoded host; `nil` if it is absent or empty.
    var host: Bytes?
    /// The port, unless it is the default of the scheme.
    var port: Int?
    var segments: [Bytes] = []
    /// Whether the path has a trailing slash, which is insignificant.
    var hasSlashAtEnd = false
    var items: [Item] = []
    var fragment: Bytes?
    /// Whether the link consists only of a scheme and its colon.
    var namesNothing = false

    struct Item {
        var name: Bytes
        var value: Bytes?
        /// The value of a list, split at commas before decoding.
        var elements: [Bytes] = []
    }

    /// The port, or the default of the scheme.
    var fullPort: Int? { port ?? (scheme == "https" ? 443 : scheme == "http" ? 80 : nil) }

    var isWeb: Bool { scheme == "https" || scheme == "http" }

    /// The host for comparison: in lowercase, without one trailing dot.
    var comparedHost: Bytes? {
        guard let host = host?.lowercased else { return nil }
        // Several trailing dots are not those of an absolute domain name.
        let isRooted = host.last == UInt8(ascii: ".") && host.dropLast().last.map { $0 != UInt8(ascii: ".") } ?? false
        return isRooted ? host.dropLast() : host
    }
}

/// Splits a link, and records everything that a policy rejects.
struct Splitting {
    let bytes: Bytes
    let policy: LinkPolicy
    var link = PlainLink()
    /// The rejections, as a set: the pages do not specify which one is reported.
    var wrong: Set<LinkRejection.Kind> = []

    init(_ bytes: Bytes, policy: LinkPolicy) {
        (self.bytes, self.policy) = (bytes, policy)
        reject(.tooLong, unless: bytes.count <= policy.maximumLength)
        splitAll()
    }

    mutating func reject(_ kind: LinkRejection.Kind, unless isAllowed: Bool = false) {
        if !isAllowed { wrong.insert(kind) }
    }

    private mutating func splitAll() {
        var rest = withoutSpace()
        rest = splitScheme(rest)
        let fragment = rest.firstIndex(of: UInt8(ascii: "#"))
        let query = rest[..<(fragment ?? rest.endIndex)].firstIndex(of: UInt8(ascii: "?"))
        let path = splitAuthority(rest[..<(query ?? fragment ?? rest.endIndex)])
        splitPath(path)
        // `myapp:` opens nothing, while `myapp://` and `myapp:?a` mean the root.
        link.namesNothing = link.scheme != nil && rest.isEmpty
        if let query { splitQuery(rest[(query + 1)..<(fragment ?? rest.endIndex)]) }
        if let fragment {
            link.fragment = decode(rest[(fragment + 1)...], in: .fragment)
        }
    }

    private mutating func withoutSpace() -> ArraySlice<UInt8> {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || 0x09...0x0D ~= $0 }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = max(start, (bytes.lastIndex { !isSpace($0) } ?? -1) + 1)
        if end - start < bytes.count { reject(.whitespace, unless: policy.trimsWhitespace) }
        return bytes[start..<end]
    }

    /// Splits off the scheme before the first colon. Without a valid scheme, the link is read as a path.
    private mutating func splitScheme(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let colon = rest.firstIndex(where: { $0.isOneOf(":/?#") }), rest[colon] == UInt8(ascii: ":") else {
            return rest
        }
        let scheme = rest[..<colon]
        guard scheme.first?.isLetter == true, scheme.allSatisfy({ $0.isLetter || $0.isDigit || $0.isOneOf("+-.") })
        else {
            reject(.invalidScheme)
            return rest
        }
        link.scheme = scheme.lowercased.text
        reject(.schemeNotAllowed, unless: !policy.forbiddenSchemes.contains { $0.lowercased() == link.scheme })
        return rest[(colon + 1)...]
    }

    private mutating func splitAuthority(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard rest.starts(with: "//".utf8) else {
            reject(.missingAuthority, unless: !link.isWeb)
            return rest
        }
        reject(.relativeReference, unless: link.scheme != nil)
        let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        splitHost(withoutUserinfo(authority))
        return rest[authority.endIndex...]
    }

    private mutating func withoutUserinfo(_ authority: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return authority }
        let userinfo = authority[..<at]
        reject(.userinfo, unless: policy.allowsUserinfo && !userinfo.contains(UInt8(ascii: "@")))
        checkSkipped(userinfo)
        return authority[(at + 1)...]
    }

    private mutating func splitHost(_ authority: ArraySlice<UInt8>) {
        let address = authority.first == UInt8(ascii: "[") ? authority.firstIndex(of: UInt8(ascii: "]")) : nil
        let bracket = address ?? authority.startIndex
        let colon = authority[bracket...].firstIndex(of: UInt8(ascii: ":"))
        let host = authority[..<(colon ?? authority.endIndex)]
        if let colon { splitPort(authority[(colon + 1)...]) }
        if host.isEmpty {
            return reject(
                .emptyHost,
                unless: !link.isWeb && authority.isEmpty && bytes[..<host.endIndex].last != UInt8(ascii: "@"))
        }
        if host.contains(where: { $0.isOneOf("[]") }) {
            reject(.invalidHost, unless: isAddress(host))
            link.host = Array(host)
            for piece in host.split(whereSeparator: { $0.isOneOf("[]:") }) {
                _ = decode(piece, in: link.isWeb ? .webHost : .host)
            }
        } else {
            let name = decode(host, in: link.isWeb ? .webHost : .host)
            if link.isWeb {
                let labels = (name.last == UInt8(ascii: ".") ? name.dropLast() : name).pieces(".")
                reject(.invalidHost, unless: !labels.contains(where: \.isEmpty))
            } else {
                checkClimbing(name)
            }
            link.host = name
        }
    }

    private mutating func splitPort(_ digits: ArraySlice<UInt8>) {
        if digits.isEmpty { return }
        checkSkipped(digits)
        let port = digits.allSatisfy(\.isDigit) ? Int(digits.text) : nil
        guard let port, port <= 65535 else { return reject(.invalidPort) }
        link.port = (link.scheme == "https" && port == 443) || (link.scheme == "http" && port == 80) ? nil : port
    }

    /// Returns whether text in brackets resembles an IPv6 address.
    private func isAddress(_ host: ArraySlice<UInt8>) -> Bool {
        guard host.last == UInt8(ascii: "]") else { return false }
        let groups = host.dropFirst().dropLast().text.split(separator: ":", omittingEmptySubsequences: false)
        let isShort = host.text.contains("::")
        return groups.count >= 3 && (isShort ? groups.count <= 9 : groups.count == 8)
            && groups.allSatisfy { $0.count <= 4 && $0.utf8.allSatisfy(\.isHex) && (isShort || !$0.isEmpty) }
    }

    private mutating func splitPath(_ path: ArraySlice<UInt8>) {
        var pieces = path.pieces("/")
        // Remove the empty pieces before the leading slash and after a trailing one.
        if path.first == UInt8(ascii: "/") || path.isEmpty { pieces.removeFirst() }
        let keepsSlash =
            policy.keepsTrailingSlash && !policy.dropsTrailingSlashes && !policy.dropsEmptySegments && pieces.count > 1
        link.hasSlashAtEnd = pieces.last?.isEmpty == true && !keepsSlash
        if link.hasSlashAtEnd { pieces.removeLast() }
        if policy.dropsTrailingSlashes { while pieces.last?.isEmpty == true { pieces.removeLast() } }
        if policy.dropsEmptySegments { pieces.removeAll(where: \.isEmpty) }
        reject(.tooManySegments, unless: pieces.count <= policy.maximumSegments)
        for piece in pieces {
            let segment = decode(piece, in: .path)
            checkClimbing(segment)
            link.segments.append(segment)
        }
    }

    private mutating func checkClimbing(_ segment: Bytes) {
        if [".", ".."].contains(segment.text) { return reject(.dotSegment, unless: policy.allowsDotSegments) }
        let names = segment.split(omittingEmptySubsequences: false) { $0.isOneOf("/\\") }.map(\.text)
        reject(.traversalInValue, unless: policy.allowsTraversal || !names.contains(".."))
    }

    private mutating func splitQuery(_ query: ArraySlice<UInt8>) {
        let pieces = query.pieces("&").filter { !$0.isEmpty }
        reject(.tooManyQueryItems, unless: pieces.count <= policy.maximumQueryItems)
        for piece in pieces {
            let equals = piece.firstIndex(of: UInt8(ascii: "="))
            let name = decode(piece[..<(equals ?? piece.endIndex)], in: .query)
            guard let equals else {
                link.items.append(PlainLink.Item(name: name))
                continue
            }
            let value = piece[(equals + 1)...]
            let elements = value.pieces(",").map { decode($0, in: .query) }
            link.items.append(PlainLink.Item(name: name, value: decode(value, in: .query), elements: elements))
        }
    }
}
