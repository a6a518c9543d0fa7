/// What stands before the path of printed links.
struct PrintedSource: Sendable {
    let text: String
    let style: LinkWriter.PathStyle

    /// `nil` if no single scheme and host can be written for the source.
    init?(_ source: LinkSource) {
        guard source.isPrintable else { return nil }
        text = source.textBeforePath
        style = source.pathStyle
    }

    /// The first one of a set of sources that can be written.
    init?(_ sources: [LinkSource]) {
        guard let source = sources.lazy.compactMap(PrintedSource.init).first else { return nil }
        self = source
    }
}
