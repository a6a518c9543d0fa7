// What any program does that prints a number of its arguments.
@main
struct Empty {
    static func main() { print(CommandLine.arguments[1].utf8.count) }
}
