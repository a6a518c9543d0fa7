import WaymarkCore
import WaymarkEngine
import WaymarkManifest

// What of a table is written into code.

extension GeneratedTable {
    /// The indices of the forms that are written, and of those that may take what is written, in their order.
    var usedForms: [Int] {
        let written = routes.filter { $0.absence == nil }.flatMap(\.forms)
        return Set(written + written.flatMap { forms[$0].rivals.map(\.form) }).sorted()
    }

    /// The indices of the types that those name, in the order of the table.
    func usedTypes(_ forms: [Int]) -> [Int] {
        Set(forms.flatMap { self.forms[$0].variant.allParameters.map(typeIndex) }).sorted()
    }

    /// The index of the type that a parameter takes.
    func typeIndex(of parameter: PatternParameter) -> Int {
        var type = parameter.type
        type.isList = false
        return types.firstIndex { $0.name == type.text } ?? 0
    }
}

extension GeneratedForm {
    /// Whether the first segment is written as the host.
    var hostIsFirst: Bool { source?.style == .firstSegmentIsHost }

    /// Whether the host that is written counts as a segment, because some source reads it so.
    var countsHost: Bool { source?.style == .rooted && rivals.contains(where: \.readsHost) }
}

extension PatternParameter {
    /// What stands for the parameter if it is left out, as it is written.
    func defaultValue(_ type: GeneratedType) -> [String]? {
        guard let value = defaultValue(type.constraint) else { return nil }
        if case .list(let values) = value { return values.map { $0.description } }
        return [value.description]
    }
}

extension ByteSet {
    /// The characters of ASCII in it that are escaped elsewhere.
    var keptCharacters: String {
        String(
            decoding: (UInt8(0x21)..<0x7F).filter { contains($0) && !ByteSet.unreserved.contains($0) }, as: UTF8.self)
    }
}

extension LinkPolicy {
    /// What stands for itself in a segment that is written.
    var writtenInSegments: ByteSet {
        decodesPlusInPath ? ByteSet.segment.subtracting(ByteSet(.plus)) : .segment
    }
}

extension GeneratedRoute {
    /// What the comment on its function says, in lines.
    ///
    /// - Parameter nests: Whether comments of the language nest.
    func comment(nests: Bool = false) -> [String] {
        var lines = route.summary.map { CodeText.comment($0.value, nests: nests) } ?? []
        let patterns = route.patterns.map { "`\($0.value)`" }.joined(separator: ", ")
        let example = route.examples.first.map { ", such as `\($0.url.value)`" } ?? ""
        if !lines.isEmpty { lines.append("") }
        return lines + CodeText.comment(patterns + example, nests: nests)
    }

    /// Until when its links open, and what to use instead; `nil` if they open for good.
    var deprecation: String? {
        guard route.deprecated != nil || route.replacedBy != nil else { return nil }
        let end = route.deprecated.map { "Its links open until the end of \($0.value)." }
        let other = route.replacedBy.map { "Use '\($0.value)'." }
        return [end, other].compactMap(\.self).joined(separator: " ").escaped()
    }
}
