import type { OpenApi, Operation } from '../../fakes/openapi.ts';
import { parseJson } from '../../fakes/parse.ts';
import type { Result } from '../../src/domain/errors.ts';
import {
  parseServiceQuestions,
  parseServiceSearches,
  parseServiceViews,
  parseServiceVotes,
} from '../../src/service/analytics.ts';
import { getProperty } from '../../src/text/unknown-values.ts';
import type { Exchange } from './check.ts';

/** How often a shape of rows came from the fake, and how often the client could read it. */
export type ShapeCount = Readonly<{
  operation: string;
  shape: string;
  sent: number;
  read: number;
}>;

/** How many rows the client reads in a response, by operation. */
const CLIENT: Readonly<Record<string, (json: unknown) => Result<number, string>>> = {
  getPageViews: (json) => countRows(parseServiceViews(json), ({ views }) => views),
  getAssistantConversations: (json) =>
    countRows(parseServiceQuestions(json), ({ rows }) => rows),
  getSearches: (json) => countRows(parseServiceSearches(json), ({ rows }) => rows),
  getFeedbackByPage: (json) => countRows(parseServiceVotes(json), ({ votes }) => votes),
};

function countRows<T>(
  page: Result<T, string>,
  rowsOf: (page: T) => readonly unknown[],
): Result<number, string> {
  if (!page.ok) return page;
  const rows = rowsOf(page.value);
  return { ok: true, value: rows.length };
}

type Schema = Readonly<{
  $ref?: string;
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}>;

/** Counts every described shape of rows, also those that never came. */
export function countShapes(
  exchanges: readonly Exchange[],
  description: OpenApi,
): readonly ShapeCount[] {
  const counts: ShapeCount[] = [];
  for (const operation of description.operations) {
    const list = listOf(operation, description);
    if (list === undefined) continue;
    const pages = pagesOf(operation, exchanges, description);
    const rows = pages.flatMap((page) => eachRowAlone(page, list.field));
    for (const shape of list.shapes) {
      const sent = rows.filter(({ row }) => description.matches(shape, row));
      const read = sent.filter(({ page }) => isReadByClient(operation, page));
      counts.push({
        operation: operation.id,
        shape,
        sent: sent.length,
        read: read.length,
      });
    }
  }
  return counts;
}

/** Returns the bodies of the successful responses of an operation. */
function pagesOf(
  operation: Operation,
  exchanges: readonly Exchange[],
  description: OpenApi,
): readonly unknown[] {
  const pages: unknown[] = [];
  for (const { request, reply } of exchanges) {
    const isOfOperation = description.find(request) === operation;
    if (isOfOperation && reply.status === 200) pages.push(parseJson(reply.body));
  }
  return pages;
}

/** Returns whether the client reads the one row of a page. */
function isReadByClient({ id }: Operation, page: object): boolean {
  const count = CLIENT[id]?.(page);
  return count?.ok === true && count.value === 1;
}

/** Returns whether the fake sends a shape, and the client reads every row of it. */
export function isCovered({ sent, read }: ShapeCount): boolean {
  return sent > 0 && read === sent;
}

/**
 * Finds the field with the rows of a response, and the names of their shapes; undefined if there
 * are no rows.
 */
function listOf(
  { replies }: Operation,
  description: OpenApi,
): Readonly<{ field: string; shapes: readonly string[] }> | undefined {
  const reply = (replies[200] ?? {}) as Schema;
  if (reply.$ref === undefined) return undefined;
  const { properties = {} } = description.schemaOf(nameOf(reply)) as Schema;
  const found = Object.entries(properties).find(([, { items }]) => items !== undefined);
  if (found === undefined) return undefined;
  const [field, { items = {} }] = found;
  return { field, shapes: (items.oneOf ?? [items]).map(nameOf) };
}

function nameOf({ $ref = '' }: Schema): string {
  return $ref.split('/').at(-1) ?? '';
}

/** Splits a page into pages of one row each. */
function eachRowAlone(
  page: unknown,
  field: string,
): readonly Readonly<{ row: unknown; page: object }>[] {
  const rows = getProperty(page, field);
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => {
    const alone = { ...Object(page), [field]: [row] };
    return { row, page: alone };
  });
}
