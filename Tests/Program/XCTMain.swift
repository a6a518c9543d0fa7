// The program of the tests on Linux, if WAYMARK_TESTS is set. SwiftPM finds this file beside a target of tests. It then
// generates no program, and does not search the index for tests of XCTest, so that tests are built without an index.

import Testing

@main struct TestProgram {
    static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
