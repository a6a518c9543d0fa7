import Testing

/// A function that performs the steps of a case, and checks its expectations.
typealias Enactment = @MainActor @Sendable (FlowCase) async throws -> Void

@Suite("Flow cases of other libraries")
struct FlowTests {
    static let enactments: [String: Enactment] = [
        URLMatcherFlows.all, DeeperFlows.all, FSQRoutesFlows.all, ElfFlows.all,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    @Test("Every flow case of another library ends as the case expects", arguments: FlowCase.all)
    func run(_ row: FlowCase) async throws {
        let enactment = try #require(Self.enactments[row.id], "nobody acts this case out")
        try await enactment(row)
    }

    @Test("The flow cases and their enactments match one to one")
    func count() {
        #expect(FlowCase.all.count == 26)
        #expect(Set(FlowCase.all.map(\.id)) == Set(Self.enactments.keys))
    }
}
