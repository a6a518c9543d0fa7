// Declarations that compile without messages. Checked by Scripts/check macros.

public import WaymarkMacros

/// A declaration with as many features as possible.
@Routes(accepting: [.host("example.com"), .scheme("myapp")], precedence: .declaration, policy: .strict)
public enum AppRoute {
    @Route("/user/{id}", "/u/{id: Int8}", named: "user") case user(id: Int)
    @Route("/flags?a={a}&b={b}", from: [.anywhere]) case flags(_ a: Bool?, b: Swift.Optional<Swift.Double>)
    @Route("/init") case `init`
    @Route("/orders", requires: [.signedIn, "paying"]) case orders
    @Route("/account/{id}", from: [.anywhere], requires: [.signedIn, .onboarded]) case account(id: Int)
    @available(*, deprecated) @Route("/old") case old
}

// The tables of deprecated cases are not deprecated.
let tables = (AppRoute.table, Deprecated<Int>.table, DeprecatedMounts.table)
@Routes enum Deprecated<Value: ParameterConvertible> {
    @available(*, deprecated) @Route("/{value}") case value(Value)
    @available(iOS, introduced: 15, deprecated: 16) @Route("/new") case new
}
@Routes enum DeprecatedMounts {
    struct Old: ParameterConvertible, RawRepresentable { let rawValue: String }
    @available(*, deprecated) @Route(under: "/orders[/{old}]") case orders(old: Self.Old?, Orders)
}
@Routes("/old/{id}") struct DeprecatedInitializer {
    let id: Int
    @available(*, deprecated) init(id: Int) { self.id = id }
}
@Routes("/old?id={id}") struct DeprecatedProperty { @available(*, deprecated) var id: Int? }

extension Condition { static let onboarded: Condition = "onboarded" }
@Routes("/receipt/{id}", requires: [.signedIn]) struct Receipt { let id: Int }
@Routes(requires: [.signedIn]) enum Orders { @Route("/order/{id}", requires: ["paying"]) case order(id: Int) }

@Routes fileprivate enum Hidden { @Route("/{x}?y={y}&z={z}") case x(UInt8, y: [Int] = [], z: Int? = nil) }
@Routes private enum Private { @Route("/x") case x }
@Routes package enum Shared { @Route("/x") case x }
@Routes enum Generic<Value: ParameterConvertible> { @Route("/{value}") case value(Value) }
public extension AppRoute { @Routes enum Nested { @Route("/x") case x } }

/// Values and globals with names in generated code.
let route = 1
let values = 2
@Routes enum Named {
    @Route("/a?route={route}&values={values}&id={id}") case a(route: Int = route, values: Int = values, id: Int = route)
    @Route("/b/{Self}/{RouteEntries}/{WaymarkCore}") case b(Self: Int, RouteEntries: Int, WaymarkCore: Int)
    @Route("/c?ids={ids}&await={await}") case c(ids: [(Int)], await: Int = 1)
}
@Routes enum WithSelf {
    struct Tab: ParameterConvertible, RawRepresentable { let rawValue: String }
    static let first = Tab(rawValue: "first")
    @Route("/?tab={tab}&page={page}") case tabs(tab: Self.Tab = Self.first, page: Int = start())
    static func start() -> Int { 1 }
}
@Routes("/named?id={id}") struct NamedStruct { var id: Int = route }
@Routes("/own/{id}/{name}?tab={tab}") struct Initialized {
    let name: String
    let id, made: Int
    var tab: String? { nil }
    init?(text: String) { nil }
    init(_ name: String, number id: Int, tab: String? = nil, isNew: Bool = true) {
        (self.name, self.id, made) = (name, id, 1)
    }
    init(name: String) { self.init(name, number: 0) }
    init(name: String, id: Int, tab: String?, made: Int) { self.init(name, number: id) }
}
@Routes enum Mounted {
    @Route(under: "/a[/{id}]") case a(id: Int = values, (Orders))
    @Route(under: "/b[/{id}]") case b(id: Int = route, `self`: Orders)
    @Route(under: "/c") case c(`self`: Orders)
}
