// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct Activity {}
public struct ActivityAttributes {}
public struct ActivityContent {}
public struct ActivityState {}
