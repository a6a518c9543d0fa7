/// This module opens links in AppKit apps, and registers their windows. It is empty without AppKit.
