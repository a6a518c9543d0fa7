#if Tool
    import Foundation
    import Testing

    @Suite("Files that associate overwrites")
    struct ReplacedFileTests {
        private static let files = [("aasa", "apple-app-site-association"), ("assetlinks", "assetlinks.json")]

        @Test("An overwritten file keeps its permissions, and a symbolic link stays a link", arguments: files)
        func replaced(kind: String, name: String) throws {
            let folder = try TemporaryFolder()
            let old = try Data(contentsOf: Folders.fixtures / name)
            for permissions in [0o640, 0o600] {
                let file = try folder.write(Array(old), to: name)
                let link = folder.url / "link-\(permissions)"
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
                try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
                let run = try ToolRun([
                    "associate", kind, "--routes", "associate.yaml", "--host", "example.com", "--output", link.path,
                ])
                #expect(run.ending == .exit(0), "\(run.errors)")
                #expect(try Data(contentsOf: file) != old)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == name)
                let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
                #expect(attributes[.posixPermissions] as? Int == permissions)
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
                #expect(names.filter { !$0.hasPrefix("link-") } == [name])
            }
        }

        @Test("A file that declares ISO-8859-1 is overwritten if it is ASCII, and otherwise kept")
        func encoding() throws {
            let folder = try TemporaryFolder()
            for (byte, code) in [(UInt8(ascii: "e"), CInt(0)), (0xE9, 2)] {
                let old =
                    Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<plist><dict>\n<key>a</key><string>".utf8)
                    + [byte] + Array("</string>\n<!-- waymark: begin -->\n<!-- waymark: end -->\n</dict></plist>".utf8)
                let file = try folder.write(old, to: "app.entitlements")
                let run = try ToolRun([
                    "associate", "entitlements", "--routes", "associate.yaml", "--output", file.path,
                ])
                #expect(run.ending == .exit(code), "\(run.errors)")
                let isKept = try Data(contentsOf: file) == Data(old)
                #expect(isKept == (code == 2))
            }
        }

        @Test("An overwritten assetlinks.json loses an unnamed fingerprint with a note")
        func fingerprints() throws {
            let folder = try TemporaryFolder()
            let old = """
                [{ "relation": ["delegate_permission/common.handle_all_urls"], "target": { "namespace": "android_app",
                   "package_name": "com.example.app", "sha256_cert_fingerprints": ["AA:BB"] } }]
                """
            let file = try folder.write(Array(old.utf8), to: "assetlinks.json")
            let arguments = [
                "associate", "assetlinks", "--routes", "associate.yaml", "--host", "example.com", "--output", file.path,
            ]
            #expect(
                try ToolRun(arguments).errors
                    == "note: the fingerprint AA:BB of 'com.example.app' is removed; to keep it, name it in 'sha256' "
                    + "of the route file\n")
            #expect(try ToolRun(arguments).errors == "")
        }
    }
#endif
