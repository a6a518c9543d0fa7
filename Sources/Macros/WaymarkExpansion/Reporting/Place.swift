#if Macros
    import SwiftSyntax

    /// A part of the source: a node, or something inside one.
    struct Place {
        let node: Syntax
        let range: Range<AbsolutePosition>

        init(node: Syntax, range: Range<AbsolutePosition>) {
            self.node = node
            self.range = range
        }

        init(_ node: some SyntaxProtocol) {
            self.init(node: Syntax(node), range: node.trimmedRange)
        }
    }
#endif
