// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct Attribute {}
public struct BackingData {}
public struct DataStore {}
public struct FetchDescriptor {}
public struct FetchResultsCollection {}
public struct HistoryDescriptor {}
public struct Index {}
public struct Model {}
public struct ModelActor {}
public struct ModelConfiguration {}
public struct ModelContainer {}
public struct ModelContext {}
public struct PersistentIdentifier {}
public struct PersistentModel {}
public struct Query {}
public struct Relationship {}
public struct Schema {}
public struct SchemaMigrationPlan {}
public struct SortDescriptor {}
public struct Transient {}
public struct Unique {}
public struct VersionedSchema {}
