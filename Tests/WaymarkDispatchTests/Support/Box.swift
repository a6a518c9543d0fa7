/// Holds something that is made later.
@MainActor
final class Box<Value: AnyObject> {
    weak var value: Value?
}
