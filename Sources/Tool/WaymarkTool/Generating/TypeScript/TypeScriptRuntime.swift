/// What every generated file of TypeScript has: how links are written, and where they lead.
///
/// It reads what it has written by the forms that might take it, and no other links: it has no search, and splits no URL.
enum TypeScriptRuntime {}
