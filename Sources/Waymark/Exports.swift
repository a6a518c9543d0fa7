// One import for apps: everything that they need to declare routes, and to find them from links and back.

@_exported public import WaymarkCore
@_exported public import WaymarkFoundation
@_exported public import WaymarkRoutes
