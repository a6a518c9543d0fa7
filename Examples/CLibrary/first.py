import waymark

table = waymark.Table("waymark.yaml")
links = [b"https://github.com/octocat/Hello-World/issues/15", b"https://example.com/"]
answers = table.match(links, captures=["owner"])
print([table.routes[route] if route >= 0 else None for route in answers.routes])  # ['issue', None]
states, starts, ends = answers.captures["owner"]
print(links[0][starts[0]:ends[0]])  # b'octocat'
