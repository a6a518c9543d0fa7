// A program that opens a link as a route declared with `@Routes`. Compiled by Scripts/check compiled.
import WaymarkCore
import WaymarkRoutes

@main
struct Launch {
    static func main() { print(AppRoute(CommandLine.arguments[1]) == nil ? -1 : 0) }
}
