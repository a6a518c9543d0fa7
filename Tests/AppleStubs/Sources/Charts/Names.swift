// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of Apple's module. What they name does not matter, only that whoever imports the module has them.

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
