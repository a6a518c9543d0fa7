import Testing

@Suite("Data about other libraries")
struct DataTests {
    @Test("The data files have the expected number of library cases and observations")
    func count() {
        #expect(LibraryCase.all.count == 297)
        #expect(LibraryCase.of("Deeper", "match").count == 45)
        #expect(LibraryCase.of("DeeperFunc", "match").count == 47)
        #expect(Observation.of("Deeper").count > 30)
    }
}
