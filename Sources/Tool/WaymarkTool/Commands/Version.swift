/// The version of the package, as its changelog has it.
enum Version {
    static let current = "0.1.0"
}
