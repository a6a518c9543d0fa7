// Names of modules that `import Waymark` does not import: the compiler's message names the module.
import Waymark

@Routes(accepting: [.host("example.com")])
enum AppRoute {
    @Route("/user/{id}") case user(id: Int)
    @Route(under: "/account") case account(String)
}

func uses(_ table: RouteTable<Int>) throws {
    _ = #pattern("/user/{id}")
    _ = table.problems()
    _ = try table.proofs()
    _ = ParameterConstraint.matching("[a-z]+")
    _ = URLSessionRedirects()
}

// error: 'Route(_:named:from:fallback:requires:)' is unavailable: '@Route' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies. @ 6:6
// error: 'Route(under:named:requires:)' is unavailable: '@Route' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies. @ 7:6
// error: 'Routes(_:accepting:under:globals:items:precedence:policy:requires:)' is unavailable: '@Routes' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies. @ 4:2
// error: 'URLSessionRedirects' is unavailable: is in WaymarkNetworking: add 'import WaymarkNetworking', and the product WaymarkAdapters to the target @ 15:9
// error: 'matching' is unavailable: is in WaymarkLanguages: add 'import WaymarkLanguages', and the product WaymarkNotations to the target @ 14:29
// error: 'pattern' is unavailable: '#pattern' is in WaymarkMacros: add 'import WaymarkMacros' to the file and the product WaymarkMacros to the target. Its trait 'Macros' is enabled unless Package.swift has 'traits:' without it; Xcode 26.4 or later shows traits under Package Dependencies. @ 11:10
// error: 'problems()' is unavailable: is in WaymarkTesting, because proofs are slow: add 'import WaymarkTesting' to a test @ 12:15
// error: 'proofs()' is unavailable: is in WaymarkTesting, because proofs are slow: add 'import WaymarkTesting' to a test @ 13:19
// error: macro implementation type 'OptionSetMacro' doesn't conform to required protocol 'ExpressionMacro' @ 11:9
