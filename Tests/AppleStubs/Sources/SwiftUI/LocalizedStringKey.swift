/// A key of the app's localized strings. A literal is a key where both a key and a string are accepted. Keys
/// interpolate fewer types of values than strings. https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a key.
    /// https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)
    public init(stringLiteral value: String) { text = value }

    /// Creates a key.
    /// https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:)
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The interpolation of a key.
    /// https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates an interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds text.
        public mutating func appendInterpolation(_ string: String) { text += string }
        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { text += "\(value)" }
    }
}

/// Values that have a format specifier.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
