#if Macros
    import Foundation
    import Testing
    import WaymarkMacros

    @Suite("The page about environments")
    struct EnvironmentsSnippets {
        enum AppEnvironment: String {
            case production, staging

            static let current =
                AppEnvironment(rawValue: ProcessInfo.processInfo.environment["APP_ENVIRONMENT"] ?? "") ?? .production

            var sources: [LinkSource] {
                switch self {
                case .production: ["gabelbote.example", "www.gabelbote.example", "gabelbote://"]
                case .staging: ["staging.gabelbote.example", "gabelbote-staging://"]
                }
            }
        }

        @Routes(accepting: AppEnvironment.current.sources)
        enum OrderRoute: Equatable {
            @Route("/orders/{id}") case order(id: Int)
        }

        #if STAGING
            @Routes(accepting: ["staging.gabelbote.example"])
        #else
            @Routes(accepting: ["gabelbote.example"])
        #endif
        enum BuildRoute: Equatable {
            @Route("/orders/{id}") case order(id: Int)
        }

        @Test("A build opens the links of its own environment only") func environments() throws {
            #expect(OrderRoute("gabelbote://orders/7") == .order(id: 7))
            #expect(OrderRoute("gabelbote-staging://orders/7") == nil)
            #expect(AppEnvironment.staging.sources.first == .host("staging.gabelbote.example"))
            #expect(try BuildRoute.order(id: 7).url == "https://gabelbote.example/orders/7")
        }
    }
#endif
