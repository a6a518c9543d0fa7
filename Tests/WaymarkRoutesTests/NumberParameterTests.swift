import Testing
import WaymarkRoutes

@Suite("A number has one spelling, which reads as the number")
struct NumberParameterTests {
    @Test(
        "Float",
        arguments: [
            (Float(5), "5"), (0.1, "0.1"), (-2.5, "-2.5"), (-0.0, "0"), (16_777_216, "16777216"),
            (.leastNonzeroMagnitude, "1e-45"), (.greatestFiniteMagnitude, "3.4028235e+38"),
        ])
    func floats(_ value: Float, _ text: String) {
        #expect(value.parameterText == text)
        #expect(Float(parameter: value.parameterText) == value)
    }

    @Test("What is not finite is no value in a link", arguments: [Float.nan, .infinity, -.infinity])
    func notFinite(_ value: Float) {
        #expect(Float(parameter: value.parameterText) == nil)
    }
}
