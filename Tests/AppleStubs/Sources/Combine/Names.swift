// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module that have no stub, as empty types. Tests compare them with Waymark's names.

public struct AnyCancellable {}
public struct AnyPublisher {}
public struct AnySubject {}
public struct AnySubscriber {}
public struct Cancellable {}
public struct CombineIdentifier {}
public struct ConnectablePublisher {}
public struct CurrentValueSubject {}
public struct Empty {}
public struct Fail {}
public struct Future {}
public struct Just {}
public struct PassthroughSubject {}
public struct Publishers {}
public struct Record {}
public struct Scheduler {}
public struct Subject {}
public struct Subscriber {}
public struct Subscribers {}
public struct Subscription {}
public struct Subscriptions {}
