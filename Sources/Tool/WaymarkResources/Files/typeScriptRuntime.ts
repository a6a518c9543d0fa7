// How links are written. What follows is the same in every file.

/** Why a link was not written. */
export class LinkError extends Error {
  readonly code: string;
  readonly route: string;

  /**
   * @param code What is wrong, in a word that stays the same: `missing-value`, `invalid-value`, `empty-segment-value`,
   *   `dot-segment-value`, `empty-list`, `unknown-parameter`, `unprintable`, `rejected-link`, `leads-elsewhere`.
   * @param route The route whose link was to be written.
   */
  constructor(code: string, route: string, message: string) {
    super(`${route}: ${message}`);
    this.name = "LinkError";
    this.code = code;
    this.route = route;
  }
}

/** What a parameter takes. */
interface Rule {
  readonly name: string;
  /** The text of a value; nothing if the parameter does not take it. */
  write(value: unknown): string | undefined;
  /** The value of a text as text; nothing if the parameter does not take it. */
  read(text: string, folds: boolean): string | undefined;
}

interface Parameter {
  readonly name: string | null;
  readonly rule: Rule;
  /** Of items: how a list is written. */
  readonly list?: "commas" | "items";
  /** Of items and fragments: whether it may be absent, and what stands for it then. */
  readonly absent?: "optional" | "lenient" | readonly string[];
  /** The only text that it takes. */
  readonly only?: string;
}

interface Run {
  readonly run: string | null;
  readonly minimum: number;
  readonly stops: boolean;
}

type Piece = string | Parameter;
type Segment = null | Piece | readonly Piece[] | Run;
type Item = readonly [name: string, value: Piece | null];

interface Form {
  readonly route: string;
  /** What stands before the path; nothing if nothing can be written. */
  readonly source?: string;
  /** Whether the first segment is written as the host. */
  readonly hostIsFirst?: boolean;
  /** Whether the host counts as a segment, because some source reads it so. */
  readonly countsHost?: boolean;
  readonly path: readonly Segment[];
  readonly items?: readonly Item[];
  readonly fragment?: Piece;
  /** The forms that may take its links, the best first and itself last, with the host apart from the path. */
  readonly rivals?: readonly number[];
  /** Those that may take them with the host as the first segment. */
  readonly hostRivals?: readonly number[];
}

type Value = string | number | bigint | boolean;
type Values = { readonly [name: string]: Value | readonly Value[] | undefined };
type Captures = { [name: string]: string | readonly string[] };

/** A link in parts, decoded. */
interface Parts {
  readonly segments: string[];
  readonly items: { name: string; value: string | null; elements: string[] }[];
  fragment?: string;
  text: string;
}

function isRun(segment: Segment): segment is Run {
  return segment !== null && typeof segment === "object" && "run" in segment;
}

/** Writes the first form that takes the values, and whose link leads back to them. */
function write(route: string, numbers: readonly number[], given: Values): string {
  // Without the members of every object, such as "constructor".
  const values: Values = Object.assign(Object.create(null), given);
  let failure: LinkError | undefined;
  for (const number of numbers) {
    try {
      return writeForm(route, forms[number], values);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      if (failure === undefined || weight(failure) < weight(error)) failure = error;
    }
  }
  throw failure;
}

function weight(error: LinkError): number {
  switch (error.code) {
    case "invalid-value": case "empty-segment-value": case "empty-list": case "dot-segment-value": return 4;
    case "leads-elsewhere": case "rejected-link": return 3;
    case "missing-value": return 2;
    case "unknown-parameter": case "unprintable": return 1;
    default: return 0;
  }
}

function writeForm(route: string, form: Form, values: Values): string {
  const parts: Parts = { segments: [], items: [], text: "" };
  const fail = (code: string, message: string) => new LinkError(code, route, message);
  const used = new Set<string>();

  function text(parameter: Parameter, value: unknown): string {
    const text = parameter.rule.write(value);
    if (text === undefined || !isText(text)) {
      throw fail("invalid-value", `invalid value '${value}' of '${parameter.name}': expected ${parameter.rule.name}`);
    }
    return text;
  }

  function piece(parameter: Parameter, isWhole: boolean): string {
    if (parameter.name === null) throw fail("unprintable", "a part has no name");
    used.add(parameter.name);
    const value = values[parameter.name];
    if (value === undefined) throw fail("missing-value", `parameter '${parameter.name}' has no value`);
    const written = text(parameter, value);
    if (written === "") throw fail("empty-segment-value", `the value of '${parameter.name}' is empty`);
    if (isWhole) checkDots(parameter.name, written);
    return written;
  }

  function checkDots(name: string, text: string): void {
    if (text === "." || text === "..") throw fail("dot-segment-value", `the value of '${name}' would be a dot segment`);
  }

  let takesRest = false;
  function run(segment: Run): readonly string[] {
    const name = segment.run ?? "**";
    const value = segment.run === null && takesRest ? [] : values[name] ?? (segment.run === null ? [] : undefined);
    if (segment.run === null) takesRest = true;
    used.add(name);
    if (value === undefined) throw fail("missing-value", `parameter '${name}' has no value`);
    const texts = (Array.isArray(value) ? value : [value]).map(String);
    for (const text of texts) {
      if (!isText(text)) throw fail("invalid-value", `'${text}' is no text`);
      if (text === "") throw fail("empty-segment-value", `the value of '${name}' is empty`);
      checkDots(name, text);
    }
    if (texts.length < segment.minimum) throw fail("missing-value", `parameter '${name}' has no value`);
    return texts;
  }

  function item(name: string, value: Piece | null): void {
    if (value === null || typeof value === "string") {
      parts.items.push({ name, value, elements: value === null ? [] : value.split(",") });
      return;
    }
    const isRequired = value.absent === undefined;
    if (value.name === null) {
      if (isRequired) throw fail("unprintable", `'${name}' has no name`);
      return;
    }
    used.add(value.name);
    const given = values[value.name] ?? value.only;
    if (given === undefined) {
      if (isRequired) throw fail("missing-value", `parameter '${value.name}' has no value`);
      return;
    }
    if (isDefault(value, given)) return;
    const elements: readonly unknown[] = value.list && Array.isArray(given) ? given : [given];
    if (elements.length === 0) throw fail("empty-list", `the list '${value.name}' is empty`);
    const texts = elements.map((element) => text(value, element));
    if (value.list === "commas") {
      parts.items.push({ name, value: texts.join(","), elements: texts });
    } else {
      for (const text of texts) parts.items.push({ name, value: text, elements: text.split(",") });
    }
  }

  function fragment(value: Piece): void {
    if (typeof value === "string") {
      parts.fragment = value;
      return;
    }
    const given = value.name === null ? undefined : values[value.name];
    if (value.name === null || given === undefined) {
      if (value.absent !== undefined) return;
      throw value.name === null
        ? fail("unprintable", "the fragment has no name")
        : fail("missing-value", `parameter '${value.name}' has no value`);
    }
    used.add(value.name);
    if (!isDefault(value, given)) parts.fragment = text(value, given);
  }

  for (const segment of form.path) {
    if (segment === null) throw fail("unprintable", "'*' has no name");
    if (typeof segment === "string") parts.segments.push(segment);
    else if (isRun(segment)) parts.segments.push(...run(segment));
    else if (Array.isArray(segment)) {
      parts.segments.push(segment.map((one: Piece) => (typeof one === "string" ? one : piece(one, false))).join(""));
    } else parts.segments.push(piece(segment as Parameter, true));
  }
  if (!takesRest && Array.isArray(values["**"]) && values["**"].length > 0) {
    throw fail("unknown-parameter", "the pattern has no unnamed run of segments");
  }
  for (const [name, value] of form.items ?? []) item(name, value);
  if (form.fragment !== undefined) fragment(form.fragment);
  for (const name of Object.keys(values)) {
    if (name !== "**" && values[name] !== undefined && !used.has(name) && !hasCapture(form, name)) {
      throw fail("unknown-parameter", `the pattern has no parameter named '${name}'`);
    }
  }
  if (form.source === undefined) throw fail("no-source", "the sources have no single scheme and host to write");
  parts.text = joined(form.source, form, parts);
  const rejection = rejectionOf(form, parts);
  if (rejection !== undefined) throw fail("rejected-link", `the link would be rejected: ${rejection}`);
  checkLeadsBack(form, parts, values, fail);
  return parts.text;
}

function hasCapture(form: Form, name: string): boolean {
  const isIt = (piece: Piece | null | undefined) => typeof piece === "object" && piece !== null && piece.name === name;
  return isIt(form.fragment) || (form.items ?? []).some(([, value]) => isIt(value));
}

function isDefault(parameter: Parameter, value: unknown): boolean {
  if (typeof parameter.absent !== "object") return false;
  const given = parameter.list && Array.isArray(value) ? value : [value];
  const texts = given.map((one) => parameter.rule.write(one));
  const standing = parameter.absent.map((one) => parameter.rule.read(one, false));
  return texts.length === standing.length && texts.every((text, index) => text !== undefined && text === standing[index]);
}

function joined(source: string, form: Form, parts: Parts): string {
  let text = source;
  parts.segments.forEach((segment, index) => {
    const isHost = index === 0 && form.hostIsFirst;
    text += isHost ? escape(segment, "") : "/" + escape(segment, kept.segment);
  });
  if (parts.segments.length === 0 && !form.hostIsFirst) text += "/";
  const listed = new Set((form.items ?? []).filter(([, value]) => isCommaList(value)).map(([name]) => name));
  parts.items.forEach((item, index) => {
    text += (index === 0 ? "?" : "&") + escape(item.name, kept.item);
    if (item.value === null) return;
    text += "=" + (listed.has(item.name)
      ? item.elements.map((element) => escape(element, kept.element)).join(",")
      : escape(item.value, kept.item));
  });
  return parts.fragment === undefined ? text : text + "#" + escape(parts.fragment, kept.fragment);
}

function isCommaList(value: Piece | null): boolean {
  return typeof value === "object" && value !== null && value.list === "commas";
}

function escape(text: string, keeping: string): string {
  let escaped = "";
  for (const character of text) {
    if (/[A-Za-z0-9._~-]/.test(character) || keeping.includes(character)) escaped += character;
    else for (const byte of utf8(character)) escaped += "%" + byte.toString(16).toUpperCase().padStart(2, "0");
  }
  return escaped;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const scalar = character.codePointAt(0) ?? 0;
    if (scalar < 0x80) bytes.push(scalar);
    else if (scalar < 0x800) bytes.push(0xc0 | (scalar >> 6), 0x80 | (scalar & 0x3f));
    else if (scalar < 0x10000) bytes.push(0xe0 | (scalar >> 12), 0x80 | ((scalar >> 6) & 0x3f), 0x80 | (scalar & 0x3f));
    else {
      bytes.push(0xf0 | (scalar >> 18), 0x80 | ((scalar >> 12) & 0x3f));
      bytes.push(0x80 | ((scalar >> 6) & 0x3f), 0x80 | (scalar & 0x3f));
    }
  }
  return bytes;
}

/** Whether a text is one of Unicode: no half of a pair stands alone. */
function isText(text: string): boolean {
  return !/[\uD800-\uDFFF]/u.test(text);
}

// What is wrong with a link as a whole.

function rejectionOf(form: Form, parts: Parts): string | undefined {
  const texts = [...parts.segments, ...parts.items.flatMap((item) => [item.name, item.value ?? ""]), parts.fragment ?? ""];
  if (parts.text.length > policy.maximumLength) return "it is too long";
  const hosts = form.countsHost ? 1 : ignoresHost(form, parts) ? -1 : 0;
  if (parts.segments.length + hosts > policy.maximumSegments) return "it has too many segments";
  if (parts.items.length > policy.maximumQueryItems) return "it has too many items";
  const controls = /[\u0000-\u001F\u007F-\u009F]/;
  const isControlled = form.hostIsFirst && parts.segments.length > 0 && controls.test(parts.segments[0]);
  if (isControlled || (!policy.allowsControlCharacters && texts.some((text) => controls.test(text)))) {
    return "it has a control character";
  }
  for (const segment of parts.segments) {
    const isDots = segment === "." || segment === "..";
    if (isDots && !policy.allowsDotSegments) return "it has a dot segment";
    if (!isDots && !policy.allowsTraversal && segment.split(/[/\\]/).includes("..")) return "a value climbs";
  }
  return undefined;
}

/** Whether the policy ignores the first segment, which is written as the host. */
function ignoresHost(form: Form, parts: Parts): boolean {
  const first = parts.segments[0] ?? "";
  return form.hostIsFirst === true && policy.ignoresDomainHosts && (first.includes(".") || first === "localhost");
}

// Where a link leads.

function checkLeadsBack(
  form: Form, parts: Parts, values: Values, fail: (code: string, message: string) => LinkError
): void {
  if (ignoresHost(form, parts)) throw fail("leads-elsewhere", `'${parts.text}' has a host that is ignored`);
  const { rivals = [], hostRivals = [] } = form;
  for (const number of [...new Set([...rivals, ...hostRivals])].sort((a, b) => a - b)) {
    const rival = forms[number];
    const captures = (rivals.includes(number) ? read(rival, parts, form, false) : undefined)
      ?? (hostRivals.includes(number) ? read(rival, parts, form, true) : undefined);
    if (captures === undefined) continue;
    if (captures === "repeated") throw fail("rejected-link", "the link would be rejected: duplicate query item");
    if (rival.route === form.route && holds(captures, rival, form, values)) return;
    const place = rival.route === form.route ? "does not lead back to the same values" : `leads to '${rival.route}' instead`;
    throw fail("leads-elsewhere", `'${parts.text}' ${place}`);
  }
  throw fail("leads-elsewhere", `'${parts.text}' leads nowhere`);
}

function parametersOf(form: Form): Parameter[] {
  const pieces = form.path.flatMap((segment) =>
    segment === null || isRun(segment) ? [] : Array.isArray(segment) ? [...segment] : [segment as Piece]);
  const all = [...pieces, ...(form.items ?? []).map(([, value]) => value), form.fragment];
  return all.filter((piece): piece is Parameter => typeof piece === "object" && piece !== null);
}

/** Whether what a form read is what was written, and nothing else but what stands for absent values. */
function holds(captures: Captures, rival: Form, form: Form, values: Values): boolean {
  const same = (name: string, rule: Rule | undefined) => {
    const given = values[name];
    const found = captures[name];
    if (given === undefined || found === undefined) return given === undefined && found === undefined;
    const texts = (Array.isArray(given) ? given : [given]).map((one) => (rule ? rule.write(one) : String(one)));
    const others = typeof found === "string" ? [found] : found;
    return texts.length === others.length && texts.every((text, index) => text === others[index]);
  };
  const parameters = parametersOf(rival);
  const runs = rival.path.filter((segment): segment is Run => isRun(segment));
  const rest = (values["**"] ?? []) as readonly string[];
  const taken = (captures["**"] ?? []) as readonly string[];
  const named = new Set([...parameters.map((one) => one.name), ...runs.map((one) => one.run)]);
  return parameters.every((one) => {
    if (one.name === null || same(one.name, one.rule)) return true;
    return values[one.name] === undefined && (typeof one.absent === "object" || one.only !== undefined);
  }) && runs.every((one) => one.run === null || same(one.run, undefined))
    && form.path.every((one) => !isRun(one) || one.run === null || values[one.run] === undefined || named.has(one.run))
    && parametersOf(form).every((one) => {
      const isGiven = one.name !== null && (values[one.name] ?? one.only) !== undefined;
      return !isGiven || rival === form || named.has(one.name);
    })
    && rest.length === taken.length && rest.every((text, index) => text === taken[index]);
}

function read(rival: Form, parts: Parts, written: Form, host: boolean): Captures | "repeated" | undefined {
  const isFirst = written.hostIsFirst ?? false;
  let segments = parts.segments;
  let hasHost = isFirst && segments.length > 0;
  if (isFirst && !host) segments = segments.slice(1);
  if (!isFirst && host) {
    const name = /:\/\/([^/:]+)/.exec(written.source ?? "")?.[1];
    hasHost = name !== undefined;
    if (name !== undefined) segments = [name, ...segments];
  }
  const captures: Captures = Object.create(null);
  if (!readPath(rival.path, 0, segments, 0, host && hasHost, captures)) return undefined;
  let isRepeated = false;
  for (const [name, value] of rival.items ?? []) {
    const found = readItem(name, value, parts);
    if (found === "misfit") return undefined;
    if (found === "repeated") isRepeated = true;
    else if (found !== undefined && value !== null && typeof value === "object" && value.name !== null) {
      captures[value.name] = found;
    }
  }
  if (rival.fragment !== undefined) {
    const found = readFragment(rival.fragment, parts.fragment);
    if (found === "misfit") return undefined;
    const name = typeof rival.fragment === "object" ? rival.fragment.name : null;
    if (found !== undefined && name !== null) captures[name] = found;
  }
  return isRepeated ? "repeated" : captures;
}

function readPath(
  path: readonly Segment[], index: number, segments: readonly string[], position: number, hasHost: boolean, captures: Captures
): boolean {
  if (index === path.length) return position === segments.length;
  const segment = path[index];
  if (isRun(segment)) return readRun(segment, path, index, segments, position, hasHost, captures);
  if (position === segments.length) return false;
  const folds = policy.isCaseInsensitive || (hasHost && position === 0 && !policy.comparesHostSegmentsExactly);
  return readSegment(segment, segments[position], folds, captures)
    && readPath(path, index + 1, segments, position + 1, hasHost, captures);
}

function readRun(
  run: Run, path: readonly Segment[], index: number, segments: readonly string[], position: number, hasHost: boolean,
  captures: Captures
): boolean {
  const next = path[index + 1];
  for (let length = run.minimum; position + length <= segments.length; length += 1) {
    const end = position + length;
    if (run.stops && next !== undefined && !isRun(next)) {
      const folds = policy.isCaseInsensitive || (hasHost && end === 0 && !policy.comparesHostSegmentsExactly);
      if (end === segments.length || !readSegment(next, segments[end], folds, {})) continue;
    }
    if (readPath(path, index + 1, segments, end, hasHost, captures)) {
      if (run.run !== null) captures[run.run] = segments.slice(position, end);
      else captures["**"] = segments.slice(position, end);
      return true;
    }
    if (run.stops && next !== undefined) return false;
  }
  return false;
}

function isSame(a: string, b: string, folds: boolean): boolean {
  const small = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return a === b || (folds && small(a) === small(b));
}

function readSegment(segment: Segment, text: string, folds: boolean, captures: Captures): boolean {
  if (segment === null) return text !== "";
  if (typeof segment === "string") return isSame(segment, text, folds);
  const pieces = (Array.isArray(segment) ? segment : [segment]) as readonly Piece[];
  return readPieces(pieces, 0, text, 0, folds, captures);
}

function readPieces(
  pieces: readonly Piece[], index: number, text: string, position: number, folds: boolean, captures: Captures
): boolean {
  if (index === pieces.length) return position === text.length;
  const piece = pieces[index];
  if (typeof piece === "string") {
    const end = position + piece.length;
    return isSame(piece, text.slice(position, end), folds) && readPieces(pieces, index + 1, text, end, folds, captures);
  }
  const isAny = piece.rule === anyText;
  const isBetween = !isAny && pieces.slice(0, index).some((one) => typeof one === "object")
    && pieces.slice(index + 1).some((one) => typeof one === "object");
  const ends = index + 1 === pieces.length ? [text.length] : Array.from({ length: text.length - position }, (_, offset) => position + offset + 1);
  for (const end of ends) {
    if (end <= position) continue;
    const part = text.slice(position, end);
    if (isBetween && utf8(part).length > 128) return false;
    const value = piece.rule.read(part, folds);
    if (value === undefined || !readPieces(pieces, index + 1, text, end, folds, captures)) continue;
    if (piece.name !== null) captures[piece.name] = value;
    return true;
  }
  return false;
}

type Found = string | readonly string[] | undefined | "misfit" | "repeated";

function readItem(name: string, value: Piece | null, parts: Parts): Found {
  const items = parts.items.filter((item) => item.name === name);
  if (value === null || typeof value === "string") return counted(items.map((item) => (item.value === value ? undefined : "misfit")));
  if (items.length === 0) return absent(value);
  if (value.list) {
    const texts = items.flatMap((item) => (item.value === null ? [] : value.list === "items" ? [item.value] : item.elements));
    if (texts.length === 0) return absent(value);
    const found = texts.map((text) => value.rule.read(text, false));
    if (found.some((one) => one === undefined)) return value.absent === "lenient" ? undefined : "misfit";
    return found as string[];
  }
  const valued = policy.repeatedItems === "firstValid" ? items.filter((item) => item.value !== null) : items;
  const found = counted((valued.length === 0 ? items : valued).map((item) =>
    item.value === null ? absent(value) : value.rule.read(item.value, false) ?? "misfit"));
  return found === "misfit" && value.absent === "lenient" ? undefined : found;
}

function counted(found: readonly Found[]): Found {
  const isFit = (one: Found) => one !== "misfit";
  const fits = found.filter(isFit);
  switch (policy.repeatedItems) {
    case "rejected": return found.length > 1 && fits.length > 0 ? "repeated" : fits.length > 0 ? fits[0] : "misfit";
    case "firstValid": return fits.length > 0 ? fits[0] : "misfit";
    case "first": return found.length > 0 ? found[0] : "misfit";
    default: return found.length > 0 ? found[found.length - 1] : "misfit";
  }
}

function absent(parameter: Parameter): Found {
  if (parameter.absent === undefined) return "misfit";
  if (typeof parameter.absent !== "object") return undefined;
  const texts = parameter.absent.map((text) => parameter.rule.read(text, false) ?? text);
  return parameter.list ? texts : texts[0];
}

function readFragment(expected: Piece, fragment: string | undefined): Found {
  if (typeof expected === "string") return fragment === expected ? undefined : "misfit";
  if (fragment === undefined) return absent(expected);
  return expected.rule.read(fragment, false) ?? (expected.absent === "lenient" ? undefined : "misfit");
}

// What parameters take.

function integer(name: string, least: bigint, most: bigint, isLenient = false): Rule {
  const form = isLenient ? /^[-+]?[0-9]+$/ : /^(0|-?[1-9][0-9]*)$/;
  const within = (value: bigint) => (least <= value && value <= most ? value.toString() : undefined);
  return {
    name,
    write: (value) =>
      typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value)) ? within(BigInt(value)) : undefined,
    read: (text) => (form.test(text) ? within(BigInt(text.replace("+", ""))) : undefined),
  };
}

/** A number of 53 or 24 bits. */
function decimal(name: string, isSingle: boolean, isLenient = false): Rule {
  const form = isLenient
    ? /^[-+]?(([0-9]+\.?[0-9]*|\.[0-9]+)(e[-+]?[0-9]+)?|0x([0-9a-f]+\.?[0-9a-f]*|\.[0-9a-f]+)(p[-+]?[0-9]+)?|inf(inity)?|s?nan|nan\(\w*\))$/i
    : /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/;
  const rounded = (value: number) => (isSingle ? Math.fround(value) : value);
  const spelled = (value: number) => {
    if (Number.isFinite(value)) return digits(value, isSingle);
    return isLenient ? (Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf") : undefined;
  };
  return {
    name,
    write: (value) => {
      if (typeof value !== "number") return undefined;
      const text = spelled(rounded(value));
      // A number of 24 bits, or the one that is read from the fewest digits of such a number.
      return Object.is(rounded(value), value) || Number(text) === value ? text : undefined;
    },
    read: (text) => {
      if (!form.test(text)) return undefined;
      const value = rounded(numberOf(text));
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return isLenient || isPlain ? spelled(value) : undefined;
    },
  };
}

/** The number of a text, also of `-inf`, `nan(1)` and `0x1.8p-2`. */
function numberOf(text: string): number {
  const parts = /^([-+]?0x)([0-9a-f]*)\.?([0-9a-f]*)(?:p(.+))?$/i.exec(text);
  if (parts === null) return Number(text.replace(/inf.*/i, "Infinity"));
  const [, start, whole, fraction, power = "0"] = parts;
  const all = BigInt("0x" + whole + fraction);
  const exponent = Number(power) - 4 * fraction.length;
  const size = exponent + 4 * all.toString(16).length;
  const sign = start.startsWith("-") ? "-" : "";
  if (all === 0n || size < -1100) return 0;
  if (size > 1100) return Number(sign + "Infinity");
  // A decimal number of all digits, which is rounded once.
  return Number(sign + (exponent < 0 ? `${all * 5n ** BigInt(-exponent)}e${exponent}` : `${all << BigInt(exponent)}`));
}

/** The fewest digits that are read as the same number. */
function digits(value: number, isSingle: boolean): string {
  if (value === 0) return "0";
  let text = value.toExponential();
  for (let count = 0; isSingle && count < 9; count += 1) {
    text = value.toExponential(count);
    if (Math.fround(Number(text)) === value) break;
  }
  const [, sign, first, others = "", power] = /^(-?)([0-9])(?:\.([0-9]+))?e([-+][0-9]+)$/.exec(text) ?? [];
  const all = first + others.replace(/0+$/, "");
  const exponent = Number(power);
  if (exponent < -4 || Math.abs(value) > (isSingle ? 2 ** 24 : 2 ** 53)) {
    return sign + first + (all.length > 1 ? "." + all.slice(1) : "") + "e" + exponent;
  }
  if (exponent < 0) return sign + "0." + "0".repeat(-exponent - 1) + all;
  const whole = all.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return sign + whole + (all.length > exponent + 1 ? "." + all.slice(exponent + 1) : "");
}

function truth(name: string, isLenient = false): Rule {
  return {
    name,
    write: (value) => (typeof value === "boolean" ? String(value) : undefined),
    read: (text) => {
      if (!isLenient) return text === "true" || text === "false" ? text : undefined;
      const small = text.toLowerCase();
      return ["true", "yes", "1"].includes(small) ? "true" : ["false", "no", "0"].includes(small) ? "false" : undefined;
    },
  };
}

function texts(name: string, takes: (text: string) => boolean): Rule {
  const read = (text: unknown) => (typeof text === "string" && takes(text) ? text : undefined);
  return { name, write: read, read };
}

function oneOf(name: string, all: readonly string[]): Rule {
  return {
    name,
    write: (value) => all.find((text) => text === value),
    read: (text, folds) => all.find((one) => one === text) ?? all.find((one) => isSame(one, text, folds)),
  };
}

/** The texts of a regular expression: for each state the bytes that lead on, and whether a text may end there. */
function automaton(
  name: string, start: number, states: readonly (readonly (readonly [from: number, to: number, next: number])[])[],
  ends: readonly number[]
): Rule {
  return texts(name, (text) => {
    let state: number | undefined = start;
    for (const byte of utf8(text)) {
      state = states[state].find(([from, to]) => from <= byte && byte <= to)?.[2];
      if (state === undefined) return false;
    }
    return ends.includes(state);
  });
}

const anyText: Rule = texts("String", () => true);
