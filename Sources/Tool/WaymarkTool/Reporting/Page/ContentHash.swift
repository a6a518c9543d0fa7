/// The hashes of inline scripts and styles in the report page, for its Content-Security-Policy. They are constants, so
/// that the tool needs no hash library. A test computes them, and reports new values.
enum ContentHash {
    /// The hash of the script as a Content-Security-Policy source (CSP Level 3, 2.3.1).
    static let script = "'sha256-amlPJeUt/a579o5cVNKzCG/1vlPVCieymGtvESAq2uI='"
    static let reloading = "'sha256-tJTfAhdDnXDnJ+Y1ed3T4UaznvQn50qLut0qvsZNOaE='"
    static let style = "'sha256-fBFom6FzfBn5UFw/eg4bUMgUnVXlMNYsVSXmx5sHw1Q='"
}
