import WaymarkCore
import WaymarkEngine
import WaymarkManifest

extension GeneratedTable {
    /// The indices of generated variants and of their rivals, in ascending order.
    var generatedForms: [Int] {
        let written = routes.filter { $0.absence == nil }.flatMap(\.forms)
        return Set(written + written.flatMap { forms[$0].rivals.map(\.form) }).sorted()
    }

    func usedTypes(_ forms: [Int]) -> [Int] {
        Set(forms.flatMap { self.forms[$0].variant.allParameters.map(typeIndex) }).sorted()
    }

    func typeIndex(of parameter: PatternParameter) -> Int {
        var type = parameter.type
        type.isList = false
        return types.firstIndex { $0.name == type.text } ?? 0
    }
}

extension GeneratedForm {
    var hostIsFirst: Bool { source?.style == .firstSegmentIsHost }
}

extension PatternParameter {
    /// Returns the default of the parameter in its canonical spelling.
    func defaultValue(_ type: GeneratedType) -> [String]? {
        guard let value = defaultValue(type.constraint) else { return nil }
        if case .list(let values) = value { return values.map { $0.description } }
        return [value.description]
    }
}

extension ByteSet {
    /// The reserved ASCII characters of the set, which stay unescaped.
    var keptCharacters: String {
        String(
            decoding: (UInt8(0x21)..<0x7F).filter { contains($0) && !ByteSet.unreserved.contains($0) }, as: UTF8.self)
    }
}

extension LinkPolicy {
    /// The characters that generated segments contain unescaped.
    var writtenInSegments: ByteSet {
        decodesPlusInPath ? ByteSet.segment.subtracting(ByteSet(.plus)) : .segment
    }
}

extension GeneratedRoute {
    /// Returns the lines of the documentation comment on the route's function.
    ///
    /// - Parameter nests: `true` if the language nests comments.
    func comment(nests: Bool = false) -> [String] {
        var lines = route.summary.map { CodeText.comment($0.value, nests: nests) } ?? []
        let patterns = route.patterns.map { "`\($0.value)`" }.joined(separator: ", ")
        let example = route.examples.first.map { ", such as `\($0.url.value)`" } ?? ""
        if !lines.isEmpty { lines.append("") }
        return lines + CodeText.comment(patterns + example, nests: nests)
    }

    /// The end of support and the replacement, in words; `nil` if there is neither.
    var deprecation: String? {
        guard route.deprecated != nil || route.replacedBy != nil else { return nil }
        let end = route.deprecated.map { "Its links open until the end of \($0.value)." }
        let other = route.replacedBy.map { "Use '\($0.value)'." }
        return [end, other].compactMap(\.self).joined(separator: " ").escaped()
    }
}
