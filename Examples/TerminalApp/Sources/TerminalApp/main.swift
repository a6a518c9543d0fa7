// A small bookshop in the terminal, driven by links. `help` lists what can be typed.

import Foundation
import Waymark

/// Where links wait for the next launch: the file that is named, or else one that is gone afterwards.
let name = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") }
/// With `--at-least-once` a link in the middle of which the app ends is opened again, up to three times.
let guarantee: DeliveryGuarantee = CommandLine.arguments.contains("--at-least-once") ? .atLeastOnce() : .atMostOnce
let file =
    name.map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.temporaryDirectory
    .appendingPathComponent("books-\(ProcessInfo.processInfo.processIdentifier).json")

let terminal = Terminal()
let lines = terminal.lines()
// Everything of one launch is gone before the next one begins, but for what is in the file.
while try await launch() == .relaunch {}
if name == nil { try? FileManager.default.removeItem(at: file) }
terminal.end()

/// Runs the app until it is to be ended, or started again.
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
