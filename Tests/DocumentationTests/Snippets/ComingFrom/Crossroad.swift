import Testing
import Waymark

@Suite("Coming from Crossroad") @MainActor
struct ComingFromCrossroadSnippets {
    enum PokemonType: String, ParameterConvertible { case water, fire }
    enum Screen: Hashable { case pokemon(Int), list([PokemonType]), move(String), regions }
    enum Pokedex { static func exists(_ id: Int) -> Bool { id <= 1025 } }

    @MainActor final class Moves {
        var shown = ""
        func show(_ name: String) async { shown = name }
    }

    @Test func routes() async throws {
        let pokedex = LinkSource.scheme("pokedex")
        let web = LinkSource.host("my-awesome-pokedex.com")

        var table = RouteTable<Screen>(accepting: [pokedex, web])
        table.add("/pokemons/{pokedexID: Int}") { (id: Int) in Pokedex.exists(id) ? Screen.pokemon(id) : nil }
        table.add("/pokemons?type={type?}&types={types: [String]?}") { (type: PokemonType?, types: [PokemonType]?) in
            Screen.list(type.map { [$0] } ?? types ?? [])
        }
        table.group("/", from: [pokedex]) { group in
            group.add("/moves/{name}") { (name: String) in Screen.move(name) }
        }
        table.add("/regions", from: [web], to: .regions)
        let router = try Router(table)

        #expect(router.canOpen("pokedex://pokemons/25") == true)
        #expect(router.canOpen("pokedex://pokemons/9999") == false)
        #expect(router.route(for: "pokedex://pokemons?types=water,fire") == .list([.water, .fire]))
        #expect(!router.canOpen("https://my-awesome-pokedex.com/moves/x") && !router.canOpen("pokedex://regions"))

        let moves = Moves()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler { link in
                    guard case .move(let name) = link.route else { return .passed() }
                    return .opened { _ in await moves.show(name) }
                },
                PresentingHandler(),
            ])
        _ = await dispatcher.outcome(of: "pokedex://moves/tackle")
        #expect(moves.shown == "tackle")
    }
}
