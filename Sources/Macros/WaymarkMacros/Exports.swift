// One import for declaring routes with macros and for everything else.

@_exported public import Waymark
