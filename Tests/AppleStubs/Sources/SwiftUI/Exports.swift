// Foundation and Combine are not re-exported: with MemberImportVisibility, files that use their members must import
// them. Types that only Apple's Foundation has are re-exported, because files cannot import them on Linux.
@_exported public import UserActivity
