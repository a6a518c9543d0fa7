import WaymarkManifest

/// Functions that parse an XML property list into nodes with positions.
enum PropertyListDocument {
    static func read(
        _ bytes: [UInt8], name: String
    ) throws(AssociationError) -> (root: DocumentNode, problems: AssociationProblemList) {
        if bytes.starts(with: Array("bplist".utf8)) {
            throw AssociationError(.binary, file: name, source: SourceText(bytes: []))
        }
        let source = try AssociationDocument.source(bytes, name: name)
        if let first = source.bytes.first(where: { $0 > 0x20 }), first != UInt8(ascii: "<"),
            !MarkupDocument.isJSON(source)
        {
            throw AssociationError(.notXML, file: name, source: source)
        }
        var (root, list) = try MarkupDocument.read(bytes, name: name, isPropertyList: true)
        guard root.name == "plist" else {
            list.add(.notPropertyList(root.name), at: root.place)
            throw AssociationError(list.problems)
        }
        guard let element = root.children.first else { return (DocumentNode(.mapping([]), at: root.place), list) }
        for other in root.children.dropFirst() { list.add(.invalidElement(other.name), at: other.place) }
        let node = node(element, &list)
        guard case .mapping = node.content else {
            list.add(.ignoredFile(expected: "a dictionary", found: node.described), at: node.place)
            throw AssociationError(list.problems)
        }
        return (node, list)
    }

    private static func node(_ element: MarkupElement, _ problems: inout AssociationProblemList) -> DocumentNode {
        let content: DocumentNode.Content =
            switch element.name {
            case "dict": .mapping(pairs(of: element, &problems))
            case "array": .list(element.children.map { node($0, &problems) })
            case "string": .scalar(element.text, isPlain: false)
            case "true", "false": .scalar(element.name, isPlain: true)
            case "integer", "real", "date", "data": .scalar(element.text, isPlain: true)
            default: .unusable
            }
        if case .unusable = content { problems.add(.invalidElement(element.name), at: element.place) }
        return DocumentNode(content, at: element.place)
    }

    /// Reads the alternating keys and values of a dictionary.
    private static func pairs(
        of element: MarkupElement, _ problems: inout AssociationProblemList
    ) -> [DocumentNode.Pair] {
        var (pairs, key) = ([DocumentNode.Pair](), Located<String>?.none)
        for child in element.children {
            if child.name == "key", key == nil {
                key = Located(child.text, at: child.place)
            } else if let name = key {
                pairs.append(DocumentNode.Pair(key: name, value: node(child, &problems)))
                key = nil
            } else {
                problems.add(.invalidElement(child.name), at: child.place)
            }
        }
        if let key { problems.add(.absentKey("a value of \(key.value)", in: "a dictionary"), at: key.place) }
        problems.noteRepeated(pairs)
        return pairs
    }
}
