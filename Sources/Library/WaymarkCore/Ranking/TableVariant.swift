/// A pattern variant, such as `/a/b` for `/a[/b]`, and the indices of its route, pattern and link sources.
package struct TableVariant: Sendable {
    package let form: Form
    package let entry: Int
    package let pattern: Int
    package let sourceSet: Int
    package let index: Int

    package enum Form: Sendable {
        case flat(FlatPath, text: String)
        /// A pattern variant with any parts. `names` are those of all parameters of its pattern, some of which the
        /// variant may lack; `nil` for a pattern with one variant.
        indirect case decided(PatternVariant, names: [String]?)
    }

    package init(_ form: Form, entry: Int, pattern: Int, sourceSet: Int, index: Int = 0) {
        (self.form, self.entry, self.pattern, self.sourceSet, self.index) = (form, entry, pattern, sourceSet, index)
    }

    /// The pattern variant, created at each access if it is stored as a compact ``FlatPath``.
    package var variant: PatternVariant {
        switch form {
        case .flat(let path, let text): PatternVariant(segments: path.segments(of: text))
        case .decided(let variant, _): variant
        }
    }
}
