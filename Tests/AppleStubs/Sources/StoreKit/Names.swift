// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct AppStore {}
public struct Message {}
public struct Product {}
public struct ProductView {}
public struct StoreView {}
public struct Storefront {}
public struct SubscriptionStoreView {}
public struct Transaction {}
