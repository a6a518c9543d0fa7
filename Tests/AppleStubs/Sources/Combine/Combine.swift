/// A type that publishes values. Unlike Apple's, it has no subscribers.
public protocol Publisher<Output, Failure> {
    /// The type of the published values.
    associatedtype Output
    /// The type of the error that ends the values.
    associatedtype Failure: Error
}

/// A publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
    /// The published value, which carries no information.
    public typealias Output = Void
    /// The publisher never fails.
    public typealias Failure = Never
    /// The number of published changes. Not in Apple's module.
    public private(set) var stubCount = 0
    /// Creates a publisher.
    public init() {}
    /// Publishes a change.
    public final func send() { stubCount += 1 }
}

/// An object that publishes its changes.
/// https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher for changes of published properties. This stub creates a new one on each access.
    /// https://developer.apple.com/documentation/combine/observableobject/objectwillchange-5gopl
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose object publishes its changes.
/// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// Creates the property.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Creates the property.
    public init(initialValue: Value) { value = initialValue }

    /// Unavailable, as in Apple's module: only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        // An unavailable declaration needs a body, which no compiled code can call.
        get { fatalError("only properties of classes are published") }
        set { fatalError("only properties of classes are published") }
    }

    /// The value of the property in its enclosing object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set { object[keyPath: storageKeyPath].value = newValue }
    }
}
