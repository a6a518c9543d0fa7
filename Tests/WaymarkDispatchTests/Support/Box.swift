/// A weak reference to an object that is created later.
@MainActor
final class Box<Value: AnyObject> {
    weak var value: Value?
}
