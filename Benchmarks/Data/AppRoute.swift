import WaymarkMacros

/// The sixty routes of the `app` workload, declared as in an app.
@Routes(accepting: [.host("example.com"), .scheme("myapp")])
enum AppRoute: Sendable {
    @Route("/home") case home
    @Route("/search") case search
    @Route("/search/{scope}") case searchScope(scope: String)
    @Route("/user/me") case userMe
    @Route("/user/{id}") case userId(id: Int)
    @Route("/user/{id}/edit") case userEdit(id: Int)
    @Route("/user/{id}/followers") case userFollowers(id: Int)
    @Route("/user/{id}/following") case userFollowing(id: Int)
    @Route("/user/{id}/posts") case userPosts(id: Int)
    @Route("/user/{id}/posts/{post}") case userPostsPost(id: Int, post: Int)
    @Route("/post/{id}") case postId(id: Int)
    @Route("/post/{id}/comments") case postComments(id: Int)
    @Route("/post/{id}/comments/{comment}") case postCommentsComment(id: Int, comment: Int)
    @Route("/post/{id}/likes") case postLikes(id: Int)
    @Route("/post/new") case postNew
    @Route("/product/{sku}") case productSku(sku: String)
    @Route("/product/{sku}/reviews") case productReviews(sku: String)
    @Route("/product/{sku}/reviews/{review}") case productReviewsReview(sku: String, review: Int)
    @Route("/product/{sku}/share") case productShare(sku: String)
    @Route("/category/{slug}") case categorySlug(slug: String)
    @Route("/category/{slug}/{sub}") case categorySub(slug: String, sub: String)
    @Route("/category/{slug}/{sub}/{leaf}") case categoryLeaf(slug: String, sub: String, leaf: String)
    @Route("/cart") case cart
    @Route("/cart/add/{sku}") case cartAddSku(sku: String)
    @Route("/cart/checkout") case cartCheckout
    @Route("/cart/checkout/payment") case cartCheckoutPayment
    @Route("/cart/checkout/confirm/{order}") case cartCheckoutConfirmOrder(order: Int)
    @Route("/orders") case orders
    @Route("/orders/{order}") case ordersOrder(order: Int)
    @Route("/orders/{order}/track") case ordersTrack(order: Int)
    @Route("/orders/{order}/refund") case ordersRefund(order: Int)
    @Route("/orders/{order}/items/{item}") case ordersItemsItem(order: Int, item: Int)
    @Route("/wishlist") case wishlist
    @Route("/wishlist/{list}") case wishlistList(list: String)
    @Route("/wishlist/{list}/items/{item}") case wishlistItemsItem(list: String, item: Int)
    @Route("/settings") case settings
    @Route("/settings/profile") case settingsProfile
    @Route("/settings/privacy") case settingsPrivacy
    @Route("/settings/notifications") case settingsNotifications
    @Route("/settings/notifications/{channel}") case settingsNotificationsChannel(channel: String)
    @Route("/settings/payment-methods") case settingsPaymentMethods
    @Route("/settings/payment-methods/{method}") case settingsPaymentMethodsMethod(method: String)
    @Route("/messages") case messages
    @Route("/messages/{thread}") case messagesThread(thread: Int)
    @Route("/messages/{thread}/{message}") case messagesMessage(thread: Int, message: Int)
    @Route("/events") case events
    @Route("/events/{event}") case eventsEvent(event: String)
    @Route("/events/{event}/tickets") case eventsTickets(event: String)
    @Route("/events/{event}/tickets/{ticket}") case eventsTicketsTicket(event: String, ticket: Int)
    @Route("/map/{lat}/{lon}") case mapLon(lat: String, lon: String)
    @Route("/stores") case stores
    @Route("/stores/{store}") case storesStore(store: Int)
    @Route("/stores/{store}/hours") case storesHours(store: Int)
    @Route("/promo/{code}") case promoCode(code: String)
    @Route("/invite/{token}") case inviteToken(token: String)
    @Route("/reset-password/{token}") case resetPasswordToken(token: String)
    @Route("/verify-email/{token}") case verifyEmailToken(token: String)
    @Route("/articles/{year}/{month}/{slug}") case articlesSlug(year: Int, month: Int, slug: String)
    @Route("/live/{channel}") case liveChannel(channel: String)
    @Route("/help/{topic}/{article}") case helpArticle(topic: String, article: String)
}
