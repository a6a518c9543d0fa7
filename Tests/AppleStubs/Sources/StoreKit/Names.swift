// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct AppStore {}
public struct Message {}
public struct Product {}
public struct ProductView {}
public struct StoreView {}
public struct Storefront {}
public struct SubscriptionStoreView {}
public struct Transaction {}
