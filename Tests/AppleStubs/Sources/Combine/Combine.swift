/// What tells of changes. Apple's has subscribers; nobody listens here.
public protocol Publisher<Output, Failure> {
    /// What it tells.
    associatedtype Output
    /// How it fails.
    associatedtype Failure: Error
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but that it happens.
    public typealias Output = Void
    /// Never.
    public typealias Failure = Never
    /// How often it was told. There is no such thing in Apple's module.
    public private(set) var stubCount = 0
    /// Creates it.
    public init() {}
    /// Tells it.
    public final func send() { stubCount += 1 }
}

/// An object that tells when it changes.
/// https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
    /// What tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Tells before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before a published property changes; here a new one each time.
    /// https://developer.apple.com/documentation/combine/observableobject/objectwillchange-5gopl
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property whose changes are told.
/// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    /// Creates the property.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Creates the property.
    public init(initialValue: Value) { value = initialValue }

    /// Only properties of classes are published; Apple's says so too.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        // What is unavailable must have a body, and nothing that compiles can run it.
        get { fatalError("only properties of classes are published") }
        set { fatalError("only properties of classes are published") }
    }

    /// The value, by way of the object whose property it is.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set { object[keyPath: storageKeyPath].value = newValue }
    }
}
