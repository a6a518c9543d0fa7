/// A value that was read from a file, with its position in the file.
public struct Located<Value> {
    /// The value that was read.
    public var value: Value

    /// The position at which the value begins in the file.
    public var place: Place

    /// The line at which the value begins, counted from 1.
    public var line: Int { place.line }

    /// The column at which the value begins, counted from 1 in Unicode scalars.
    public var column: Int { place.column }

    /// Creates a value with its position in a file.
    public init(_ value: Value, at place: Place) {
        self.value = value
        self.place = place
    }

    package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Located<Other> {
        Located<Other>(try transform(value), at: place)
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
