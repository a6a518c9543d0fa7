import Waymark

// A program of the umbrella module, which links Foundation: the control of the linkage check.
var table = RouteTable<Double>(accepting: [.host("example.com")])
table.add("/scale/{factor}") { (factor: Double) in
    factor
} inverse: {
    $0
}
let router = try Router(table)
print(try router.foundationURL(for: router.match(for: "https://example.com/scale/1.5")?.route ?? 0))
