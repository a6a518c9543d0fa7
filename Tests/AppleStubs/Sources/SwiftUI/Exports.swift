// Foundation and Combine are not exported: with MemberImportVisibility who uses their members has to import them. What
// Foundation has on Apple's systems and not on Linux comes along all the same, because nobody could import it there.
@_exported public import UserActivity
