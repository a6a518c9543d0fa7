// Compiler messages about declarations, with their positions. Checked by Scripts/check macros.

import WaymarkMacros

@Routes
enum AppRoute {
    // error: the case 'post' has no value named 'post'; did you mean 'user'? @ 8:31
    @Route("/user/{id}/posts/{post}") case post(user: Int, id: Int)
    // error: no parameter provides the value 'tab' of the case 'user' @ 10:45
    @Route("/user/{id}") case user(id: Int, tab: String)
    // error: the parameter 'id' has the type Double, but the route expects Int @ 12:17
    @Route("/a/{id: Double}") case type(id: Int)
    // error: the parameter 'page' may be absent, but the route expects Int: expected Int? @ 14:20
    @Route("/opt[/{page}]") case optional(page: Int)
    // error: the parameter 'path' has the type String, but the route expects [String] @ 16:20
    @Route("/list/{path}") case list(path: [String])
    @Route("/a") case a, b  // error: '@Route' applies to one case: expected a separate 'case' for each @ 17:5
    case unlinked
}

@Route("/x") func function() {}  // error: '@Route' is only allowed on a case of an enum with '@Routes' @ 21:1
enum Plain { @Route("/x") case a }  // error: '@Route' does nothing here: expected '@Routes' on 'Plain' @ 22:14
@Routes enum Empty { case a }  // error: no case of 'Empty' has '@Route', so no link opens any @ 23:1
// error: missing pattern: expected one such as '@Routes("/user/{id}")' @ 25:1
@Routes struct NoPattern {}
// error: the patterns of an enum belong to its cases: expected '@Route' on a case @ 27:9
@Routes("/x") enum OnEnum { @Route("/y") case a }
// error: '@Routes' requires an enum whose cases have '@Route', or a struct and a pattern @ 29:1
@Routes class Class {}
struct Outer {
    // error: an extension does not see the private type 'Outer.Inner': expected 'fileprivate' @ 32:13
    @Routes private enum Inner { @Route("/x") case a }
}
// error: no parameter provides the value 'tab' of the struct 'Profile' @ 35:57
@Routes("/user/{id}") struct Profile { var id: Int; var tab: String }
struct Outermost {
    private enum Between {
        // error: an extension does not see the private type 'Outermost.Between.Innermost': expected 'fileprivate' @ 39:17
        @Routes enum Innermost { @Route("/x") case a }
    }
}
@Routes("/x/{id}") struct Conditional {
    #if swift(>=6)
        // error: '@Routes' does not see the property 'id' between '#if' and '#endif': expected it outside @ 45:13
        let id: Int
    #endif
}
@Routes enum Reserved {
    // error: 'RunTimeRouter' is a name that '@Routes' uses: expected another name @ 50:10
    enum RunTimeRouter { case a }
    @Route("/x") case a
    // error: 'Swift' is a name that '@Routes' uses: expected another name @ 53:15
    typealias Swift = Int
    // error: 'RouteEntries' is a name that '@Routes' uses: expected another name @ 55:10
    enum RouteEntries { case a }
}
