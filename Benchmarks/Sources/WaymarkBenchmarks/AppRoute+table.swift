// swift-format-ignore-file
import WaymarkCore
import WaymarkRoutes

/// The code that `@Routes` writes for `Data/AppRoute.swift`, in one long file because a macro writes one extension.
extension AppRoute: nonisolated WaymarkRoutes.Routable {
    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

    nonisolated static var table: WaymarkCore.RouteTable<Self> {
        var table = WaymarkCore.RouteTable<Self>(accepting: [.host("example.com"), .scheme("myapp")])
        func addRoute0(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/home", named: "home", to: RouteEntries.route0(), inverse: RouteEntries.values0)
        }
        addRoute0(&table)
        func addRoute1(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/search", named: "search", to: RouteEntries.route1(), inverse: RouteEntries.values1)
        }
        addRoute1(&table)
        func addRoute2(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/search/{scope}", named: "searchScope", parameters: ["scope"], build: RouteEntries.route2, inverse: RouteEntries.values2)
        }
        addRoute2(&table)
        func addRoute3(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/me", named: "userMe", to: RouteEntries.route3(), inverse: RouteEntries.values3)
        }
        addRoute3(&table)
        func addRoute4(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}", named: "userId", parameters: ["id"], build: RouteEntries.route4, inverse: RouteEntries.values4)
        }
        addRoute4(&table)
        func addRoute5(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}/edit", named: "userEdit", parameters: ["id"], build: RouteEntries.route5, inverse: RouteEntries.values5)
        }
        addRoute5(&table)
        func addRoute6(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}/followers", named: "userFollowers", parameters: ["id"], build: RouteEntries.route6, inverse: RouteEntries.values6)
        }
        addRoute6(&table)
        func addRoute7(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}/following", named: "userFollowing", parameters: ["id"], build: RouteEntries.route7, inverse: RouteEntries.values7)
        }
        addRoute7(&table)
        func addRoute8(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}/posts", named: "userPosts", parameters: ["id"], build: RouteEntries.route8, inverse: RouteEntries.values8)
        }
        addRoute8(&table)
        func addRoute9(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/user/{id}/posts/{post}", named: "userPostsPost", parameters: ["id", "post"], build: RouteEntries.route9, inverse: RouteEntries.values9)
        }
        addRoute9(&table)
        func addRoute10(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/post/{id}", named: "postId", parameters: ["id"], build: RouteEntries.route10, inverse: RouteEntries.values10)
        }
        addRoute10(&table)
        func addRoute11(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/post/{id}/comments", named: "postComments", parameters: ["id"], build: RouteEntries.route11, inverse: RouteEntries.values11)
        }
        addRoute11(&table)
        func addRoute12(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/post/{id}/comments/{comment}", named: "postCommentsComment", parameters: ["id", "comment"], build: RouteEntries.route12, inverse: RouteEntries.values12)
        }
        addRoute12(&table)
        func addRoute13(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/post/{id}/likes", named: "postLikes", parameters: ["id"], build: RouteEntries.route13, inverse: RouteEntries.values13)
        }
        addRoute13(&table)
        func addRoute14(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/post/new", named: "postNew", to: RouteEntries.route14(), inverse: RouteEntries.values14)
        }
        addRoute14(&table)
        func addRoute15(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/product/{sku}", named: "productSku", parameters: ["sku"], build: RouteEntries.route15, inverse: RouteEntries.values15)
        }
        addRoute15(&table)
        func addRoute16(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/product/{sku}/reviews", named: "productReviews", parameters: ["sku"], build: RouteEntries.route16, inverse: RouteEntries.values16)
        }
        addRoute16(&table)
        func addRoute17(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/product/{sku}/reviews/{review}", named: "productReviewsReview", parameters: ["sku", "review"], build: RouteEntries.route17, inverse: RouteEntries.values17)
        }
        addRoute17(&table)
        func addRoute18(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/product/{sku}/share", named: "productShare", parameters: ["sku"], build: RouteEntries.route18, inverse: RouteEntries.values18)
        }
        addRoute18(&table)
        func addRoute19(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/category/{slug}", named: "categorySlug", parameters: ["slug"], build: RouteEntries.route19, inverse: RouteEntries.values19)
        }
        addRoute19(&table)
        func addRoute20(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/category/{slug}/{sub}", named: "categorySub", parameters: ["slug", "sub"], build: RouteEntries.route20, inverse: RouteEntries.values20)
        }
        addRoute20(&table)
        func addRoute21(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/category/{slug}/{sub}/{leaf}", named: "categoryLeaf", parameters: ["slug", "sub", "leaf"], build: RouteEntries.route21, inverse: RouteEntries.values21)
        }
        addRoute21(&table)
        func addRoute22(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/cart", named: "cart", to: RouteEntries.route22(), inverse: RouteEntries.values22)
        }
        addRoute22(&table)
        func addRoute23(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/cart/add/{sku}", named: "cartAddSku", parameters: ["sku"], build: RouteEntries.route23, inverse: RouteEntries.values23)
        }
        addRoute23(&table)
        func addRoute24(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/cart/checkout", named: "cartCheckout", to: RouteEntries.route24(), inverse: RouteEntries.values24)
        }
        addRoute24(&table)
        func addRoute25(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/cart/checkout/payment", named: "cartCheckoutPayment", to: RouteEntries.route25(), inverse: RouteEntries.values25)
        }
        addRoute25(&table)
        func addRoute26(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/cart/checkout/confirm/{order}", named: "cartCheckoutConfirmOrder", parameters: ["order"], build: RouteEntries.route26, inverse: RouteEntries.values26)
        }
        addRoute26(&table)
        func addRoute27(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/orders", named: "orders", to: RouteEntries.route27(), inverse: RouteEntries.values27)
        }
        addRoute27(&table)
        func addRoute28(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/orders/{order}", named: "ordersOrder", parameters: ["order"], build: RouteEntries.route28, inverse: RouteEntries.values28)
        }
        addRoute28(&table)
        func addRoute29(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/orders/{order}/track", named: "ordersTrack", parameters: ["order"], build: RouteEntries.route29, inverse: RouteEntries.values29)
        }
        addRoute29(&table)
        func addRoute30(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/orders/{order}/refund", named: "ordersRefund", parameters: ["order"], build: RouteEntries.route30, inverse: RouteEntries.values30)
        }
        addRoute30(&table)
        func addRoute31(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/orders/{order}/items/{item}", named: "ordersItemsItem", parameters: ["order", "item"], build: RouteEntries.route31, inverse: RouteEntries.values31)
        }
        addRoute31(&table)
        func addRoute32(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/wishlist", named: "wishlist", to: RouteEntries.route32(), inverse: RouteEntries.values32)
        }
        addRoute32(&table)
        func addRoute33(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/wishlist/{list}", named: "wishlistList", parameters: ["list"], build: RouteEntries.route33, inverse: RouteEntries.values33)
        }
        addRoute33(&table)
        func addRoute34(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/wishlist/{list}/items/{item}", named: "wishlistItemsItem", parameters: ["list", "item"], build: RouteEntries.route34, inverse: RouteEntries.values34)
        }
        addRoute34(&table)
        func addRoute35(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings", named: "settings", to: RouteEntries.route35(), inverse: RouteEntries.values35)
        }
        addRoute35(&table)
        func addRoute36(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/profile", named: "settingsProfile", to: RouteEntries.route36(), inverse: RouteEntries.values36)
        }
        addRoute36(&table)
        func addRoute37(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/privacy", named: "settingsPrivacy", to: RouteEntries.route37(), inverse: RouteEntries.values37)
        }
        addRoute37(&table)
        func addRoute38(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/notifications", named: "settingsNotifications", to: RouteEntries.route38(), inverse: RouteEntries.values38)
        }
        addRoute38(&table)
        func addRoute39(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/notifications/{channel}", named: "settingsNotificationsChannel", parameters: ["channel"], build: RouteEntries.route39, inverse: RouteEntries.values39)
        }
        addRoute39(&table)
        func addRoute40(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/payment-methods", named: "settingsPaymentMethods", to: RouteEntries.route40(), inverse: RouteEntries.values40)
        }
        addRoute40(&table)
        func addRoute41(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/settings/payment-methods/{method}", named: "settingsPaymentMethodsMethod", parameters: ["method"], build: RouteEntries.route41, inverse: RouteEntries.values41)
        }
        addRoute41(&table)
        func addRoute42(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/messages", named: "messages", to: RouteEntries.route42(), inverse: RouteEntries.values42)
        }
        addRoute42(&table)
        func addRoute43(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/messages/{thread}", named: "messagesThread", parameters: ["thread"], build: RouteEntries.route43, inverse: RouteEntries.values43)
        }
        addRoute43(&table)
        func addRoute44(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/messages/{thread}/{message}", named: "messagesMessage", parameters: ["thread", "message"], build: RouteEntries.route44, inverse: RouteEntries.values44)
        }
        addRoute44(&table)
        func addRoute45(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/events", named: "events", to: RouteEntries.route45(), inverse: RouteEntries.values45)
        }
        addRoute45(&table)
        func addRoute46(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/events/{event}", named: "eventsEvent", parameters: ["event"], build: RouteEntries.route46, inverse: RouteEntries.values46)
        }
        addRoute46(&table)
        func addRoute47(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/events/{event}/tickets", named: "eventsTickets", parameters: ["event"], build: RouteEntries.route47, inverse: RouteEntries.values47)
        }
        addRoute47(&table)
        func addRoute48(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/events/{event}/tickets/{ticket}", named: "eventsTicketsTicket", parameters: ["event", "ticket"], build: RouteEntries.route48, inverse: RouteEntries.values48)
        }
        addRoute48(&table)
        func addRoute49(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/map/{lat}/{lon}", named: "mapLon", parameters: ["lat", "lon"], build: RouteEntries.route49, inverse: RouteEntries.values49)
        }
        addRoute49(&table)
        func addRoute50(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/stores", named: "stores", to: RouteEntries.route50(), inverse: RouteEntries.values50)
        }
        addRoute50(&table)
        func addRoute51(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/stores/{store}", named: "storesStore", parameters: ["store"], build: RouteEntries.route51, inverse: RouteEntries.values51)
        }
        addRoute51(&table)
        func addRoute52(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/stores/{store}/hours", named: "storesHours", parameters: ["store"], build: RouteEntries.route52, inverse: RouteEntries.values52)
        }
        addRoute52(&table)
        func addRoute53(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/promo/{code}", named: "promoCode", parameters: ["code"], build: RouteEntries.route53, inverse: RouteEntries.values53)
        }
        addRoute53(&table)
        func addRoute54(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/invite/{token}", named: "inviteToken", parameters: ["token"], build: RouteEntries.route54, inverse: RouteEntries.values54)
        }
        addRoute54(&table)
        func addRoute55(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/reset-password/{token}", named: "resetPasswordToken", parameters: ["token"], build: RouteEntries.route55, inverse: RouteEntries.values55)
        }
        addRoute55(&table)
        func addRoute56(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/verify-email/{token}", named: "verifyEmailToken", parameters: ["token"], build: RouteEntries.route56, inverse: RouteEntries.values56)
        }
        addRoute56(&table)
        func addRoute57(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/articles/{year}/{month}/{slug}", named: "articlesSlug", parameters: ["year", "month", "slug"], build: RouteEntries.route57, inverse: RouteEntries.values57)
        }
        addRoute57(&table)
        func addRoute58(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/live/{channel}", named: "liveChannel", parameters: ["channel"], build: RouteEntries.route58, inverse: RouteEntries.values58)
        }
        addRoute58(&table)
        func addRoute59(_ table: inout WaymarkCore.RouteTable<Self>) {
            table.add("/help/{topic}/{article}", named: "helpArticle", parameters: ["topic", "article"], build: RouteEntries.route59, inverse: RouteEntries.values59)
        }
        addRoute59(&table)
        table.nameCases(RouteEntries.nameOfRoute)
        return table
    }

    nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {
        WaymarkRoutes.CompiledRoutes(unsafe WaymarkCore.CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router }, route: { match in RouteEntries.routeOfMatch(match) }, inverse: RouteEntries.valuesOfRoute)
    }

    private nonisolated static let compiledTable: [Swift.UInt64] = [0x154434d57, 0x4228115aa4ad, 0x66f00000088, 0x3c00001a48, 0x3c00001ef8, 0x3900001fe8, 0xf000002708, 0x3c00003158, 0x8e600003248, 0x97000027f8, 0x6f100003b30, 0x3d00002890, 0x3c00002988, 0x3c00002a78, 0x5a900002b68, 0x100003118, 0x3400003120, 0x66f, 0x3b, 8, 0, 0x10000003a, 0x77fc607dc6589373, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x706c656800000000, 0, 0x400000000, 0x20d, 0x6974726100000000, 0x73656c63, 0x800000000, 0x226, 0x6873697700000000, 0x7473696c, 0x800000000, 0x24e, 0, 0, 0, 0, 0, 0, 0, 0, 0x7373656d00000000, 0x73656761, 0x800000000, 0x287, 0x726f747300000000, 0x7365, 0x600000000, 0x2b0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x6576696c00000000, 0, 0x400000000, 0x2e2, 0, 0, 0, 0, 0x74736f7000000000, 0, 0x400000000, 0x2f4, 0x6d6f727000000000, 0x6f, 0x500000000, 0x35c, 0x7265737500000000, 0, 0x400000000, 0x36e, 0x6573657200000000, 0x7373617061702d74, 0xe64726f77, 0x3fc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x6e65766500000000, 0x7374, 0x600000000, 0x40e, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x69766e6900000000, 0x6574, 0x600000000, 0x44b, 0, 0, 0, 0, 0x646f727000000000, 0x746375, 0x700000000, 0x45d, 0x7474657300000000, 0x73676e69, 0x800000000, 0x4a9, 0x6574616300000000, 0x79726f67, 0x800000000, 0x51b, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x7261657300000000, 0x6863, 0x600000000, 0x543, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x6564726f00000000, 0x7372, 0x600000000, 0x559, 0, 0, 0, 0, 0, 0, 0, 0, 0x656d6f6800000000, 0, 0x400000000, 0x5c4, 0, 0, 0, 0, 0, 0, 0, 0, 0x70616d00000000, 0, 0x300000000, 0x5cf, 0, 0, 0, 0, 0x6972657600000000, 0x652d7966652d7966, 0xc6c69616d, 0x5e8, 0, 0, 0, 0, 0x7472616300000000, 0, 0x400000000, 0x5fa, 0x2800000000, 0x28, 0, 0x21400000000, 0x2800000028, 0, 0, 0x280000021b, 0x22200000028, 0, 0, 0x2800000001, 0, 0x1800000018, 0, 0x22d, 0x100000000, 0x100000002, 0x1800000231, 0x18, 0x23800000000, 0, 0x200000001, 0x23c00000001, 0x1800000018, 0, 0, 0x1800000243, 0x24a00000018, 0, 0, 0x1800000001, 0, 0x3700000020, 0x255, 0, 0x100000259, 0x37, 0x2000000000, 0x2600000002c, 0x264, 0, 0x2c00000001, 0, 0x10000003f, 0, 0x6d65746900000000, 0x73, 0x500000000, 0x271, 0x2000000000, 0x20, 0x27800000000, 0, 0x200000001, 0x27c00000001, 0x2000000020, 0x283, 0, 0x100000000, 0x20, 0x1900000000, 0x28e00000039, 0x29200000000, 0, 0x3900000001, 0, 0x200000001, 0x29600000001, 0x1d00000019, 0x29d, 0x2a1, 0x100000000, 0x1d, 0x100000000, 0x100000002, 0x19000002a5, 0x2ac00000019, 0, 0, 0x1900000001, 0, 0x3b00000017, 0x2b7, 0x2bb, 0x100000000, 0x3b, 0x100000000, 0x100000002, 0x17000002bf, 0x2c60000001e, 0x2ca, 0, 0x1e00000001, 0, 0x10000003f, 0, 0x72756f6800000000, 0x73, 0x500000000, 0x2d7, 0x1700000000, 0x2de00000017, 0, 0, 0x1700000001, 0, 0x3200000032, 0, 0, 0x32000002e9, 0x2f000000032, 0, 0, 0x3200000001, 0, 0x1b00000006, 0x2fb00000000, 0x313, 0x3f00000000, 1, 0, 0x77656e, 0, 0x30800000003, 0, 0x600000006, 0x30f, 0, 0x100000000, 6, 0x100000000, 0x100000002, 0xd00000317, 0x31e0000001b, 0x322, 0, 0x1b00000001, 0, 0x10000003f, 0xe220a8397b1dcdaf, 0x656b696c00000000, 0x73, 0x500000000, 0x337, 0x6d6d6f6300000000, 0x73746e65, 0x800000000, 0x342, 0x1400000000, 0x33e00000014, 0, 0, 0x1400000001, 0, 0x130000000d, 0x349, 0x34d, 0x100000000, 0x13, 0x100000000, 0x100000002, 0xd00000351, 0x3580000000d, 0, 0, 0xd00000001, 0, 0x2e0000002e, 0, 0, 0x2e00000363, 0x36a0000002e, 0, 0, 0x2e00000001, 0, 0x1a00000005, 0x37500000000, 0x38d, 0x3f00000000, 1, 0, 0x656d, 0, 0x38200000002, 0, 0x500000005, 0x389, 0, 0x100000000, 5, 0x100000000, 0x100000002, 0xc00000391, 0x3980000001a, 0x39c, 0, 0x1a00000001, 0, 0x10000003e, 0xc3cf17102b7f7f87, 0x6c6c6f6600000000, 0x6f6c6c6f6e69776f, 0x9676e6977, 0x3c1, 0x6c6c6f6600000000, 0x6f6c6c6f7265776f, 0x973726577, 0x3cc, 0x74736f7000000000, 0x73, 0x500000000, 0x3d7, 0x7469646500000000, 0, 0x400000000, 0x3f1, 0x1100000000, 0x3c800000011, 0, 0, 0x1100000001, 0, 0x1000000010, 0x3d3, 0, 0x100000000, 0x10, 0xc00000000, 0x3de00000012, 0x3e200000000, 0, 0x1200000001, 0, 0x200000001, 0x3e600000001, 0xc0000000c, 0x3ed, 0, 0x100000000, 0xc, 0xf00000000, 0x3f80000000f, 0, 0, 0xf00000001, 0, 0x3000000030, 0, 0, 0x3000000403, 0x40a00000030, 0, 0, 0x3000000001, 0, 0x3a00000021, 0x415, 0, 0x100000419, 0x3a, 0x2100000000, 0x4200000002d, 0x424, 0, 0x2d00000001, 0, 0x10000003f, 0, 0x6b63697400000000, 0x737465, 0x700000000, 0x431, 0x2100000000, 0x43800000024, 0x43c00000000, 0, 0x2400000001, 0, 0x200000001, 0x44000000001, 0x2100000021, 0x447, 0, 0x100000000, 0x21, 0x2f00000000, 0x2f, 0, 0x45200000000, 0x2f0000002f, 0x459, 0, 0x100000000, 0x2f, 0x1f00000000, 0x2a, 0, 0x46400000000, 0x2a0000001f, 0x46f0000046b, 0, 0x100000000, 0x2a, 0x3f00000000, 0xa1b965f500000001, 0x6e789e6a, 0x73776569766572, 0, 0x48400000007, 0, 0x6572616873, 0, 0x49e00000005, 0, 0x220000001f, 0x48b, 0x48f, 0x100000000, 0x22, 0x100000000, 0x100000002, 0x1f00000493, 0x49a0000001f, 0, 0, 0x1f00000001, 0, 0x2300000023, 0x4a5, 0, 0x100000000, 0x23, 0x300000000, 0x4b000000038, 0x4b4, 0, 0x3800000001, 0, 0x10000003e, 0xf3b8488c368cb0a7, 0x6d79617000000000, 0x74656d2d2d746e65, 0xf73646f68, 0x4d9, 0x666f727000000000, 0x656c69, 0x700000000, 0x4ef, 0x7669727000000000, 0x796361, 0x700000000, 0x4fa, 0x69746f6e00000000, 0x7461636961636966, 0xd736e6f69, 0x505, 0x400000000, 0x4e00000000b, 0, 0x4e400000000, 0xb00000001, 0, 0x400000004, 0x4eb, 0, 0x100000000, 4, 0x800000000, 0x4f600000008, 0, 0, 0x800000001, 0, 0x900000009, 0x501, 0, 0x100000000, 9, 0x300000000, 0x50c0000000a, 0, 0x51000000000, 0xa00000001, 0, 0x300000003, 0x517, 0, 0x100000000, 3, 0x2500000000, 0x2b, 0, 0x52200000000, 0x2b00000025, 0x529, 0, 0x10000052d, 0x2b, 0x2500000000, 0x53400000026, 0, 0x53800000000, 0x2600000001, 0, 0x2500000025, 0x53f, 0, 0x100000000, 0x25, 0x2900000000, 0x54a00000034, 0, 0x54e00000000, 0x3400000001, 0, 0x2900000029, 0x555, 0, 0x100000000, 0x29, 0xe00000000, 0x56000000036, 0x56400000000, 0, 0x3600000001, 0, 0x200000001, 0x56800000001, 0x1c0000000e, 0x5730000056f, 0, 0x100000000, 0x1c, 0x3e00000000, 0x724c81ed00000001, 0xf88bb8a8, 0x736d657469, 0, 0x59800000005, 0, 0x646e75666572, 0, 0x5ae00000006, 0, 0x6b63617274, 0, 0x5b900000005, 0, 0, 0, 0, 0, 0xe0000000e, 0, 0x59f, 0x100000000, 0x100000002, 0xe000005a3, 0x5aa0000000e, 0, 0, 0xe00000001, 0, 0x1600000016, 0x5b5, 0, 0x100000000, 0x16, 0x1500000000, 0x5c000000015, 0, 0, 0x1500000001, 0, 0x3300000033, 0x5cb, 0, 0x100000000, 0x33, 0x2700000000, 0x27, 0, 0x5d600000000, 0x2700000027, 0, 0, 0x27000005dd, 0x5e400000027, 0, 0, 0x2700000001, 0, 0x3100000031, 0, 0, 0x31000005ef, 0x5f600000031, 0, 0, 0x3100000001, 0, 0x3500000000, 0x60500000601, 0, 0x100000000, 0x35, 0x3f00000000, 0x7b1dcdaf00000001, 0xe220a839, 0x646461, 0, 0x61a00000003, 0, 0x74756f6b63656863, 0, 0x62c00000008, 0, 0x200000002, 0, 0, 0x200000621, 0x62800000002, 0, 0, 0x200000001, 0, 0x700000000, 0x63700000633, 0, 0x100000000, 7, 0x3f00000000, 0x7b1dcdaf00000001, 0xe220a839, 0x6d7269666e6f63, 0, 0x64c00000007, 0, 0x746e656d796170, 0, 0x66200000007, 0, 0, 0, 0x653, 0x100000000, 0x100000002, 0x657, 0x65e00000000, 0, 0, 1, 0, 0x100000001, 0x669, 0, 0x100000000, 1, 0, 0, 0x1a, 0x1000100000000, 0x1900000001, 0x100000000, 0x100000000, 0x17, 0x1000100000001, 0x2700000001, 0x200000000, 0x100010001, 0x29, 0x1000100000003, 0x300000001, 0x400000000, 0x100000000, 0xe, 4, 0x1800000001, 0x400000000, 0x100000000, 0x24, 4, 0x2500000001, 0x400000000, 0x100000000, 0x26, 4, 0x2800000001, 0x400000000, 0x100000000, 9, 0x2000200000004, 0xc00000001, 0x600000000, 0x100020002, 0x1f, 0x2000200000008, 0x500000001, 0xa00000000, 0x100010001, 6, 0x100010000000b, 0x700000001, 0xc00000000, 0x100010001, 8, 0x100010000000d, 0xb00000001, 0xe00000000, 0x100010001, 0xd, 0x100010000000f, 0x1d00000001, 0x1000000000, 0x100010001, 0x1e, 0x1000100000011, 0x3400000001, 0x1200000000, 0x100010001, 0x39, 0x3000300000013, 0x2c00000001, 0x1600000000, 0x100020002, 4, 0x1000100000018, 0xa00000001, 0x1900000000, 0x100010001, 0x1c, 0x100010000001a, 0x2b00000001, 0x1b00000000, 0x100010001, 0x33, 0x100010000001c, 0x1100000001, 0x1d00000000, 0x100020002, 0x22, 0x200020000001f, 0x3000000001, 0x2100000000, 0x100020002, 0x10, 0x1000100000023, 0x1200000001, 0x2400000000, 0x100010001, 0x2f, 0x1000100000025, 0x1500000001, 0x2600000000, 0x100030003, 0x14, 0x2000200000029, 0x3100000001, 0x2b00000000, 0x100020002, 0x3b, 0x200020000002d, 0x200000001, 0x2f00000000, 0x100010001, 0xf, 0x1000100000030, 0x1300000001, 0x3100000000, 0x100010001, 0x21, 0x1000100000032, 0x2e00000001, 0x3300000000, 0x100010001, 0x35, 0x1000100000034, 0x3600000001, 0x3500000000, 0x100010001, 0x37, 0x1000100000036, 0x3800000001, 0x3700000000, 0x100010001, 0x3a, 0x1000100000038, 1, 0x3900000000, 0x100000000, 1, 0x39, 0x1600000001, 0x3900000000, 0x100000000, 0x1b, 0x39, 0x2000000001, 0x3900000000, 0x100000000, 0x23, 0x39, 0x2a00000001, 0x3900000000, 0x100000000, 0x2d, 0x39, 0x3200000001, 0x3900000000, 0x100000000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x300000200, 0x100000000, 0, 5, 0x200000200, 0, 0x500000000, 3, 0x200000200, 0, 0x800000000, 7, 0x200000200, 0, 0xf00000000, 6, 0x100000200, 0x100000000, 0x1500000000, 2, 0x300000200, 0x100000001, 0x1700000000, 4, 0x100000200, 0x100000000, 0x1b00000000, 2, 0x300000200, 0x100000001, 0x1d00000000, 7, 0x100000200, 0x100000000, 0x2400000000, 5, 0x300000200, 0x100000001, 0x2900000000, 4, 0x100000200, 0x100000000, 0x2d00000000, 2, 0x100000200, 0x100000000, 0x2f00000000, 2, 0x100000200, 0x100000000, 0x3100000000, 2, 0x100000200, 0x100000000, 0x3300000000, 2, 0x100000200, 0x100000000, 0x3500000000, 2, 0x100000200, 0x100000000, 0x3700000000, 2, 0x100000200, 0x100000000, 0x3900000000, 5, 0x100000200, 0x100000000, 0x3e00000000, 5, 0x100000200, 0x100000000, 0x4300000000, 5, 0x100000200, 0x100000000, 0x4800000000, 4, 0x200000200, 0x100000001, 0x4c00000000, 5, 0x300000200, 2, 0x5100000000, 4, 0x100000200, 0x100000000, 0x5500000000, 6, 0x200000200, 0x100000001, 0x5b00000000, 7, 0x100000200, 0x100000000, 0x6200000000, 2, 0x100000200, 0x100000000, 0x6400000000, 2, 0x100000200, 0x100000000, 0x6600000000, 5, 0x100000200, 0x100000000, 0x6b00000000, 6, 0x100000200, 0x100000000, 0x7100000000, 5, 0x100000200, 0, 0x7600000000, 3, 0x300000200, 0x100000001, 0x7900000000, 6, 0x100000200, 0, 0x7f00000000, 4, 0x300000200, 0x100000001, 0x8300000000, 4, 0x100000200, 0, 0x8700000000, 5, 0x300000200, 0x100000001, 0x8c00000000, 6, 0x100000200, 0, 0x9200000000, 3, 0x100000200, 0, 0x9500000000, 3, 0x100000200, 0, 0x9800000000, 5, 0x100000200, 0, 0x9d00000000, 4, 0x200000200, 1, 0xa100000000, 3, 0x300000200, 2, 0xa400000000, 4, 0x100000200, 0, 0xa800000000, 4, 0x200000200, 1, 0xac00000000, 3, 0x100000200, 0, 0xaf00000000, 3, 0x200000200, 1, 0xb200000000, 3, 0x100000200, 0, 0xb500000000, 5, 0x200000200, 1, 0xba00000000, 7, 0x100000200, 0, 0xc100000000, 5, 0x100000200, 0, 0xc600000000, 3, 0x100000200, 0, 0xc900000000, 4, 0x100000200, 0, 0xcd00000000, 4, 0x100000200, 0, 0xd100000000, 5, 0x100000200, 0, 0xd600000000, 4, 0x100000200, 0, 0xda00000000, 5, 0x100000200, 0, 0xdf00000000, 5, 0x100000200, 0, 0xe400000000, 5, 0x100000200, 0, 0xe900000000, 7, 0x756b73726564726f, 0x6d6c656e6e616863, 0x706469646f687465, 0x6d6f63646974736f, 0x6564726f746e656d, 0x6964696d65746972, 0x6964696469646964, 0x726f726564726f64, 0x65726f7473726564, 0x746e6f6d72616579, 0x72687467756c7368, 0x617373656d646165, 0x726f646964696567, 0x6165726874726564, 0x6b7365726f747364, 0x6c77656976657275, 0x656d657469747369, 0x6b636974746e6576, 0x756b73756b737465, 0x756c73746e657665, 0x6661656c62757367, 0x6c62757367756c73, 0x706f746e6f6c7461, 0x6c63697472616369, 0x6b7365706f637365, 0x73696c67756c7375, 0x6f63746e65766574, 0x746e656b6f746564, 0x656b6f746e656b6f, 0x6c656e6e6168636e, 0x280404080, 0x656c706d61786510, 0x7061796d6d6f632e, 0x1000001000270, 0xb0000000000, 0xb00010101010002, 0xff01000200001005, 0xffffffffffffffff, 0xfffffffffffffe01, 0x1010001ffff, 0x73707474681b0100, 0x706d6178652f2f3a, 0x796d6d6f632e656c, 0x22f2f3a707061, 0x1414131308050c13, 0x10000141414, 0xa09090805080813, 0x201000a0a0a0a, 0x10000010400, 0x100000000, 0x300000002, 0x500000004, 0x700000006, 0x900000008, 0xb0000000a, 0xd0000000c, 0xf0000000e, 0x1100000010, 0x1300000012, 0x1500000014, 0x1700000016, 0x1900000018, 0x1b0000001a, 0x1d0000001c, 0x1f0000001e, 0x2100000020, 0x2300000022, 0x2500000024, 0x2700000026, 0x2900000028, 0x2b0000002a, 0x2d0000002c, 0x2f0000002e, 0x3100000030, 0x3300000032, 0x3500000034, 0x3700000036, 0x3900000038, 0x3b0000003a, 0x3c, 0x3400000033, 0x500000029, 0xf0000001a, 0x1100000010, 0xc00000012, 0x130000001b, 0x140000000d, 0x2a00000006, 0x1f00000022, 0x2b00000023, 0x2500000026, 0x200000035, 0x100000007, 0x3600000000, 0x150000001c, 0xe00000016, 0x2c00000037, 0x3800000020, 0x900000008, 0x30000000a, 0x40000000b, 0x1d00000039, 0x3a00000019, 0x240000002d, 0x2700000021, 0x1e0000003b, 0x2e00000017, 0x300000002f, 0x1800000031, 0x2800000032, 0x2300000000, 0x5800000040, 0xa60000007e, 0xc3000000b4, 0xee000000d7, 0x12200000105, 0x15e00000141, 0x19d0000017e, 0x1ce000001b3, 0x200000001e9, 0x2310000021a, 0x2640000024a, 0x2a00000027d, 0x2ca000002ba, 0x2ec000002da, 0x31200000300, 0x35b00000337, 0x39e0000037f, 0x3d9000003bb, 0x42200000402, 0x4590000043d, 0x4840000046e, 0x4b20000049b, 0x4db000004c7, 0x50d000004f0, 0x53b00000528, 0x55100000545, 0x5670000055b, 0x58300000575, 0x59d00000591, 0x7472616304000400, 0x6f6b636568630800, 0x666e6f6307007475, 0x6e490301016d7269, 0x6304000300000074, 0x6568630800747261, 0x70070074756f6b63, 0x746e656d7961, 0x7472616304000300, 0x601016464610300, 0x676e69727453, 0x7474657308000300, 0x6f6e0d0073676e69, 0x6974616369666974, 0x7453060101736e6f, 0x3000000676e6972, 0x6e69747465730800, 0x6d7961700f007367, 0x6874656d2d746e65, 0x745306010173646f, 0x2000000676e6972, 0x200726573750400, 0x40002000000656d, 0x656e030074736f70, 0x6304000200000077, 0x6568630800747261, 0x74756f6b63, 0x6974746573080002, 0x6f7270070073676e, 0x2000000656c6966, 0x6e69747465730800, 0x7669727007007367, 0x2000000796361, 0x676e697474657308, 0x6669746f6e0d0073, 0x736e6f6974616369, 0x6573080002000000, 0xf0073676e697474, 0x2d746e656d796170, 0x73646f6874656d, 0x6573750400040000, 0x746e4903010172, 0x1017374736f7005, 0x4000000746e4903, 0x10174736f700400, 0x6f630800746e4903, 0x10173746e656d6d, 0x4000000746e4903, 0x73726564726f0600, 0x500746e49030101, 0x30101736d657469, 0x3000000746e49, 0x301017265737504, 0x6964650400746e49, 0x7504000300000074, 0x6e49030101726573, 0x6f6c6c6f66090074, 0x300000073726577, 0x101726573750400, 0x6f660900746e4903, 0x676e69776f6c6c, 0x6573750400030000, 0x746e4903010172, 0x7374736f7005, 0x74736f7004000300, 0x800746e49030101, 0x73746e656d6d6f63, 0x6f70040003000000, 0x746e490301017473, 0x73656b696c0500, 0x64726f0600030000, 0x6e49030101737265, 0x6b63617274050074, 0x726f060003000000, 0x4903010173726564, 0x756665720600746e, 0x60003000000646e, 0x1017365726f7473, 0x6f680500746e4903, 0x4000000737275, 0x656c636974726108, 0x1746e4903010173, 0x60101746e490301, 0x676e69727453, 0x7373656d08000300, 0x4903010173656761, 0x746e49030101746e, 0x7375040002000000, 0x746e490301017265, 0x6f70040002000000, 0x746e490301017473, 0x726f060002000000, 0x4903010173726564, 0x80002000000746e, 0x736567617373656d, 0x746e49030101, 0x726f747306000200, 0x746e490301017365, 0x7270070004000000, 0x60101746375646f, 0x700676e69727453, 0x173776569766572, 0x746e490301, 0x6c68736977080004, 0x7453060101747369, 0x74690500676e6972, 0x6e49030101736d65, 0x6506000400000074, 0x6010173746e6576, 0x700676e69727453, 0x17374656b636974, 0x746e490301, 0x75646f7270070003, 0x7274530601017463, 0x7665720700676e69, 0x300000073776569, 0x6375646f72700700, 0x6972745306010174, 0x726168730500676e, 0x6506000300000065, 0x6010173746e6576, 0x700676e69727453, 0x7374656b636974, 0x7461630800040000, 0x6010179726f6765, 0x101676e69727453, 0x1676e6972745306, 0x676e697274530601, 0x6163080003000000, 0x10179726f676574, 0x1676e6972745306, 0x676e697274530601, 0x616d030003000000, 0x6972745306010170, 0x727453060101676e, 0x3000000676e69, 0x60101706c656804, 0x101676e69727453, 0x676e6972745306, 0x6165730600020000, 0x7453060101686372, 0x2000000676e6972, 0x6375646f72700700, 0x6972745306010174, 0x80002000000676e, 0x79726f6765746163, 0x6e69727453060101, 0x7708000200000067, 0x17473696c687369, 0x676e697274530601, 0x7665060002000000, 0x5306010173746e65, 0x676e697274, 0x6f6d6f7270050002, 0x6e69727453060101, 0x6906000200000067, 0x60101657469766e, 0x676e69727453, 0x657365720e000200, 0x6f77737361702d74, 0x7274530601016472, 0x2000000676e69, 0x2d7966697265760c, 0x601016c69616d65, 0x676e69727453, 0x6576696c04000200, 0x6e69727453060101, 0x6804000100000067, 0x1000000656d6f, 0x68637261657306, 0x7261630400010000, 0x6f06000100000074, 0x7372656472, 0x6c68736977080001, 0x1000000747369, 0x676e697474657308, 0x6d08000100000073, 0x73656761737365, 0x6576650600010000, 0x100000073746e, 0x7365726f747306, 0, 0, 0x3a73707474681301, 0x6c706d6178652f2f, 0x1302006d6f632e65, 0x2f2f3a7370747468, 0x2e656c706d617865, 0x7061796d086d6f63, 0x2f2f3a70, 0xe00000000, 0x3f00000020, 0x6c00000052, 0xb80000008d, 0x106000000e3, 0x15300000139, 0x1bb0000017c, 0x1f3000001de, 0x23900000210, 0x29b00000276, 0x2e2000002bc, 0x31e00000310, 0x35b0000033c, 0x3c900000389, 0x3ff000003db, 0x45500000429, 0x4a50000048f, 0x4fe000004c6, 0x53900000514, 0x58f0000055e, 0x605000005d1, 0x65e00000648, 0x6c200000688, 0x6f3000006d4, 0x7590000071c, 0x78600000774, 0x7d4000007aa, 0x80e000007ef, 0x8660000083c, 0x8bf000008a0, 0x501656d6f680401, 0x60100656d6f682f, 0x701686372616573, 0x6863726165732f, 0x6863726165730b01, 0x2f0f0165706f6353, 0x7b2f686372616573, 0x1007d65706f6373, 0x1654d7265737506, 0x6d2f726573752f08, 0x7265737506010065, 0x6573752f0f016449, 0x49203a64697b2f72, 0x73750801007d746e, 0x1401746964457265, 0x697b2f726573752f, 0x2f7d746e49203a64, 0x750d010074696465, 0x6f6c6c6f46726573, 0x752f190173726577, 0x3a64697b2f726573, 0x6f662f7d746e4920, 0x737265776f6c6c, 0x6f46726573750d01, 0x1676e69776f6c6c, 0x7b2f726573752f19, 0x7d746e49203a6469, 0x69776f6c6c6f662f, 0x657375090100676e, 0x15017374736f5072, 0x697b2f726573752f, 0x2f7d746e49203a64, 0xd01007374736f70, 0x74736f5072657375, 0x2f210174736f5073, 0x64697b2f72657375, 0x702f7d746e49203a, 0x6f707b2f7374736f, 0x7d746e49203a7473, 0x4974736f70060100, 0x74736f702f0f0164, 0x6e49203a64697b2f, 0x736f700c01007d74, 0x746e656d6d6f4374, 0x74736f702f180173, 0x6e49203a64697b2f, 0x656d6d6f632f7d74, 0x6f7013010073746e, 0x6e656d6d6f437473, 0x6e656d6d6f437374, 0x74736f702f270174, 0x6e49203a64697b2f, 0x656d6d6f632f7d74, 0x6d6f637b2f73746e, 0x6e49203a746e656d, 0x736f700901007d74, 0x150173656b694c74, 0x697b2f74736f702f, 0x2f7d746e49203a64, 0x7010073656b696c, 0x177654e74736f70, 0x6e2f74736f702f09, 0x6f72700a01007765, 0x1756b5374637564, 0x6375646f72702f0e, 0x7d756b737b2f74, 0x6375646f72700e01, 0x7377656976655274, 0x75646f72702f1601, 0x7d756b737b2f7463, 0x737765697665722f, 0x75646f7270140100, 0x7765697665527463, 0x177656976655273, 0x6375646f72702f24, 0x2f7d756b737b2f74, 0x2f73776569766572, 0x3a7765697665727b, 0xc01007d746e4920, 0x53746375646f7270, 0x702f140165726168, 0x7b2f746375646f72, 0x6168732f7d756b73, 0x7461630c01006572, 0x756c5379726f6765, 0x657461632f100167, 0x6c737b2f79726f67, 0x61630b01007d6775, 0x755379726f676574, 0x657461632f160162, 0x6c737b2f79726f67, 0x6275737b2f7d6775, 0x657461630c01007d, 0x6661654c79726f67, 0x67657461632f1d01, 0x756c737b2f79726f, 0x7d6275737b2f7d67, 0x7d6661656c7b2f, 0x501747261630401, 0xa0100747261632f, 0x5364644174726163, 0x7261632f0f01756b, 0x737b2f6464612f74, 0x61630c01007d756b, 0x6f6b636568437472, 0x7261632f0e017475, 0x6f6b636568632f74, 0x7261631301007475, 0x756f6b6365684374, 0x746e656d79615074, 0x2f747261632f1601, 0x74756f6b63656863, 0x746e656d7961702f, 0x4374726163180100, 0x4374756f6b636568, 0x724f6d7269666e6f, 0x61632f2301726564, 0x6b636568632f7472, 0x666e6f632f74756f, 0x64726f7b2f6d7269, 0x7d746e49203a7265, 0x726564726f060100, 0x6564726f2f070173, 0x64726f0b01007372, 0x726564724f737265, 0x726564726f2f1401, 0x726564726f7b2f73, 0x1007d746e49203a, 0x5473726564726f0b, 0x6f2f1a016b636172, 0x6f7b2f7372656472, 0x6e49203a72656472, 0x6b636172742f7d74, 0x726564726f0c0100, 0x1646e7566655273, 0x73726564726f2f1b, 0x3a726564726f7b2f, 0x65722f7d746e4920, 0x6f0f0100646e7566, 0x6574497372656472, 0x26016d657449736d, 0x2f73726564726f2f, 0x203a726564726f7b, 0x6574692f7d746e49, 0x6d6574697b2f736d, 0x1007d746e49203a, 0x73696c6873697708, 0x687369772f090174, 0x770c01007473696c, 0x4c7473696c687369, 0x69772f1001747369, 0x7b2f7473696c6873, 0x1101007d7473696c, 0x7473696c68736977, 0x657449736d657449, 0x687369772f22016d, 0x696c7b2f7473696c, 0x6d6574692f7d7473, 0x3a6d6574697b2f73, 0x801007d746e4920, 0x73676e6974746573, 0x69747465732f0901, 0x65730f010073676e, 0x725073676e697474, 0x2f1101656c69666f, 0x73676e6974746573, 0x656c69666f72702f, 0x69747465730f0100, 0x617669725073676e, 0x7465732f11017963, 0x72702f73676e6974, 0x1501007963617669, 0x73676e6974746573, 0x6163696669746f4e, 0x2f1701736e6f6974, 0x73676e6974746573, 0x63696669746f6e2f, 0x100736e6f697461, 0x676e69747465731c, 0x63696669746f4e73, 0x6843736e6f697461, 0x2f21016c656e6e61, 0x73676e6974746573, 0x63696669746f6e2f, 0x7b2f736e6f697461, 0x7d6c656e6e616863, 0x6974746573160100, 0x656d79615073676e, 0x646f6874654d746e, 0x747465732f190173, 0x7961702f73676e69, 0x74656d2d746e656d, 0x731c010073646f68, 0x5073676e69747465, 0x654d746e656d7961, 0x74654d73646f6874, 0x65732f2201646f68, 0x702f73676e697474, 0x6d2d746e656d7961, 0x7b2f73646f687465, 0x7d646f6874656d, 0x67617373656d0801, 0x73656d2f09017365, 0xe01007365676173, 0x736567617373656d, 0x1701646165726854, 0x6567617373656d2f, 0x61657268747b2f73, 0x7d746e49203a64, 0x67617373656d0f01, 0x67617373654d7365, 0x7373656d2f260165, 0x68747b2f73656761, 0x6e49203a64616572, 0x7373656d7b2f7d74, 0x746e49203a656761, 0x6e6576650601007d, 0x6576652f07017374, 0x76650b010073746e, 0x6e65764573746e65, 0x6e6576652f0f0174, 0x6e6576657b2f7374, 0x6576650d01007d74, 0x656b63695473746e, 0x6576652f17017374, 0x6576657b2f73746e, 0x6b6369742f7d746e, 0x7665130100737465, 0x6b63695473746e65, 0x656b636954737465, 0x6e6576652f250174, 0x6e6576657b2f7374, 0x656b6369742f7d74, 0x6b6369747b2f7374, 0x7d746e49203a7465, 0x6f4c70616d060100, 0x2f70616d2f10016e, 0x6c7b2f7d74616c7b, 0x74730601007d6e6f, 0x732f07017365726f, 0xb01007365726f74, 0x74537365726f7473, 0x74732f140165726f, 0x74737b2f7365726f, 0x746e49203a65726f, 0x726f74730b01007d, 0x17372756f487365, 0x7365726f74732f1a, 0x3a65726f74737b2f, 0x6f682f7d746e4920, 0x7270090100737275, 0x165646f436f6d6f, 0x2f6f6d6f72702f0d, 0x1007d65646f637b, 0x54657469766e690b, 0x692f0f016e656b6f, 0x747b2f657469766e, 0x1201007d6e656b6f, 0x7361507465736572, 0x6b6f5464726f7773, 0x7365722f17016e65, 0x77737361702d7465, 0x6b6f747b2f64726f, 0x65761001007d6e65, 0x69616d4579666972, 0x15016e656b6f546c, 0x2d7966697265762f, 0x747b2f6c69616d65, 0xc01007d6e656b6f, 0x73656c6369747261, 0x612f290167756c53, 0x2f73656c63697472, 0x49203a726165797b, 0x6e6f6d7b2f7d746e, 0x7d746e49203a6874, 0x7d67756c737b2f, 0x68436576696c0b01, 0x2f0f016c656e6e61, 0x68637b2f6576696c, 0x1007d6c656e6e61, 0x747241706c65680b, 0x682f1701656c6369, 0x706f747b2f706c65, 0x7472617b2f7d6369, 0x7d656c6369, 0x280404080, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0xb01020000000070, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0x6d6178650b010200, 0x6d6f632e656c70, 0x7061796d05020100, 0x102000000000070, 0x656c706d6178650b, 0x20100006d6f632e, 0x707061796d05, 0x78650b0102000000, 0x6f632e656c706d61, 0x796d05020100006d, 0x707061, 0x706d6178650b0102, 0x6d6f632e656c, 0x707061796d050201, 0xb01020000000000, 0x2e656c706d617865, 0x5020100006d6f63, 0x707061796d, 0x6178650b01020000, 0x6d6f632e656c706d, 0x61796d0502010000, 0x200000000007070, 0x6c706d6178650b01, 0x100006d6f632e65, 0x707061796d0502, 0x650b010200000000, 0x632e656c706d6178, 0x6d05020100006d6f, 0x70706179, 0]

    private enum RunTimeRouter {
        nonisolated static let router = WaymarkCore.Router(growing: AppRoute.self)
    }

    private nonisolated enum RouteEntries {
        @Sendable static func route0() -> AppRoute {
            .home
        }
        @Sendable static func values0(_ route: AppRoute) -> Swift.Bool {
            if case .home = route { true } else { false }
        }
        @Sendable static func route1() -> AppRoute {
            .search
        }
        @Sendable static func values1(_ route: AppRoute) -> Swift.Bool {
            if case .search = route { true } else { false }
        }
        @Sendable static func route2(_ scope: String) -> AppRoute {
            .searchScope(scope: scope)
        }
        @Sendable static func values2(_ route: AppRoute) -> String? {
            if case .searchScope(let scope) = route { scope } else { nil }
        }
        @Sendable static func route3() -> AppRoute {
            .userMe
        }
        @Sendable static func values3(_ route: AppRoute) -> Swift.Bool {
            if case .userMe = route { true } else { false }
        }
        @Sendable static func route4(_ id: Int) -> AppRoute {
            .userId(id: id)
        }
        @Sendable static func values4(_ route: AppRoute) -> Int? {
            if case .userId(let id) = route { id } else { nil }
        }
        @Sendable static func route5(_ id: Int) -> AppRoute {
            .userEdit(id: id)
        }
        @Sendable static func values5(_ route: AppRoute) -> Int? {
            if case .userEdit(let id) = route { id } else { nil }
        }
        @Sendable static func route6(_ id: Int) -> AppRoute {
            .userFollowers(id: id)
        }
        @Sendable static func values6(_ route: AppRoute) -> Int? {
            if case .userFollowers(let id) = route { id } else { nil }
        }
        @Sendable static func route7(_ id: Int) -> AppRoute {
            .userFollowing(id: id)
        }
        @Sendable static func values7(_ route: AppRoute) -> Int? {
            if case .userFollowing(let id) = route { id } else { nil }
        }
        @Sendable static func route8(_ id: Int) -> AppRoute {
            .userPosts(id: id)
        }
        @Sendable static func values8(_ route: AppRoute) -> Int? {
            if case .userPosts(let id) = route { id } else { nil }
        }
        @Sendable static func route9(_ id: Int, _ post: Int) -> AppRoute {
            .userPostsPost(id: id, post: post)
        }
        @Sendable static func values9(_ route: AppRoute) -> (Int, Int)? {
            if case .userPostsPost(let id, let post) = route { (id, post) } else { nil }
        }
        @Sendable static func route10(_ id: Int) -> AppRoute {
            .postId(id: id)
        }
        @Sendable static func values10(_ route: AppRoute) -> Int? {
            if case .postId(let id) = route { id } else { nil }
        }
        @Sendable static func route11(_ id: Int) -> AppRoute {
            .postComments(id: id)
        }
        @Sendable static func values11(_ route: AppRoute) -> Int? {
            if case .postComments(let id) = route { id } else { nil }
        }
        @Sendable static func route12(_ id: Int, _ comment: Int) -> AppRoute {
            .postCommentsComment(id: id, comment: comment)
        }
        @Sendable static func values12(_ route: AppRoute) -> (Int, Int)? {
            if case .postCommentsComment(let id, let comment) = route { (id, comment) } else { nil }
        }
        @Sendable static func route13(_ id: Int) -> AppRoute {
            .postLikes(id: id)
        }
        @Sendable static func values13(_ route: AppRoute) -> Int? {
            if case .postLikes(let id) = route { id } else { nil }
        }
        @Sendable static func route14() -> AppRoute {
            .postNew
        }
        @Sendable static func values14(_ route: AppRoute) -> Swift.Bool {
            if case .postNew = route { true } else { false }
        }
        @Sendable static func route15(_ sku: String) -> AppRoute {
            .productSku(sku: sku)
        }
        @Sendable static func values15(_ route: AppRoute) -> String? {
            if case .productSku(let sku) = route { sku } else { nil }
        }
        @Sendable static func route16(_ sku: String) -> AppRoute {
            .productReviews(sku: sku)
        }
        @Sendable static func values16(_ route: AppRoute) -> String? {
            if case .productReviews(let sku) = route { sku } else { nil }
        }
        @Sendable static func route17(_ sku: String, _ review: Int) -> AppRoute {
            .productReviewsReview(sku: sku, review: review)
        }
        @Sendable static func values17(_ route: AppRoute) -> (String, Int)? {
            if case .productReviewsReview(let sku, let review) = route { (sku, review) } else { nil }
        }
        @Sendable static func route18(_ sku: String) -> AppRoute {
            .productShare(sku: sku)
        }
        @Sendable static func values18(_ route: AppRoute) -> String? {
            if case .productShare(let sku) = route { sku } else { nil }
        }
        @Sendable static func route19(_ slug: String) -> AppRoute {
            .categorySlug(slug: slug)
        }
        @Sendable static func values19(_ route: AppRoute) -> String? {
            if case .categorySlug(let slug) = route { slug } else { nil }
        }
        @Sendable static func route20(_ slug: String, _ sub: String) -> AppRoute {
            .categorySub(slug: slug, sub: sub)
        }
        @Sendable static func values20(_ route: AppRoute) -> (String, String)? {
            if case .categorySub(let slug, let sub) = route { (slug, sub) } else { nil }
        }
        @Sendable static func route21(_ slug: String, _ sub: String, _ leaf: String) -> AppRoute {
            .categoryLeaf(slug: slug, sub: sub, leaf: leaf)
        }
        @Sendable static func values21(_ route: AppRoute) -> (String, String, String)? {
            if case .categoryLeaf(let slug, let sub, let leaf) = route { (slug, sub, leaf) } else { nil }
        }
        @Sendable static func route22() -> AppRoute {
            .cart
        }
        @Sendable static func values22(_ route: AppRoute) -> Swift.Bool {
            if case .cart = route { true } else { false }
        }
        @Sendable static func route23(_ sku: String) -> AppRoute {
            .cartAddSku(sku: sku)
        }
        @Sendable static func values23(_ route: AppRoute) -> String? {
            if case .cartAddSku(let sku) = route { sku } else { nil }
        }
        @Sendable static func route24() -> AppRoute {
            .cartCheckout
        }
        @Sendable static func values24(_ route: AppRoute) -> Swift.Bool {
            if case .cartCheckout = route { true } else { false }
        }
        @Sendable static func route25() -> AppRoute {
            .cartCheckoutPayment
        }
        @Sendable static func values25(_ route: AppRoute) -> Swift.Bool {
            if case .cartCheckoutPayment = route { true } else { false }
        }
        @Sendable static func route26(_ order: Int) -> AppRoute {
            .cartCheckoutConfirmOrder(order: order)
        }
        @Sendable static func values26(_ route: AppRoute) -> Int? {
            if case .cartCheckoutConfirmOrder(let order) = route { order } else { nil }
        }
        @Sendable static func route27() -> AppRoute {
            .orders
        }
        @Sendable static func values27(_ route: AppRoute) -> Swift.Bool {
            if case .orders = route { true } else { false }
        }
        @Sendable static func route28(_ order: Int) -> AppRoute {
            .ordersOrder(order: order)
        }
        @Sendable static func values28(_ route: AppRoute) -> Int? {
            if case .ordersOrder(let order) = route { order } else { nil }
        }
        @Sendable static func route29(_ order: Int) -> AppRoute {
            .ordersTrack(order: order)
        }
        @Sendable static func values29(_ route: AppRoute) -> Int? {
            if case .ordersTrack(let order) = route { order } else { nil }
        }
        @Sendable static func route30(_ order: Int) -> AppRoute {
            .ordersRefund(order: order)
        }
        @Sendable static func values30(_ route: AppRoute) -> Int? {
            if case .ordersRefund(let order) = route { order } else { nil }
        }
        @Sendable static func route31(_ order: Int, _ item: Int) -> AppRoute {
            .ordersItemsItem(order: order, item: item)
        }
        @Sendable static func values31(_ route: AppRoute) -> (Int, Int)? {
            if case .ordersItemsItem(let order, let item) = route { (order, item) } else { nil }
        }
        @Sendable static func route32() -> AppRoute {
            .wishlist
        }
        @Sendable static func values32(_ route: AppRoute) -> Swift.Bool {
            if case .wishlist = route { true } else { false }
        }
        @Sendable static func route33(_ list: String) -> AppRoute {
            .wishlistList(list: list)
        }
        @Sendable static func values33(_ route: AppRoute) -> String? {
            if case .wishlistList(let list) = route { list } else { nil }
        }
        @Sendable static func route34(_ list: String, _ item: Int) -> AppRoute {
            .wishlistItemsItem(list: list, item: item)
        }
        @Sendable static func values34(_ route: AppRoute) -> (String, Int)? {
            if case .wishlistItemsItem(let list, let item) = route { (list, item) } else { nil }
        }
        @Sendable static func route35() -> AppRoute {
            .settings
        }
        @Sendable static func values35(_ route: AppRoute) -> Swift.Bool {
            if case .settings = route { true } else { false }
        }
        @Sendable static func route36() -> AppRoute {
            .settingsProfile
        }
        @Sendable static func values36(_ route: AppRoute) -> Swift.Bool {
            if case .settingsProfile = route { true } else { false }
        }
        @Sendable static func route37() -> AppRoute {
            .settingsPrivacy
        }
        @Sendable static func values37(_ route: AppRoute) -> Swift.Bool {
            if case .settingsPrivacy = route { true } else { false }
        }
        @Sendable static func route38() -> AppRoute {
            .settingsNotifications
        }
        @Sendable static func values38(_ route: AppRoute) -> Swift.Bool {
            if case .settingsNotifications = route { true } else { false }
        }
        @Sendable static func route39(_ channel: String) -> AppRoute {
            .settingsNotificationsChannel(channel: channel)
        }
        @Sendable static func values39(_ route: AppRoute) -> String? {
            if case .settingsNotificationsChannel(let channel) = route { channel } else { nil }
        }
        @Sendable static func route40() -> AppRoute {
            .settingsPaymentMethods
        }
        @Sendable static func values40(_ route: AppRoute) -> Swift.Bool {
            if case .settingsPaymentMethods = route { true } else { false }
        }
        @Sendable static func route41(_ method: String) -> AppRoute {
            .settingsPaymentMethodsMethod(method: method)
        }
        @Sendable static func values41(_ route: AppRoute) -> String? {
            if case .settingsPaymentMethodsMethod(let method) = route { method } else { nil }
        }
        @Sendable static func route42() -> AppRoute {
            .messages
        }
        @Sendable static func values42(_ route: AppRoute) -> Swift.Bool {
            if case .messages = route { true } else { false }
        }
        @Sendable static func route43(_ thread: Int) -> AppRoute {
            .messagesThread(thread: thread)
        }
        @Sendable static func values43(_ route: AppRoute) -> Int? {
            if case .messagesThread(let thread) = route { thread } else { nil }
        }
        @Sendable static func route44(_ thread: Int, _ message: Int) -> AppRoute {
            .messagesMessage(thread: thread, message: message)
        }
        @Sendable static func values44(_ route: AppRoute) -> (Int, Int)? {
            if case .messagesMessage(let thread, let message) = route { (thread, message) } else { nil }
        }
        @Sendable static func route45() -> AppRoute {
            .events
        }
        @Sendable static func values45(_ route: AppRoute) -> Swift.Bool {
            if case .events = route { true } else { false }
        }
        @Sendable static func route46(_ event: String) -> AppRoute {
            .eventsEvent(event: event)
        }
        @Sendable static func values46(_ route: AppRoute) -> String? {
            if case .eventsEvent(let event) = route { event } else { nil }
        }
        @Sendable static func route47(_ event: String) -> AppRoute {
            .eventsTickets(event: event)
        }
        @Sendable static func values47(_ route: AppRoute) -> String? {
            if case .eventsTickets(let event) = route { event } else { nil }
        }
        @Sendable static func route48(_ event: String, _ ticket: Int) -> AppRoute {
            .eventsTicketsTicket(event: event, ticket: ticket)
        }
        @Sendable static func values48(_ route: AppRoute) -> (String, Int)? {
            if case .eventsTicketsTicket(let event, let ticket) = route { (event, ticket) } else { nil }
        }
        @Sendable static func route49(_ lat: String, _ lon: String) -> AppRoute {
            .mapLon(lat: lat, lon: lon)
        }
        @Sendable static func values49(_ route: AppRoute) -> (String, String)? {
            if case .mapLon(let lat, let lon) = route { (lat, lon) } else { nil }
        }
        @Sendable static func route50() -> AppRoute {
            .stores
        }
        @Sendable static func values50(_ route: AppRoute) -> Swift.Bool {
            if case .stores = route { true } else { false }
        }
        @Sendable static func route51(_ store: Int) -> AppRoute {
            .storesStore(store: store)
        }
        @Sendable static func values51(_ route: AppRoute) -> Int? {
            if case .storesStore(let store) = route { store } else { nil }
        }
        @Sendable static func route52(_ store: Int) -> AppRoute {
            .storesHours(store: store)
        }
        @Sendable static func values52(_ route: AppRoute) -> Int? {
            if case .storesHours(let store) = route { store } else { nil }
        }
        @Sendable static func route53(_ code: String) -> AppRoute {
            .promoCode(code: code)
        }
        @Sendable static func values53(_ route: AppRoute) -> String? {
            if case .promoCode(let code) = route { code } else { nil }
        }
        @Sendable static func route54(_ token: String) -> AppRoute {
            .inviteToken(token: token)
        }
        @Sendable static func values54(_ route: AppRoute) -> String? {
            if case .inviteToken(let token) = route { token } else { nil }
        }
        @Sendable static func route55(_ token: String) -> AppRoute {
            .resetPasswordToken(token: token)
        }
        @Sendable static func values55(_ route: AppRoute) -> String? {
            if case .resetPasswordToken(let token) = route { token } else { nil }
        }
        @Sendable static func route56(_ token: String) -> AppRoute {
            .verifyEmailToken(token: token)
        }
        @Sendable static func values56(_ route: AppRoute) -> String? {
            if case .verifyEmailToken(let token) = route { token } else { nil }
        }
        @Sendable static func route57(_ year: Int, _ month: Int, _ slug: String) -> AppRoute {
            .articlesSlug(year: year, month: month, slug: slug)
        }
        @Sendable static func values57(_ route: AppRoute) -> (Int, Int, String)? {
            if case .articlesSlug(let year, let month, let slug) = route { (year, month, slug) } else { nil }
        }
        @Sendable static func route58(_ channel: String) -> AppRoute {
            .liveChannel(channel: channel)
        }
        @Sendable static func values58(_ route: AppRoute) -> String? {
            if case .liveChannel(let channel) = route { channel } else { nil }
        }
        @Sendable static func route59(_ topic: String, _ article: String) -> AppRoute {
            .helpArticle(topic: topic, article: article)
        }
        @Sendable static func values59(_ route: AppRoute) -> (String, String)? {
            if case .helpArticle(let topic, let article) = route { (topic, article) } else { nil }
        }
        @Sendable static func nameOfRoute(_ route: AppRoute) -> Swift.String? {
            switch route {
            case .home: return "home"
            case .search: return "search"
            case .searchScope: return "searchScope"
            case .userMe: return "userMe"
            case .userId: return "userId"
            case .userEdit: return "userEdit"
            case .userFollowers: return "userFollowers"
            case .userFollowing: return "userFollowing"
            case .userPosts: return "userPosts"
            case .userPostsPost: return "userPostsPost"
            case .postId: return "postId"
            case .postComments: return "postComments"
            case .postCommentsComment: return "postCommentsComment"
            case .postLikes: return "postLikes"
            case .postNew: return "postNew"
            case .productSku: return "productSku"
            case .productReviews: return "productReviews"
            case .productReviewsReview: return "productReviewsReview"
            case .productShare: return "productShare"
            case .categorySlug: return "categorySlug"
            case .categorySub: return "categorySub"
            case .categoryLeaf: return "categoryLeaf"
            case .cart: return "cart"
            case .cartAddSku: return "cartAddSku"
            case .cartCheckout: return "cartCheckout"
            case .cartCheckoutPayment: return "cartCheckoutPayment"
            case .cartCheckoutConfirmOrder: return "cartCheckoutConfirmOrder"
            case .orders: return "orders"
            case .ordersOrder: return "ordersOrder"
            case .ordersTrack: return "ordersTrack"
            case .ordersRefund: return "ordersRefund"
            case .ordersItemsItem: return "ordersItemsItem"
            case .wishlist: return "wishlist"
            case .wishlistList: return "wishlistList"
            case .wishlistItemsItem: return "wishlistItemsItem"
            case .settings: return "settings"
            case .settingsProfile: return "settingsProfile"
            case .settingsPrivacy: return "settingsPrivacy"
            case .settingsNotifications: return "settingsNotifications"
            case .settingsNotificationsChannel: return "settingsNotificationsChannel"
            case .settingsPaymentMethods: return "settingsPaymentMethods"
            case .settingsPaymentMethodsMethod: return "settingsPaymentMethodsMethod"
            case .messages: return "messages"
            case .messagesThread: return "messagesThread"
            case .messagesMessage: return "messagesMessage"
            case .events: return "events"
            case .eventsEvent: return "eventsEvent"
            case .eventsTickets: return "eventsTickets"
            case .eventsTicketsTicket: return "eventsTicketsTicket"
            case .mapLon: return "mapLon"
            case .stores: return "stores"
            case .storesStore: return "storesStore"
            case .storesHours: return "storesHours"
            case .promoCode: return "promoCode"
            case .inviteToken: return "inviteToken"
            case .resetPasswordToken: return "resetPasswordToken"
            case .verifyEmailToken: return "verifyEmailToken"
            case .articlesSlug: return "articlesSlug"
            case .liveChannel: return "liveChannel"
            case .helpArticle: return "helpArticle"
            }
        }
        @inline(__always)
        @Sendable static func routeOfMatch(_ match: borrowing WaymarkCore.MatchView) -> AppRoute? {
            switch match.entryIndex {
            case 0:
                return RouteEntries.route0()
            case 1:
                return RouteEntries.route1()
            case 2:
                guard let scope = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route2(scope)
            case 3:
                return RouteEntries.route3()
            case 4:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route4(id)
            case 5:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route5(id)
            case 6:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route6(id)
            case 7:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route7(id)
            case 8:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route8(id)
            case 9:
                guard let id = match.value(ofParameter: 0, as: Int.self), let post = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route9(id, post)
            case 10:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route10(id)
            case 11:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route11(id)
            case 12:
                guard let id = match.value(ofParameter: 0, as: Int.self), let comment = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route12(id, comment)
            case 13:
                guard let id = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route13(id)
            case 14:
                return RouteEntries.route14()
            case 15:
                guard let sku = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route15(sku)
            case 16:
                guard let sku = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route16(sku)
            case 17:
                guard let sku = match.value(ofParameter: 0, as: String.self), let review = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route17(sku, review)
            case 18:
                guard let sku = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route18(sku)
            case 19:
                guard let slug = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route19(slug)
            case 20:
                guard let slug = match.value(ofParameter: 0, as: String.self), let sub = match.value(ofParameter: 1, as: String.self) else { return nil }
                return RouteEntries.route20(slug, sub)
            case 21:
                guard let slug = match.value(ofParameter: 0, as: String.self), let sub = match.value(ofParameter: 1, as: String.self), let leaf = match.value(ofParameter: 2, as: String.self) else { return nil }
                return RouteEntries.route21(slug, sub, leaf)
            case 22:
                return RouteEntries.route22()
            case 23:
                guard let sku = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route23(sku)
            case 24:
                return RouteEntries.route24()
            case 25:
                return RouteEntries.route25()
            case 26:
                guard let order = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route26(order)
            case 27:
                return RouteEntries.route27()
            case 28:
                guard let order = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route28(order)
            case 29:
                guard let order = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route29(order)
            case 30:
                guard let order = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route30(order)
            case 31:
                guard let order = match.value(ofParameter: 0, as: Int.self), let item = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route31(order, item)
            case 32:
                return RouteEntries.route32()
            case 33:
                guard let list = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route33(list)
            case 34:
                guard let list = match.value(ofParameter: 0, as: String.self), let item = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route34(list, item)
            case 35:
                return RouteEntries.route35()
            case 36:
                return RouteEntries.route36()
            case 37:
                return RouteEntries.route37()
            case 38:
                return RouteEntries.route38()
            case 39:
                guard let channel = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route39(channel)
            case 40:
                return RouteEntries.route40()
            case 41:
                guard let method = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route41(method)
            case 42:
                return RouteEntries.route42()
            case 43:
                guard let thread = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route43(thread)
            case 44:
                guard let thread = match.value(ofParameter: 0, as: Int.self), let message = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route44(thread, message)
            case 45:
                return RouteEntries.route45()
            case 46:
                guard let event = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route46(event)
            case 47:
                guard let event = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route47(event)
            case 48:
                guard let event = match.value(ofParameter: 0, as: String.self), let ticket = match.value(ofParameter: 1, as: Int.self) else { return nil }
                return RouteEntries.route48(event, ticket)
            case 49:
                guard let lat = match.value(ofParameter: 0, as: String.self), let lon = match.value(ofParameter: 1, as: String.self) else { return nil }
                return RouteEntries.route49(lat, lon)
            case 50:
                return RouteEntries.route50()
            case 51:
                guard let store = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route51(store)
            case 52:
                guard let store = match.value(ofParameter: 0, as: Int.self) else { return nil }
                return RouteEntries.route52(store)
            case 53:
                guard let code = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route53(code)
            case 54:
                guard let token = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route54(token)
            case 55:
                guard let token = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route55(token)
            case 56:
                guard let token = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route56(token)
            case 57:
                guard let year = match.value(ofParameter: 0, as: Int.self), let month = match.value(ofParameter: 1, as: Int.self), let slug = match.value(ofParameter: 2, as: String.self) else { return nil }
                return RouteEntries.route57(year, month, slug)
            case 58:
                guard let channel = match.value(ofParameter: 0, as: String.self) else { return nil }
                return RouteEntries.route58(channel)
            case 59:
                guard let topic = match.value(ofParameter: 0, as: String.self), let article = match.value(ofParameter: 1, as: String.self) else { return nil }
                return RouteEntries.route59(topic, article)
            default: return nil
            }
        }
        @Sendable static func valuesOfRoute(_ route: AppRoute) -> WaymarkCore.EntryValues? {
            switch route {
            case .home:
                return WaymarkCore.EntryValues(entry: 0)
            case .search:
                return WaymarkCore.EntryValues(entry: 1)
            case .searchScope:
                guard let values = RouteEntries.values2(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 2, ["scope"], values)
            case .userMe:
                return WaymarkCore.EntryValues(entry: 3)
            case .userId:
                guard let values = RouteEntries.values4(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 4, ["id"], values)
            case .userEdit:
                guard let values = RouteEntries.values5(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 5, ["id"], values)
            case .userFollowers:
                guard let values = RouteEntries.values6(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 6, ["id"], values)
            case .userFollowing:
                guard let values = RouteEntries.values7(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 7, ["id"], values)
            case .userPosts:
                guard let values = RouteEntries.values8(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 8, ["id"], values)
            case .userPostsPost:
                guard let values = RouteEntries.values9(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 9, ["id", "post"], values.0, values.1)
            case .postId:
                guard let values = RouteEntries.values10(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 10, ["id"], values)
            case .postComments:
                guard let values = RouteEntries.values11(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 11, ["id"], values)
            case .postCommentsComment:
                guard let values = RouteEntries.values12(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 12, ["id", "comment"], values.0, values.1)
            case .postLikes:
                guard let values = RouteEntries.values13(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 13, ["id"], values)
            case .postNew:
                return WaymarkCore.EntryValues(entry: 14)
            case .productSku:
                guard let values = RouteEntries.values15(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 15, ["sku"], values)
            case .productReviews:
                guard let values = RouteEntries.values16(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 16, ["sku"], values)
            case .productReviewsReview:
                guard let values = RouteEntries.values17(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 17, ["sku", "review"], values.0, values.1)
            case .productShare:
                guard let values = RouteEntries.values18(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 18, ["sku"], values)
            case .categorySlug:
                guard let values = RouteEntries.values19(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 19, ["slug"], values)
            case .categorySub:
                guard let values = RouteEntries.values20(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 20, ["slug", "sub"], values.0, values.1)
            case .categoryLeaf:
                guard let values = RouteEntries.values21(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 21, ["slug", "sub", "leaf"], values.0, values.1, values.2)
            case .cart:
                return WaymarkCore.EntryValues(entry: 22)
            case .cartAddSku:
                guard let values = RouteEntries.values23(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 23, ["sku"], values)
            case .cartCheckout:
                return WaymarkCore.EntryValues(entry: 24)
            case .cartCheckoutPayment:
                return WaymarkCore.EntryValues(entry: 25)
            case .cartCheckoutConfirmOrder:
                guard let values = RouteEntries.values26(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 26, ["order"], values)
            case .orders:
                return WaymarkCore.EntryValues(entry: 27)
            case .ordersOrder:
                guard let values = RouteEntries.values28(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 28, ["order"], values)
            case .ordersTrack:
                guard let values = RouteEntries.values29(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 29, ["order"], values)
            case .ordersRefund:
                guard let values = RouteEntries.values30(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 30, ["order"], values)
            case .ordersItemsItem:
                guard let values = RouteEntries.values31(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 31, ["order", "item"], values.0, values.1)
            case .wishlist:
                return WaymarkCore.EntryValues(entry: 32)
            case .wishlistList:
                guard let values = RouteEntries.values33(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 33, ["list"], values)
            case .wishlistItemsItem:
                guard let values = RouteEntries.values34(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 34, ["list", "item"], values.0, values.1)
            case .settings:
                return WaymarkCore.EntryValues(entry: 35)
            case .settingsProfile:
                return WaymarkCore.EntryValues(entry: 36)
            case .settingsPrivacy:
                return WaymarkCore.EntryValues(entry: 37)
            case .settingsNotifications:
                return WaymarkCore.EntryValues(entry: 38)
            case .settingsNotificationsChannel:
                guard let values = RouteEntries.values39(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 39, ["channel"], values)
            case .settingsPaymentMethods:
                return WaymarkCore.EntryValues(entry: 40)
            case .settingsPaymentMethodsMethod:
                guard let values = RouteEntries.values41(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 41, ["method"], values)
            case .messages:
                return WaymarkCore.EntryValues(entry: 42)
            case .messagesThread:
                guard let values = RouteEntries.values43(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 43, ["thread"], values)
            case .messagesMessage:
                guard let values = RouteEntries.values44(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 44, ["thread", "message"], values.0, values.1)
            case .events:
                return WaymarkCore.EntryValues(entry: 45)
            case .eventsEvent:
                guard let values = RouteEntries.values46(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 46, ["event"], values)
            case .eventsTickets:
                guard let values = RouteEntries.values47(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 47, ["event"], values)
            case .eventsTicketsTicket:
                guard let values = RouteEntries.values48(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 48, ["event", "ticket"], values.0, values.1)
            case .mapLon:
                guard let values = RouteEntries.values49(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 49, ["lat", "lon"], values.0, values.1)
            case .stores:
                return WaymarkCore.EntryValues(entry: 50)
            case .storesStore:
                guard let values = RouteEntries.values51(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 51, ["store"], values)
            case .storesHours:
                guard let values = RouteEntries.values52(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 52, ["store"], values)
            case .promoCode:
                guard let values = RouteEntries.values53(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 53, ["code"], values)
            case .inviteToken:
                guard let values = RouteEntries.values54(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 54, ["token"], values)
            case .resetPasswordToken:
                guard let values = RouteEntries.values55(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 55, ["token"], values)
            case .verifyEmailToken:
                guard let values = RouteEntries.values56(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 56, ["token"], values)
            case .articlesSlug:
                guard let values = RouteEntries.values57(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 57, ["year", "month", "slug"], values.0, values.1, values.2)
            case .liveChannel:
                guard let values = RouteEntries.values58(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 58, ["channel"], values)
            case .helpArticle:
                guard let values = RouteEntries.values59(route) else { return nil }
                return WaymarkCore.EntryValues(entry: 59, ["topic", "article"], values.0, values.1)
            }
        }
    }
}

