/** Reads a response that is not a success, of either service: its words, and when its rate limit ends. */
import { STATUS_CODES } from 'node:http';
import { parseJson, type Redact } from '../text/redact.ts';
import { firstLine } from '../text/strings.ts';
import { getProperty } from '../text/unknown-values.ts';
import type { HttpResponse } from './requests.ts';

/** Fields with the text of an error; the first that has one counts. GitHub has nothing but a code for some. */
const TEXT_FIELDS = ['error', 'message', 'detail', 'code'];
/** Fields with a list of what is wrong. */
const LIST_FIELDS = ['details', 'errors'];
/** Bound on objects within objects, and on JSON within texts. */
const MAX_DEPTH = 5;

/** Returns the words of a server about an error: those in its JSON, or the first line of plain text. It does not quote a page. */
export function describeErrorBody(response: HttpResponse, redact: Redact): string {
  const text = textOfBody(response);
  const json = parseJson(text, redact);
  const words = json === undefined ? plainWords(text, response) : wordsIn(json, redact);
  if (words.length > 0) return words.join('; ');
  return STATUS_CODES[response.status] ?? '';
}

/** Returns the first line of plain text, which servers also send as text/html, or without a type. */
function plainWords(text: string, { headers }: HttpResponse): readonly string[] {
  if (isPage(text)) return ['a web page'];
  const type = headers['content-type'] ?? '';
  const isTextType = type === '' || type.startsWith('text/');
  const isBrokenJson = /^[{[]/.test(text);
  if (text === '' || isBrokenJson || !isTextType) return [];
  return [firstLine(text)];
}

/** Decodes a body, without a byte order mark. */
export function textOfBody({ body }: Pick<HttpResponse, 'body'>): string {
  return new TextDecoder().decode(body).trim();
}

const MARKUP = /^<|<(?:!doctype|html|head|body|title|h1|p|br)\b/i;

/** Returns whether a body that is not JSON is a page for browsers. */
export function isPage(text: string): boolean {
  return MARKUP.test(text);
}

/** Returns the texts of an error in JSON. A text may contain JSON of another server, whose texts count then. */
function wordsIn(value: unknown, redact: Redact, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return [];
  const wordsBelow = (inner: unknown): readonly string[] =>
    wordsIn(inner, redact, depth + 1);
  if (typeof value === 'string') {
    const text = value.trim();
    if (text === '' || text.startsWith('<')) return [];
    const json = /^[{[]/.test(text) ? parseJson(text, redact) : undefined;
    return json === undefined ? [text] : wordsBelow(json);
  }
  if (Array.isArray(value)) return value.flatMap(wordsBelow);
  if (typeof value !== 'object' || value === null) return [];
  const texts = TEXT_FIELDS.map((name) => wordsBelow(getProperty(value, name)));
  const first = texts.find((words) => words.length > 0) ?? [];
  const lists = LIST_FIELDS.flatMap((name) => wordsBelow(getProperty(value, name)));
  return [...first, ...lists];
}

/** A limit that lasts longer is an error of the server. */
const MAX_LIMIT_MS = 366 * 24 * 60 * 60_000;

/** Returns when a rate limit ends; undefined if that is not known. */
export function endOfLimit(waitMs: number | undefined, now: Date): Date | undefined {
  if (waitMs === undefined || waitMs > MAX_LIMIT_MS) return undefined;
  return new Date(now.getTime() + waitMs);
}
