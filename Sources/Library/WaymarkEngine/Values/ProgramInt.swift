// `Int` and `UInt` in patterns are those of the program that opens the links. An engine that acts for another program,
// on a machine with smaller integers, is compiled with `LongIntegers`; the report's engine is one.

#if LongIntegers
    package typealias ProgramInt = Int64
    package typealias ProgramUInt = UInt64
#else
    package typealias ProgramInt = Int
    package typealias ProgramUInt = UInt
#endif
