import WaymarkCore
import WaymarkRoutes

extension AppRoute {
    /// Creates the route of a match as generated code would: a `switch` over the entries, and typed values by index.
    init?(_ match: borrowing MatchView) {
        switch match.entryIndex {
        case 0: self = .home
        case 1: self = .search
        case 2:
            guard let scope: String = match.value(ofParameter: 0) else { return nil }
            self = .searchScope(scope: scope)
        case 3: self = .userMe
        case 4:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .userId(id: id)
        case 5:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .userEdit(id: id)
        case 6:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .userFollowers(id: id)
        case 7:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .userFollowing(id: id)
        case 8:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .userPosts(id: id)
        case 9:
            guard let id: Int = match.value(ofParameter: 0), let post: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .userPostsPost(id: id, post: post)
        case 10:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .postId(id: id)
        case 11:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .postComments(id: id)
        case 12:
            guard let id: Int = match.value(ofParameter: 0), let comment: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .postCommentsComment(id: id, comment: comment)
        case 13:
            guard let id: Int = match.value(ofParameter: 0) else { return nil }
            self = .postLikes(id: id)
        case 14: self = .postNew
        case 15:
            guard let sku: String = match.value(ofParameter: 0) else { return nil }
            self = .productSku(sku: sku)
        case 16:
            guard let sku: String = match.value(ofParameter: 0) else { return nil }
            self = .productReviews(sku: sku)
        case 17:
            guard let sku: String = match.value(ofParameter: 0), let review: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .productReviewsReview(sku: sku, review: review)
        case 18:
            guard let sku: String = match.value(ofParameter: 0) else { return nil }
            self = .productShare(sku: sku)
        case 19:
            guard let slug: String = match.value(ofParameter: 0) else { return nil }
            self = .categorySlug(slug: slug)
        case 20:
            guard let slug: String = match.value(ofParameter: 0), let sub: String = match.value(ofParameter: 1) else {
                return nil
            }
            self = .categorySub(slug: slug, sub: sub)
        case 21:
            guard let slug: String = match.value(ofParameter: 0), let sub: String = match.value(ofParameter: 1),
                let leaf: String = match.value(ofParameter: 2)
            else { return nil }
            self = .categoryLeaf(slug: slug, sub: sub, leaf: leaf)
        case 22: self = .cart
        case 23:
            guard let sku: String = match.value(ofParameter: 0) else { return nil }
            self = .cartAddSku(sku: sku)
        case 24: self = .cartCheckout
        case 25: self = .cartCheckoutPayment
        case 26:
            guard let order: Int = match.value(ofParameter: 0) else { return nil }
            self = .cartCheckoutConfirmOrder(order: order)
        case 27: self = .orders
        case 28:
            guard let order: Int = match.value(ofParameter: 0) else { return nil }
            self = .ordersOrder(order: order)
        case 29:
            guard let order: Int = match.value(ofParameter: 0) else { return nil }
            self = .ordersTrack(order: order)
        case 30:
            guard let order: Int = match.value(ofParameter: 0) else { return nil }
            self = .ordersRefund(order: order)
        case 31:
            guard let order: Int = match.value(ofParameter: 0), let item: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .ordersItemsItem(order: order, item: item)
        case 32: self = .wishlist
        case 33:
            guard let list: String = match.value(ofParameter: 0) else { return nil }
            self = .wishlistList(list: list)
        case 34:
            guard let list: String = match.value(ofParameter: 0), let item: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .wishlistItemsItem(list: list, item: item)
        case 35: self = .settings
        case 36: self = .settingsProfile
        case 37: self = .settingsPrivacy
        case 38: self = .settingsNotifications
        case 39:
            guard let channel: String = match.value(ofParameter: 0) else { return nil }
            self = .settingsNotificationsChannel(channel: channel)
        case 40: self = .settingsPaymentMethods
        case 41:
            guard let method: String = match.value(ofParameter: 0) else { return nil }
            self = .settingsPaymentMethodsMethod(method: method)
        case 42: self = .messages
        case 43:
            guard let thread: Int = match.value(ofParameter: 0) else { return nil }
            self = .messagesThread(thread: thread)
        case 44:
            guard let thread: Int = match.value(ofParameter: 0), let message: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .messagesMessage(thread: thread, message: message)
        case 45: self = .events
        case 46:
            guard let event: String = match.value(ofParameter: 0) else { return nil }
            self = .eventsEvent(event: event)
        case 47:
            guard let event: String = match.value(ofParameter: 0) else { return nil }
            self = .eventsTickets(event: event)
        case 48:
            guard let event: String = match.value(ofParameter: 0), let ticket: Int = match.value(ofParameter: 1) else {
                return nil
            }
            self = .eventsTicketsTicket(event: event, ticket: ticket)
        case 49:
            guard let lat: String = match.value(ofParameter: 0), let lon: String = match.value(ofParameter: 1) else {
                return nil
            }
            self = .mapLon(lat: lat, lon: lon)
        case 50: self = .stores
        case 51:
            guard let store: Int = match.value(ofParameter: 0) else { return nil }
            self = .storesStore(store: store)
        case 52:
            guard let store: Int = match.value(ofParameter: 0) else { return nil }
            self = .storesHours(store: store)
        case 53:
            guard let code: String = match.value(ofParameter: 0) else { return nil }
            self = .promoCode(code: code)
        case 54:
            guard let token: String = match.value(ofParameter: 0) else { return nil }
            self = .inviteToken(token: token)
        case 55:
            guard let token: String = match.value(ofParameter: 0) else { return nil }
            self = .resetPasswordToken(token: token)
        case 56:
            guard let token: String = match.value(ofParameter: 0) else { return nil }
            self = .verifyEmailToken(token: token)
        case 57:
            guard let year: Int = match.value(ofParameter: 0), let month: Int = match.value(ofParameter: 1),
                let slug: String = match.value(ofParameter: 2)
            else { return nil }
            self = .articlesSlug(year: year, month: month, slug: slug)
        case 58:
            guard let channel: String = match.value(ofParameter: 0) else { return nil }
            self = .liveChannel(channel: channel)
        case 59:
            guard let topic: String = match.value(ofParameter: 0), let article: String = match.value(ofParameter: 1)
            else { return nil }
            self = .helpArticle(topic: topic, article: article)
        default: return nil
        }
    }

    /// The index of the route's pattern in the workload.
    var index: Int {
        switch self {
        case .home: 0
        case .search: 1
        case .searchScope: 2
        case .userMe: 3
        case .userId: 4
        case .userEdit: 5
        case .userFollowers: 6
        case .userFollowing: 7
        case .userPosts: 8
        case .userPostsPost: 9
        case .postId: 10
        case .postComments: 11
        case .postCommentsComment: 12
        case .postLikes: 13
        case .postNew: 14
        case .productSku: 15
        case .productReviews: 16
        case .productReviewsReview: 17
        case .productShare: 18
        case .categorySlug: 19
        case .categorySub: 20
        case .categoryLeaf: 21
        case .cart: 22
        case .cartAddSku: 23
        case .cartCheckout: 24
        case .cartCheckoutPayment: 25
        case .cartCheckoutConfirmOrder: 26
        case .orders: 27
        case .ordersOrder: 28
        case .ordersTrack: 29
        case .ordersRefund: 30
        case .ordersItemsItem: 31
        case .wishlist: 32
        case .wishlistList: 33
        case .wishlistItemsItem: 34
        case .settings: 35
        case .settingsProfile: 36
        case .settingsPrivacy: 37
        case .settingsNotifications: 38
        case .settingsNotificationsChannel: 39
        case .settingsPaymentMethods: 40
        case .settingsPaymentMethodsMethod: 41
        case .messages: 42
        case .messagesThread: 43
        case .messagesMessage: 44
        case .events: 45
        case .eventsEvent: 46
        case .eventsTickets: 47
        case .eventsTicketsTicket: 48
        case .mapLon: 49
        case .stores: 50
        case .storesStore: 51
        case .storesHours: 52
        case .promoCode: 53
        case .inviteToken: 54
        case .resetPasswordToken: 55
        case .verifyEmailToken: 56
        case .articlesSlug: 57
        case .liveChannel: 58
        case .helpArticle: 59
        }
    }
}
