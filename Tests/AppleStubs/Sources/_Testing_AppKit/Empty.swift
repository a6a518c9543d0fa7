// An empty module, which Swift Testing imports together with AppKit.
