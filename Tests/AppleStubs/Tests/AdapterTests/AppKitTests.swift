import AppKit
import Foundation
import Testing
import WaymarkAppKit
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation

@testable import SwiftUIApp

/// A Mac app whose windows share a dispatcher. Presentation requires a ready interface.
@MainActor
class MacApp: LinkAppDelegate {
    let application = NSApplication()
    let navigators = SceneNavigators<AppRoute>()
    let dispatcher: LinkDispatcher<AppRoute>
    let watch: LinkWatch
    private(set) var files: [URL] = []
    private(set) var opened: [NSWindow] = []

    init(_ backStack: BackStack<AppRoute>) {
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        dispatcher = LinkDispatcher(showing: backStack, in: navigators, options: options)
        watch = LinkWatch(dispatcher)
        super.init()
        application.delegate = self
        navigators.activateWindow = { [application] in application.bringForward($0) }
        navigators.openWindow = { [weak self] _ in self?.openWindow() }
    }

    override var links: (any SystemLinks)? { dispatcher }
    override var windows: (any SceneRegister)? { navigators }

    override func makeInterface() { openWindow() }
    override func open(files: [URL]) { self.files += files }

    func openWindow() {
        let window = NSWindow()
        // All tests of a process share the notification center.
        window.identifier = NSUserInterfaceItemIdentifier(UUID().uuidString)
        opened.append(window)
        application.windows.append(window)
        navigators.connect(StateNavigator<AppRoute>(), as: window.linkID)
        window.makeKeyAndOrderFront(nil)
    }

    /// The path of a window after all links are pending or finished.
    func path(of window: Int) async throws -> [AppRoute]? {
        try await watch.settle()
        return navigators[opened[window].linkID]?.state.path
    }
}

/// A delivery of `/recipe/7` by AppKit.
struct MacEntry: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let channel: String
    let open: @MainActor (MacApp) -> Void

    @MainActor static func activity(_ type: String, _ webpage: String?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.webpageURL = webpage.flatMap(URL.init(string:))
        return activity
    }

    @MainActor static func send(_ activity: NSUserActivity, to app: MacApp) -> Bool {
        app.application(app.application, continue: activity) { _ in Issue.record("nothing to restore") }
    }

    static let all = [
        MacEntry(testDescription: "application(_:open:)", channel: "scheme") { app in
            app.application(app.application, open: [Door.url])
        },
        MacEntry(testDescription: "application(_:continue:restorationHandler:), web page", channel: "universalLink") {
            #expect(send(activity(NSUserActivityTypeBrowsingWeb, "https://cook.example.com/recipe/7"), to: $0))
        },
        MacEntry(testDescription: "application(_:continue:restorationHandler:), Handoff", channel: "handoff") {
            let own = activity("com.example.cook.reading", nil)
            own.userInfo = ["link": "cook://recipe/7"]
            #expect(send(own, to: $0))
        },
    ]
}

@Suite("Entry points of an AppKit app") @MainActor
struct AppKitTests {
    @Test("Each AppKit entry point opens its link in the main window", arguments: MacEntry.all)
    func warm(_ entry: MacEntry) async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch()
        entry.open(app)
        #expect(try await app.path(of: 0) == [.recipe(7)])
        #expect(app.watch.channels == [entry.channel])
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("Each AppKit entry point keeps its link pending until the launch is finished", arguments: MacEntry.all)
    func cold(_ entry: MacEntry) async throws {
        let app = MacApp(try AppRoute.backStack())
        app.applicationWillFinishLaunching(Notification(name: NSApplication.willFinishLaunchingNotification))
        entry.open(app)
        try await app.watch.settle()
        #expect(app.dispatcher.hasPending)
        #expect(app.opened.isEmpty)
        app.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
        #expect(try await app.path(of: 0) == [.recipe(7)])
        #expect(app.opened.count == 1)
    }

    @Test("A link in AppKit's order of launch opens once, in the first window")
    func launch() async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch(opening: [Door.url])
        #expect(try await app.path(of: 0) == [.recipe(7)])
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("URLs open in their order, and files do not open as links")
    func urls() async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch()
        let file = URL(fileURLWithPath: "/Documents/soup.txt")
        let (first, last) = (try #require(URL(string: "cook://recipe/9")), try #require(URL(string: "cook://recipe/8")))
        app.application(app.application, open: [first, file, last])
        #expect(try await app.path(of: 0) == [.recipe(8)])
        #expect(app.watch.outcomes == ["presented (push)", "presented (push)"])
        #expect(app.files == [file])
    }

    @Test(
        "An activity without a matching link is left to AppKit",
        arguments: [
            (NSUserActivityTypeBrowsingWeb, "https://cook.example.com/nowhere"),
            ("com.example.document", nil),
        ])
    func unhandled(_ type: String, _ webpage: String?) async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch()
        #expect(!MacEntry.send(MacEntry.activity(type, webpage), to: app))
        #expect(!MacEntry.send(MacEntry.activity(type, webpage), to: MacAppWithoutLinks(try AppRoute.backStack())))
        #expect(try await app.path(of: 0) == [])
    }

    @Test("A link opens in the window that became main last, and in a new window if all are closed")
    func windows() async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch()
        app.openWindow()
        app.opened[0].makeKeyAndOrderFront(nil)
        app.application(app.application, open: [Door.url])
        #expect(try await app.path(of: 0) == [.recipe(7)])
        #expect(try await app.path(of: 1) == [])
        app.opened[0].close()
        app.opened[1].close()
        #expect(app.navigators.isEmpty)
        app.application(app.application, open: [Door.url])
        #expect(app.opened.count == 2)
        #expect(try await app.path(of: 2) == [.recipe(7)])
    }

    @Test("A link brings the window of its route to the front, also from the Dock")
    func front() async throws {
        let app = MacApp(try AppRoute.backStack())
        app.application.stubLaunch(opening: [Door.url])
        _ = try await app.path(of: 0)
        app.openWindow()
        app.opened[0].miniaturize(nil)
        app.dispatcher.open("cook://recipe/7/step/2")
        #expect(try await app.path(of: 0) == [.recipe(7), .step(recipe: 7, number: 2)])
        #expect(!app.opened[0].isMiniaturized)
        #expect(app.navigators.scenes.first?.id == app.opened[0].linkID)
        app.application.bringForward("unknown")
    }

    @Test("Windows without an identifier have different link identifiers")
    func identifiers() {
        let (first, second) = (NSWindow(), NSWindow())
        #expect(first.linkID == first.linkID)
        #expect(first.linkID != second.linkID)
        first.identifier = NSUserInterfaceItemIdentifier("main")
        #expect(first.linkID == "main")
    }

    @Test("The state of a window stores and restores the screens, and other states have none")
    func state() throws {
        let saved = SavedNavigation(tab: "main", stacks: ["main": .init(path: ["cook://recipe/7"])])
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        coder.encode(saved)
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(decoder.decodeSavedNavigation() == saved)
        let empty = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver(forReadingFrom: empty.encodedData).decodeSavedNavigation() == nil)
    }
}

final class MacAppWithoutLinks: MacApp {
    override var links: (any SystemLinks)? { nil }
}
