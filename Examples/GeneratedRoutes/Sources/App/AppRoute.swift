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
        CompiledRoutes(unsafe CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router }) { match in
            switch match.entryIndex {
            case 0:
                return Self.home
            case 1:
                guard let path = match.value(ofParameter: 0, as: [String].self),
                    let order = match.value(ofParameter: 1, as: Order.self)
                else { return nil }
                return Self.category(path: path, order: order)
            case 2:
                guard let code = match.value(ofParameter: 0, as: ArticleCode.self),
                    let title = match.value(ofParameter: 1, as: String?.self)
                else { return nil }
                return Self.article(code: code, title: title)
            case 3:
                return Self.basket
            default: return nil
            }
        }
    }

    private enum RunTimeRouter {
        static let router = Router(growing: AppRoute.self)
    }

    /// The table as 'waymark compile' writes it.
    private static let compiledTable: StaticString = """
        WMCT\u{1}\0\0\0aJQs@\u{d}\0\0P\0\0\0\0\u{2}\0\0P\u{8}\0\0\u{5}\0\0\08\u{9}\0\0\u{5}\0\0\0P\u{9}\0\0\u{5}\0\0\
        \0p\u{a}\0\0\u{16}\0\0\0\u{8}\u{b}\0\0\u{4}\0\0\0\u{18}\u{b}\0\0~\0\0\0\u{18}\u{c}\0\0(\u{1}\0\0\0\u{1}\0\0\
        \0\0\0\0\u{4}\0\0\0\u{8}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0>\0\0\
        \0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0a\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0basket\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0R\0\0\0\0\0\0\0\
        \0\0\0\0c\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0]\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\
        8\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{1}\0\0\0<\0\0\0\0\0\0\0\u{1}\0\0\0C\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0G\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0N\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\u{2}\0\0\0Y\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\
        \u{2}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0d\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\
        \0\u{2}\0\0\0\0\0\0\0\u{7f}\u{7f}\u{7f}\u{7f}j\0\0\0\u{3}\0\0\0\u{3}\0\0\0q\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0u\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\0\0\u{1}\0\0\0\u{3}\u{1}\0\0\u{2}\
        \0\0\0\0\u{2}\0\0\0\0\0\0\0\u{2}\0\0\u{5}\0\0\0order\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
        \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\0\
        \0\0\0\0\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\
        \u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{2}\0\0\0\u{1}\u{1}\0\0\0\0\0\0\0\0\0\0\u{5}\0\
        \0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0u\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\
        \u{1}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\
        \u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{9}\0\0\0\u{4}\0\0\0\0\0\0\0\u{2}\u{3}\
        \u{1}\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{d}\0\0\0\u{4}\0\0\0\0\0\0\0\u{3}\u{2}\u{1}\0\0\0\0\0\u{1}\0\0\0\
        \u{2}\0\0\0\0\0\0\0\u{11}\0\0\0\u{5}\0\0\0\u{1}\0\0\0codetitlecodepathorder\0\0\0\0\0\0\u{a}\0\0\0@\0\0\0l\0\
        \0\0\u{1}\u{4}home\u{1}\u{1}/\0\u{1}\u{8}category\u{1})/c/{path: **+}?order={order: Order = new}\0\u{1}\u{7}\
        article\u{1} /a/{code: ArticleCode}[/{title}]\0\u{1}\u{6}basket\u{1}\u{7}/basket\0\0\0@@\u{2}@\u{1}@\u{4}\0\
        \0\0\u{14}shop.example.comshop\u{2}\0\u{1}\0\0\u{1}\0\0\0\0\0\0\u{10}\0\0\u{2}\0\u{1}\u{1}\u{1}\u{1}\0\u{10}\
        \u{4}\u{14}\0\0\u{3}\0\u{8}\u{3}\u{8}\u{8}\u{7}\u{3}\u{5}price\u{6}rating\u{3}new\u{1}\0\u{3}new\u{1}\u{1}\
        \u{1}\0\0\u{1}\u{1f}https://shop.example.comshop://\u{2}\0\u{18}\u{c}\u{5}\u{8}\u{18}\u{18}\u{19}\u{19}\
        \u{19}\u{19}\u{19}\0\0\u{1}\0\0\u{18}\u{7}\u{8}\u{4}\u{7}\u{8}\u{8}\u{9}\u{9}\u{9}\u{9}\u{9}\0\u{1}\u{2}\0\0\
        \u{4}\u{1}\0\0\u{1}\0
        """
}
