"use strict";
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
        return parsed(new TextDecoder().decode(answer).replace(number, (all, text) => (text ? all : `"${all}"`)));
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

/** Parses JSON into objects without inherited members, because routes and parameters may have names such as `constructor`.
 * @param {string} text @returns {any} */
function parsed(text) {
    return JSON.parse(text, (_, value) =>
        Object.prototype.toString.call(value) === "[object Object]" ? Object.assign(Object.create(null), value) : value);
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
const Code = {
    // Correction bytes of a block, and blocks, by version: for L, and for M.
    perBlock: [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28]],
    blocks: [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49]],

    /** How many bits of data and correction a version has.
     * @param {number} version */
    room(version) {
        const marks = version < 2 ? 0 : Math.floor(version / 7) + 2;
        const all = (16 * version + 128) * version + 64 - (marks ? (25 * marks - 10) * marks - 55 : 0);
        return all - (version > 6 ? 36 : 0);
    },

    /** @param {string} text @returns {boolean[][] | null} dark or not; null if the text is too long */
    of(text) {
        const bytes = new TextEncoder().encode(text);
        for (const level of [1, 0]) {
            for (let version = 1; version <= 40; version++) {
                const head = version < 10 ? 12 : 20;
                const count = (this.room(version) >> 3) - this.perBlock[level][version - 1] * this.blocks[level][version - 1];
                if (8 * bytes.length + head > 8 * count) continue;
                return this.draw(version, level, this.correct(version, level, this.data(bytes, head, count)));
            }
        }
        return null;
    },

    /** @param {Uint8Array} bytes @param {number} head @param {number} count */
    data(bytes, head, count) {
        /** @type {number[]} */
        const bits = [];
        const put = (/** @type {number} */ value, /** @type {number} */ length) => {
            for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
        };
        put(4, 4);
        put(bytes.length, head - 4);
        bytes.forEach((byte) => put(byte, 8));
        put(0, Math.min(4, 8 * count - bits.length));
        while (bits.length % 8) bits.push(0);
        const data = [];
        for (let place = 0; place < bits.length; place += 8) data.push(parseInt(bits.slice(place, place + 8).join(""), 2));
        for (let pad = 0xec; data.length < count; pad ^= 0xec ^ 0x11) data.push(pad);
        return data;
    },

    /** A product in the field of 256 elements.
     * @param {number} a @param {number} b */
    times(a, b) {
        let product = 0;
        for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
        return product;
    },

    /** The data in blocks, each with its correction (Reed and Solomon), interleaved.
     * @param {number} version @param {number} level @param {number[]} data */
    correct(version, level, data) {
        const [degree, count] = [this.perBlock[level][version - 1], this.blocks[level][version - 1]];
        const divisor = Array(degree).fill(0);
        divisor[degree - 1] = 1;
        for (let index = 0, root = 1; index < degree; index++, root = this.times(root, 2)) {
            for (let place = 0; place < degree; place++) {
                divisor[place] = this.times(divisor[place], root) ^ (divisor[place + 1] || 0);
            }
        }
        const short = Math.floor(data.length / count), longFrom = count - (data.length % count);
        const blocks = [], corrections = [];
        for (let index = 0, place = 0; index < count; index++) {
            const block = data.slice(place, (place += short + (index < longFrom ? 0 : 1)));
            const rest = Array(degree).fill(0);
            for (const byte of block) {
                const factor = byte ^ rest.shift();
                rest.push(0);
                divisor.forEach((term, at) => (rest[at] ^= this.times(term, factor)));
            }
            blocks.push(block);
            corrections.push(rest);
        }
        const all = [];
        for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.length) all.push(block[at]);
        for (let at = 0; at < degree; at++) for (const rest of corrections) all.push(rest[at]);
        return all;
    },

    /** @param {number} version @param {number} level @param {number[]} bytes */
    draw(version, level, bytes) {
        const size = 4 * version + 17;
        /** @type {(boolean | null)[][]} */
        const fixed = Array.from({ length: size }, () => Array(size).fill(null));
        const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
            if (x >= 0 && y >= 0 && x < size && y < size) fixed[y][x] = dark;
        };
        const ring = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ reach) => {
            for (let dy = -reach; dy <= reach; dy++) {
                for (let dx = -reach; dx <= reach; dx++) {
                    const distance = Math.max(Math.abs(dx), Math.abs(dy));
                    set(x + dx, y + dy, distance !== 4 && distance !== (reach === 2 ? 1 : 2));
                }
            }
        };
        for (let at = 0; at < size; at++) { set(6, at, at % 2 === 0); set(at, 6, at % 2 === 0); }
        const steps = version === 1 ? [] : [6];
        const marks = Math.floor(version / 7) + 2;
        const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * marks - 2)) * 2;
        for (let at = size - 7; version > 1 && steps.length < marks; at -= step) steps.splice(1, 0, at);
        for (const x of steps) for (const y of steps) if (fixed[y][x] === null || (x === 6 || y === 6) && !this.atFinder(x, y, size)) ring(x, y, 2);
        for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) ring(x, y, 4);
        if (version > 6) {
            let bits = version;
            for (let index = 0; index < 12; index++) bits = (bits << 1) ^ ((bits >> 11) * 0x1f25);
            bits |= version << 12;
            for (let index = 0; index < 18; index++) {
                const [a, b] = [size - 11 + (index % 3), Math.floor(index / 3)];
                set(a, b, ((bits >> index) & 1) === 1);
                set(b, a, ((bits >> index) & 1) === 1);
            }
        }
        const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => {
            this.format(set, size, level, mask);
            return this.fill(fixed, size, bytes, mask);
        });
        return masks.reduce((best, one) => (this.penalty(one) < this.penalty(best) ? one : best));
    },

    /** @param {number} x @param {number} y @param {number} size */
    atFinder(x, y, size) { return (x < 8 && y < 8) || (x < 8 && y > size - 9) || (x > size - 9 && y < 8); },

    /** @param {(x: number, y: number, dark: boolean) => void} set @param {number} size @param {number} level @param {number} mask */
    format(set, size, level, mask) {
        const data = ((level ? 0 : 1) << 3) | mask;
        let rest = data;
        for (let index = 0; index < 10; index++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
        const bits = ((data << 10) | rest) ^ 0x5412;
        for (let index = 0; index < 15; index++) {
            const dark = ((bits >> index) & 1) === 1;
            const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
            if (index < 8) set(8, near, dark); else if (index === 8) set(7, 8, dark); else set(near, 8, dark);
            if (index < 8) set(size - 1 - index, 8, dark); else set(8, size - 15 + index, dark);
        }
        set(8, size - 8, true);
    },

    /** @param {(boolean | null)[][]} fixed @param {number} size @param {number[]} bytes @param {number} mask */
    fill(fixed, size, bytes, mask) {
        /** @type {((x: number, y: number) => boolean)[]} */
        const all = [
            (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0,
            (x, y) => (x + y) % 3 === 0, (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
            (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0, (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
            (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
        ];
        const flips = all[mask];
        const rows = fixed.map((row) => row.map((dark) => dark === true));
        let bit = 0;
        for (let right = size - 1; right > 0; right -= 2) {
            if (right === 6) right = 5;
            for (let step = 0; step < size; step++) {
                for (const x of [right, right - 1]) {
                    const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
                    if (fixed[y][x] !== null) continue;
                    const dark = ((bytes[bit >> 3] || 0) >> (7 - (bit & 7))) & 1;
                    rows[y][x] = (dark === 1) !== flips(x, y);
                    bit++;
                }
            }
        }
        return rows;
    },

    /** How hard a code is to read.
     * @param {boolean[][]} rows */
    penalty(rows) {
        const size = rows.length;
        let sum = 0, dark = 0;
        for (const lines of [rows, rows.map((_, x) => rows.map((row) => row[x]))]) {
            for (const line of lines) {
                const text = line.map(Number).join("");
                for (const run of text.match(/0{5,}|1{5,}/g) || []) sum += run.length - 2;
                for (let at = 0; at + 11 <= size; at++) {
                    const part = text.slice(at, at + 11);
                    if (part === "10111010000" || part === "00001011101") sum += 40;
                }
            }
        }
        for (let y = 0; y < size; y++) {
            for (let x = 0; x < size; x++) {
                if (rows[y][x]) dark++;
                if (x && y && rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1]) sum += 3;
            }
        }
        return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
    },

    /** The code as a picture.
     * @param {string} text @returns {SVGElement | null} */
    picture(text) {
        const rows = this.of(text);
        if (!rows) return null;
        const path = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")).join("")).join("");
        const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        picture.setAttribute("viewBox", `0 0 ${rows.length + 8} ${rows.length + 8}`);
        picture.setAttribute("role", "img");
        picture.setAttribute("aria-label", "QR code of the link");
        picture.setAttribute("shape-rendering", "crispEdges");
        for (const [shape, fill] of [[`M0 0h${rows.length + 8}v${rows.length + 8}H0z`, "#fff"], [path, "#000"]]) {
            const part = document.createElementNS("http://www.w3.org/2000/svg", "path");
            part.setAttribute("d", shape);
            part.setAttribute("fill", fill);
            picture.append(part);
        }
        return picture;
    },
};
/** How many candidates are shown at first. */
const few = 8;

class Trying {
    /** @param {Engine} engine @param {Data} data */
    constructor(engine, data) {
        this.engine = engine;
        this.data = data;
        /** @type {HTMLInputElement} */
        this.field = byID("link");
        this.field.addEventListener("input", () => this.answer());
        byID("try-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
        this.timer = 0;
    }

    /** @param {string} link */
    show(link) {
        this.field.value = link;
        this.answer();
    }

    answer() {
        const link = this.field.value;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => {
            const hash = link ? "#link=" + fragment(link) : "#try";
            if (link || location.hash.startsWith("#link=")) history.replaceState(null, "", hash);
        }, 300);
        byID("pieces").replaceChildren();
        byID("outcome").replaceChildren();
        byID("candidates").replaceChildren();
        byID("try-result").hidden = !link;
        if (!link) return;
        for (const [kind, text] of this.engine.split(link)) byID("pieces").append(make("span", { class: kind }, shown(text)));
        const match = this.engine.match(link);
        byID("outcome").append(...this.outcome(match));
        byID("try-result").className = "card " + match.outcome;
        this.list(this.engine.explain(link).candidates, few);
    }

    /** @param {Match} match @returns {Node[]} */
    outcome(match) {
        const name = match.route || "";
        if (match.outcome !== "matched") {
            const mark = match.outcome === "rejected" ? "Rejected" : "No route";
            return [make("p", { class: "verdict" }, make("strong", {}, mark), " ", sentence(match.message || "")),
                make("p", { class: "reason" }, "Reason: ", make("code", {}, match.reason || ""))];
        }
        const route = this.data.routes.find((one) => one.route === name);
        const all = [make("p", { class: "verdict" }, make("strong", {}, "Opens"), " ", routeLink(name))];
        if (route && route.summary) all.push(make("p", {}, shown(route.summary)));
        if (match.deprecated || match.replacedBy) {
            all.push(make("p", { class: "reason" }, "Deprecated"
                + (match.deprecated ? ", ends with " + match.deprecated : "") + (match.replacedBy ? ", use " + match.replacedBy : "")));
        }
        const rows = Object.entries(match.captures || {}).map(([key, value]) => {
            const parameter = route && route.parameters.find((one) => one.name === key);
            return make("tr", {}, make("th", { scope: "row" }, shown(key)), make("td", {}, make("code", {}, valueText(value))),
                make("td", { class: "type" }, parameter ? parameter.type : ""));
        });
        if (match.rest && match.rest.length) {
            rows.push(make("tr", {}, make("th", { scope: "row" }, "rest"), make("td", {}, make("code", {}, valueText(match.rest))),
                make("td", { class: "type" }, "**")));
        }
        if (rows.length) all.push(table("Captures", ["Parameter", "Value", "Type"], rows));
        const more = Object.entries(match.query || {}).filter(([key]) => !route || !route.patterns.some((text) => text.includes(key + "=")));
        if (more.length) {
            all.push(make("p", { class: "reason" }, "Also in the link: "
                + more.map(([key, values]) => shown(key) + " = " + valueText(values)).join(", ")));
        }
        return all;
    }

    /** @param {Candidate[]} candidates @param {number} limit */
    list(candidates, limit) {
        if (!candidates.length) return;
        const items = candidates.slice(0, limit).map((one, index) => {
            const wins = index === 0 && one.takes;
            const mark = wins ? "matches" : one.takes ? "would match" : "";
            const miss = one.takes ? mark : parting(one);
            return make("li", { class: one.takes ? (wins ? "takes" : "would") : "misses" }, routeLink(one.route || ""), " ",
                patternOf(one), make("span", { class: "miss" }, miss));
        });
        byID("candidates").replaceChildren(make("h3", {}, "Who was asked"), make("ol", {}, ...items));
        if (candidates.length > limit) {
            const more = make("button", { type: "button" }, `and ${candidates.length - limit} more`);
            more.addEventListener("click", () => this.list(candidates, candidates.length));
            byID("candidates").append(more);
        }
    }
}

/** Where a candidate parts from a link.
 * @param {Candidate} one */
function parting(one) {
    const wanted = one.expected ? `‘${shown(one.expected)}’` : "the end of the path";
    const found = one.at ? `‘${shown(one.at)}’` : one.expected ? "nothing" : "an empty segment";
    return `expected ${wanted} after ${one.reached} ${one.reached === "1" ? "segment" : "segments"}, found ${found}`;
}

/** @param {string} text */
function sentence(text) {
    const safe = shown(text);
    return safe.charAt(0).toUpperCase() + safe.slice(1) + ".";
}

/** The text for a fragment: what may not stand in one is escaped (RFC 3986, 3.5).
 * @param {string} text */
function fragment(text) { return encodeURIComponent(text).replace(/%(3A|2F|3F|3D|26|40)/g, decodeURIComponent); }

/** @param {string} name */
function routeLink(name) { return make("a", { href: "#route-" + fragment(name), class: "name" }, shown(name)); }

/** The pattern as it is drawn in the catalogue.
 * @param {Candidate} one @returns {Node} */
function patternOf(one) {
    const route = byID("route-" + one.route);
    const codes = /** @type {Element[]} */ (route ? [...route.querySelectorAll("code.pattern")] : []);
    const drawn = codes.find((code) => code.textContent === shown(one.pattern));
    return drawn ? drawn.cloneNode(true) : make("code", { class: "pattern" }, shown(one.pattern));
}

/** @param {string} title @param {string[]} heads @param {Node[]} rows */
function table(title, heads, rows) {
    return make("table", {}, make("caption", {}, title),
        make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...rows));
}
class Making {
    /** @param {Engine} engine @param {Data} data */
    constructor(engine, data) {
        this.engine = engine;
        this.data = data;
        /** @type {HTMLSelectElement} */
        this.choice = byID("route");
        this.choice.addEventListener("change", () => this.draw(this.choice.value));
        byID("make-form").addEventListener("input", (/** @type {Event} */ event) => { if (event.target !== this.choice) this.print(); });
        byID("make-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
        for (const copy of document.querySelectorAll("button[data-copy]")) {
            copy.addEventListener("click", () => this.copy(/** @type {HTMLElement} */ (copy)));
        }
        this.draw(this.choice.value);
    }

    /** @param {string} name */
    show(name) {
        this.choice.value = name;
        this.draw(name);
    }

    /** @returns {Route | undefined} */
    get route() { return this.data.routes.find((one) => one.route === this.choice.value); }

    /** The fields of a route, filled in as its first example has them.
     * @param {string} name */
    draw(name) {
        const route = this.route;
        if (!route) return;
        const example = (this.data.examples[name] || []).map((link) => this.engine.match(link)).find((match) => match.route === name);
        const captures = (example && example.captures) || Object.create(null);
        const fields = route.parameters.filter((one, index) => route.parameters.findIndex((other) => other.name === one.name) === index)
            .map((one) => this.field(one, captures[one.name]));
        if (this.data.rest.includes(name)) {
            const rest = /** @type {Parameter} */ ({ name: "", kind: "rest", type: "**", required: false, variants: "all" });
            fields.push(this.field(rest, example && example.rest));
        }
        byID("fields").replaceChildren(...fields);
        byID("source").replaceChildren(...route.sources.map((source, index) => make("option", { value: String(index) }, shown(source))));
        byID("source-field").hidden = route.sources.length < 2;
        byID("make-summary").textContent = route.summary ? shown(route.summary) : "";
        this.print();
    }

    /** @param {Parameter} parameter @param {unknown} value @returns {HTMLElement} */
    field(parameter, value) {
        const { name, kind, type } = parameter;
        const isList = type.startsWith("[");
        const id = "field-" + (name || "**");
        const field = make(isList ? "textarea" : "input", { id, "data-name": name, "data-kind": kind, autocomplete: "off", spellcheck: "false" });
        if (isList) field.rows = 2;
        const words = this.data.types[type] || { words: "" };
        const texts = words.oneOf || (type.includes("|") ? type.split("|").filter(Boolean).map(decodeURIComponent) : type === "Bool" ? ["true", "false"] : []);
        const label = make("label", { for: id }, make("span", { class: "parameter" }, shown(name || "rest of the path")), " ",
            make("span", { class: "type" }, shown(type)));
        const standIn = parameter.default === undefined ? "" : `, ${valueText(parameter.default)} if left out`;
        const hint = (parameter.required ? "required" : "optional" + standIn) + (words.words ? ": " + words.words : "")
            + (isList ? ", one a line" : kind === "rest" ? ", a path such as a/b" : "");
        const hintID = id + "-hint";
        field.setAttribute("aria-describedby", hintID);
        if (Array.isArray(value)) field.value = kind === "rest" ? value.map(encodeURIComponent).join("/") : value.join("\n");
        else if (value !== undefined && value !== null) field.value = String(value);
        const parts = [label, field, make("small", { id: hintID }, hint)];
        if (texts.length && !isList) {
            field.setAttribute("list", id + "-list");
            parts.push(make("datalist", { id: id + "-list" }, ...texts.map((text) => make("option", { value: text }))));
        }
        return make("div", { class: "field" }, ...parts);
    }

    print() {
        const route = this.route;
        if (!route) return;
        const values = [];
        let rest = "";
        const fields = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("#fields [data-name]")]);
        for (const field of fields) {
            const name = field.dataset.name || "";
            if (field.value === "") continue;
            if (name === "") rest = field.value;
            else if (field.tagName === "TEXTAREA") values.push(...field.value.split("\n").filter((line) => line !== "").map((line) => name + "=" + line));
            else values.push(name + "=" + field.value);
        }
        const answer = this.engine.print(route.route, route.sources.length > 1 ? byID("source").value : "", rest, values);
        const message = answer.message || "";
        for (const field of fields) {
            const isMeant = answer.outcome !== "printed" && message.includes(`'${field.dataset.name}'`) && field.dataset.name !== "";
            field.setAttribute("aria-invalid", String(isMeant));
        }
        byID("make-error").textContent = answer.outcome === "printed" ? "" : sentence(message);
        byID("make-result").hidden = answer.outcome !== "printed";
        if (answer.outcome === "printed") this.drawLink(answer.url || "");
    }

    /** @param {string} link */
    drawLink(link) {
        byID("printed").textContent = shown(link);
        byID("printed").setAttribute("href", "#link=" + fragment(link));
        const code = Code.picture(link);
        byID("qr").replaceChildren(code || make("p", {}, "The link is too long for a QR code."));
        byID("simctl").textContent = "xcrun simctl openurl booted " + quoted(link);
        byID("adb").textContent = "adb shell " + quoted("am start -W -a android.intent.action.VIEW -d " + quoted(link, '"'));
    }

    /** @param {HTMLElement} button */
    async copy(button) {
        const text = byID(button.dataset.copy || "").textContent || "";
        const label = button.textContent;
        try {
            await navigator.clipboard.writeText(text);
            button.textContent = "Copied";
        } catch {
            getSelection()?.selectAllChildren(byID(button.dataset.copy || ""));
            button.textContent = "Selected";
        }
        byID("spoken").textContent = button.textContent;
        setTimeout(() => (button.textContent = label), 1500);
    }
}

/** A word of a shell.
 * @param {string} text @param {string} [mark] */
function quoted(text, mark = "'") {
    if (mark === '"' && !/["$`\\!]/.test(text)) return `"${text}"`;
    return "'" + text.replaceAll("'", "'\\''") + "'";
}
class Catalogue {
    constructor() {
        this.routes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("article.route")]);
        this.texts = this.routes.map((route) =>
            [...route.querySelectorAll(".head .name, .summary, .pattern, .chips")].map((one) => one.textContent).join(" ").toLowerCase());
        this.groups = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("section.group")]);
        byID("search").addEventListener("input", () => this.search());
        byID("search-form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
        for (const name of ["beforeprint", "afterprint"]) {
            addEventListener(name, () => document.querySelectorAll("#routes details").forEach((one) => {
                /** @type {HTMLDetailsElement} */ (one).open = name === "beforeprint";
            }));
        }
    }

    search() {
        const words = byID("search").value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        this.routes.forEach((route, index) => {
            route.hidden = !words.every((/** @type {string} */ word) => this.texts[index].includes(word));
            if (!route.hidden) count++;
        });
        for (const group of this.groups) group.hidden = !group.querySelector("article.route:not([hidden])");
        byID("found").textContent = words.length ? `${count} of ${this.routes.length}` : `${this.routes.length}`;
    }

    /** Shows a route, wherever it is.
     * @param {string} name */
    show(name) {
        const route = byID("route-" + name);
        if (!route) return;
        if (route.hidden) {
            byID("search").value = "";
            this.search();
        }
        const details = route.querySelector("details");
        if (details) details.open = true;
        route.scrollIntoView();
    }
}
(async () => {
    const catalogue = new Catalogue();
    for (const part of document.querySelectorAll(".scripted")) part.removeAttribute("hidden");
    /** @type {Data} */
    const data = parsed(byID("data").textContent || "");
    /** @type {Engine} */
    let engine;
    try {
        engine = await Engine.load(byID("engine").textContent || "", byID("table").textContent || "");
    } catch (error) {
        for (const part of ["try", "make"]) byID(part).hidden = true;
        byID("failure").textContent = "Links cannot be tried here: " + error;
        byID("failure").hidden = false;
        return;
    }
    const trying = new Trying(engine, data), making = new Making(engine, data);
    const go = () => {
        const hash = location.hash;
        if (hash.startsWith("#link=")) trying.show(decoded(hash.slice(6)));
        else if (hash.startsWith("#make=")) {
            making.show(decoded(hash.slice(6)));
            byID("make").scrollIntoView();
            making.choice.focus({ preventScroll: true });
        } else if (hash.startsWith("#route-")) catalogue.show(decoded(hash.slice(7)));
    };
    addEventListener("hashchange", go);
    document.addEventListener("click", (event) => {
        const link = event.target instanceof Element && event.target.closest("a[href^='#link=']");
        if (!link) return;
        event.preventDefault();
        trying.show(decoded((link.getAttribute("href") || "").slice(6)));
        byID("try").scrollIntoView();
        trying.field.focus({ preventScroll: true });
    });
    document.addEventListener("keydown", (event) => {
        const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
        if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        byID("search").focus();
    });
    go();
    document.documentElement.dataset.ready = "true";
})();

/** @param {string} text */
function decoded(text) {
    try { return decodeURIComponent(text); } catch { return text; }
}
