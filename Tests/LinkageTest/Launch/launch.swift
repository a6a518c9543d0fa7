// A program that opens a compiled table of its constants, and matches a link: compiled by Scripts/check compiled.
import WaymarkEngine

@main
struct Launch {
    static func main() {
        guard let router = try? TableRouter(unsafe CompiledTable(trusting: Table.words)) else {
            return print("no table")
        }
        print(router.withMatch(for: CommandLine.arguments[1]) { $0.entryIndex } ?? -1)
    }
}
