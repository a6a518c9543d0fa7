public import Combine
public import Observation

/// Read and write access to a value. Not isolated to an actor, as in Apple's module.
/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
    }

    /// Creates a binding to a constant value.
    public static func constant(_ value: Value) -> Binding<Value> {
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
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    /// https://developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (get, set) = (get, set)
        return Binding<Subject> {
            get()[keyPath: keyPath]
        } set: {
            var value = get()
            value[keyPath: keyPath] = $0
            set(value)
        }
    }
}

/// A value that SwiftUI stores for a view.
/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: StubStored {
    final class Box {
        /// The stored value, once the view is on the screen.
        var kept: StubKept?
        let first: Value
        init(_ value: Value) { first = value }
    }

    private let box: Box

    /// Creates the property.
    /// https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
    public init(wrappedValue value: Value) { box = Box(value) }

    /// Creates the property.
    /// https://developer.apple.com/documentation/swiftui/state/init(initialvalue:)
    public init(initialValue value: Value) { box = Box(value) }

    /// The value.
    public var wrappedValue: Value {
        get { box.kept?.value as? Value ?? box.first }
        nonmutating set { box.kept?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }

    func stubKeep(_ kept: StubKept) {
        if kept.value == nil { kept.value = box.first }
        box.kept = kept
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates the property with the value `nil`.
    public init() { self.init(wrappedValue: nil) }
}

/// A wrapper that creates bindings to the properties of an observable object.
/// https://developer.apple.com/documentation/swiftui/bindable
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// The wrapper.
    /// https://developer.apple.com/documentation/swiftui/bindable/projectedvalue
    public var projectedValue: Bindable<Value> { self }

    /// Unavailable, as in Apple's module: other types are not bindable.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    fileprivate init(stub object: Value) { wrappedValue = object }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Bindable where Value: AnyObject {
    /// A binding to a property.
    /// https://developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding {
            object[keyPath: keyPath]
        } set: {
            object[keyPath: keyPath] = $0
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates the property.
    public init(wrappedValue: Value) { self.init(stub: wrappedValue) }
    /// Creates the wrapper.
    public init(_ wrappedValue: Value) { self.init(stub: wrappedValue) }
}

/// An object that a view observes.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Bindings to the object's properties.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
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

    /// The object.
    public var wrappedValue: ObjectType
    /// Creates the property.
    /// https://developer.apple.com/documentation/swiftui/observedobject/init(wrappedvalue:)
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

/// An observed object that a view creates and stores.
/// https://developer.apple.com/documentation/swiftui/stateobject
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
    /// https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    /// The object.
    /// https://developer.apple.com/documentation/swiftui/stateobject/wrappedvalue
    public var wrappedValue: ObjectType { box.object }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }
}

/// The context of a state change.
/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
    /// `true` if the change is not animated.
    /// https://developer.apple.com/documentation/swiftui/transaction/disablesanimations
    public var disablesAnimations = false
    /// Creates a transaction.
    /// https://developer.apple.com/documentation/swiftui/transaction/init()
    public init() {}
}

/// Changes state in a transaction.
/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
