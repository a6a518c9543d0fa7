// `import WaymarkMacros` also imports `Waymark`, so that code that declares routes needs only one import.

@_exported public import Waymark
