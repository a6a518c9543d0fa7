// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct CodableRepresentation {}
public struct DataRepresentation {}
public struct FileRepresentation {}
public struct ProxyRepresentation {}
public struct TransferRepresentation {}
public struct Transferable {}
