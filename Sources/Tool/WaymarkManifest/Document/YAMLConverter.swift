#if Tool

    import Yams

    /// Turns nodes of Yams into document nodes: follows aliases, restores stand-ins, and keeps within the limits.
    struct YAMLConverter {
        /// What is wrong with parts of the document.
        private(set) var faults: [DocumentFault] = []

        private var defaults: StandIns?
        private var anchors: [String: Anchored] = [:]
        private var open: Set<String> = []
        private var nodes = 0

        /// What an anchor stands for, with its size.
        private struct Anchored {
            var node: DocumentNode
            var nodes: Int
            var height: Int
        }

        /// Converts a whole document.
        ///
        /// - Throws: When a limit is exceeded.
        mutating func convert(_ root: Node, defaults: StandIns) throws(DocumentFault) -> DocumentNode {
            (anchors, open, nodes) = ([:], [], 0)
            faults = []
            self.defaults = defaults
            return try node(root, depth: 0).node
        }

        /// A node, and how many levels of lists and mappings it holds.
        private mutating func node(
            _ node: Node, depth: Int
        ) throws(DocumentFault) -> (node: DocumentNode, height: Int) {
            let place = node.mark.map(Place.init) ?? .start
            try count(1, at: place)
            guard depth < DocumentLimits.depth || node.scalar != nil else {
                throw DocumentFault(.tooDeep(limit: DocumentLimits.depth), at: place)
            }
            if let tag = unknownTag(of: node) { faults.append(DocumentFault(.tag(tag), at: place)) }
            if let name = aliasName(of: node) { return try follow(name, at: place, depth: depth) }
            let anchor = node.anchor?.rawValue
            let nodesBefore = nodes
            if let anchor { open.insert(anchor) }
            let (content, height) = try content(of: node, depth: depth)
            let result = DocumentNode(content, at: place)
            if let anchor {
                open.remove(anchor)
                anchors[anchor] = Anchored(node: result, nodes: nodes - nodesBefore + 1, height: height)
            }
            return (result, height)
        }

        private mutating func content(
            of node: Node, depth: Int
        ) throws(DocumentFault) -> (DocumentNode.Content, height: Int) {
            var height = 0
            switch node {
            case .scalar(let scalar):
                return (.scalar(restored(scalar.string), isPlain: scalar.style == .plain), 0)
            case .sequence(let sequence):
                var elements: [DocumentNode] = []
                for element in sequence {
                    let (node, inner) = try self.node(element, depth: depth + 1)
                    elements.append(node)
                    height = max(height, inner)
                }
                return (.list(elements), height + 1)
            case .mapping(let mapping):
                var pairs: [DocumentNode.Pair] = []
                var isMerged = false
                for (key, value) in mapping {
                    if isMergeKey(key) {
                        let place = key.mark.map(Place.init) ?? .start
                        faults.append(DocumentFault(.syntax(.mergeKey), at: place))
                        isMerged = true
                        continue
                    }
                    let key = try self.key(key)
                    let (node, inner) = try self.node(value, depth: depth + 1)
                    if let key { pairs.append(DocumentNode.Pair(key: key, value: node)) }
                    height = max(height, inner)
                }
                // The keys of the other mapping are not known to be missing.
                return (isMerged ? .unusable : .mapping(pairs), height + 1)
            case .alias:
                return (.unusable, 0)
            }
        }

        /// The text of a key; a key that is no text is reported, and its value is left out.
        private mutating func key(_ key: Node) throws(DocumentFault) -> Located<String>? {
            let place = key.mark.map(Place.init) ?? .start
            try count(1, at: place)
            var converted: DocumentNode.Content?
            if case .scalar(var scalar) = key {
                scalar.string = defaults?.original(ofKey: scalar.string) ?? scalar.string
                converted = .scalar(restored(scalar.string), isPlain: true)
                if let name = aliasName(of: .scalar(scalar)) {
                    converted = try follow(name, at: place, depth: 0).node.content
                }
            }
            switch converted {
            case .scalar(let text, _): return Located(text, at: place)
            case .unusable: return nil
            case .list, .mapping, nil:
                faults.append(DocumentFault(.keyIsNoText, at: place))
                return nil
            }
        }

        /// Whether a key is `<<`, which merges another mapping into this one where a reader of YAML supports it.
        private func isMergeKey(_ key: Node) -> Bool {
            if case .scalar(let scalar) = key { scalar.style == .plain && scalar.string == "<<" } else { false }
        }

        private func restored(_ text: String) -> String { defaults?.restored(text) ?? text }

        private mutating func count(_ more: Int, at place: Place) throws(DocumentFault) {
            nodes += more
            guard nodes <= DocumentLimits.nodes else {
                throw DocumentFault(.tooManyNodes(limit: DocumentLimits.nodes), at: place)
            }
        }
    }

    extension YAMLConverter {
        /// The name of an alias: plain text that begins with the stand-in for `*`.
        private func aliasName(of node: Node) -> String? {
            guard case .scalar(let scalar) = node, scalar.style == .plain,
                let alias = defaults?.alias, scalar.string.unicodeScalars.first == alias
            else { return nil }
            return restored(String(scalar.string.unicodeScalars.dropFirst()))
        }

        /// What an alias stands for, counted as if it were written out.
        private mutating func follow(
            _ name: String, at place: Place, depth: Int
        ) throws(DocumentFault) -> (node: DocumentNode, height: Int) {
            let isName = !name.isEmpty && name.utf8.allSatisfy(YAMLConverter.isNameByte)
            guard isName, !open.contains(name), let target = anchors[name] else {
                faults.append(DocumentFault(fault(ofAlias: name, isName: isName), at: place))
                return (DocumentNode(.unusable, at: place), 0)
            }
            try count(target.nodes, at: place)
            guard depth + target.height <= DocumentLimits.depth else {
                throw DocumentFault(.tooDeep(limit: DocumentLimits.depth), at: place)
            }
            return (target.node, target.height)
        }

        private func fault(ofAlias name: String, isName: Bool) -> RouteFileProblem.Kind {
            if !isName { return .syntax(.reservedCharacter("*")) }
            return open.contains(name) ? .recursiveAlias(name) : .unknownAlias(name)
        }

        /// What libyaml takes in the name of an anchor.
        private static func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }

        /// A tag that is written and is none of those that plain YAML has anyway.
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
