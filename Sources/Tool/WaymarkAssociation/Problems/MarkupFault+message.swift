extension MarkupFault {
    package var code: String {
        switch self {
        case .declarations: "xml-declarations"
        case .encoding: "xml-encoding"
        default: "xml-syntax"
        }
    }

    /// The problem, in one sentence.
    package var message: String {
        switch self {
        case .noElement: "the file is no XML: it has no element"
        case .unfinished(let what): "\(what) has no end"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .wrongEnd(let name, let expected): "expected </\(expected)>, found </\(name)>"
        case .repeatedAttribute(let name): "the attribute '\(name)' stands twice"
        case .unknownReference(let name): "'&\(name)' is no character: entities of one's own are not read"
        case .declarations: "a document type with declarations, such as entities, is not read"
        case .encoding(let name): "the file says that it is in '\(name)', and UTF-8 is expected"
        case .tooDeep(let limit): "more than \(limit) elements stand within each other"
        }
    }

    package var help: String? {
        switch self {
        case .unknownReference: "write '&amp;' for '&'"
        case .declarations: "write out what the entities stand for"
        default: nil
        }
    }
}
