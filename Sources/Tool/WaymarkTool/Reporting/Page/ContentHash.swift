/// Texts of the report that a browser may run or use, each by its hash.
///
/// The hashes are constants, so that the tool needs no library for them. A test computes them, and says what to write here.
enum ContentHash {
    /// `sha256-` and the hash in Base64, as a Content-Security-Policy has it (CSP Level 3, 2.3.1).
    static let script = "'sha256-PlwricrFBVFBALWDva0n9rdtupzOM3XOPaq7jWz0AVU='"
    static let reloading = "'sha256-tJTfAhdDnXDnJ+Y1ed3T4UaznvQn50qLut0qvsZNOaE='"
    static let style = "'sha256-fBFom6FzfBn5UFw/eg4bUMgUnVXlMNYsVSXmx5sHw1Q='"
}
