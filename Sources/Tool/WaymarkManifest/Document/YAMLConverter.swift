#if Tool

    import WaymarkCore
    import Yams

    /// Converts nodes of the YAML parser Yams, resolves aliases, and restores characters that ``YAMLMasking`` replaced.
    struct YAMLConverter {
        private(set) var faults: [DocumentError] = []

        private let masking: YAMLMasking
        private var anchors: [String: Converted] = [:]
        private var open: Set<String> = []
        private var nodes = 0

        /// A converted node, with the number of nodes and the number of levels in it.
        private struct Converted {
            var node: DocumentNode
            var nodes = 1
            var height = 0
        }

        init(_ masking: YAMLMasking) { self.masking = masking }

        mutating func convert(_ root: Node) throws(DocumentError) -> DocumentNode { try node(root, depth: 0).node }

        private mutating func node(_ node: Node, depth: Int) throws(DocumentError) -> Converted {
            let place = node.mark.map(Place.init) ?? .start
            try count(1, at: place)
            guard depth < DocumentLimits.depth || node.scalar != nil else {
                throw DocumentError(.tooDeep, at: place)
            }
            if let tag = unknownTag(of: node) { faults.append(DocumentError(.tag(tag), at: place)) }
            if let name = aliasName(of: node) { return try follow(name, at: place, depth: depth) }
            let anchor = node.anchor?.rawValue
            let nodesBefore = nodes
            if let anchor { open.insert(anchor) }
            let (content, height) = try content(of: node, depth: depth)
            let node = DocumentNode(content, at: place)
            let result = Converted(node: node, nodes: nodes - nodesBefore + 1, height: height)
            if let anchor {
                open.remove(anchor)
                anchors[anchor] = result
            }
            return result
        }

        private mutating func content(
            of node: Node, depth: Int
        ) throws(DocumentError) -> (DocumentNode.Content, height: Int) {
            var height = 0
            switch node {
            case .scalar(let scalar):
                // The tag of `!!str null` makes the scalar a string, not null.
                let isTagged = ["!", "tag:yaml.org,2002:str"].contains(scalar.tag.rawValue)
                return (.scalar(masking.restored(scalar.string), isPlain: scalar.style == .plain && !isTagged), 0)
            case .sequence(let sequence):
                var elements: [DocumentNode] = []
                for element in sequence {
                    let inner = try self.node(element, depth: depth + 1)
                    elements.append(inner.node)
                    height = max(height, inner.height)
                }
                return (.list(elements), height + 1)
            case .mapping(let mapping):
                var pairs: [DocumentNode.Pair] = []
                var isMerged = false
                for (key, value) in mapping {
                    // In YAML readers that support `<<`, it inserts the keys of another mapping.
                    if case .scalar(let scalar) = key, scalar.style == .plain, scalar.string == "<<" {
                        let place = key.mark.map(Place.init) ?? .start
                        faults.append(DocumentError(.mergeKey, at: place))
                        isMerged = true
                        continue
                    }
                    let key = try self.key(key)
                    let inner = try self.node(value, depth: depth + 1)
                    if let key { pairs.append(DocumentNode.Pair(key: key, value: inner.node)) }
                    height = max(height, inner.height)
                }
                // Keys of the merged mapping are unknown here, so no key can be reported as missing.
                return (isMerged ? .unusable : .mapping(pairs), height + 1)
            case .alias:
                return (.unusable, 0)
            }
        }

        /// Returns a mapping's key if it is a string; otherwise reports an error and returns `nil`.
        private mutating func key(_ key: Node) throws(DocumentError) -> Located<String>? {
            let place = key.mark.map(Place.init) ?? .start
            try count(1, at: place)
            if let tag = unknownTag(of: key) { faults.append(DocumentError(.tag(tag), at: place)) }
            var converted: DocumentNode.Content?
            if case .scalar(var scalar) = key {
                scalar.string = masking.original(ofKey: scalar.string)
                let text = DocumentNode.Content.scalar(masking.restored(scalar.string), isPlain: true)
                converted = text
                if let anchor = key.anchor?.rawValue {
                    anchors[anchor] = Converted(node: DocumentNode(text, at: place))
                }
                if let name = aliasName(of: .scalar(scalar)) {
                    converted = try follow(name, at: place, depth: 0).node.content
                }
            }
            switch converted {
            case .scalar(let text, _): return Located(text, at: place)
            case .unusable: return nil
            case .list, .mapping, nil:
                faults.append(DocumentError(.keyIsNoText, at: place))
                return nil
            }
        }

        private mutating func count(_ more: Int, at place: Place) throws(DocumentError) {
            nodes += more
            guard nodes <= DocumentLimits.nodes else {
                throw DocumentError(.tooManyNodes, at: place)
            }
        }

        /// Returns the name of an alias such as `*name`, in which ``YAMLMasking/alias`` has replaced the `*`.
        private func aliasName(of node: Node) -> String? {
            guard case .scalar(let scalar) = node, scalar.style == .plain,
                scalar.string.unicodeScalars.first == masking.alias
            else { return nil }
            return masking.restored(String(scalar.string.unicodeScalars.dropFirst()))
        }

        /// Returns the node that an alias refers to, and counts its nodes as if they were written out.
        private mutating func follow(_ name: String, at place: Place, depth: Int) throws(DocumentError) -> Converted {
            // In anchor names, libyaml accepts ASCII letters, digits, `-` and `_`.
            let isName = !name.isEmpty && name.utf8.allSatisfy(ByteSet.label.contains)
            guard isName, !open.contains(name), var target = anchors[name] else {
                let fault: RouteFileProblem.Kind =
                    if !isName {
                        .reservedCharacter("*")
                    } else {
                        open.contains(name) ? .recursiveAlias(name) : .unknownAlias(name)
                    }
                faults.append(DocumentError(fault, at: place))
                return Converted(node: DocumentNode(.unusable, at: place))
            }
            try count(target.nodes, at: place)
            guard depth + target.height <= DocumentLimits.depth else {
                throw DocumentError(.tooDeep, at: place)
            }
            // Problems of a scalar are reported at the alias, those of lists and mappings at the anchor.
            if case .scalar = target.node.content { target.node.place = place }
            return target
        }

        /// Returns the tag of a node, such as `!binary`; `nil` for no tag and for core tags of YAML, such as `!!str`.
        private func unknownTag(of node: Node) -> String? {
            let tag: Tag =
                switch node {
                case .scalar(let scalar): scalar.tag
                case .sequence(let sequence): sequence.tag
                case .mapping(let mapping): mapping.tag
                case .alias(let alias): alias.tag
                }
            return YAMLConverter.knownTags.contains(tag.rawValue) ? nil : tag.rawValue
        }

        private static let knownTags: Set<String> = Set(
            ["str", "int", "float", "bool", "null", "seq", "map"].map { "tag:yaml.org,2002:" + $0 } + ["", "!"])
    }

#endif
