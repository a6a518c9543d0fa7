/// The version of the package, the same as in the changelog.
enum Version {
    static let current = "0.1.0"
}
