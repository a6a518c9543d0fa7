import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite struct CaptureValueTests {
    @Test(
        "The description of a Double capture is the spelling of its number in a link",
        arguments: [
            (5, "5"), (5.5, "5.5"), (-5, "-5"), (0, "0"), (-0.0, "0"), (-0.25, "-0.25"), (100, "100"),
            (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"), (1e16, "1e16"),
            (1e-7, "1e-7"),
        ] as [(Double, String)])
    func number(value: Double, text: String) {
        #expect(CaptureValue.double(value).description == text)
    }
}
