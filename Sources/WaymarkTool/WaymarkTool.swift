@main struct WaymarkTool { static func main() {} }
