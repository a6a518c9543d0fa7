new EventSource("/changes").addEventListener("message", () => location.reload());
