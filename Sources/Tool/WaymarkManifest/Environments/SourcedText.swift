/// A link or a URL pattern that begins with a scheme, split into its components.
struct SourcedText {
    /// The scheme in lowercase; `https` for `http{s}?`.
    let scheme: String
    /// `true` if the scheme is `http{s}?`, which means both web schemes in a URLPattern.
    let hasBothSchemes: Bool
    let afterScheme: Substring
    /// The host and port after `//`; empty without a host.
    let authority: Substring
    /// The text after the host and port, or after the scheme's colon if there is no host.
    let rest: Substring

    static let bothSchemes = "http{s}?"

    /// - Parameter hostIsSegment: `true` if a host can follow one or more slashes; `false` if it must follow two.
    init?(_ text: String, hostIsSegment: Bool) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        hasBothSchemes = text[..<colon] == Self.bothSchemes
        scheme = hasBothSchemes ? "https" : text[..<colon].lowercased()
        afterScheme = text[colon...].dropFirst()
        let start = hostIsSegment ? afterScheme.drop { $0 == "/" } : afterScheme.dropFirst(2)
        guard afterScheme.hasPrefix(hostIsSegment ? "/" : "//") else {
            (authority, rest) = (afterScheme.prefix(0), afterScheme)
            return
        }
        // An IPv6 address has brackets. Other brackets begin an optional group of a pattern.
        let address = start.first == "[" ? start.firstIndex(of: "]") : nil
        rest = start[(address ?? start.startIndex)...].drop { !"/?#[({".contains($0) }
        authority = start[..<rest.startIndex]
    }

    /// The scheme and host as a link, such as `https://a.com/`; `nil` if text follows the host, as in `myapp://a{id}`.
    var origin: String? {
        let endsSegment = rest.first.map { "/?#".contains($0) } ?? true
        return endsSegment || rest.dropFirst().hasPrefix("/") ? "\(scheme)://\(authority)/" : nil
    }

    /// The path with the host as its first segment, and the rest of the text, such as `/user/1` for `myapp://user/1`.
    var pathWithHost: String {
        let hasSlashes = afterScheme.hasPrefix("//")
        let path = afterScheme.dropFirst(hasSlashes ? 2 : 0)
        let needsSlash = path.first.map { !(hasSlashes ? "/?#" : "/?#[(").contains($0) } ?? false
        return (needsSlash ? "/" : "") + path
    }
}
