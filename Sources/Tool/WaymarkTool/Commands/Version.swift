/// Must equal the newest version in the changelog.
enum Version {
    static let current = "0.1.0"
}
