@_exported public import WaymarkExplain
@_exported public import WaymarkProofs
