// The cost baseline: a program that prints the length of its argument. Compiled by Scripts/check compiled.
@main
struct Empty {
    static func main() { print(CommandLine.arguments[1].utf8.count) }
}
