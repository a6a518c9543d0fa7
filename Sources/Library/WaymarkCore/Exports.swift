@_exported public import WaymarkEngine
@_exported public import WaymarkPatterns
