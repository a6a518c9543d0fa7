#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros
    import WaymarkExpansion

    /// What the compiler runs to expand the macros of WaymarkMacros.
    @main
    struct Plugin {
        static func main() throws {
            MessageRelay.start()
            try Provider.main()
        }

        private struct Provider: CompilerPlugin {
            let providingMacros: [any Macro.Type] = [RoutesMacro.self, RouteMacro.self, PatternMacro.self]
        }
    }
#else
    /// Without the trait there are no macros; the package builds all of its targets, so there is a program all the same.
    @main
    struct Plugin {
        static func main() {}
    }
#endif
