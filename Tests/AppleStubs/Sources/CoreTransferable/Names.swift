// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct CodableRepresentation {}
public struct DataRepresentation {}
public struct FileRepresentation {}
public struct ProxyRepresentation {}
public struct TransferRepresentation {}
public struct Transferable {}
