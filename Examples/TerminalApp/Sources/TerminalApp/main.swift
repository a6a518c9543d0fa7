// A small bookshop in the terminal, driven by links. `help` lists the commands.

import Foundation
import Waymark

/// The file that stores pending links for the next launch: the one in the arguments, or a temporary one.
let name = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") }
/// With `--at-least-once`, a link is opened again, up to three times, if the app ends while opening it.
let guarantee: DeliveryGuarantee = CommandLine.arguments.contains("--at-least-once") ? .atLeastOnce() : .atMostOnce
let file =
    name.map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.temporaryDirectory
    .appendingPathComponent("books-\(ProcessInfo.processInfo.processIdentifier).json")

let terminal = Terminal()
let lines = terminal.lines()
// The launches of the app share only the file.
while try await launch() == .relaunch {}
if name == nil { try? FileManager.default.removeItem(at: file) }
terminal.end()

/// Runs the app until it ends or relaunches.
@MainActor
func launch() async throws -> Command.End {
    let app = try await BookApp(keepingLinksIn: file, guarantee)
    terminal.show(app.model)
    for await line in lines {
        terminal.echo(line)
        switch Command(line) {
        case .remark: continue
        case .end(let end):
            await app.dispatcher.finishSaving()
            return end
        case let command?: await app.perform(command)
        case nil: app.model.news.append("'\(line)' is no command; help lists them")
        }
        terminal.show(app.model)
    }
    await app.dispatcher.finishSaving()
    return .quit
}
