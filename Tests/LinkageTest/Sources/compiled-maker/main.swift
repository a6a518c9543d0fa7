// Writes a compiled table as Swift code: of the patterns in the standard input, one a line, or of as many routes as the
// argument states.
import WaymarkCore

var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
if let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
    for index in 0..<count {
        table.add("/group\(index % 50)/route\(index)/{id: Int}", named: "route\(index)", to: index)
    }
} else {
    var index = 0
    while let pattern = readLine() {
        table.add(pattern, named: "route\(index)", to: index)
        index += 1
    }
}
print("enum Table { static let words: [UInt64] = \(try table.compiled().literal) }")
