@_exported public import WaymarkEngine
