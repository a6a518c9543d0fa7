/// A way to read and write a value.
@propertyWrapper @dynamicMemberLookup @MainActor
public struct Binding<Value> {
    let get: @MainActor () -> Value
    let set: @MainActor (Value) -> Void

    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding {
        Binding {
            value
        } set: { _ in
        }
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding.
    public var projectedValue: Binding { self }

    /// A way to read and write a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject> {
            get()[keyPath: keyPath]
        } set: {
            var value = get()
            value[keyPath: keyPath] = $0
            set(value)
        }
    }
}

/// An object that tells when it changes. Combine's, which SwiftUI exports.
public protocol ObservableObject: AnyObject {}

/// A property whose changes are told. Combine's, which SwiftUI exports.
@propertyWrapper
public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value
    /// Creates the property.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup @MainActor
public struct StubWrapper<ObjectType: ObservableObject> {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding {
            object[keyPath: keyPath]
        } set: {
            object[keyPath: keyPath] = $0
        }
    }
}

/// An object that a view observes.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject> {
    /// The object.
    public var wrappedValue: ObjectType
    /// Creates the property.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Bindings to the object's properties.
    public var projectedValue: StubWrapper<ObjectType> { StubWrapper(object: wrappedValue) }
}

/// An object that a view makes and keeps.
@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject> {
    @MainActor
    private final class Box {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    private let box: Box

    /// Creates the property.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    /// The object.
    public var wrappedValue: ObjectType { box.object }
    /// Bindings to the object's properties.
    public var projectedValue: StubWrapper<ObjectType> { StubWrapper(object: box.object) }
}

/// What goes with a change of state.
public struct Transaction {
    /// Whether nothing moves.
    public var disablesAnimations = false
    /// Creates a transaction.
    public init() {}
}

/// Changes state in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
