// Whoever declares routes with macros needs everything else too: one import for both.

@_exported public import Waymark
