// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct Activity {}
public struct ActivityAttributes {}
public struct ActivityContent {}
public struct ActivityState {}
