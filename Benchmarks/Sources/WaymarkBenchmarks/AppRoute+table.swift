import WaymarkCore
import WaymarkRoutes

/// What `@Routes` writes for `Data/AppRoute.swift`.
extension AppRoute: nonisolated WaymarkRoutes.Routable {
    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

    nonisolated static var table: WaymarkCore.RouteTable<Self> {
        var table = WaymarkCore.RouteTable<Self>(accepting: .host("example.com"), .scheme("myapp"))
        table.add("/home", named: "home", to: Self.home) { route in if case .home = route { true } else { false } }
        table.add("/search", named: "search", to: Self.search) { route in
            if case .search = route { true } else { false }
        }
        table.add("/search/{scope}", named: "searchScope", parameters: ["scope"]) { (scope: String) in
            Self.searchScope(scope: scope)
        } inverse: { route in
            if case .searchScope(let scope) = route { scope } else { nil }
        }
        table.add("/user/me", named: "userMe", to: Self.userMe) { route in
            if case .userMe = route { true } else { false }
        }
        table.add("/user/{id}", named: "userId", parameters: ["id"]) { (id: Int) in
            Self.userId(id: id)
        } inverse: { route in
            if case .userId(let id) = route { id } else { nil }
        }
        table.add("/user/{id}/edit", named: "userEdit", parameters: ["id"]) { (id: Int) in
            Self.userEdit(id: id)
        } inverse: { route in
            if case .userEdit(let id) = route { id } else { nil }
        }
        table.add("/user/{id}/followers", named: "userFollowers", parameters: ["id"]) { (id: Int) in
            Self.userFollowers(id: id)
        } inverse: { route in
            if case .userFollowers(let id) = route { id } else { nil }
        }
        table.add("/user/{id}/following", named: "userFollowing", parameters: ["id"]) { (id: Int) in
            Self.userFollowing(id: id)
        } inverse: { route in
            if case .userFollowing(let id) = route { id } else { nil }
        }
        table.add("/user/{id}/posts", named: "userPosts", parameters: ["id"]) { (id: Int) in
            Self.userPosts(id: id)
        } inverse: { route in
            if case .userPosts(let id) = route { id } else { nil }
        }
        table.add("/user/{id}/posts/{post}", named: "userPostsPost", parameters: ["id", "post"]) {
            (id: Int, post: Int) in
            Self.userPostsPost(id: id, post: post)
        } inverse: { route in
            if case .userPostsPost(let id, let post) = route { (id, post) } else { nil }
        }
        table.add("/post/{id}", named: "postId", parameters: ["id"]) { (id: Int) in
            Self.postId(id: id)
        } inverse: { route in
            if case .postId(let id) = route { id } else { nil }
        }
        table.add("/post/{id}/comments", named: "postComments", parameters: ["id"]) { (id: Int) in
            Self.postComments(id: id)
        } inverse: { route in
            if case .postComments(let id) = route { id } else { nil }
        }
        table.add("/post/{id}/comments/{comment}", named: "postCommentsComment", parameters: ["id", "comment"]) {
            (id: Int, comment: Int) in
            Self.postCommentsComment(id: id, comment: comment)
        } inverse: { route in
            if case .postCommentsComment(let id, let comment) = route { (id, comment) } else { nil }
        }
        table.add("/post/{id}/likes", named: "postLikes", parameters: ["id"]) { (id: Int) in
            Self.postLikes(id: id)
        } inverse: { route in
            if case .postLikes(let id) = route { id } else { nil }
        }
        table.add("/post/new", named: "postNew", to: Self.postNew) { route in
            if case .postNew = route { true } else { false }
        }
        table.add("/product/{sku}", named: "productSku", parameters: ["sku"]) { (sku: String) in
            Self.productSku(sku: sku)
        } inverse: { route in
            if case .productSku(let sku) = route { sku } else { nil }
        }
        table.add("/product/{sku}/reviews", named: "productReviews", parameters: ["sku"]) { (sku: String) in
            Self.productReviews(sku: sku)
        } inverse: { route in
            if case .productReviews(let sku) = route { sku } else { nil }
        }
        table.add("/product/{sku}/reviews/{review}", named: "productReviewsReview", parameters: ["sku", "review"]) {
            (sku: String, review: Int) in
            Self.productReviewsReview(sku: sku, review: review)
        } inverse: { route in
            if case .productReviewsReview(let sku, let review) = route { (sku, review) } else { nil }
        }
        table.add("/product/{sku}/share", named: "productShare", parameters: ["sku"]) { (sku: String) in
            Self.productShare(sku: sku)
        } inverse: { route in
            if case .productShare(let sku) = route { sku } else { nil }
        }
        table.add("/category/{slug}", named: "categorySlug", parameters: ["slug"]) { (slug: String) in
            Self.categorySlug(slug: slug)
        } inverse: { route in
            if case .categorySlug(let slug) = route { slug } else { nil }
        }
        table.add("/category/{slug}/{sub}", named: "categorySub", parameters: ["slug", "sub"]) {
            (slug: String, sub: String) in
            Self.categorySub(slug: slug, sub: sub)
        } inverse: { route in
            if case .categorySub(let slug, let sub) = route { (slug, sub) } else { nil }
        }
        table.add("/category/{slug}/{sub}/{leaf}", named: "categoryLeaf", parameters: ["slug", "sub", "leaf"]) {
            (slug: String, sub: String, leaf: String) in
            Self.categoryLeaf(slug: slug, sub: sub, leaf: leaf)
        } inverse: { route in
            if case .categoryLeaf(let slug, let sub, let leaf) = route { (slug, sub, leaf) } else { nil }
        }
        table.add("/cart", named: "cart", to: Self.cart) { route in if case .cart = route { true } else { false } }
        table.add("/cart/add/{sku}", named: "cartAddSku", parameters: ["sku"]) { (sku: String) in
            Self.cartAddSku(sku: sku)
        } inverse: { route in
            if case .cartAddSku(let sku) = route { sku } else { nil }
        }
        table.add("/cart/checkout", named: "cartCheckout", to: Self.cartCheckout) { route in
            if case .cartCheckout = route { true } else { false }
        }
        table.add("/cart/checkout/payment", named: "cartCheckoutPayment", to: Self.cartCheckoutPayment) { route in
            if case .cartCheckoutPayment = route { true } else { false }
        }
        table.add("/cart/checkout/confirm/{order}", named: "cartCheckoutConfirmOrder", parameters: ["order"]) {
            (order: Int) in
            Self.cartCheckoutConfirmOrder(order: order)
        } inverse: { route in
            if case .cartCheckoutConfirmOrder(let order) = route { order } else { nil }
        }
        table.add("/orders", named: "orders", to: Self.orders) { route in
            if case .orders = route { true } else { false }
        }
        table.add("/orders/{order}", named: "ordersOrder", parameters: ["order"]) { (order: Int) in
            Self.ordersOrder(order: order)
        } inverse: { route in
            if case .ordersOrder(let order) = route { order } else { nil }
        }
        table.add("/orders/{order}/track", named: "ordersTrack", parameters: ["order"]) { (order: Int) in
            Self.ordersTrack(order: order)
        } inverse: { route in
            if case .ordersTrack(let order) = route { order } else { nil }
        }
        table.add("/orders/{order}/refund", named: "ordersRefund", parameters: ["order"]) { (order: Int) in
            Self.ordersRefund(order: order)
        } inverse: { route in
            if case .ordersRefund(let order) = route { order } else { nil }
        }
        table.add("/orders/{order}/items/{item}", named: "ordersItemsItem", parameters: ["order", "item"]) {
            (order: Int, item: Int) in
            Self.ordersItemsItem(order: order, item: item)
        } inverse: { route in
            if case .ordersItemsItem(let order, let item) = route { (order, item) } else { nil }
        }
        table.add("/wishlist", named: "wishlist", to: Self.wishlist) { route in
            if case .wishlist = route { true } else { false }
        }
        table.add("/wishlist/{list}", named: "wishlistList", parameters: ["list"]) { (list: String) in
            Self.wishlistList(list: list)
        } inverse: { route in
            if case .wishlistList(let list) = route { list } else { nil }
        }
        table.add("/wishlist/{list}/items/{item}", named: "wishlistItemsItem", parameters: ["list", "item"]) {
            (list: String, item: Int) in
            Self.wishlistItemsItem(list: list, item: item)
        } inverse: { route in
            if case .wishlistItemsItem(let list, let item) = route { (list, item) } else { nil }
        }
        table.add("/settings", named: "settings", to: Self.settings) { route in
            if case .settings = route { true } else { false }
        }
        table.add("/settings/profile", named: "settingsProfile", to: Self.settingsProfile) { route in
            if case .settingsProfile = route { true } else { false }
        }
        table.add("/settings/privacy", named: "settingsPrivacy", to: Self.settingsPrivacy) { route in
            if case .settingsPrivacy = route { true } else { false }
        }
        table.add("/settings/notifications", named: "settingsNotifications", to: Self.settingsNotifications) { route in
            if case .settingsNotifications = route { true } else { false }
        }
        table.add("/settings/notifications/{channel}", named: "settingsNotificationsChannel", parameters: ["channel"]) {
            (channel: String) in
            Self.settingsNotificationsChannel(channel: channel)
        } inverse: { route in
            if case .settingsNotificationsChannel(let channel) = route { channel } else { nil }
        }
        table.add("/settings/payment-methods", named: "settingsPaymentMethods", to: Self.settingsPaymentMethods) {
            route in if case .settingsPaymentMethods = route { true } else { false }
        }
        table.add("/settings/payment-methods/{method}", named: "settingsPaymentMethodsMethod", parameters: ["method"]) {
            (method: String) in
            Self.settingsPaymentMethodsMethod(method: method)
        } inverse: { route in
            if case .settingsPaymentMethodsMethod(let method) = route { method } else { nil }
        }
        table.add("/messages", named: "messages", to: Self.messages) { route in
            if case .messages = route { true } else { false }
        }
        table.add("/messages/{thread}", named: "messagesThread", parameters: ["thread"]) { (thread: Int) in
            Self.messagesThread(thread: thread)
        } inverse: { route in
            if case .messagesThread(let thread) = route { thread } else { nil }
        }
        table.add("/messages/{thread}/{message}", named: "messagesMessage", parameters: ["thread", "message"]) {
            (thread: Int, message: Int) in
            Self.messagesMessage(thread: thread, message: message)
        } inverse: { route in
            if case .messagesMessage(let thread, let message) = route { (thread, message) } else { nil }
        }
        table.add("/events", named: "events", to: Self.events) { route in
            if case .events = route { true } else { false }
        }
        table.add("/events/{event}", named: "eventsEvent", parameters: ["event"]) { (event: String) in
            Self.eventsEvent(event: event)
        } inverse: { route in
            if case .eventsEvent(let event) = route { event } else { nil }
        }
        table.add("/events/{event}/tickets", named: "eventsTickets", parameters: ["event"]) { (event: String) in
            Self.eventsTickets(event: event)
        } inverse: { route in
            if case .eventsTickets(let event) = route { event } else { nil }
        }
        table.add("/events/{event}/tickets/{ticket}", named: "eventsTicketsTicket", parameters: ["event", "ticket"]) {
            (event: String, ticket: Int) in
            Self.eventsTicketsTicket(event: event, ticket: ticket)
        } inverse: { route in
            if case .eventsTicketsTicket(let event, let ticket) = route { (event, ticket) } else { nil }
        }
        table.add("/map/{lat}/{lon}", named: "mapLon", parameters: ["lat", "lon"]) { (lat: String, lon: String) in
            Self.mapLon(lat: lat, lon: lon)
        } inverse: { route in
            if case .mapLon(let lat, let lon) = route { (lat, lon) } else { nil }
        }
        table.add("/stores", named: "stores", to: Self.stores) { route in
            if case .stores = route { true } else { false }
        }
        table.add("/stores/{store}", named: "storesStore", parameters: ["store"]) { (store: Int) in
            Self.storesStore(store: store)
        } inverse: { route in
            if case .storesStore(let store) = route { store } else { nil }
        }
        table.add("/stores/{store}/hours", named: "storesHours", parameters: ["store"]) { (store: Int) in
            Self.storesHours(store: store)
        } inverse: { route in
            if case .storesHours(let store) = route { store } else { nil }
        }
        table.add("/promo/{code}", named: "promoCode", parameters: ["code"]) { (code: String) in
            Self.promoCode(code: code)
        } inverse: { route in
            if case .promoCode(let code) = route { code } else { nil }
        }
        table.add("/invite/{token}", named: "inviteToken", parameters: ["token"]) { (token: String) in
            Self.inviteToken(token: token)
        } inverse: { route in
            if case .inviteToken(let token) = route { token } else { nil }
        }
        table.add("/reset-password/{token}", named: "resetPasswordToken", parameters: ["token"]) { (token: String) in
            Self.resetPasswordToken(token: token)
        } inverse: { route in
            if case .resetPasswordToken(let token) = route { token } else { nil }
        }
        table.add("/verify-email/{token}", named: "verifyEmailToken", parameters: ["token"]) { (token: String) in
            Self.verifyEmailToken(token: token)
        } inverse: { route in
            if case .verifyEmailToken(let token) = route { token } else { nil }
        }
        table.add("/articles/{year}/{month}/{slug}", named: "articlesSlug", parameters: ["year", "month", "slug"]) {
            (year: Int, month: Int, slug: String) in
            Self.articlesSlug(year: year, month: month, slug: slug)
        } inverse: { route in
            if case .articlesSlug(let year, let month, let slug) = route { (year, month, slug) } else { nil }
        }
        table.add("/live/{channel}", named: "liveChannel", parameters: ["channel"]) { (channel: String) in
            Self.liveChannel(channel: channel)
        } inverse: { route in
            if case .liveChannel(let channel) = route { channel } else { nil }
        }
        table.add("/help/{topic}/{article}", named: "helpArticle", parameters: ["topic", "article"]) {
            (topic: String, article: String) in
            Self.helpArticle(topic: topic, article: article)
        } inverse: { route in
            if case .helpArticle(let topic, let article) = route { (topic, article) } else { nil }
        }
        table.nameCases { route in
            switch route {
            case .home: "home"
            case .search: "search"
            case .searchScope: "searchScope"
            case .userMe: "userMe"
            case .userId: "userId"
            case .userEdit: "userEdit"
            case .userFollowers: "userFollowers"
            case .userFollowing: "userFollowing"
            case .userPosts: "userPosts"
            case .userPostsPost: "userPostsPost"
            case .postId: "postId"
            case .postComments: "postComments"
            case .postCommentsComment: "postCommentsComment"
            case .postLikes: "postLikes"
            case .postNew: "postNew"
            case .productSku: "productSku"
            case .productReviews: "productReviews"
            case .productReviewsReview: "productReviewsReview"
            case .productShare: "productShare"
            case .categorySlug: "categorySlug"
            case .categorySub: "categorySub"
            case .categoryLeaf: "categoryLeaf"
            case .cart: "cart"
            case .cartAddSku: "cartAddSku"
            case .cartCheckout: "cartCheckout"
            case .cartCheckoutPayment: "cartCheckoutPayment"
            case .cartCheckoutConfirmOrder: "cartCheckoutConfirmOrder"
            case .orders: "orders"
            case .ordersOrder: "ordersOrder"
            case .ordersTrack: "ordersTrack"
            case .ordersRefund: "ordersRefund"
            case .ordersItemsItem: "ordersItemsItem"
            case .wishlist: "wishlist"
            case .wishlistList: "wishlistList"
            case .wishlistItemsItem: "wishlistItemsItem"
            case .settings: "settings"
            case .settingsProfile: "settingsProfile"
            case .settingsPrivacy: "settingsPrivacy"
            case .settingsNotifications: "settingsNotifications"
            case .settingsNotificationsChannel: "settingsNotificationsChannel"
            case .settingsPaymentMethods: "settingsPaymentMethods"
            case .settingsPaymentMethodsMethod: "settingsPaymentMethodsMethod"
            case .messages: "messages"
            case .messagesThread: "messagesThread"
            case .messagesMessage: "messagesMessage"
            case .events: "events"
            case .eventsEvent: "eventsEvent"
            case .eventsTickets: "eventsTickets"
            case .eventsTicketsTicket: "eventsTicketsTicket"
            case .mapLon: "mapLon"
            case .stores: "stores"
            case .storesStore: "storesStore"
            case .storesHours: "storesHours"
            case .promoCode: "promoCode"
            case .inviteToken: "inviteToken"
            case .resetPasswordToken: "resetPasswordToken"
            case .verifyEmailToken: "verifyEmailToken"
            case .articlesSlug: "articlesSlug"
            case .liveChannel: "liveChannel"
            case .helpArticle: "helpArticle"
            }
        }
        return table
    }
}
