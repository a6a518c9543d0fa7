/// The version of the package, as in its changelog.
enum Version {
    static let current = "0.1.0"
}
