import WaymarkCore
import WaymarkEngine
import WaymarkPrinting
import WaymarkProofs

/// The link of a pattern variant as a Swift string literal, such as `"https://example.com/user/\(.id)"`.
struct InterpolatedLink {
    private(set) var literal = "\""
    /// The link without its values, which is complete only if ``hasValues`` is `false`.
    private(set) var text = ""
    private var properties: Set<String> = []

    var hasValues: Bool { !properties.isEmpty }

    /// - Throws: ``ToolError`` with the reason why no literal can be written.
    init(_ variant: PatternVariant, _ source: PrintedSource, _ policy: LinkPolicy) throws(ToolError) {
        append(source.text)
        for segment in variant.segments {
            append("/")
            switch segment {
            case .literal, .parameter, .partial:
                for piece in segment.pieces { try append(piece, keeping: policy.writtenInSegments) }
            case .wildcard, .catchAll:
                throw ToolError("its path has segments that no property provides")
            }
        }
        if variant.segments.isEmpty { append("/") }
        var mark = "?"
        for item in variant.query where item.isRequired {
            append(mark + PercentEncoding.encode(item.name, keeping: .queryItem))
            mark = "&"
            guard let value = item.value else { continue }
            append("=")
            try append(value, keeping: .queryItem)
        }
        if let fragment = variant.fragment, fragment.parameter?.presence ?? .required == .required {
            append("#")
            try append(fragment, keeping: .fragment)
        }
        literal += "\""
    }

    private mutating func append(_ text: String) {
        literal += CodeText.swiftQuoted(text).dropFirst().dropLast()
        self.text += text
    }

    private mutating func append(_ value: ValuePattern, keeping set: ByteSet) throws(ToolError) {
        switch value {
        case .literal(let text): append(PercentEncoding.encode(text, keeping: set))
        case .parameter(let parameter): try append(parameter)
        }
    }

    /// Appends the interpolation of an App Intents entity's property: `\(.id)` for the parameter `id`, and for any
    /// other parameter, such as `name`, `\(.$name)`.
    private mutating func append(_ parameter: PatternParameter) throws(ToolError) {
        if let only = parameter.onlyText { return append(PercentEncoding.encode(only, keeping: .unreserved)) }
        guard let name = parameter.name, let property = GeneratedName.lowerCamel(name) else {
            throw ToolError("a parameter of it has no name")
        }
        guard !parameter.type.isList else { throw ToolError("'\(name.escaped())' is a list") }
        guard properties.insert(property).inserted else {
            throw ToolError("two parameters of it are the property '\(property)'")
        }
        literal += property == "id" ? "\\(.id)" : "\\(.$\(property))"
    }
}
