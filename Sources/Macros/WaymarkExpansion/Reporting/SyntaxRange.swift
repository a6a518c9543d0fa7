#if Macros
    import SwiftSyntax

    /// A range of source code in a node.
    struct SyntaxRange {
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
