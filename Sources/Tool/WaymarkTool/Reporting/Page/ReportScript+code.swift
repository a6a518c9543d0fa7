extension ReportScript {
    /// QR codes of texts: ISO/IEC 18004 in byte mode, level M while that fits, else L.
    static let code = #"""
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
        """#
}
