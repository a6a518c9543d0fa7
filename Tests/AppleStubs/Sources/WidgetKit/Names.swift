// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct ActivityConfiguration {}
public struct ControlWidget {}
public struct Timeline {}
public struct TimelineEntry {}
public struct TimelineProvider {}
public struct Widget {}
public struct WidgetBundle {}
public struct WidgetConfiguration {}
public struct WidgetFamily {}
