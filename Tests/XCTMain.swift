// The program of the tests on Linux. With it, SwiftPM generates none and does not search for tests of XCTest, so that
// tests can be built without an index for editors. On Apple platforms, SwiftPM ignores this file.

import Testing

@main struct TestProgram {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
