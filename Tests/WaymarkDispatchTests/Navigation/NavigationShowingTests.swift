import Testing
import WaymarkDispatch

@Suite("Navigation steps from a state to a chain")
struct NavigationShowingTests {
    typealias Step = NavigationStep<Screen>

    struct Row: CustomTestStringConvertible, Sendable {
        let title: String
        let state: NavigationState<Screen>
        let chain: [PlacedRoute<Screen>]
        let base: NavigationBase
        let steps: [Step]

        init(
            _ title: String, _ state: NavigationState<Screen>, _ chain: [PlacedRoute<Screen>],
            over base: NavigationBase = .root, _ steps: [Step]
        ) {
            (self.title, self.state, self.chain, self.base, self.steps) = (title, state, chain, base, steps)
        }

        var testDescription: String { title }
    }

    /// Returns the state with the given tab, path and modal screens.
    static func screens(
        _ tab: String = "home", _ path: [Screen] = [], _ modals: [ModalScreen<Screen>] = []
    ) -> NavigationState<Screen> {
        var state = NavigationState<Screen>(tab: tab, roots: ["home": .home, "search": .search(nil)])
        state[tab].path = path
        state.modals = modals
        return state
    }

    static let home = PlacedRoute(Screen.home, .select(tab: "home"))
    static let settings = PlacedRoute(Screen.settings, .select(tab: "settings"))
    static let user = PlacedRoute(Screen.user(1))
    static let post = PlacedRoute(Screen.post(user: 1, id: 2))
    static let compose = PlacedRoute(Screen.compose, .sheet)
    static let photos = PlacedRoute(Screen.photos)
    static let postScreen = Screen.post(user: 1, id: 2)

    static let fromRoot = [
        Row("nothing to show", screens(), [], []),
        Row("all is there already", screens("home", [.user(1), postScreen]), [home, user, post], []),
        Row("cold start", screens(), [home, user, post], [.push(.user(1)), .push(postScreen)]),
        Row("the parent is there", screens("home", [.user(1)]), [home, user, post], [.push(postScreen)]),
        Row(
            "more is there", screens("home", [.user(1), postScreen, .comments(3)]), [home, user, post],
            [.pop(downTo: 2)]),
        Row(
            "another screen in front", screens("home", [.user(1), .about]), [home, user, post], [.replace(postScreen)]),
        Row("another stack", screens("home", [.about, .photos]), [home, user], [.pop(downTo: 0), .push(.user(1))]),
        Row("another tab", screens("search", [.about]), [home, user], [.select("home"), .push(.user(1))]),
        Row(
            "a sheet is in the way", screens("home", [.user(1)], [ModalScreen(.sheet, .compose)]), [home, user, post],
            [.dismiss(downTo: 0), .push(postScreen)]),
        Row(
            "the last tab of a chain counts", screens("home", [.about]), [home, settings, PlacedRoute(.profile(5))],
            [.select("settings"), .push(.profile(5))]),
        Row(
            "a tab's first screen is another one", screens(),
            [PlacedRoute(.search("a"), .select(tab: "search")), user],
            [.select("search"), .root(.search("a")), .push(.user(1))]),
        Row(
            "no tab is named", screens("search", [.about]), [user, post],
            [.replace(.user(1)), .push(postScreen)]),
        Row("the first screen is the chain's first", screens(), [PlacedRoute(.home), user], [.push(.user(1))]),
    ]

    static let modal = [
        Row("a sheet over whatever is there", screens("home", [.about]), [compose], [.present(.sheet, .compose)]),
        Row(
            "a sheet over its parents", screens("home", [.about]), [home, user, compose],
            [.replace(.user(1)), .present(.sheet, .compose)]),
        Row("screens in a sheet", screens(), [compose, photos], [.present(.sheet, .compose), .push(.photos)]),
        Row(
            "the sheet is there", screens("home", [], [ModalScreen(.sheet, .compose)]), [compose, photos],
            [.push(.photos)]),
        Row(
            "the sheet is there with more in it",
            screens("home", [], [ModalScreen(.sheet, .compose, path: [.photos, .about])]), [compose, photos],
            [.pop(downTo: 1)]),
        Row(
            "a cover over the sheet is dismissed",
            screens("home", [], [ModalScreen(.sheet, .compose), ModalScreen(.cover, .login)]), [compose],
            [.dismiss(downTo: 1)]),
        Row(
            "a sheet is not a cover", screens("home", [], [ModalScreen(.cover, .compose)]), [compose],
            [.dismiss(downTo: 0), .present(.sheet, .compose)]),
        Row(
            "two of them", screens(), [compose, PlacedRoute(.login, .cover)],
            [.present(.sheet, .compose), .present(.cover, .login)]),
    ]

    static let replaced = [
        Row(
            "the screen in front is replaced, and its way back stays", screens("home", [.user(1), .about]),
            [PlacedRoute(.login, .replace)], [.replace(.login)]),
        Row(
            "what stands before it in the chain is left out", screens("search", [.user(1), .about]),
            [home, user, PlacedRoute(.login, .replace)], [.replace(.login)]),
        Row(
            "a tab's first screen is replaced if it is in front", screens("search"), [PlacedRoute(.login, .replace)],
            [.root(.login)]),
        Row(
            "the last of several", screens("home", [.photos]),
            [PlacedRoute(.login, .replace), PlacedRoute(.about, .replace)], [.replace(.about)]),
        Row(
            "a sheet's first screen is replaced by another sheet", screens("home", [], [ModalScreen(.sheet, .compose)]),
            [PlacedRoute(.about, .replace)], [.dismiss(downTo: 0), .present(.sheet, .about)]),
        Row(
            "a screen in a sheet is replaced", screens("home", [], [ModalScreen(.sheet, .compose, path: [.photos])]),
            [PlacedRoute(.about, .replace)], [.replace(.about)]),
        Row(
            "more is pushed over what replaces", screens("home", [.user(1), .photos]),
            [home, PlacedRoute(.about, .replace), photos], [.replace(.about), .push(.photos)]),
        Row(
            "the screen in front is replaced from inside", screens("home", [.user(1)]),
            [PlacedRoute(.about, .replace)], over: .current, [.replace(.about)]),
        Row(
            "the app shows it by itself, when all else is there", screens(),
            [PlacedRoute(.about, .custom("panel")), user],
            [.push(.user(1)), .custom("panel", .about)]),
    ]

    static let overCurrent = [
        Row(
            "over what is there", screens("home", [.about]), [user, post], over: .current,
            [.push(.user(1)), .push(postScreen)]),
        Row(
            "a screen that is further down comes over it again", screens("home", [.user(1), .comments(3)]), [user],
            over: .current, [.push(.user(1))]),
        Row(
            "the first screen comes over it again", screens("home", [.about]), [PlacedRoute(.home)], over: .current,
            [.push(.home)]),
        Row("the first screen is in front", screens(), [PlacedRoute(.home)], over: .current, []),
        Row("it is in front", screens("home", [.about, .user(1)]), [user], over: .current, []),
        Row(
            "the whole chain is in front", screens("home", [.about, .user(1), postScreen]), [user, post],
            over: .current, []),
        Row(
            "what the chain begins with is in front", screens("home", [.about, .user(1)]), [user, post],
            over: .current, [.push(postScreen)]),
        Row(
            "its last screen alone is in front", screens("home", [postScreen]), [user, post], over: .current,
            [.push(.user(1)), .push(postScreen)]),
        Row(
            "inside a sheet", screens("home", [.about], [ModalScreen(.sheet, .compose)]), [user], over: .current,
            [.push(.user(1))]),
        Row(
            "another tab keeps its screens", screens("search", [.about]), [home, user], over: .current,
            [.select("home"), .push(.user(1))]),
        Row(
            "a tab shows its first screen", screens("home", [.about]), [home], over: .current, [.pop(downTo: 0)]),
        Row(
            "a tab whose first screen is the app's own shows that", screens("settings", [.about]), [settings],
            over: .current, [.pop(downTo: 0)]),
        Row(
            "a second sheet", screens("home", [], [ModalScreen(.sheet, .compose)]), [PlacedRoute(.about, .sheet)],
            over: .current, [.present(.sheet, .about)]),
        Row(
            "a sheet that is under another one",
            screens("home", [], [ModalScreen(.sheet, .compose, path: [.photos]), ModalScreen(.cover, .login)]),
            [compose],
            over: .current, [.dismiss(downTo: 1), .pop(downTo: 0)]),
    ]

    @Test(
        "The plan from a state to a chain has exactly the expected steps",
        arguments: fromRoot + modal + replaced + overCurrent)
    func steps(_ row: Row) {
        let plan = NavigationPlan(from: row.state, showing: row.chain, over: row.base)
        #expect(plan.steps == row.steps)
        #expect(row.state.applying(plan) == row.state.showing(row.chain, over: row.base))
    }
}
