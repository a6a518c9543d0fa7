@_exported public import struct WaymarkLanguages.ExpressionProblem
