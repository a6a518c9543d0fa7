// One import for apps: everything that they need to declare routes, to find them from links and back, and to open them.

@_exported public import WaymarkCoding
@_exported public import WaymarkCore
@_exported public import WaymarkDispatch
@_exported public import WaymarkExplain
@_exported public import WaymarkFoundation
@_exported public import WaymarkPrinting
@_exported public import WaymarkRoutes
