/// The sixty routes of the `app` workload, declared as in an app.
enum AppRoute: Sendable {
    case home
    case search
    case searchScope(scope: String)
    case userMe
    case userId(id: Int)
    case userEdit(id: Int)
    case userFollowers(id: Int)
    case userFollowing(id: Int)
    case userPosts(id: Int)
    case userPostsPost(id: Int, post: Int)
    case postId(id: Int)
    case postComments(id: Int)
    case postCommentsComment(id: Int, comment: Int)
    case postLikes(id: Int)
    case postNew
    case productSku(sku: String)
    case productReviews(sku: String)
    case productReviewsReview(sku: String, review: Int)
    case productShare(sku: String)
    case categorySlug(slug: String)
    case categorySub(slug: String, sub: String)
    case categoryLeaf(slug: String, sub: String, leaf: String)
    case cart
    case cartAddSku(sku: String)
    case cartCheckout
    case cartCheckoutPayment
    case cartCheckoutConfirmOrder(order: Int)
    case orders
    case ordersOrder(order: Int)
    case ordersTrack(order: Int)
    case ordersRefund(order: Int)
    case ordersItemsItem(order: Int, item: Int)
    case wishlist
    case wishlistList(list: String)
    case wishlistItemsItem(list: String, item: Int)
    case settings
    case settingsProfile
    case settingsPrivacy
    case settingsNotifications
    case settingsNotificationsChannel(channel: String)
    case settingsPaymentMethods
    case settingsPaymentMethodsMethod(method: String)
    case messages
    case messagesThread(thread: Int)
    case messagesMessage(thread: Int, message: Int)
    case events
    case eventsEvent(event: String)
    case eventsTickets(event: String)
    case eventsTicketsTicket(event: String, ticket: Int)
    case mapLon(lat: String, lon: String)
    case stores
    case storesStore(store: Int)
    case storesHours(store: Int)
    case promoCode(code: String)
    case inviteToken(token: String)
    case resetPasswordToken(token: String)
    case verifyEmailToken(token: String)
    case articlesSlug(year: Int, month: Int, slug: String)
    case liveChannel(channel: String)
    case helpArticle(topic: String, article: String)
}
