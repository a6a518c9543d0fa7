// The types `Int` and `UInt` of patterns are those of the program that opens the links. An engine that answers for another
// program, on a machine with smaller numbers, is compiled with `LongIntegers`: such as the engine of the report.

#if LongIntegers
    package typealias ProgramInt = Int64
    package typealias ProgramUInt = UInt64
#else
    package typealias ProgramInt = Int
    package typealias ProgramUInt = UInt
#endif
