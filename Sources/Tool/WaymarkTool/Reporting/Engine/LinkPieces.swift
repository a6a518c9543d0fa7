import WaymarkCore
import WaymarkEngine

/// The components of a link, such as its scheme and segments; one piece if the policy rejects the link.
struct LinkPieces {
    /// The kind of a piece; `mark` is a delimiter such as `://`.
    enum Kind: String { case scheme, host, port, segment, name, value, fragment, mark, link }

    private let bytes: Bytes
    private(set) var pieces: [(kind: Kind, range: Range<Int>)] = []

    init(_ bytes: Bytes, policy: LinkPolicy) {
        self.bytes = bytes
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else {
            if !bytes.isEmpty { pieces = [(.link, 0..<bytes.count)] }
            return
        }
        add(.scheme, layout.scheme)
        add(.host, layout.host)
        let (hostEnd, pathStart) = (Int(layout.hostEnd), Int(layout.pathStart))
        if layout.flags.contains(.hasAuthority), hostEnd < pathStart, bytes[hostEnd] == .colon {
            add(.port, hostEnd + 1..<pathStart)
        }
        add(.segment, layout.path, splitAt: .slash)
        if !layout.query.isEmpty {
            var items = QueryItemRanges(bytes, of: layout)
            while let item = items.next() {
                add(.name, item.name)
                if let value = item.value { add(.value, value) }
            }
        }
        add(.fragment, layout.fragment)
        mark(upTo: bytes.count)
    }

    /// Adds a piece, and the delimiters between it and the previous one.
    private mutating func add(_ kind: Kind, _ range: Range<Int>) {
        guard !range.isEmpty, range.lowerBound >= end else { return }
        mark(upTo: range.lowerBound)
        pieces.append((kind, range))
    }

    private mutating func add(_ kind: Kind, _ range: Range<Int>, splitAt mark: UInt8) {
        var start = range.lowerBound
        for index in range where bytes[index] == mark {
            add(kind, start..<index)
            start = index + 1
        }
        add(kind, start..<range.upperBound)
    }

    private mutating func mark(upTo offset: Int) {
        if end < offset { pieces.append((.mark, end..<offset)) }
    }

    private var end: Int { pieces.last?.range.upperBound ?? 0 }

    /// Writes a JSON array such as `[["scheme","https"],["mark","://"]]`.
    func writeJSON(to out: inout OutputBuffer) {
        out.array(of: pieces) { out, piece in
            out.array { out in
                out.string(piece.kind.rawValue)
                out.string(bytes.part(piece.range))
            }
        }
        out.endLine()
    }
}
