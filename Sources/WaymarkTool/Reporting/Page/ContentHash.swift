#if Tool
    import Crypto

    /// The hash by which a page says which of its scripts and styles may run.
    enum ContentHash {
        /// `sha256-` and the hash in Base64, as a Content-Security-Policy has it (CSP Level 3, 2.3.1).
        static func source(of text: String) -> String {
            "'sha256-\(Base64.text(of: Array(SHA256.hash(data: Array(text.utf8)))))'"
        }
    }
#endif
