import WaymarkCoding
import WaymarkCore
import WaymarkRoutes

// The `Codable` types of the routes' values, one for each set of parameters in the workloads.

struct ScopeValues: Codable, Sendable {
    var scope: String
}

struct IdValues: Codable, Sendable {
    var id: Int
}

struct IdPostValues: Codable, Sendable {
    var id: Int
    var post: Int
}

struct IdCommentValues: Codable, Sendable {
    var id: Int
    var comment: Int
}

struct SkuValues: Codable, Sendable {
    var sku: String
}

struct SkuReviewValues: Codable, Sendable {
    var sku: String
    var review: Int
}

struct SlugValues: Codable, Sendable {
    var slug: String
}

struct SlugSubValues: Codable, Sendable {
    var slug: String
    var sub: String
}

struct SlugSubLeafValues: Codable, Sendable {
    var slug: String
    var sub: String
    var leaf: String
}

struct OrderValues: Codable, Sendable {
    var order: Int
}

struct OrderItemValues: Codable, Sendable {
    var order: Int
    var item: Int
}

struct ListValues: Codable, Sendable {
    var list: String
}

struct ListItemValues: Codable, Sendable {
    var list: String
    var item: Int
}

struct ChannelValues: Codable, Sendable {
    var channel: String
}

struct MethodValues: Codable, Sendable {
    var method: String
}

struct ThreadValues: Codable, Sendable {
    var thread: Int
}

struct ThreadMessageValues: Codable, Sendable {
    var thread: Int
    var message: Int
}

struct EventValues: Codable, Sendable {
    var event: String
}

struct EventTicketValues: Codable, Sendable {
    var event: String
    var ticket: Int
}

struct LatLonValues: Codable, Sendable {
    var lat: String
    var lon: String
}

struct StoreValues: Codable, Sendable {
    var store: Int
}

struct CodeValues: Codable, Sendable {
    var code: String
}

struct TokenValues: Codable, Sendable {
    var token: String
}

struct YearMonthSlugValues: Codable, Sendable {
    var year: Int
    var month: Int
    var slug: String
}

struct TopicArticleValues: Codable, Sendable {
    var topic: String
    var article: String
}

extension RouteTable<TypedRoute> {
    /// Adds a pattern with the `Codable` type whose properties are the pattern's parameters.
    mutating func addDecoded(_ pattern: String, _ route: Int) throws {
        switch try RoutePattern(pattern).parameters.compactMap(\.name).joined(separator: " ") {
        case "scope":
            add(pattern, decoding: ScopeValues.self) {
                .text(route, $0.scope)
            } inverse: {
                if case .text(route, let scope) = $0 { ScopeValues(scope: scope) } else { nil }
            }
        case "id":
            add(pattern, decoding: IdValues.self) {
                .number(route, $0.id)
            } inverse: {
                if case .number(route, let id) = $0 { IdValues(id: id) } else { nil }
            }
        case "id post":
            add(pattern, decoding: IdPostValues.self) {
                .numbers(route, $0.id, $0.post)
            } inverse: {
                if case .numbers(route, let id, let post) = $0 { IdPostValues(id: id, post: post) } else { nil }
            }
        case "id comment":
            add(pattern, decoding: IdCommentValues.self) {
                .numbers(route, $0.id, $0.comment)
            } inverse: {
                if case .numbers(route, let id, let comment) = $0 {
                    IdCommentValues(id: id, comment: comment)
                } else {
                    nil
                }
            }
        case "sku":
            add(pattern, decoding: SkuValues.self) {
                .text(route, $0.sku)
            } inverse: {
                if case .text(route, let sku) = $0 { SkuValues(sku: sku) } else { nil }
            }
        case "sku review":
            add(pattern, decoding: SkuReviewValues.self) {
                .textAndNumber(route, $0.sku, $0.review)
            } inverse: {
                if case .textAndNumber(route, let sku, let review) = $0 {
                    SkuReviewValues(sku: sku, review: review)
                } else {
                    nil
                }
            }
        case "slug":
            add(pattern, decoding: SlugValues.self) {
                .text(route, $0.slug)
            } inverse: {
                if case .text(route, let slug) = $0 { SlugValues(slug: slug) } else { nil }
            }
        case "slug sub":
            add(pattern, decoding: SlugSubValues.self) {
                .texts(route, $0.slug, $0.sub)
            } inverse: {
                if case .texts(route, let slug, let sub) = $0 { SlugSubValues(slug: slug, sub: sub) } else { nil }
            }
        case "slug sub leaf":
            add(pattern, decoding: SlugSubLeafValues.self) {
                .threeTexts(route, $0.slug, $0.sub, $0.leaf)
            } inverse: {
                if case .threeTexts(route, let slug, let sub, let leaf) = $0 {
                    SlugSubLeafValues(slug: slug, sub: sub, leaf: leaf)
                } else {
                    nil
                }
            }
        case "order":
            add(pattern, decoding: OrderValues.self) {
                .number(route, $0.order)
            } inverse: {
                if case .number(route, let order) = $0 { OrderValues(order: order) } else { nil }
            }
        case "order item":
            add(pattern, decoding: OrderItemValues.self) {
                .numbers(route, $0.order, $0.item)
            } inverse: {
                if case .numbers(route, let order, let item) = $0 {
                    OrderItemValues(order: order, item: item)
                } else {
                    nil
                }
            }
        case "list":
            add(pattern, decoding: ListValues.self) {
                .text(route, $0.list)
            } inverse: {
                if case .text(route, let list) = $0 { ListValues(list: list) } else { nil }
            }
        case "list item":
            add(pattern, decoding: ListItemValues.self) {
                .textAndNumber(route, $0.list, $0.item)
            } inverse: {
                if case .textAndNumber(route, let list, let item) = $0 {
                    ListItemValues(list: list, item: item)
                } else {
                    nil
                }
            }
        case "channel":
            add(pattern, decoding: ChannelValues.self) {
                .text(route, $0.channel)
            } inverse: {
                if case .text(route, let channel) = $0 { ChannelValues(channel: channel) } else { nil }
            }
        case "method":
            add(pattern, decoding: MethodValues.self) {
                .text(route, $0.method)
            } inverse: {
                if case .text(route, let method) = $0 { MethodValues(method: method) } else { nil }
            }
        case "thread":
            add(pattern, decoding: ThreadValues.self) {
                .number(route, $0.thread)
            } inverse: {
                if case .number(route, let thread) = $0 { ThreadValues(thread: thread) } else { nil }
            }
        case "thread message":
            add(pattern, decoding: ThreadMessageValues.self) {
                .numbers(route, $0.thread, $0.message)
            } inverse: {
                if case .numbers(route, let thread, let message) = $0 {
                    ThreadMessageValues(thread: thread, message: message)
                } else {
                    nil
                }
            }
        case "event":
            add(pattern, decoding: EventValues.self) {
                .text(route, $0.event)
            } inverse: {
                if case .text(route, let event) = $0 { EventValues(event: event) } else { nil }
            }
        case "event ticket":
            add(pattern, decoding: EventTicketValues.self) {
                .textAndNumber(route, $0.event, $0.ticket)
            } inverse: {
                if case .textAndNumber(route, let event, let ticket) = $0 {
                    EventTicketValues(event: event, ticket: ticket)
                } else {
                    nil
                }
            }
        case "lat lon":
            add(pattern, decoding: LatLonValues.self) {
                .texts(route, $0.lat, $0.lon)
            } inverse: {
                if case .texts(route, let lat, let lon) = $0 { LatLonValues(lat: lat, lon: lon) } else { nil }
            }
        case "store":
            add(pattern, decoding: StoreValues.self) {
                .number(route, $0.store)
            } inverse: {
                if case .number(route, let store) = $0 { StoreValues(store: store) } else { nil }
            }
        case "code":
            add(pattern, decoding: CodeValues.self) {
                .text(route, $0.code)
            } inverse: {
                if case .text(route, let code) = $0 { CodeValues(code: code) } else { nil }
            }
        case "token":
            add(pattern, decoding: TokenValues.self) {
                .text(route, $0.token)
            } inverse: {
                if case .text(route, let token) = $0 { TokenValues(token: token) } else { nil }
            }
        case "year month slug":
            add(pattern, decoding: YearMonthSlugValues.self) {
                .numbersAndText(route, $0.year, $0.month, $0.slug)
            } inverse: {
                if case .numbersAndText(route, let year, let month, let slug) = $0 {
                    YearMonthSlugValues(year: year, month: month, slug: slug)
                } else {
                    nil
                }
            }
        case "topic article":
            add(pattern, decoding: TopicArticleValues.self) {
                .texts(route, $0.topic, $0.article)
            } inverse: {
                if case .texts(route, let topic, let article) = $0 {
                    TopicArticleValues(topic: topic, article: article)
                } else {
                    nil
                }
            }
        default: add(pattern, to: .plain(route)) { if case .plain(route) = $0 { true } else { false } }
        }
    }
}
