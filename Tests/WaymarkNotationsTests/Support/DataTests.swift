import Testing

@Suite("The data of the libraries")
struct DataTests {
    @Test("is there, all of it")
    func count() {
        #expect(LibraryCase.all.count == 297)
        #expect(LibraryCase.of("Deeper", "match").count == 45)
        #expect(LibraryCase.of("DeeperFunc", "match").count == 47)
        #expect(Observation.of("Deeper").count > 30)
    }
}
