import WaymarkEngine

/// The path, query and fragment of a link, for comparison with rules.
///
/// Apple's systems compare undecoded strings, or decoded ones if a rule requests it. Android compares decoded strings.
struct RuleLink {
    let path: Bytes
    private let query: Bytes?
    private let fragment: Bytes?
    let hasEscapes: Bool
    /// `true` to ignore trailing slashes and to treat a missing fragment as empty, as Apple's systems do.
    private let isApple: Bool

    init(_ link: SplitLink, isApple: Bool) {
        path = link.bytes.part(link.path)
        query = link.query.map { link.bytes.part($0) }
        fragment = link.fragment.map { link.bytes.part($0) }
        hasEscapes = link.bytes.contains(.percent)
        self.isApple = isApple
    }

    var trimmedPath: Bytes { path.trimmingTrailingSlashes }

    @inline(__always)
    func path(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool {
        decoded(path, isDecoded) { accepts(isApple ? $0.trimmingTrailingSlashes : $0) }
    }

    func query(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool { decoded(query ?? .none, isDecoded, accepts) }

    func fragment(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool {
        guard let fragment = fragment ?? (isApple ? Bytes.none : nil) else { return false }
        return decoded(fragment, isDecoded, accepts)
    }

    /// Returns `true` if all query items with the name of the test match. A missing item counts as an empty value.
    func has(_ item: QueryItemTest, isDecoded: Bool) -> Bool {
        var (isThere, fits) = (false, true)
        forEachItem(of: query ?? .none, at: .ampersand) { text in
            let nameEnd = text.firstIndex(of: .equals) ?? text.count
            let isSame = decoded(text.part(0..<nameEnd), isDecoded) { name in
                item.name.withBytes { item.isCaseSensitive ? name.equals($0) : name.equalsWithoutCase($0) }
            }
            guard isSame else { return }
            isThere = true
            let value = text.part(min(nameEnd + 1, text.count)..<text.count)
            fits = fits && decoded(value, isDecoded, item.value.accepts)
        }
        return isThere ? fits : item.value.accepts(.none)
    }

    /// Returns `true` if the test matches a parameter of the decoded query. Parameters are separated by `&`, or by `;`
    /// in a query without `&`.
    func hasParameter(_ test: TextTest) -> Bool {
        guard let query else { return false }
        return decoded(query, true) { query in
            var found = false
            let separator: UInt8 = query.contains(.ampersand) ? .ampersand : UInt8(ascii: ";")
            forEachItem(of: query, at: separator) { found = found || test.accepts($0) }
            return found
        }
    }

    @inline(__always)
    private func decoded(_ text: Bytes, _ isDecoded: Bool, _ body: (Bytes) -> Bool) -> Bool {
        guard isDecoded, hasEscapes else { return body(text) }
        return PercentEncoding.withDecoded(text, plusIsSpace: false, body)
    }

    private func forEachItem(of text: Bytes, at separator: UInt8, _ body: (Bytes) -> Void) {
        var start = 0
        for index in 0...text.count where index == text.count || text[index] == separator {
            body(text.part(start..<index))
            start = index + 1
        }
    }
}

extension Bytes {
    fileprivate var trimmingTrailingSlashes: Bytes {
        var end = count
        while end > 0, self[end - 1] == .slash { end -= 1 }
        return part(0..<end)
    }
}
