// Code that declares routes needs only `import WaymarkMacros`.

@_exported public import Waymark
