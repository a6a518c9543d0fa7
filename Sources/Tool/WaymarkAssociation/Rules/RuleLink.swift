import WaymarkEngine

/// The parts of a link that rules look at.
///
/// Apple compares what is written, or decodes it first if a rule says so. Android compares what is decoded.
struct RuleLink {
    private let bytes: Bytes
    private let path: Bytes
    private let query: Bytes?
    private let fragment: Bytes?
    let hasEscapes: Bool
    /// Whether what is missing is the empty text.
    private let takesMissingAsEmpty: Bool

    /// - Parameter isApple: Whether slashes at the end of a path mean nothing, and what is missing is the empty text.
    init(_ link: SplitLink, isApple: Bool) {
        bytes = link.bytes
        path = link.bytes.part(link.path)
        query = link.query.map { link.bytes.part($0) }
        fragment = link.fragment.map { link.bytes.part($0) }
        hasEscapes = link.bytes.contains(.percent)
        takesMissingAsEmpty = isApple
    }

    /// The path as it is written.
    var wholePath: Bytes { path }

    /// The path as it is written, without slashes at its end.
    var trimmedPath: Bytes { path.withoutSlashesAtEnd }

    /// What a function says of the path.
    @inline(__always)
    func path(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool {
        decoded(path, isDecoded) { accepts(takesMissingAsEmpty ? $0.withoutSlashesAtEnd : $0) }
    }

    /// What a function says of the whole query.
    func query(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool {
        decoded(query ?? .none, isDecoded, accepts)
    }

    /// What a function says of the fragment.
    func fragment(isDecoded: Bool, _ accepts: (Bytes) -> Bool) -> Bool {
        guard let fragment = fragment ?? (takesMissingAsEmpty ? Bytes.none : nil) else { return false }
        return decoded(fragment, isDecoded, accepts)
    }

    /// Whether every instance of an item has a value that fits. None at all is one with an empty value.
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

    /// Whether one of the parameters fits as a whole, once the query is decoded: those between `&`, or, if there is no `&`,
    /// between `;`.
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
    fileprivate var withoutSlashesAtEnd: Bytes {
        var end = count
        while end > 0, self[end - 1] == .slash { end -= 1 }
        return part(0..<end)
    }
}
