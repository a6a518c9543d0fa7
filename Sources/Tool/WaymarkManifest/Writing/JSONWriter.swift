/// A writer of JSON values. In an edited file, unchanged values keep their text, and others get its indentation.
struct JSONWriter {
    /// The maximum width of a line that contains more than one value.
    private var width: Int
    private var unit = "  "
    private var lineBreak = "\n"
    /// The white space after a comma or colon within a line.
    private var blank = " "
    /// The white space inside `{ }` on one line.
    private var padding = " "
    /// The edited file; `nil` when writing a new one.
    private var file: SourceText?

    private struct Item {
        /// The key with its colon; empty for an element of a list.
        var start = ""
        let value: JSONText
        var old: DocumentNode?
        /// The byte range of the replaced item in the edited file, with its key.
        var range: Range<Int>?
    }

    /// The white space before the first item, before each further item, and after the last item.
    private struct Gaps {
        let first, next, last: String
        /// The byte ranges of the replaced items, which keep the white space around them.
        var old: [Range<Int>] = []
        /// `true` for a list such as `[{ … }, { … }]`, in which only elements contain line breaks, so new ones do too.
        var isInElements = false
    }

    init(width: Int) { self.width = width }

    /// Creates a writer with the indentation, line ending and spaces of a file.
    init(over file: SourceText, _ root: DocumentNode) {
        self.init(width: 120)
        self.file = file
        // A file without LF may have the line ending CR of the classic Mac OS.
        let end: UInt8 = file.bytes.contains(0x0A) ? 0x0A : 0x0D
        let lines = file.bytes.split(separator: end, omittingEmptySubsequences: false)
        let indents = lines.filter { !$0.allSatisfy(\.isJSONBlank) }.map { $0.prefix(while: \.isJSONBlank) }
        let steps = zip(indents, indents.dropFirst()).compactMap { before, own in
            own.count > before.count && own.starts(with: before) ? own.dropFirst(before.count) : nil
        }
        let counts = Dictionary(grouping: steps, by: \.self).mapValues(\.count)
        let step = counts.max { ($0.value, -$0.key.count) < ($1.value, -$1.key.count) }
        if let step { unit = String(decoding: step.key, as: UTF8.self) }
        if lines.count > 1, end == 0x0D || lines[0].last == 0x0D { lineBreak = end == 0x0D ? "\r" : "\r\n" }
        guard let pair = root.pairs.first ?? root.list.lazy.compactMap(\.pairs.first).first else { return }
        if blanks(before: pair.value.range.lowerBound).isEmpty { (blank, padding) = ("", "") }
        if file.text.contains("{\"") { padding = "" }
        if blank.isEmpty, !hasLineBreak(root) { width = .max }
    }

    /// - Parameters:
    ///   - old: The node of the edited file that the value replaces.
    ///   - indent: The indentation of the line on which the value begins.
    ///   - before: The width of the key before the value.
    ///   - isBroken: `true` to put each item of the value on its own line.
    func text(
        _ new: JSONText, over old: DocumentNode? = nil, indent: String = "", before: Int = 0, isBroken: Bool = false
    ) -> String {
        if let old, new.isEqual(to: old) { return text(old.range) }
        switch new {
        case .text(let text): return JSONText.quoted(text)
        case .word(let word): return word
        case .list: return container("[", "]", new, over: old, indent, before, isBroken)
        case .object: return container("{", "}", new, over: old, indent, before, isBroken)
        case .edited(let node, let value):
            return text(value, over: file.map { _ in node }, indent: indent, before: before)
        }
    }

    private func container(
        _ open: String, _ close: String, _ new: JSONText, over old: DocumentNode?, _ indent: String, _ before: Int,
        _ isBroken: Bool
    ) -> String {
        let (items, kept) = (items(of: new, over: old), old.map { gaps(of: $0, like: new) } ?? nil)
        guard !items.isEmpty else { return open + close }
        var writer = self
        let isKeptBroken = kept != nil && old.map(hasLineBreak) ?? false
        if !isKeptBroken { writer.width = .max }
        let padding = open == "{" ? padding : ""
        let line = writer.joined(items, kept ?? Gaps(first: padding, next: blank, last: padding), indent)
        let free = isBroken ? 0 : width - indent.count - before - 2
        // A line that was too long already stays one.
        if isKeptBroken || line.count <= free || kept != nil && old.map({ $0.range.count - 2 > free }) ?? false {
            return open + line + close
        }
        let gap = lineBreak + indent
        return open + joined(items, Gaps(first: gap + unit, next: gap + unit, last: gap), indent) + close
    }

    private func joined(_ items: [Item], _ gaps: Gaps, _ indent: String) -> String {
        let texts = items.enumerated().map { index, item in
            let old = gaps.old.isEmpty ? nil : item.range
            let isMoved = old == nil || old == gaps.old.first
            let gap = index == 0 ? gaps.first : isMoved ? gaps.next : old.map { blanks(before: $0.lowerBound) } ?? ""
            let (indent, before) = item.start.lastIndent.map { ($0, 0) } ?? (gap.lastIndent ?? indent, item.start.count)
            let isBroken = old == nil && gaps.isInElements
            let text = text(item.value, over: item.old, indent: indent, before: before, isBroken: isBroken)
            let isLast = index == items.count - 1 || old == gaps.old.last
            return gap + item.start + text + (isLast ? "" : old.map { blanks(after: $0.upperBound) } ?? "")
        }
        return texts.joined(separator: ",") + gaps.last
    }

    // MARK: The edited file

    /// Returns the items of a list or object, each with the old item of the same value or key. Old members keep their
    /// order.
    private func items(of new: JSONText, over old: DocumentNode?) -> [Item] {
        switch new {
        case .list(let elements):
            guard file != nil else { return elements.map { Item(value: $0) } }
            var known = Dictionary(grouping: (old?.list ?? []).reversed()) { JSONText($0).unorderedHash }
            return elements.map { element in
                if case .edited(let node, _) = element { return Item(value: element, old: node, range: node.range) }
                let hash = known.isEmpty ? 0 : element.unorderedHash
                guard let index = known[hash]?.lastIndex(where: { element.isEqual(to: $0) }),
                    let node = known[hash]?.remove(at: index)
                else { return Item(value: element) }
                return Item(value: element, old: node, range: node.range)
            }
        case .object(let members):
            var known = Dictionary(grouping: (old?.pairs ?? []).reversed()) { Array($0.key.value.utf8) }
            let items = members.map { member in
                guard let pair = known[Array(member.key.utf8)]?.popLast() ?? nil else {
                    return Item(start: JSONText.quoted(member.key) + ":" + blank, value: member.value)
                }
                let range = range(of: pair)
                let start = text(range.lowerBound..<pair.value.range.lowerBound)
                return Item(start: start, value: member.value, old: pair.value, range: range)
            }
            let kept = Dictionary(items.compactMap { item in item.range.map { ($0, item) } }) { first, _ in first }
            var new = items.filter { $0.range == nil }[...]
            // A new member takes the place of a removed one.
            return (old?.pairs ?? []).compactMap { kept[range(of: $0)] ?? new.popFirst() } + new
        case .text, .word, .edited: return []
        }
    }

    /// Returns the white space between the items of `old`; `nil` without items, or if `old` and `new` differ in kind.
    private func gaps(of old: DocumentNode, like new: JSONText) -> Gaps? {
        let ranges =
            if case .object = new { old.pairs.map { range(of: $0) } } else { old.list.map(\.range) }
        guard let start = ranges.first?.lowerBound else { return nil }
        let first = blanks(before: start)
        let next = ranges.count > 1 ? blanks(before: ranges[1].lowerBound) : first.lastIndent == nil ? blank : first
        // White space before a line break is removed.
        let clean = next.lastIndent == nil ? next : String(next.drop { $0 == " " || $0 == "\t" })
        let isInElements = !old.list.isEmpty && (first + next).lastIndent == nil && hasLineBreak(old)
        return Gaps(
            first: first, next: clean, last: blanks(before: old.range.upperBound - 1), old: ranges,
            isInElements: isInElements)
    }

    private func range(of pair: DocumentNode.Pair) -> Range<Int> {
        (file?.offset(of: pair.key.place) ?? 0)..<pair.value.range.upperBound
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func blanks(before end: Int) -> String {
        let count = bytes[..<end].reversed().prefix(while: \.isJSONBlank).count
        return text(end - count..<end)
    }

    private func blanks(after start: Int) -> String {
        String(decoding: bytes[start...].prefix(while: \.isJSONBlank), as: UTF8.self)
    }

    private var bytes: [UInt8] { file?.bytes ?? [] }

    /// Returns `true` if the text of a node contains a line break.
    private func hasLineBreak(_ node: DocumentNode) -> Bool { bytes[node.range].contains { $0 == 0x0A || $0 == 0x0D } }
}

extension JSONText {
    /// Returns `true` if the value equals a node. The order of members is insignificant.
    package func isEqual(to node: DocumentNode) -> Bool {
        switch self {
        case .text(let text):
            if case .scalar(let other, isPlain: false) = node.content {
                other.utf8.elementsEqual(text.utf8)
            } else {
                false
            }
        case .word(let word): if case .scalar(word, isPlain: true) = node.content { true } else { false }
        case .list(let elements):
            if case .list(let nodes) = node.content {
                elements.count == nodes.count && zip(elements, nodes).allSatisfy { $0.isEqual(to: $1) }
            } else {
                false
            }
        case .object(let members):
            if case .mapping(let pairs) = node.content { Self.areEqual(members, pairs) } else { false }
        case .edited(_, let value): value.isEqual(to: node)
        }
    }

    /// A hash of the value, which ignores the order of members.
    fileprivate var unorderedHash: Int {
        switch self {
        case .text(let text), .word(let text): text.hashValue
        case .list(let elements): elements.map(\.unorderedHash).hashValue
        case .object(let members):
            members.reduce(members.count) { $0 ^ [$1.key.hashValue, $1.value.unorderedHash].hashValue }
        case .edited(_, let value): value.unorderedHash
        }
    }

    private static func areEqual(_ members: [Member], _ pairs: [DocumentNode.Pair]) -> Bool {
        guard members.count == pairs.count else { return false }
        let isOrdered = zip(members, pairs).allSatisfy { $0.key.utf8.elementsEqual($1.key.value.utf8) }
        if isOrdered { return zip(members, pairs).allSatisfy { $0.value.isEqual(to: $1.value) } }
        return zip(members.sorted { $0.key < $1.key }, pairs.sorted { $0.key.value < $1.key.value }).allSatisfy {
            $0.key.utf8.elementsEqual($1.key.value.utf8) && $0.value.isEqual(to: $1.value)
        }
    }
}

extension DocumentNode {
    fileprivate var list: [DocumentNode] { if case .list(let elements) = content { elements } else { [] } }
}

extension String {
    /// The indentation of the last line; `nil` for a string without a line break.
    fileprivate var lastIndent: String? {
        unicodeScalars.lastIndex { $0 == "\n" || $0 == "\r" }.map { lineBreak in
            String(unicodeScalars[lineBreak...].dropFirst().prefix { $0 == " " || $0 == "\t" })
        }
    }
}
