struct Style: Sendable {
    enum Colour: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
    }

    let isColoured: Bool

    static let plain = Style(isColoured: false)

    /// Returns the string in a colour (SGR, ECMA-48); unchanged if the style has no colours.
    func paint(_ text: String, _ colour: Colour) -> String {
        isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
