// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

public struct ActivityConfiguration {}
public struct ControlWidget {}
public struct Timeline {}
public struct TimelineEntry {}
public struct TimelineProvider {}
public struct Widget {}
public struct WidgetBundle {}
public struct WidgetConfiguration {}
public struct WidgetFamily {}
