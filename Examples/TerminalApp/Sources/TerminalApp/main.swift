// A small bookshop in the terminal, driven by links. `help` lists what can be typed.

import Foundation

/// Where links wait for the next launch: the file that is named, or else one that is gone afterwards.
let name = CommandLine.arguments.dropFirst().first
let file =
    name.map { URL(fileURLWithPath: $0) }
    ?? FileManager.default.temporaryDirectory
    .appendingPathComponent("books-\(ProcessInfo.processInfo.processIdentifier).json")

let terminal = Terminal()
var app = try await BookApp(keepingLinksIn: file)
terminal.show(app.model)

reading: for await line in terminal.lines() {
    terminal.echo(line)
    switch Command(line) {
    case .remark: continue
    case .quit: break reading
    case .relaunch:
        // Everything of this launch goes, but for what is in the file.
        await app.dispatcher.finishSaving()
        app = try await BookApp(keepingLinksIn: file)
    case let command?: await app.perform(command)
    case nil: app.model.news.append("'\(line)' is no command; help lists them")
    }
    terminal.show(app.model)
}

await app.dispatcher.finishSaving()
if name == nil { try? FileManager.default.removeItem(at: file) }
terminal.end()
