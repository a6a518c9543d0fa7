@_exported public import WaymarkCore
@_exported public import WaymarkLanguages
@_exported public import WaymarkPrinting
