/// A route file with every feature, in YAML and in JSON, and its parsed contents.
enum WholeFile {
    static let yaml = """
        waymark: 1
        sources: [https://example.com, myapp://]
        syntax: braces
        precedence: declaration
        policy: { trimsWhitespace: true, maximumLength: 100, repeatedItems: last, forbiddenSchemes: [evil] }
        types:
          CommitHash: { characters: hex, lengths: [7, 40] }
          Language:   { oneOf: [en, de, no] }
        routes:
          user.edit:
            pattern: /user/{userId: Int64}/edit
            summary: Edit a user
            sources: myapp://
            syntax: braces
            tags: [profile]
            examples:
              https://example.com/user/15/edit: { userId: 15 }
              myapp://user/15/edit: { userId: "15", ref: ~, tags: [a, 1.0] }
              myapp://user/16/edit:
            rejects: [https://example.com/user/abc/edit]
          home: [/, /home]                 # short form: patterns only
          about: /about
          search:
            patterns: ["/search?q={query}", '/find']
            examples: [myapp://search?q=a, myapp://find: {}]
        """

    static let json = #"""
        {
          "waymark": 1,
          "sources": ["https://example.com", "myapp:\/\/"],
          "syntax": "braces",
          "precedence": "declaration",
          "policy": {
            "trimsWhitespace": true, "maximumLength": 100, "repeatedItems": "last", "forbiddenSchemes": ["evil"]
          },
          "types": {
            "CommitHash": { "characters": "hex", "lengths": [7, 40] },
            "Language": { "oneOf": ["en", "de", "no"] }
          },
          "routes": {
            "user.edit": {
              "pattern": "\u002fuser/{userId: Int64}/edit",
              "summary": "Edit a user",
              "sources": "myapp://",
              "syntax": "braces",
              "tags": ["profile"],
              "examples": {
                "https://example.com/user/15/edit": { "userId": 15 },
                "myapp://user/15/edit": { "userId": "15", "ref": null, "tags": ["a", 1.0] },
                "myapp://user/16/edit": null
              },
              "rejects": ["https://example.com/user/abc/edit"]
            },
            "home": ["/", "/home"],
            "about": "/about",
            "search": {
              "patterns": ["/search?q={query}", "/find"],
              "examples": ["myapp://search?q=a", { "myapp://find": {} }]
            }
          }
        }
        """#

    static let outline = """
        sources: https://example.com, myapp://
        syntax: braces, precedence: declaration
        policy: trims, 100, last, evil
        type CommitHash: characters(WaymarkEngine.ParameterConstraint.CharacterClass.hex, lengths: ClosedRange(7...40))
        type Language: oneOf([[101, 110], [100, 101], [110, 111]])
        route user.edit: /user/{userId: Int64}/edit
          summary: Edit a user; sources: myapp://; syntax: braces; tags: profile
          example https://example.com/user/15/edit: userId=15
          example myapp://user/15/edit: userId=15, ref=nothing, tags=[a, 1.0]
          example myapp://user/16/edit: whatever
          reject https://example.com/user/abc/edit
        route home: / | /home
        route about: /about
        route search: /search?q={query} | /find
          example myapp://search?q=a: whatever
          example myapp://find:
        """
}
