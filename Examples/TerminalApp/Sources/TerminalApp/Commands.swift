import Foundation
import Waymark

/// A command, typed or read from a script.
enum Command {
    case link(String), push(LinkPayload), tap(Int), tab(String)
    case twice(String), follow(String), inWindow(String, String)
    case window(String), close, keep
    case ready, login, logout, back, help
    case jam, hang, unhang
    case end(End)
    case remark

    /// The way in which the app ends.
    enum End { case quit, relaunch }

    static let overview = """
        link URL     a link from outside: link https://books.example/books/7
        twice URL    one tap that the system tells the app of by two doors
        follow URL   a link in a text of the app is tapped
        push JSON    a push message: push {"link": "books://books/7", "badge": 1}
        tap NUMBER   taps what has the number on screen
        tab NAME     selects a tab
        back         goes back, or closes the sheet
        window NAME  opens a window, or brings it to the front
        in NAME URL  a link that the window got
        close        closes the window in front
        keep         keeps what is on screen for the next launch
        ready        the interface is on screen, which it is not at once after a launch
        login        signs in
        logout       signs out
        jam          the printer will jam, which kills the app in the middle of a link
        hang         the server does not answer any more, and links to books from outside wait for it
        unhang       it answers again
        relaunch     ends the app and starts it again
        quit         ends it (as Ctrl-D does)
        # TEXT       a remark
        """

    /// Parses a line; `nil` if it is not a command.
    init?(_ line: String) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts.first {
        case nil: self = .remark
        case let word? where word.hasPrefix("#"): self = .remark
        case "link": self = .link(rest)
        case "twice": self = .twice(rest)
        case "follow": self = .follow(rest)
        case "in":
            let words = rest.split(separator: " ").map(String.init)
            guard words.count == 2 else { return nil }
            self = .inWindow(words[0], words[1])
        case "window":
            guard !rest.isEmpty else { return nil }
            self = .window(rest)
        case "close": self = .close
        case "keep": self = .keep
        case "push":
            guard let payload = try? JSONDecoder().decode(LinkPayload.self, from: Data(rest.utf8)) else { return nil }
            self = .push(payload)
        case "tap":
            guard let number = Int(rest) else { return nil }
            self = .tap(number)
        case "tab": self = .tab(rest)
        case "ready": self = .ready
        case "login": self = .login
        case "logout": self = .logout
        case "back": self = .back
        case "jam": self = .jam
        case "hang": self = .hang
        case "unhang": self = .unhang
        case "relaunch": self = .end(.relaunch)
        case "help": self = .help
        case "quit": self = .end(.quit)
        default: return nil
        }
    }
}

extension BookApp {
    /// Performs a command, and waits until all links are finished or pending.
    func perform(_ command: Command) async {
        switch command {
        case .link(let url): dispatcher.open(IncomingLink(opened: url))
        case .twice(let url):
            for entryPoint in [EntryPoint.appURL, .sceneConnection] {
                dispatcher.open(IncomingLink(opened: url).through(entryPoint))
            }
        case .follow(let url):
            if !dispatcher.open(tapped: url) { model.news.append("the browser opens \(url)") }
        case .inWindow(let name, let url):
            dispatcher.open(IncomingLink(opened: url).through(.sceneURL).arriving(in: SceneID(rawValue: name)))
        case .window(let name): show(window: SceneID(rawValue: name))
        case .close: closeWindow()
        case .keep: keepScreens()
        case .push(let payload):
            guard let link = IncomingLink<AppRoute>(in: payload, via: .notification) else {
                return model.news.append("a message without a link")
            }
            dispatcher.open(link)
        case .tap(let number):
            guard let (_, item) = zip(1..., model.items).first(where: { $0.0 == number }) else {
                return model.news.append("nothing on screen has the number \(number)")
            }
            dispatcher.open(item.route)
        case .tab(let name):
            guard let route = model.navigation[name].root else { return model.news.append("there is no tab '\(name)'") }
            dispatcher.open(route)
        case .ready: becomeReady()
        case .login: signIn()
        case .logout: signOut()
        case .back: goBack()
        case .help: model.news.append(Command.overview)
        case .jam: model.hasJammedPrinter = true
        case .hang:
            server.getStuck()
            model.isServerStuck = true
        case .unhang:
            server.comeBack()
            model.isServerStuck = false
        case .end, .remark: break
        }
        await rest()
    }

    /// Waits until all links are finished or pending, or briefly while the server does not answer.
    private func rest() async {
        if model.isServerStuck { try? await Task.sleep(for: .milliseconds(200)) } else { await dispatcher.settled() }
    }
}
