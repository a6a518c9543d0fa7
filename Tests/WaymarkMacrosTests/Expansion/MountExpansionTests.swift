#if Macros
    import Testing

    @Suite("Expansions of mounted parts")
    struct MountExpansionTests {
        @Test("The macro merges the table of a case whose value has its own routes")
        func mounts() {
            expectExpansion(
                """
                @Routes(requires: [.signedIn])
                enum AppRoute {
                    @Route(under: "/settings") case settings(SettingsRoute)
                    @Route(under: "/shop", named: "store", requires: ["paying"]) case shop(route: Shop.Route)
                }
                """,
                """
                enum AppRoute {
                    case settings(SettingsRoute)
                    case shop(route: Shop.Route)
                }

                extension AppRoute: nonisolated WaymarkRoutes.Routable {
                    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>()
                        table.merge(WaymarkRoutes.DeclaredTypes.table(of: SettingsRoute.self), under: "/settings", named: "settings", requires: [.signedIn]) {
                            Self.settings($0)
                        } inverse: { route in
                            if case .settings(let part) = route { part } else { nil }
                        }
                        table.merge(WaymarkRoutes.DeclaredTypes.table(of: Shop.Route.self), under: "/shop", named: "store", requires: [.signedIn, "paying"]) {
                            Self.shop(route: $0)
                        } inverse: { route in
                            if case .shop(let part) = route { part } else { nil }
                        }
                        return table
                    }
                }
                """, #_sourceLocation)
        }

        @Test("The macro passes a prefix's parameters to the other values of a mounted case")
        func mountsWithValues() {
            expectExpansion(
                """
                @Routes
                enum AppRoute {
                    @Route(under: "/user/{id}") case user(id: Int, ProfileRoute)
                    @Route(under: "/{team}/{part}", requires: [.signedIn]) case team(part: String, team: TeamID, route: Team)
                }
                """,
                """
                enum AppRoute {
                    case user(id: Int, ProfileRoute)
                    case team(part: String, team: TeamID, route: Team)
                }

                extension AppRoute: nonisolated WaymarkRoutes.Routable {
                    nonisolated static let router = WaymarkCore.Router(declaredBy: Self.self)

                    nonisolated static var table: WaymarkCore.RouteTable<Self> {
                        var table = WaymarkCore.RouteTable<Self>()
                        table.merge(WaymarkRoutes.DeclaredTypes.table(of: ProfileRoute.self), under: "/user/{id}", named: "user", parameters: ["id"]) { (values: Int, part: ProfileRoute) in
                            let id = values
                            return Self.user(id: id, part)
                        } inverse: { route in
                            if case .user(let id, let part) = route { (id, part) } else { nil }
                        }
                        #sourceLocation(file: "test.swift", line: 2)
                        do {
                            let types = WaymarkRoutes.DeclaredTypes.oneValue(TeamID.self)
                            types.check() // 'team'
                        }
                        #sourceLocation()
                        table.merge(WaymarkRoutes.DeclaredTypes.table(of: Team.self), under: "/{team}/{part}", named: "team", parameters: ["part", "team"], requires: [.signedIn]) { (values: (String, TeamID), part_: Team) in
                            let (part, team) = values
                            return Self.team(part: part, team: team, route: part_)
                        } inverse: { route in
                            if case .team(let part, let team, let part_) = route { ((part, team), part_) } else { nil }
                        }
                        return table
                    }
                }
                """, #_sourceLocation)
        }
    }
#endif
