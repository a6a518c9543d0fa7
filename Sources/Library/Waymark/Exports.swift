// One import for apps: declaring, matching, printing and opening routes.

@_exported public import WaymarkCoding
@_exported public import WaymarkCore
@_exported public import WaymarkDispatch
@_exported public import WaymarkExplain
@_exported public import WaymarkFoundation
@_exported public import WaymarkPrinting
@_exported public import WaymarkRoutes
