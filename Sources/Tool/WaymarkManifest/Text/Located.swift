/// A value, and where it was written.
public struct Located<Value> {
    /// What was written.
    public var value: Value

    /// Where it begins.
    public var place: Place

    /// The line, counted from 1.
    public var line: Int { place.line }

    /// The column, counted from 1 in Unicode scalars.
    public var column: Int { place.column }

    /// Creates a value with its place.
    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }

    /// Another value, written at the same place.
    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), at: place)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
