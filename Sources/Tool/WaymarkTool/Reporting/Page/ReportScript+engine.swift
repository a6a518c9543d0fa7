/// What the page runs, a part a file. The parts are plain JavaScript, and make up one script; `Scripts/check report` has
/// TypeScript check it.
enum ReportScript {
    /// The whole script.
    static var text: String {
        "\"use strict\";\n" + [engine, code, trying, making, catalogue, start].joined(separator: "\n")
    }
}

extension ReportScript {
    /// What asks the engine, and what makes elements.
    static let engine = #"""
        /** @typedef {{ route: string | null, expected: string, at: string }} NearMiss */
        /** @typedef {{ url: string, outcome: string, route?: string | null, pattern?: string, captures?: Record<string, unknown>,
         *   query?: Record<string, (string | null)[]>, rest?: string[], fragment?: string | null, deprecated?: string,
         *   replacedBy?: string, reason?: string, message?: string, nearest?: NearMiss[] }} Match */
        /** @typedef {{ route: string | null, pattern: string, variant: string, takes: boolean, reached?: string,
         *   expected?: string, at?: string }} Candidate */
        /** @typedef {{ outcome: string, candidates: Candidate[] }} Explanation */
        /** @typedef {{ outcome: string, url?: string, message?: string, suggestion?: string }} Printed */
        /** @typedef {{ name: string, kind: string, type: string, required: boolean, variants: string,
         *   default?: string | string[] }} Parameter */
        /** @typedef {{ route: string, patterns: string[], parameters: Parameter[], sources: string[], summary: string | null,
         *   tags: string[] }} Route */
        /** @typedef {{ words: string, oneOf?: string[] }} Type */
        /** @typedef {{ routes: Route[], examples: Record<string, string[]>, rest: string[], types: Record<string, Type> }} Data */

        class Engine {
            /** @param {any} exports */
            constructor(exports) { this.exports = exports; }

            /** @param {string} text @param {string} table */
            static async load(text, table) {
                const Inflater = /** @type {any} */ (globalThis).DecompressionStream;
                const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new Inflater("deflate"));
                const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), {});
                const engine = new Engine(instance.exports);
                const bytes = bytesOf(table);
                engine.put(bytes);
                if (engine.exports.open(bytes.length) !== 1) throw new Error("the table cannot be read");
                return engine;
            }

            /** @param {Uint8Array} bytes */
            put(bytes) {
                const place = this.exports.reserve(bytes.length);
                new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
            }

            /** @param {string} verb @param {Uint8Array} bytes @returns {any} */
            ask(verb, bytes) {
                this.put(bytes);
                const count = this.exports[verb](bytes.length);
                const answer = new Uint8Array(this.exports.memory.buffer, this.exports.answer(), count);
                // Numbers stay as they are written: those of scripts hold no more than 53 bits.
                const number = /("(?:[^"\\]|\\.)*")|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
                return JSON.parse(new TextDecoder().decode(answer).replace(number, (all, text) => (text ? all : `"${all}"`)));
            }

            /** @param {string} link @returns {Match} */
            match(link) { return this.ask("match", new TextEncoder().encode(link)); }
            /** @param {string} link @returns {Explanation} */
            explain(link) { return this.ask("explain", new TextEncoder().encode(link)); }
            /** @param {string} link @returns {[string, string][]} */
            split(link) { return this.ask("split", new TextEncoder().encode(link)); }

            /** @param {string} route @param {string} source its number, or nothing @param {string} rest @param {string[]} values
             * @returns {Printed} */
            print(route, source, rest, values) {
                const parts = [route, source, rest, ...values].map((text) => new TextEncoder().encode(text));
                const bytes = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
                let place = 0;
                for (const part of parts) {
                    new DataView(bytes.buffer).setUint32(place, part.length, true);
                    bytes.set(part, place + 4);
                    place += 4 + part.length;
                }
                return this.ask("print", bytes);
            }
        }

        /** @param {string} text Base64 @returns {Uint8Array} */
        function bytesOf(text) { return Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0)); }

        /** @param {string} id @returns {any} */
        function byID(id) { return document.getElementById(id); }

        /** Makes an element; whatever it holds is text or elements, and never markup.
         * @param {string} name @param {Record<string, string>} attributes @param {(Node | string)[]} content @returns {any} */
        function make(name, attributes = {}, ...content) {
            const element = document.createElement(name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            element.append(...content);
            return element;
        }

        /** Texts as they may be shown: what would act on a reader is spelled.
         * @param {string} text */
        function shown(text) {
            return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
                (letter) => "\\u{" + letter.charCodeAt(0).toString(16) + "}");
        }

        /** @param {unknown} value */
        function valueText(value) {
            if (Array.isArray(value)) return "[" + value.map((one) => shown(String(one))).join(", ") + "]";
            return shown(String(value));
        }
        """#
}
