// swift-format-ignore-file
import WaymarkCore
import WaymarkRoutes

/// What `@Routes` writes for `Data/AppRoute.swift`. It is one long file because what a macro writes is one extension.
extension AppRoute: nonisolated WaymarkRoutes.Routable {
    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

    nonisolated static var table: WaymarkCore.RouteTable<Self> {
        var table = WaymarkCore.RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/home", named: "home", to: Self.home) { route in
            if case .home = route {
                true
            } else {
                false
            }
        }
        table.add("/search", named: "search", to: Self.search) { route in
            if case .search = route {
                true
            } else {
                false
            }
        }
        table.add("/search/{scope}", named: "searchScope", parameters: ["scope"]) { (scope: String) in
            Self.searchScope(scope: scope)
        } inverse: { route in
            if case .searchScope(let scope) = route {
                scope
            } else {
                nil
            }
        }
        table.add("/user/me", named: "userMe", to: Self.userMe) { route in
            if case .userMe = route {
                true
            } else {
                false
            }
        }
        table.add("/user/{id}", named: "userId", parameters: ["id"]) { (id: Int) in
            Self.userId(id: id)
        } inverse: { route in
            if case .userId(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/user/{id}/edit", named: "userEdit", parameters: ["id"]) { (id: Int) in
            Self.userEdit(id: id)
        } inverse: { route in
            if case .userEdit(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/user/{id}/followers", named: "userFollowers", parameters: ["id"]) { (id: Int) in
            Self.userFollowers(id: id)
        } inverse: { route in
            if case .userFollowers(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/user/{id}/following", named: "userFollowing", parameters: ["id"]) { (id: Int) in
            Self.userFollowing(id: id)
        } inverse: { route in
            if case .userFollowing(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/user/{id}/posts", named: "userPosts", parameters: ["id"]) { (id: Int) in
            Self.userPosts(id: id)
        } inverse: { route in
            if case .userPosts(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/user/{id}/posts/{post}", named: "userPostsPost", parameters: ["id", "post"]) { (id: Int, post: Int) in
            Self.userPostsPost(id: id, post: post)
        } inverse: { route in
            if case .userPostsPost(let id, let post) = route {
                (id, post)
            } else {
                nil
            }
        }
        table.add("/post/{id}", named: "postId", parameters: ["id"]) { (id: Int) in
            Self.postId(id: id)
        } inverse: { route in
            if case .postId(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/post/{id}/comments", named: "postComments", parameters: ["id"]) { (id: Int) in
            Self.postComments(id: id)
        } inverse: { route in
            if case .postComments(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/post/{id}/comments/{comment}", named: "postCommentsComment", parameters: ["id", "comment"]) { (id: Int, comment: Int) in
            Self.postCommentsComment(id: id, comment: comment)
        } inverse: { route in
            if case .postCommentsComment(let id, let comment) = route {
                (id, comment)
            } else {
                nil
            }
        }
        table.add("/post/{id}/likes", named: "postLikes", parameters: ["id"]) { (id: Int) in
            Self.postLikes(id: id)
        } inverse: { route in
            if case .postLikes(let id) = route {
                id
            } else {
                nil
            }
        }
        table.add("/post/new", named: "postNew", to: Self.postNew) { route in
            if case .postNew = route {
                true
            } else {
                false
            }
        }
        table.add("/product/{sku}", named: "productSku", parameters: ["sku"]) { (sku: String) in
            Self.productSku(sku: sku)
        } inverse: { route in
            if case .productSku(let sku) = route {
                sku
            } else {
                nil
            }
        }
        table.add("/product/{sku}/reviews", named: "productReviews", parameters: ["sku"]) { (sku: String) in
            Self.productReviews(sku: sku)
        } inverse: { route in
            if case .productReviews(let sku) = route {
                sku
            } else {
                nil
            }
        }
        table.add("/product/{sku}/reviews/{review}", named: "productReviewsReview", parameters: ["sku", "review"]) { (sku: String, review: Int) in
            Self.productReviewsReview(sku: sku, review: review)
        } inverse: { route in
            if case .productReviewsReview(let sku, let review) = route {
                (sku, review)
            } else {
                nil
            }
        }
        table.add("/product/{sku}/share", named: "productShare", parameters: ["sku"]) { (sku: String) in
            Self.productShare(sku: sku)
        } inverse: { route in
            if case .productShare(let sku) = route {
                sku
            } else {
                nil
            }
        }
        table.add("/category/{slug}", named: "categorySlug", parameters: ["slug"]) { (slug: String) in
            Self.categorySlug(slug: slug)
        } inverse: { route in
            if case .categorySlug(let slug) = route {
                slug
            } else {
                nil
            }
        }
        table.add("/category/{slug}/{sub}", named: "categorySub", parameters: ["slug", "sub"]) { (slug: String, sub: String) in
            Self.categorySub(slug: slug, sub: sub)
        } inverse: { route in
            if case .categorySub(let slug, let sub) = route {
                (slug, sub)
            } else {
                nil
            }
        }
        table.add("/category/{slug}/{sub}/{leaf}", named: "categoryLeaf", parameters: ["slug", "sub", "leaf"]) { (slug: String, sub: String, leaf: String) in
            Self.categoryLeaf(slug: slug, sub: sub, leaf: leaf)
        } inverse: { route in
            if case .categoryLeaf(let slug, let sub, let leaf) = route {
                (slug, sub, leaf)
            } else {
                nil
            }
        }
        table.add("/cart", named: "cart", to: Self.cart) { route in
            if case .cart = route {
                true
            } else {
                false
            }
        }
        table.add("/cart/add/{sku}", named: "cartAddSku", parameters: ["sku"]) { (sku: String) in
            Self.cartAddSku(sku: sku)
        } inverse: { route in
            if case .cartAddSku(let sku) = route {
                sku
            } else {
                nil
            }
        }
        table.add("/cart/checkout", named: "cartCheckout", to: Self.cartCheckout) { route in
            if case .cartCheckout = route {
                true
            } else {
                false
            }
        }
        table.add("/cart/checkout/payment", named: "cartCheckoutPayment", to: Self.cartCheckoutPayment) { route in
            if case .cartCheckoutPayment = route {
                true
            } else {
                false
            }
        }
        table.add("/cart/checkout/confirm/{order}", named: "cartCheckoutConfirmOrder", parameters: ["order"]) { (order: Int) in
            Self.cartCheckoutConfirmOrder(order: order)
        } inverse: { route in
            if case .cartCheckoutConfirmOrder(let order) = route {
                order
            } else {
                nil
            }
        }
        table.add("/orders", named: "orders", to: Self.orders) { route in
            if case .orders = route {
                true
            } else {
                false
            }
        }
        table.add("/orders/{order}", named: "ordersOrder", parameters: ["order"]) { (order: Int) in
            Self.ordersOrder(order: order)
        } inverse: { route in
            if case .ordersOrder(let order) = route {
                order
            } else {
                nil
            }
        }
        table.add("/orders/{order}/track", named: "ordersTrack", parameters: ["order"]) { (order: Int) in
            Self.ordersTrack(order: order)
        } inverse: { route in
            if case .ordersTrack(let order) = route {
                order
            } else {
                nil
            }
        }
        table.add("/orders/{order}/refund", named: "ordersRefund", parameters: ["order"]) { (order: Int) in
            Self.ordersRefund(order: order)
        } inverse: { route in
            if case .ordersRefund(let order) = route {
                order
            } else {
                nil
            }
        }
        table.add("/orders/{order}/items/{item}", named: "ordersItemsItem", parameters: ["order", "item"]) { (order: Int, item: Int) in
            Self.ordersItemsItem(order: order, item: item)
        } inverse: { route in
            if case .ordersItemsItem(let order, let item) = route {
                (order, item)
            } else {
                nil
            }
        }
        table.add("/wishlist", named: "wishlist", to: Self.wishlist) { route in
            if case .wishlist = route {
                true
            } else {
                false
            }
        }
        table.add("/wishlist/{list}", named: "wishlistList", parameters: ["list"]) { (list: String) in
            Self.wishlistList(list: list)
        } inverse: { route in
            if case .wishlistList(let list) = route {
                list
            } else {
                nil
            }
        }
        table.add("/wishlist/{list}/items/{item}", named: "wishlistItemsItem", parameters: ["list", "item"]) { (list: String, item: Int) in
            Self.wishlistItemsItem(list: list, item: item)
        } inverse: { route in
            if case .wishlistItemsItem(let list, let item) = route {
                (list, item)
            } else {
                nil
            }
        }
        table.add("/settings", named: "settings", to: Self.settings) { route in
            if case .settings = route {
                true
            } else {
                false
            }
        }
        table.add("/settings/profile", named: "settingsProfile", to: Self.settingsProfile) { route in
            if case .settingsProfile = route {
                true
            } else {
                false
            }
        }
        table.add("/settings/privacy", named: "settingsPrivacy", to: Self.settingsPrivacy) { route in
            if case .settingsPrivacy = route {
                true
            } else {
                false
            }
        }
        table.add("/settings/notifications", named: "settingsNotifications", to: Self.settingsNotifications) { route in
            if case .settingsNotifications = route {
                true
            } else {
                false
            }
        }
        table.add("/settings/notifications/{channel}", named: "settingsNotificationsChannel", parameters: ["channel"]) { (channel: String) in
            Self.settingsNotificationsChannel(channel: channel)
        } inverse: { route in
            if case .settingsNotificationsChannel(let channel) = route {
                channel
            } else {
                nil
            }
        }
        table.add("/settings/payment-methods", named: "settingsPaymentMethods", to: Self.settingsPaymentMethods) { route in
            if case .settingsPaymentMethods = route {
                true
            } else {
                false
            }
        }
        table.add("/settings/payment-methods/{method}", named: "settingsPaymentMethodsMethod", parameters: ["method"]) { (method: String) in
            Self.settingsPaymentMethodsMethod(method: method)
        } inverse: { route in
            if case .settingsPaymentMethodsMethod(let method) = route {
                method
            } else {
                nil
            }
        }
        table.add("/messages", named: "messages", to: Self.messages) { route in
            if case .messages = route {
                true
            } else {
                false
            }
        }
        table.add("/messages/{thread}", named: "messagesThread", parameters: ["thread"]) { (thread: Int) in
            Self.messagesThread(thread: thread)
        } inverse: { route in
            if case .messagesThread(let thread) = route {
                thread
            } else {
                nil
            }
        }
        table.add("/messages/{thread}/{message}", named: "messagesMessage", parameters: ["thread", "message"]) { (thread: Int, message: Int) in
            Self.messagesMessage(thread: thread, message: message)
        } inverse: { route in
            if case .messagesMessage(let thread, let message) = route {
                (thread, message)
            } else {
                nil
            }
        }
        table.add("/events", named: "events", to: Self.events) { route in
            if case .events = route {
                true
            } else {
                false
            }
        }
        table.add("/events/{event}", named: "eventsEvent", parameters: ["event"]) { (event: String) in
            Self.eventsEvent(event: event)
        } inverse: { route in
            if case .eventsEvent(let event) = route {
                event
            } else {
                nil
            }
        }
        table.add("/events/{event}/tickets", named: "eventsTickets", parameters: ["event"]) { (event: String) in
            Self.eventsTickets(event: event)
        } inverse: { route in
            if case .eventsTickets(let event) = route {
                event
            } else {
                nil
            }
        }
        table.add("/events/{event}/tickets/{ticket}", named: "eventsTicketsTicket", parameters: ["event", "ticket"]) { (event: String, ticket: Int) in
            Self.eventsTicketsTicket(event: event, ticket: ticket)
        } inverse: { route in
            if case .eventsTicketsTicket(let event, let ticket) = route {
                (event, ticket)
            } else {
                nil
            }
        }
        table.add("/map/{lat}/{lon}", named: "mapLon", parameters: ["lat", "lon"]) { (lat: String, lon: String) in
            Self.mapLon(lat: lat, lon: lon)
        } inverse: { route in
            if case .mapLon(let lat, let lon) = route {
                (lat, lon)
            } else {
                nil
            }
        }
        table.add("/stores", named: "stores", to: Self.stores) { route in
            if case .stores = route {
                true
            } else {
                false
            }
        }
        table.add("/stores/{store}", named: "storesStore", parameters: ["store"]) { (store: Int) in
            Self.storesStore(store: store)
        } inverse: { route in
            if case .storesStore(let store) = route {
                store
            } else {
                nil
            }
        }
        table.add("/stores/{store}/hours", named: "storesHours", parameters: ["store"]) { (store: Int) in
            Self.storesHours(store: store)
        } inverse: { route in
            if case .storesHours(let store) = route {
                store
            } else {
                nil
            }
        }
        table.add("/promo/{code}", named: "promoCode", parameters: ["code"]) { (code: String) in
            Self.promoCode(code: code)
        } inverse: { route in
            if case .promoCode(let code) = route {
                code
            } else {
                nil
            }
        }
        table.add("/invite/{token}", named: "inviteToken", parameters: ["token"]) { (token: String) in
            Self.inviteToken(token: token)
        } inverse: { route in
            if case .inviteToken(let token) = route {
                token
            } else {
                nil
            }
        }
        table.add("/reset-password/{token}", named: "resetPasswordToken", parameters: ["token"]) { (token: String) in
            Self.resetPasswordToken(token: token)
        } inverse: { route in
            if case .resetPasswordToken(let token) = route {
                token
            } else {
                nil
            }
        }
        table.add("/verify-email/{token}", named: "verifyEmailToken", parameters: ["token"]) { (token: String) in
            Self.verifyEmailToken(token: token)
        } inverse: { route in
            if case .verifyEmailToken(let token) = route {
                token
            } else {
                nil
            }
        }
        table.add("/articles/{year}/{month}/{slug}", named: "articlesSlug", parameters: ["year", "month", "slug"]) { (year: Int, month: Int, slug: String) in
            Self.articlesSlug(year: year, month: month, slug: slug)
        } inverse: { route in
            if case .articlesSlug(let year, let month, let slug) = route {
                (year, month, slug)
            } else {
                nil
            }
        }
        table.add("/live/{channel}", named: "liveChannel", parameters: ["channel"]) { (channel: String) in
            Self.liveChannel(channel: channel)
        } inverse: { route in
            if case .liveChannel(let channel) = route {
                channel
            } else {
                nil
            }
        }
        table.add("/help/{topic}/{article}", named: "helpArticle", parameters: ["topic", "article"]) { (topic: String, article: String) in
            Self.helpArticle(topic: topic, article: article)
        } inverse: { route in
            if case .helpArticle(let topic, let article) = route {
                (topic, article)
            } else {
                nil
            }
        }
        table.nameCases { route in
            switch route {
            case .home:
                "home"
            case .search:
                "search"
            case .searchScope:
                "searchScope"
            case .userMe:
                "userMe"
            case .userId:
                "userId"
            case .userEdit:
                "userEdit"
            case .userFollowers:
                "userFollowers"
            case .userFollowing:
                "userFollowing"
            case .userPosts:
                "userPosts"
            case .userPostsPost:
                "userPostsPost"
            case .postId:
                "postId"
            case .postComments:
                "postComments"
            case .postCommentsComment:
                "postCommentsComment"
            case .postLikes:
                "postLikes"
            case .postNew:
                "postNew"
            case .productSku:
                "productSku"
            case .productReviews:
                "productReviews"
            case .productReviewsReview:
                "productReviewsReview"
            case .productShare:
                "productShare"
            case .categorySlug:
                "categorySlug"
            case .categorySub:
                "categorySub"
            case .categoryLeaf:
                "categoryLeaf"
            case .cart:
                "cart"
            case .cartAddSku:
                "cartAddSku"
            case .cartCheckout:
                "cartCheckout"
            case .cartCheckoutPayment:
                "cartCheckoutPayment"
            case .cartCheckoutConfirmOrder:
                "cartCheckoutConfirmOrder"
            case .orders:
                "orders"
            case .ordersOrder:
                "ordersOrder"
            case .ordersTrack:
                "ordersTrack"
            case .ordersRefund:
                "ordersRefund"
            case .ordersItemsItem:
                "ordersItemsItem"
            case .wishlist:
                "wishlist"
            case .wishlistList:
                "wishlistList"
            case .wishlistItemsItem:
                "wishlistItemsItem"
            case .settings:
                "settings"
            case .settingsProfile:
                "settingsProfile"
            case .settingsPrivacy:
                "settingsPrivacy"
            case .settingsNotifications:
                "settingsNotifications"
            case .settingsNotificationsChannel:
                "settingsNotificationsChannel"
            case .settingsPaymentMethods:
                "settingsPaymentMethods"
            case .settingsPaymentMethodsMethod:
                "settingsPaymentMethodsMethod"
            case .messages:
                "messages"
            case .messagesThread:
                "messagesThread"
            case .messagesMessage:
                "messagesMessage"
            case .events:
                "events"
            case .eventsEvent:
                "eventsEvent"
            case .eventsTickets:
                "eventsTickets"
            case .eventsTicketsTicket:
                "eventsTicketsTicket"
            case .mapLon:
                "mapLon"
            case .stores:
                "stores"
            case .storesStore:
                "storesStore"
            case .storesHours:
                "storesHours"
            case .promoCode:
                "promoCode"
            case .inviteToken:
                "inviteToken"
            case .resetPasswordToken:
                "resetPasswordToken"
            case .verifyEmailToken:
                "verifyEmailToken"
            case .articlesSlug:
                "articlesSlug"
            case .liveChannel:
                "liveChannel"
            case .helpArticle:
                "helpArticle"
            }
        }
        return table
    }

    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: "WMCT\u{1}\0\0\0Lo?Nh\u{3}\u{1}\0P\0\0\0<\u{14}\0\0@R\0\0<\0\0\0p[\0\0<\0\0\0`]\0\09\0\0\0\0l\0\0m\u{2}\0\0pn\0\0<\0\0\0`p\0\0f\u{11}\0\0H\u{2}\u{1}\0\u{1b}\u{1}\0\0<\u{a}\0\0\0\0\0\0;\0\0\0\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0:\0\0\0\u{1}\0\0\0IG-;8\u{1f}^(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0stores\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{d}\u{2}\0\0\0\0\0\0\0\0\0\0verify-efy-email\u{c}\0\0\0?\u{2}\0\0\0\0\0\0\0\0\0\0user\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0Q\u{2}\0\0\0\0\0\0\0\0\0\0settings\0\0\0\0\0\0\0\0\u{8}\0\0\0;\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0invite\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0,\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0messages\0\0\0\0\0\0\0\0\u{8}\0\0\0>\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0live\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0g\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0category\0\0\0\0\0\0\0\0\u{8}\0\0\0y\u{4}\0\0\0\0\0\0\0\0\0\0help\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0!\u{5}\0\0\0\0\0\0\0\0\0\0articles\0\0\0\0\0\0\0\0\u{8}\0\0\0:\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0search\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0b\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0reset-papassword\u{e}\0\0\0x\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0orders\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{4}\u{6}\0\0\0\0\0\0\0\0\0\0map\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0o\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0cart\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{4}\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0home\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0w\u{7}\0\0\0\0\0\0\0\0\0\0promo\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0wishlist\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{12}\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0product\0\0\0\0\0\0\0\0\0\u{7}\0\0\0K\u{8}\0\0\0\0\0\0\0\0\0\0events\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{16}\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0post\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0S\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0;\0\0\0\u{14}\u{2}\0\0\0\0\0\0\u{18}\u{2}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0;\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0\u{1c}\u{2}\0\0\u{17}\0\0\0\u{1e}\0\0\0#\u{2}\0\0'\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1e}\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0hours\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\04\u{2}\0\0\0\0\0\0\0\0\0\0\u{17}\0\0\0\u{17}\0\0\0;\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{17}\0\0\0\0\0\0\0\0\0\0\01\0\0\01\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0F\u{2}\0\01\0\0\01\0\0\0M\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\01\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{1a}\0\0\0\0\0\0\0X\u{2}\0\0p\u{2}\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0me\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0e\u{2}\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{5}\0\0\0l\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0t\u{2}\0\0\u{c}\0\0\0\u{1a}\0\0\0{\u{2}\0\0\u{7f}\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1a}\0\0\0\0\0\0\0\0\0\0\0>\0\0\0\u{1}\0\0\0k/J\u{d}Yqum\0\0\0\0posts\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0followinollowing\u{9}\0\0\0\u{1a}\u{3}\0\0\0\0\0\0\0\0\0\0followerollowers\u{9}\0\0\0%\u{3}\0\0\0\0\0\0\0\0\0\0edit\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\00\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{c}\0\0\0\u{12}\0\0\0\u{7}\u{3}\0\0\0\0\0\0\u{b}\u{3}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{12}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0\u{f}\u{3}\0\0\u{c}\0\0\0\u{c}\0\0\0\u{16}\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{c}\0\0\0\0\0\0\0\0\0\0\0\u{11}\0\0\0\u{11}\0\0\0!\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{11}\0\0\0\0\0\0\0\0\0\0\0\u{10}\0\0\0\u{10}\0\0\0,\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{10}\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\u{f}\0\0\07\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\08\0\0\0B\u{3}\0\0F\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\08\0\0\0\0\0\0\0\0\0\0\0>\0\0\0\u{1}\0\0\0OE\u{9}\0\u{18}]D\u{6}\0\0\0\0notificaications\u{d}\0\0\0k\u{3}\0\0\0\0\0\0\0\0\0\0profile\0\0\0\0\0\0\0\0\0\u{7}\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0payment--methods\u{f}\0\0\0\u{b}\u{4}\0\0\0\0\0\0\0\0\0\0privacy\0\0\0\0\0\0\0\0\0\u{7}\0\0\0!\u{4}\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{a}\0\0\0r\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\u{3}\0\0\u{1}\0\0\0\u{a}\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0\u{3}\0\0\0}\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{8}\0\0\0\u{7}\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{8}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{b}\0\0\0\u{12}\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\u{4}\0\0\u{1}\0\0\0\u{b}\0\0\0\0\0\0\0\0\0\0\0\u{4}\0\0\0\u{4}\0\0\0\u{1d}\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\u{9}\0\0\0\u{9}\0\0\0(\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{9}\0\0\0\0\0\0\0\0\0\0\0/\0\0\0/\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\03\u{4}\0\0/\0\0\0/\0\0\0:\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0/\0\0\0\0\0\0\0\0\0\0\0\u{19}\0\0\09\0\0\0E\u{4}\0\0\0\0\0\0I\u{4}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\09\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0M\u{4}\0\0\u{19}\0\0\0\u{1d}\0\0\0T\u{4}\0\0\0\0\0\0X\u{4}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1d}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0\\\u{4}\0\0\u{19}\0\0\0\u{19}\0\0\0c\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{19}\0\0\0\0\0\0\0\0\0\0\02\0\0\02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0n\u{4}\0\02\0\0\02\0\0\0u\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\02\0\0\0\0\0\0\0\0\0\0\0%\0\0\0+\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0%\0\0\0+\0\0\0\u{7}\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{b}\u{5}\0\0\u{1}\0\0\0+\0\0\0\0\0\0\0\0\0\0\0%\0\0\0&\0\0\0\u{12}\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\u{5}\0\0\u{1}\0\0\0&\0\0\0\0\0\0\0\0\0\0\0%\0\0\0%\0\0\0\u{1d}\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0%\0\0\0\0\0\0\0\0\0\0\0(\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0(\u{5}\0\0(\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0/\u{5}\0\0(\0\0\0(\0\0\06\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0(\0\0\0\0\0\0\0\0\0\0\0\u{18}\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0A\u{5}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0E\u{5}\0\0\u{18}\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0L\u{5}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0P\u{5}\0\0\u{18}\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0W\u{5}\0\0\u{18}\0\0\0\u{18}\0\0\0^\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{18}\0\0\0\0\0\0\0\0\0\0\0)\0\0\04\0\0\0i\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0m\u{5}\0\0\u{1}\0\0\04\0\0\0\0\0\0\0\0\0\0\0)\0\0\0)\0\0\0t\u{5}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0)\0\0\0\0\0\0\0\0\0\0\00\0\0\00\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7f}\u{5}\0\00\0\0\00\0\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\00\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\06\0\0\0\u{b}\u{6}\0\0\0\0\0\0\u{f}\u{6}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\06\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0\u{13}\u{6}\0\0\u{e}\0\0\0\u{1c}\0\0\0\u{1a}\u{6}\0\0\u{1e}\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1c}\0\0\0\0\0\0\0\0\0\0\0>\0\0\0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0refund\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0C\u{6}\0\0\0\0\0\0\0\0\0\0items\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0N\u{6}\0\0\0\0\0\0\0\0\0\0track\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0d\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{16}\0\0\0\u{16}\0\0\0J\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{16}\0\0\0\0\0\0\0\0\0\0\0\u{e}\0\0\0\u{e}\0\0\0\0\0\0\0\0\0\0\0U\u{6}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0Y\u{6}\0\0\u{e}\0\0\0\u{e}\0\0\0`\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{e}\0\0\0\0\0\0\0\0\0\0\0\u{15}\0\0\0\u{15}\0\0\0k\u{6}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{15}\0\0\0\0\0\0\0\0\0\0\0'\0\0\0'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\u{6}\0\0'\0\0\0'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0}\u{6}\0\0'\0\0\0'\0\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\05\0\0\0\u{b}\u{7}\0\0\u{f}\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\05\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0add\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0$\u{7}\0\0\0\0\0\0\0\0\0\0checkout\0\0\0\0\0\0\0\0\u{8}\0\0\06\u{7}\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0+\u{7}\0\0\u{2}\0\0\0\u{2}\0\0\02\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\0\0\0=\u{7}\0\0A\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{7}\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0confirm\0\0\0\0\0\0\0\0\0\u{7}\0\0\0V\u{7}\0\0\0\0\0\0\0\0\0\0payment\0\0\0\0\0\0\0\0\0\u{7}\0\0\0l\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0]\u{7}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0a\u{7}\0\0\0\0\0\0\0\0\0\0h\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0s\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\03\0\0\03\0\0\0~\u{7}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\03\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0.\0\0\0.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7}\u{8}\0\0.\0\0\0.\0\0\0\u{e}\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0.\0\0\0\0\0\0\0\0\0\0\0 \0\0\07\0\0\0\u{19}\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1d}\u{8}\0\0\u{1}\0\0\07\0\0\0\0\0\0\0\0\0\0\0 \0\0\0,\0\0\0$\u{8}\0\0(\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0,\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0items\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\05\u{8}\0\0\0\0\0\0\0\0\0\0 \0\0\0 \0\0\0\0\0\0\0\0\0\0\0<\u{8}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0@\u{8}\0\0 \0\0\0 \0\0\0G\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0 \0\0\0\0\0\0\0\0\0\0\0\u{1f}\0\0\0*\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0R\u{8}\0\0\u{1f}\0\0\0*\0\0\0Y\u{8}\0\0]\u{8}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0*\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0reviews\0\0\0\0\0\0\0\0\0\u{7}\0\0\0r\u{8}\0\0\0\0\0\0\0\0\0\0share\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{b}\u{9}\0\0\0\0\0\0\0\0\0\0\u{1f}\0\0\0\"\0\0\0y\u{8}\0\0\0\0\0\0}\u{8}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\"\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0\0\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1f}\0\0\0\u{1f}\0\0\0\u{7}\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1f}\0\0\0\0\0\0\0\0\0\0\0#\0\0\0#\0\0\0\u{12}\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0#\0\0\0\0\0\0\0\0\0\0\0!\0\0\0:\0\0\0\u{1d}\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0!\u{9}\0\0\u{1}\0\0\0:\0\0\0\0\0\0\0\0\0\0\0!\0\0\0-\0\0\0(\u{9}\0\0,\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0-\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0tickets\0\0\0\0\0\0\0\0\0\u{7}\0\0\09\u{9}\0\0\0\0\0\0\0\0\0\0!\0\0\0$\0\0\0@\u{9}\0\0\0\0\0\0D\u{9}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0$\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0H\u{9}\0\0!\0\0\0!\0\0\0O\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{1b}\0\0\0\0\0\0\0Z\u{9}\0\0r\u{9}\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0new\0\0\0\0\0\0\0\0\0\0\0\0\0\u{3}\0\0\0g\u{9}\0\0\0\0\0\0\0\0\0\0\u{6}\0\0\0\u{6}\0\0\0n\u{9}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0v\u{9}\0\0\u{d}\0\0\0\u{1b}\0\0\0}\u{9}\0\0\0\u{a}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{1b}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0?\0\0\0\u{1}\0\0\0/M\u{1d}{9( b\0\0\0\0likes\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{15}\u{a}\0\0\0\0\0\0\0\0\0\0comments\0\0\0\0\0\0\0\0\u{8}\0\0\0 \u{a}\0\0\0\0\0\0\0\0\0\0\u{14}\0\0\0\u{14}\0\0\0\u{1c}\u{a}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{14}\0\0\0\0\0\0\0\0\0\0\0\u{d}\0\0\0\u{13}\0\0\0'\u{a}\0\0\0\0\0\0+\u{a}\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{13}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{1}\0\0\0/\u{a}\0\0\u{d}\0\0\0\u{d}\0\0\06\u{a}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\0\0\u{d}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\0\0\0\0\0\0\0\0\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{19}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\u{17}\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0'\0\0\0\0\0\0\0\u{2}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0)\0\0\0\0\0\0\0\u{3}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{3}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0\u{e}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0\u{18}\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0$\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0%\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0&\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0(\0\0\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\u{1}\0\0\0\u{9}\0\0\0\0\0\0\0\u{4}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{c}\0\0\0\0\0\0\0\u{6}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{1f}\0\0\0\0\0\0\0\u{8}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{5}\0\0\0\0\0\0\0\u{a}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{6}\0\0\0\0\0\0\0\u{b}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{7}\0\0\0\0\0\0\0\u{c}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{8}\0\0\0\0\0\0\0\u{d}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{b}\0\0\0\0\0\0\0\u{e}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{d}\0\0\0\0\0\0\0\u{f}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{1d}\0\0\0\0\0\0\0\u{10}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{1e}\0\0\0\0\0\0\0\u{11}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\04\0\0\0\0\0\0\0\u{12}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\09\0\0\0\0\0\0\0\u{13}\0\0\0\u{3}\0\u{3}\0\u{1}\0\0\0,\0\0\0\0\0\0\0\u{16}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{4}\0\0\0\0\0\0\0\u{18}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{a}\0\0\0\0\0\0\0\u{19}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{1c}\0\0\0\0\0\0\0\u{1a}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0+\0\0\0\0\0\0\0\u{1b}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\03\0\0\0\0\0\0\0\u{1c}\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{11}\0\0\0\0\0\0\0\u{1d}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\"\0\0\0\0\0\0\0\u{1f}\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\00\0\0\0\0\0\0\0!\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{10}\0\0\0\0\0\0\0#\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{12}\0\0\0\0\0\0\0$\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0/\0\0\0\0\0\0\0%\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{15}\0\0\0\0\0\0\0&\0\0\0\u{3}\0\u{3}\0\u{1}\0\0\0\u{14}\0\0\0\0\0\0\0)\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\01\0\0\0\0\0\0\0+\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0;\0\0\0\0\0\0\0-\0\0\0\u{2}\0\u{2}\0\u{1}\0\0\0\u{2}\0\0\0\0\0\0\0/\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{f}\0\0\0\0\0\0\00\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\u{13}\0\0\0\0\0\0\01\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0!\0\0\0\0\0\0\02\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0.\0\0\0\0\0\0\03\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\05\0\0\0\0\0\0\04\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\06\0\0\0\0\0\0\05\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\07\0\0\0\0\0\0\06\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\08\0\0\0\0\0\0\07\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0:\0\0\0\0\0\0\08\0\0\0\u{1}\0\u{1}\0\u{1}\0\0\0\0\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0\u{16}\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0\u{1b}\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0 \0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0#\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0*\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0-\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\02\0\0\0\0\0\0\09\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{5}\0\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{8}\0\0\0\u{7}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\0\0\0\u{6}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{15}\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\u{17}\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0\u{1b}\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\u{1d}\0\0\0\u{7}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0$\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0)\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0-\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0/\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\01\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\03\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\05\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\07\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\09\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0>\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0C\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0H\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0L\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0Q\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0U\0\0\0\u{6}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0[\0\0\0\u{7}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0b\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0d\0\0\0\u{2}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0f\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0k\0\0\0\u{6}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\u{1}\0\0\0\0\0\0\0q\0\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0v\0\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0y\0\0\0\u{6}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{7f}\0\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{4}\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\u{9}\u{1}\0\0\u{6}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{f}\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{12}\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{15}\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1a}\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\u{1e}\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{3}\0\0\0\u{2}\0\0\0\0\0\0\0\0\0\0\0!\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0%\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0)\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0,\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0/\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\02\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{2}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\07\u{1}\0\0\u{7}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0>\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0C\u{1}\0\0\u{3}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0F\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0J\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0N\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0S\u{1}\0\0\u{4}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0W\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\\\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0a\u{1}\0\0\u{5}\0\0\0\0\0\0\0\0\u{2}\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0f\u{1}\0\0\u{7}\0\0\0\0\0\0\0orderskuchannelmethodidpostidcommentorderitemididididididorderorderstoreyearmonthslugthreadmessageididorderthreadstoreskureviewlist\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0itemeventticketskuskueventslugsubleafslugsublatlontopicarticlescopeskusluglisteventcodetokentokentokenchannel\0\0\0\0\0\0\0\u{e}\0\0\0 \0\0\0?\0\0\0R\0\0\0l\0\0\0\u{d}\u{1}\0\08\u{1}\0\0c\u{1}\0\0\u{6}\u{2}\0\09\u{2}\0\0S\u{2}\0\0|\u{2}\0\0;\u{3}\0\0^\u{3}\0\0s\u{3}\0\0\u{10}\u{4}\0\09\u{4}\0\0v\u{4}\0\0\u{1b}\u{5}\0\0<\u{5}\0\0b\u{5}\0\0\u{10}\u{6}\0\0\u{1e}\u{6}\0\0<\u{6}\0\0[\u{6}\0\0\u{9}\u{7}\0\0I\u{7}\0\0[\u{7}\0\0\u{7f}\u{7}\0\0)\u{8}\0\0U\u{8}\0\0\u{f}\u{9}\0\0%\u{9}\0\0F\u{9}\0\0~\u{9}\0\0\u{14}\u{a}\0\09\u{a}\0\0^\u{a}\0\0\u{f}\u{b}\0\0Q\u{b}\0\0\u{5}\u{c}\0\0H\u{c}\0\0^\u{c}\0\0\u{8}\u{d}\0\0B\u{d}\0\0T\u{d}\0\0s\u{d}\0\0\u{1c}\u{e}\0\0Y\u{e}\0\0t\u{e}\0\0\u{6}\u{f}\0\0*\u{f}\0\0T\u{f}\0\0o\u{f}\0\0\u{e}\u{10}\0\0<\u{10}\0\0f\u{10}\0\0 \u{11}\0\0?\u{11}\0\0\u{1}\u{4}home\u{1}\u{5}/home\0\u{1}\u{6}search\u{1}\u{7}/search\0\u{1}\u{b}searchScope\u{1}\u{f}/search/{scope}\0\u{1}\u{6}userMe\u{1}\u{8}/user/me\0\u{1}\u{6}userId\u{1}\u{f}/user/{id: Int}\0\u{1}\u{8}userEdit\u{1}\u{14}/user/{id: Int}/edit\0\u{1}\u{d}userFollowers\u{1}\u{19}/user/{id: Int}/followers\0\u{1}\u{d}userFollowing\u{1}\u{19}/user/{id: Int}/following\0\u{1}\u{9}userPosts\u{1}\u{15}/user/{id: Int}/posts\0\u{1}\u{d}userPostsPost\u{1}!/user/{id: Int}/posts/{post: Int}\0\u{1}\u{6}postId\u{1}\u{f}/post/{id: Int}\0\u{1}\u{c}postComments\u{1}\u{18}/post/{id: Int}/comments\0\u{1}\u{13}postCommentsComment\u{1}'/post/{id: Int}/comments/{comment: Int}\0\u{1}\u{9}postLikes\u{1}\u{15}/post/{id: Int}/likes\0\u{1}\u{7}postNew\u{1}\u{9}/post/new\0\u{1}\u{a}productSku\u{1}\u{e}/product/{sku}\0\u{1}\u{e}productReviews\u{1}\u{16}/product/{sku}/reviews\0\u{1}\u{14}productReviewsReview\u{1}$/product/{sku}/reviews/{review: Int}\0\u{1}\u{c}productShare\u{1}\u{14}/product/{sku}/share\0\u{1}\u{c}categorySlug\u{1}\u{10}/category/{slug}\0\u{1}\u{b}categorySub\u{1}\u{16}/category/{slug}/{sub}\0\u{1}\u{c}categoryLeaf\u{1}\u{1d}/category/{slug}/{sub}/{leaf}\0\u{1}\u{4}cart\u{1}\u{5}/cart\0\u{1}\u{a}cartAddSku\u{1}\u{f}/cart/add/{sku}\0\u{1}\u{c}cartCheckout\u{1}\u{e}/cart/checkout\0\u{1}\u{13}cartCheckoutPayment\u{1}\u{16}/cart/checkout/payment\0\u{1}\u{18}cartCheckoutConfirmOrder\u{1}#/cart/checkout/confirm/{order: Int}\0\u{1}\u{6}orders\u{1}\u{7}/orders\0\u{1}\u{b}ordersOrder\u{1}\u{14}/orders/{order: Int}\0\u{1}\u{b}ordersTrack\u{1}\u{1a}/orders/{order: Int}/track\0\u{1}\u{c}ordersRefund\u{1}\u{1b}/orders/{order: Int}/refund\0\u{1}\u{f}ordersItemsItem\u{1}&/orders/{order: Int}/items/{item: Int}\0\u{1}\u{8}wishlist\u{1}\u{9}/wishlist\0\u{1}\u{c}wishlistList\u{1}\u{10}/wishlist/{list}\0\u{1}\u{11}wishlistItemsItem\u{1}\"/wishlist/{list}/items/{item: Int}\0\u{1}\u{8}settings\u{1}\u{9}/settings\0\u{1}\u{f}settingsProfile\u{1}\u{11}/settings/profile\0\u{1}\u{f}settingsPrivacy\u{1}\u{11}/settings/privacy\0\u{1}\u{15}settingsNotifications\u{1}\u{17}/settings/notifications\0\u{1}\u{1c}settingsNotificationsChannel\u{1}!/settings/notifications/{channel}\0\u{1}\u{16}settingsPaymentMethods\u{1}\u{19}/settings/payment-methods\0\u{1}\u{1c}settingsPaymentMethodsMethod\u{1}\"/settings/payment-methods/{method}\0\u{1}\u{8}messages\u{1}\u{9}/messages\0\u{1}\u{e}messagesThread\u{1}\u{17}/messages/{thread: Int}\0\u{1}\u{f}messagesMessage\u{1}&/messages/{thread: Int}/{message: Int}\0\u{1}\u{6}events\u{1}\u{7}/events\0\u{1}\u{b}eventsEvent\u{1}\u{f}/events/{event}\0\u{1}\u{d}eventsTickets\u{1}\u{17}/events/{event}/tickets\0\u{1}\u{13}eventsTicketsTicket\u{1}%/events/{event}/tickets/{ticket: Int}\0\u{1}\u{6}mapLon\u{1}\u{10}/map/{lat}/{lon}\0\u{1}\u{6}stores\u{1}\u{7}/stores\0\u{1}\u{b}storesStore\u{1}\u{14}/stores/{store: Int}\0\u{1}\u{b}storesHours\u{1}\u{1a}/stores/{store: Int}/hours\0\u{1}\u{9}promoCode\u{1}\u{d}/promo/{code}\0\u{1}\u{b}inviteToken\u{1}\u{f}/invite/{token}\0\u{1}\u{12}resetPasswordToken\u{1}\u{17}/reset-password/{token}\0\u{1}\u{10}verifyEmailToken\u{1}\u{15}/verify-email/{token}\0\u{1}\u{c}articlesSlug\u{1})/articles/{year: Int}/{month: Int}/{slug}\0\u{1}\u{b}liveChannel\u{1}\u{f}/live/{channel}\0\u{1}\u{b}helpArticle\u{1}\u{17}/help/{topic}/{article}\0\0\0@@\u{2}@\u{1}@\u{4}\0\0\0\u{10}example.commyapp\u{2}\0\u{1}\0\0\u{1}\0\0\0\0\0\0\u{b}\0\0\u{2}\0\u{1}\u{1}\u{1}\u{1}\0\u{b}\u{5}\u{10}\0\0\u{2}\0\u{1}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{f}~\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{f}\0\u{1}\u{1}\0\0\0\u{1}\u{1b}https://example.commyapp://\u{2}\0\u{13}\u{c}\u{5}\u{8}\u{13}\u{13}\u{14}\u{14}\u{14}\u{14}\u{14}\0\0\u{1}\0\0\u{13}\u{8}\u{8}\u{5}\u{8}\u{9}\u{9}\u{a}\u{a}\u{a}\u{a}\u{a}\0\u{1}\u{2}\0\0\u{4}\u{1}\0\0\u{1}\0\0\0\0\0\0"), whole: {
                RunTimeRouter.router
            }) { match in
            switch match.entryIndex {
            case 0:
                return Self.home
            case 1:
                return Self.search
            case 2:
                guard let scope = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.searchScope(scope: scope)
            case 3:
                return Self.userMe
            case 4:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.userId(id: id)
            case 5:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.userEdit(id: id)
            case 6:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.userFollowers(id: id)
            case 7:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.userFollowing(id: id)
            case 8:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.userPosts(id: id)
            case 9:
                guard let id = match.value(ofParameter: 0, as: Int.self), let post = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.userPostsPost(id: id, post: post)
            case 10:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.postId(id: id)
            case 11:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.postComments(id: id)
            case 12:
                guard let id = match.value(ofParameter: 0, as: Int.self), let comment = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.postCommentsComment(id: id, comment: comment)
            case 13:
                guard let id = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.postLikes(id: id)
            case 14:
                return Self.postNew
            case 15:
                guard let sku = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.productSku(sku: sku)
            case 16:
                guard let sku = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.productReviews(sku: sku)
            case 17:
                guard let sku = match.value(ofParameter: 0, as: String.self), let review = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.productReviewsReview(sku: sku, review: review)
            case 18:
                guard let sku = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.productShare(sku: sku)
            case 19:
                guard let slug = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.categorySlug(slug: slug)
            case 20:
                guard let slug = match.value(ofParameter: 0, as: String.self), let sub = match.value(ofParameter: 1, as: String.self) else {
                    return nil
                }
                return Self.categorySub(slug: slug, sub: sub)
            case 21:
                guard let slug = match.value(ofParameter: 0, as: String.self), let sub = match.value(ofParameter: 1, as: String.self), let leaf = match.value(ofParameter: 2, as: String.self) else {
                    return nil
                }
                return Self.categoryLeaf(slug: slug, sub: sub, leaf: leaf)
            case 22:
                return Self.cart
            case 23:
                guard let sku = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.cartAddSku(sku: sku)
            case 24:
                return Self.cartCheckout
            case 25:
                return Self.cartCheckoutPayment
            case 26:
                guard let order = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.cartCheckoutConfirmOrder(order: order)
            case 27:
                return Self.orders
            case 28:
                guard let order = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.ordersOrder(order: order)
            case 29:
                guard let order = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.ordersTrack(order: order)
            case 30:
                guard let order = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.ordersRefund(order: order)
            case 31:
                guard let order = match.value(ofParameter: 0, as: Int.self), let item = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.ordersItemsItem(order: order, item: item)
            case 32:
                return Self.wishlist
            case 33:
                guard let list = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.wishlistList(list: list)
            case 34:
                guard let list = match.value(ofParameter: 0, as: String.self), let item = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.wishlistItemsItem(list: list, item: item)
            case 35:
                return Self.settings
            case 36:
                return Self.settingsProfile
            case 37:
                return Self.settingsPrivacy
            case 38:
                return Self.settingsNotifications
            case 39:
                guard let channel = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.settingsNotificationsChannel(channel: channel)
            case 40:
                return Self.settingsPaymentMethods
            case 41:
                guard let method = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.settingsPaymentMethodsMethod(method: method)
            case 42:
                return Self.messages
            case 43:
                guard let thread = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.messagesThread(thread: thread)
            case 44:
                guard let thread = match.value(ofParameter: 0, as: Int.self), let message = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.messagesMessage(thread: thread, message: message)
            case 45:
                return Self.events
            case 46:
                guard let event = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.eventsEvent(event: event)
            case 47:
                guard let event = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.eventsTickets(event: event)
            case 48:
                guard let event = match.value(ofParameter: 0, as: String.self), let ticket = match.value(ofParameter: 1, as: Int.self) else {
                    return nil
                }
                return Self.eventsTicketsTicket(event: event, ticket: ticket)
            case 49:
                guard let lat = match.value(ofParameter: 0, as: String.self), let lon = match.value(ofParameter: 1, as: String.self) else {
                    return nil
                }
                return Self.mapLon(lat: lat, lon: lon)
            case 50:
                return Self.stores
            case 51:
                guard let store = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.storesStore(store: store)
            case 52:
                guard let store = match.value(ofParameter: 0, as: Int.self) else {
                    return nil
                }
                return Self.storesHours(store: store)
            case 53:
                guard let code = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.promoCode(code: code)
            case 54:
                guard let token = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.inviteToken(token: token)
            case 55:
                guard let token = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.resetPasswordToken(token: token)
            case 56:
                guard let token = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.verifyEmailToken(token: token)
            case 57:
                guard let year = match.value(ofParameter: 0, as: Int.self), let month = match.value(ofParameter: 1, as: Int.self), let slug = match.value(ofParameter: 2, as: String.self) else {
                    return nil
                }
                return Self.articlesSlug(year: year, month: month, slug: slug)
            case 58:
                guard let channel = match.value(ofParameter: 0, as: String.self) else {
                    return nil
                }
                return Self.liveChannel(channel: channel)
            case 59:
                guard let topic = match.value(ofParameter: 0, as: String.self), let article = match.value(ofParameter: 1, as: String.self) else {
                    return nil
                }
                return Self.helpArticle(topic: topic, article: article)
            default:
                return nil
            }
        }
    }

    private enum RunTimeRouter {
        nonisolated static let router = WaymarkCore.Router(growing: AppRoute.self)
    }
}

