import WaymarkEngine
import WaymarkManifest

/// A builder for a link that a rule probably matches. The caller verifies it.
struct LinkExample {
    let reader: GlobReader
    let condition: LinkCondition

    /// Returns a short link without scheme and host; `nil` if a pattern is malformed.
    func link() -> String? {
        guard let path = part(condition.path), let fragment = part(condition.fragment), let query = query() else {
            return nil
        }
        let start = path.isEmpty || path.hasPrefix("/") ? "" : "/"
        return start + path + (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
    }

    private func query() -> String? {
        switch condition.query {
        case nil, .discarded: return ""
        case .text(let text): return part(text)
        case .items(let items):
            let parts = items.compactMap { item in
                part(item.value).map { value in value.isEmpty ? "" : "\(written(item.name.value))=\(value)" }
            }
            return parts.count == items.count ? parts.filter { !$0.isEmpty }.joined(separator: "&") : nil
        }
    }

    private func part(_ pattern: Located<String>?) -> String? {
        guard let pattern else { return "" }
        guard let tokens = try? reader.tokens(pattern.value) else { return nil }
        return written(text(of: tokens))
    }

    private func text(of tokens: [GlobToken]) -> String {
        tokens.map { token in
            switch token {
            case .scalar(let scalar): String(scalar)
            case .one: "a"
            case .many: ""
            case .letter(let letter): String(decoding: letter.bytes.prefix(1), as: UTF8.self)
            case .choice(let values): values.first.map { text(of: $0) } ?? ""
            }
        }.joined()
    }

    /// Returns the string as written in a link, encoded if the rule decodes it.
    private func written(_ text: String) -> String {
        condition.decodes ? PercentEncoding.encode(text, keeping: Self.plain) : text
    }

    private static let plain = ByteSet("/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}
