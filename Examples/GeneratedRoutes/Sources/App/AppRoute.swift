// Written by 'waymark generate swift' from waymark.yaml: change the routes, and generate it again.
// swift-format-ignore-file
// swiftlint:disable all

import WaymarkCore
import WaymarkEngine
import WaymarkRoutes

/// The routes of waymark.yaml.
nonisolated enum AppRoute: Hashable, Sendable {
    /// What is new in the shop
    ///
    /// `/`, such as `https://shop.example.com/`
    case home

    /// A category, or one in another
    ///
    /// `/c/{path: **+}?order={order: Order = new}`, such as `https://shop.example.com/c/garden/tools?order=price`
    case category(path: [String], order: Order = .new)

    /// An article; its title is there to be read
    ///
    /// `/a/{code: ArticleCode}[/{title}]`, such as `https://shop.example.com/a/AB12CD34/rake`
    case article(code: ArticleCode, title: String? = nil)

    /// `/basket`
    case basket

    /// A text of the type `ArticleCode`.
    struct ArticleCode: Hashable, Sendable, ParameterConvertible {
        static let parameterConstraint = ParameterConstraint.characters(.alphanumerics, lengths: 8...8)
        let parameterText: String

        /// - Returns: `nil` for a text that the type does not take.
        init?(_ text: String) {
            guard Self.parameterConstraint.accepts(text) else { return nil }
            parameterText = text
        }

        init?(parameter text: String) { self.init(text) }
    }

    /// One of the texts of the type `Order`.
    enum Order: String, CaseIterable, Hashable, Sendable, ParameterConvertible {
        case price
        case rating
        case new
    }
}

nonisolated extension AppRoute: Routable {
    static let router = Router(declaredBy: Self.self)

    static var table: RouteTable<Self> {
        var table = RouteTable<Self>(accepting: [.host("shop.example.com"), .scheme("shop")])
        table.types["ArticleCode"] = ArticleCode.parameterConstraint
        table.types["Order"] = Order.parameterConstraint
        table.add("/", named: "home") { _ in
            Self.home
        } inverse: { route in
            if case .home = route { [:] } else { nil }
        }
        table.add("/c/{path: **+}?order={order: Order = new}", named: "category") { match in
            Self.category(path: try match.value("path"), order: try match.value("order"))
        } inverse: { route in
            guard case .category(let path, let order) = route else { return nil }
            return ["path": path.capture, "order": order.capture]
        }
        table.add("/a/{code: ArticleCode}[/{title}]", named: "article") { match in
            Self.article(code: try match.value("code"), title: try match.value("title"))
        } inverse: { route in
            guard case .article(let code, let title) = route else { return nil }
            return ["code": code.capture, "title": title.capture]
        }
        table.add("/basket", named: "basket") { _ in
            Self.basket
        } inverse: { route in
            if case .basket = route { [:] } else { nil }
        }
        return table
    }

    static var compiledRoutes: CompiledRoutes<Self>? {
        CompiledRoutes(
            unsafe CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router },
            route: { match in RouteEntries.route(of: match) })
    }

    private enum RunTimeRouter {
        static let router = Router(growing: AppRoute.self)
    }

    private nonisolated enum RouteEntries {
        @inline(__always)
        @Sendable static func route(of match: borrowing MatchView) -> AppRoute? {
            switch match.entryIndex {
            case 0:
                return AppRoute.home
            case 1:
                guard let path = match.value(ofParameter: 0, as: [String].self),
                    let order = match.value(ofParameter: 1, as: Order.self)
                else { return nil }
                return AppRoute.category(path: path, order: order)
            case 2:
                guard let code = match.value(ofParameter: 0, as: ArticleCode.self),
                    let title = match.value(ofParameter: 1, as: String?.self)
                else { return nil }
                return AppRoute.article(code: code, title: title)
            case 3:
                return AppRoute.basket
            default: return nil
            }
        }
    }

    /// The table as 'waymark compile' writes it.
    private static let compiledTable: [UInt64] = [
        0x154434d57, 0x6d07bdd35b8, 0x8400000088, 0x500000298, 0x500000300, 0x500000318, 0x16000003b8, 0x400000568,
        0x7e00000578, 0xa6000003d0, 0xd6000005f8, 0x500000478, 0x500000490, 0x5000004a8, 0x5c000004c0, 0x100000520,
        0x3d00000528, 0x84, 0x800000004, 0xc, 0, 0x400000001, 0, 0x10000003e, 0x1b39896a51a8749b, 0, 0, 0, 0,
        0x6100000000, 0, 0x100000000, 0x31, 0x6300000000, 0, 0x100000000, 0x52, 0x6b73616200000000, 0x7465,
        0x600000000, 0x75, 0, 1, 0x3800000000, 0, 0x100000001, 0x3c00000001, 0x100000000, 0x43, 0, 0x100000047, 1,
        0, 0x4e00000000, 0, 0, 1, 0, 0x300000003, 0, 0x5900000000, 0x100000000, 0x200000001, 0x7f7f7f7f00000000,
        0x30000005f, 0x6600000003, 0, 0, 0x300000001, 0x6a00000000, 0, 0x200, 0x10300000001, 0x20000000002,
        0x20000000000, 0x200000005, 0x7c00000002, 0, 0, 0x200000001, 0, 0x726564726f, 0, 2, 0x2000200000000,
        0x200000001, 0x200000000, 1, 3, 3, 0x100000001, 0x300000000, 0x10100000002, 0, 5, 1, 0, 0x6a00000000, 0,
        0x100000200, 0x100000000, 0, 4, 0x200000200, 1, 0x400000000, 5, 0x100000200, 0x100000000, 0x900000000, 4,
        0x100010302, 0, 0xd00000000, 4, 0x10203, 0x200000001, 0x1100000000, 0x100000005, 0x6c74697465646f63,
        0x74617065646f6365, 0x726564726f68, 0x280404080, 0x78652e706f687314, 0x6f632e656c706d61, 0x10002706f68736d,
        0x10000, 0x101000200001000, 0x140410000101, 0x307080803080003, 0x7206656369727005, 0x656e03676e697461,
        0x177656e03000177, 0x74681f0100000101, 0x68732f2f3a737074, 0x706d6178652e706f, 0x68736d6f632e656c,
        0x1800022f2f3a706f, 0x191919181808050c, 0x1800000100001919, 0x909080807040807, 0x20100090909, 0x100000104,
        0x100000000, 0x400000002, 5, 0x300000004, 0x100000000, 2, 0x1e00000000, 0x3f00000033, 0x58,
        0xb01016101000300, 0x43656c6369747241, 0x745306010165646f, 0x2000000676e6972, 0x72410b0101610100,
        0x646f43656c636974, 0x6206000100000065, 0x74656b7361, 0x101010463010002, 0x102726564726f05, 0x2726564724f05,
        0, 0, 0x3a73707474681801, 0x652e706f68732f2f, 0x632e656c706d6178, 0x7474681802006d6f, 0x6f68732f2f3a7370,
        0x6c706d6178652e70, 0x6873076d6f632e65, 0x2f2f3a706f, 0xa00000000, 0x6c00000040, 0x101656d6f680401,
        0x657461630801002f, 0x632f290179726f67, 0x203a687461707b2f, 0x64726f3f7d2b2a2a, 0x6564726f7b3d7265,
        0x726564724f203a72, 0x7d77656e203d20, 0x6c63697472610701, 0x637b2f612f200165, 0x747241203a65646f,
        0x65646f43656c6369, 0x6c7469747b2f5b7d, 0x61620601005d7d65, 0x622f070174656b73, 0x74656b7361, 0x280404080,
        0x706f687310010200, 0x656c706d6178652e, 0x20100006d6f632e, 0x706f687304, 0x6c63697472410b02,
        0x8030865646f4365, 0x7726564724f0508, 0x665636972700503, 0x6e03676e69746172, 0x6f68731001027765,
        0x6c706d6178652e70, 0x100006d6f632e65, 0x706f68730402, 0x6873100102000000, 0x706d6178652e706f,
        0x6d6f632e656c, 0x706f6873040201, 0x7310010200000000, 0x6d6178652e706f68, 0x6d6f632e656c70,
        0x706f687304020100, 0x1001020000000000, 0x6178652e706f6873, 0x6d6f632e656c706d, 0x6f68730402010000, 0x70
    ]
}
