// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public names of Apple's module, as empty types. Tests compare them with Waymark's names.

public struct AreaMark {}
public struct AxisMarks {}
public struct BarMark {}
public struct Chart {}
public struct ChartContent {}
public struct LineMark {}
public struct Plot {}
public struct PlottableValue {}
public struct PointMark {}
public struct RuleMark {}
public struct SectorPlot {}
