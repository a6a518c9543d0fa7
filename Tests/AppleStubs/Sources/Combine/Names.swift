// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module that nothing here uses. What they name does not matter, only that whoever imports the module
// has them.

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
