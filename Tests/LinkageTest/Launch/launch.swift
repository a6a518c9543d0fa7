// A program that opens a compiled table from constant data and matches a link. Compiled by Scripts/check compiled.
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
