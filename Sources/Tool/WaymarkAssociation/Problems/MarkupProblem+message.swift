extension MarkupProblem {
    package var code: String {
        switch self {
        case .declarations: "xml-declarations"
        case .encoding: "xml-encoding"
        case .json, .noElement, .unfinished, .unexpected, .wrongEnd, .repeatedAttribute, .unknownReference, .tooDeep:
            "xml-syntax"
        }
    }

    /// A sentence that describes the XML syntax error.
    package var message: String {
        switch self {
        case .json: "the file is JSON; expected XML"
        case .noElement: "the file is not XML: it has no element"
        case .unfinished(let what): "\(what) has no end"
        case .unexpected(let found, let expected): "expected \(expected), found \(found)"
        case .wrongEnd(let name, let expected): "expected </\(expected)>, found </\(name)>"
        case .repeatedAttribute(let name): "duplicate attribute '\(name)'"
        case .unknownReference(let name): "unknown reference '&\(name)': custom entities are not supported"
        case .declarations: "a document type with declarations, such as entities, is not supported"
        case .encoding(let name): "the file declares the encoding '\(name)'; expected UTF-8 or ISO-8859-1"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        }
    }

    package var help: String? {
        switch self {
        case .json: "name the XML file that the app is built from; for Expo, 'npx expo prebuild' writes it"
        case .unknownReference: "write '&amp;' for '&'"
        case .declarations: "write out the values of the entities"
        case .noElement, .unfinished, .unexpected, .wrongEnd, .repeatedAttribute, .encoding, .tooDeep: nil
        }
    }
}
