/** The client, the fake service and docs/service.openapi.yaml against the fields that the known service publishes. Offline. */
import { describe, expect, it } from '@jest/globals';
import {
  parseServiceQuestions,
  parseServiceSearches,
  parseServiceViews,
  parseServiceVotes,
} from '../../src/service/analytics.ts';
import { parseServiceJob, parsePolledJob } from '../../src/service/jobs.ts';
import { listClientExchanges } from '../../tools/conformance/client-exchanges.ts';
import {
  judgeReply,
  readDescription,
  type Exchange,
} from '../../tools/conformance/check.ts';
import { listFakeExchanges } from '../../tools/conformance/fake-exchanges.ts';
import { sendJson } from '../../fakes/service/exchange.ts';
import {
  buildResponse,
  ERROR,
  listValues,
  PUBLISHED,
  REPORT_ERROR,
  REQUIRED_BY_US,
  type Field,
  type Operation,
  type OperationName,
} from './published-fields.ts';

const NAMES = Object.keys(PUBLISHED) as readonly OperationName[];
const description = readDescription();
const publishedOf = (name: OperationName): Operation => PUBLISHED[name];
const described = (name: OperationName) => {
  const found = description.operations.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`${name} is not described`);
  return found;
};

const namesIn = (json: unknown): readonly string[] =>
  listValues(json).map(([field]) => field);

const TEXTS: Readonly<Record<string, string>> = {
  id: 'job_0001',
  'source.repository': 'https://github.com/acme/docs',
  prLink: 'https://github.com/acme/docs/pull/7',
  createdAt: '2026-08-01T00:00:00Z',
  archivedAt: '2026-08-02T00:00:00Z',
};

function usualValue({ name, type, values }: Field): unknown {
  if (type === 'number') return 3;
  if (type === 'boolean') return false;
  return values?.[0] ?? TEXTS[name] ?? 'a text';
}

/** Lists every value that a field may have; undefined if it may be missing. */
function allowedValues(operation: OperationName, field: Field): readonly unknown[] {
  const isOptional =
    field.isRequired !== true && REQUIRED_BY_US[operation] !== field.name;
  return [
    ...(field.values ?? [usualValue(field)]),
    ...(field.type === 'number' ? [0, 2.5] : []),
    ...(field.isNullable ? [null] : []),
    ...(isOptional ? [undefined] : []),
  ];
}

/** Every response in which one field has another allowed value. */
const RESPONSES = NAMES.flatMap((name) =>
  publishedOf(name).responses.flatMap((response) => variationsOf(name, response)),
);

function variationsOf(name: OperationName, response: readonly Field[]) {
  return response.flatMap((field) =>
    allowedValues(name, field).map((value) => {
      const json = buildResponse(
        response.map(
          (each) => [each.name, each === field ? value : usualValue(each)] as const,
        ),
      );
      return [name, field.name, value, json] as const;
    }),
  );
}

describe('of the published fields, docs/service.openapi.yaml', () => {
  const { components } = description.document;
  type Schema = Readonly<{
    $ref?: string;
    type?: string | readonly string[];
    allOf?: readonly Schema[];
    properties?: Readonly<Record<string, Schema>>;
    required?: readonly string[];
    items?: Schema;
    enum?: readonly string[];
    oneOf?: readonly Schema[];
  }>;

  /** Lists each combination of alternatives of a schema, without them and without references. */
  function listShapes(schema: Schema): readonly Schema[] {
    if (schema.$ref !== undefined) {
      return listShapes(
        components['schemas']?.[schema.$ref.split('/').at(-1) ?? ''] ?? {},
      );
    }
    if (schema.oneOf !== undefined) return schema.oneOf.flatMap(listShapes);
    if (schema.items !== undefined) {
      return listShapes(schema.items).map((items) => ({ ...schema, items }));
    }
    let shapes: readonly Schema[] = [
      { ...schema, ...(schema.properties && { properties: {} }) },
    ];
    for (const [key, child] of Object.entries(schema.properties ?? {})) {
      const children = listShapes(child);
      shapes = shapes.flatMap((shape) =>
        children.map((each) => ({
          ...shape,
          properties: { ...shape.properties, [key]: each },
        })),
      );
    }
    return shapes;
  }

  /** Lists the fields of a schema of the description, as the published ones are listed. */
  function listFields(schema: Schema, name = '', isRequired = false): readonly Field[] {
    const parts = (schema.allOf ?? [])
      .flatMap(listShapes)
      .flatMap((part) => listFields(part, name, isRequired));
    if (schema.items !== undefined) {
      return listFields(schema.items, `${name}[]`, isRequired);
    }
    const properties = Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      listFields(
        child,
        name === '' ? key : `${name}.${key}`,
        schema.required?.includes(key),
      ),
    );
    if (schema.properties !== undefined || schema.allOf !== undefined) {
      return [...parts, ...properties].map((field) =>
        schema.required?.includes(field.name) ? { ...field, isRequired: true } : field,
      );
    }
    const types = [schema.type ?? []].flat();
    return [
      {
        name,
        type: types[0] as Field['type'],
        ...(types.includes('null') && { isNullable: true }),
        ...(isRequired && { isRequired: true }),
        ...(schema.enum && { values: schema.enum }),
      },
    ];
  }
  const withoutRequired = (fields: readonly Field[]) =>
    fields.map(({ name, type, isNullable = false, values = [] }) => ({
      name,
      type,
      isNullable,
      values,
    }));
  const inOrder = <T extends Readonly<{ name: string }>>(list: readonly T[]) =>
    list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

  it.each(NAMES)('has each with its type, and no other: %s', (name) => {
    const {
      method,
      path,
      success,
      errors,
      body = [],
      query = [],
      responses,
    } = publishedOf(name);
    const ours = described(name);
    expect([ours.method, ours.path.test(path)]).toEqual([method, true]);
    expect(Object.keys(ours.replies).map(Number)).toEqual(
      expect.arrayContaining([success, ...errors]),
    );
    const shapes = listShapes(ours.replies[success] ?? {}).map((shape) =>
      listFields(shape),
    );
    expect(shapes.map((fields) => inOrder(withoutRequired(fields)))).toEqual(
      responses.map((fields) => inOrder(withoutRequired(fields))),
    );
    const bodies = ours.body === undefined ? [] : listShapes(ours.body.schema);
    expect(bodies.flatMap((shape) => listFields(shape))).toEqual(body);
    const parameters = ours.parameters.filter((parameter) => parameter.in === 'query');
    expect(parameters.map((parameter) => parameter.name)).toEqual(query);
    expect(parameters.filter((parameter) => parameter.required)).toEqual([]);
    // It requires nothing that may be missing, besides what makes a job one.
    for (const [index, fields] of shapes.entries()) {
      const mayBeRequired = (responses[index] ?? [])
        .filter((field) => field.isRequired)
        .map((field) => field.name);
      for (const field of fields.filter((each) => each.isRequired)) {
        expect([...mayBeRequired, REQUIRED_BY_US[name]]).toContain(field.name);
      }
    }
  });

  it.each(RESPONSES)(
    'allows the response of %s in which %s is %p',
    (name, _, __, json) => {
      const ours = described(name);
      expect(
        judgeReply(description, ours, sendJson(publishedOf(name).success, json)),
      ).toEqual([]);
    },
  );

  it.each(NAMES)('has the published errors of %s, with and without details', (name) => {
    const fields = publishedOf(name).path.includes('/analytics/')
      ? [ERROR, REPORT_ERROR]
      : [ERROR];
    for (const status of publishedOf(name).errors) {
      for (const shape of fields) {
        const json = buildResponse(
          shape.map((field) => [field.name, usualValue(field)] as const),
        );
        expect(judgeReply(description, described(name), sendJson(status, json))).toEqual(
          [],
        );
      }
    }
  });
});

describe('the client reads', () => {
  const PARSERS = {
    createAgentJob: parseServiceJob,
    getAgentJob: (json: unknown) => parsePolledJob(json, 'job_0001'),
    sendAgentMessage: (json: unknown) => parseServiceJob(json, 'job_0001'),
    getPageViews: parseServiceViews,
    getAssistantConversations: parseServiceQuestions,
    getSearches: parseServiceSearches,
    getFeedbackByPage: parseServiceVotes,
  };

  it.each(RESPONSES)(
    'the response of %s in which %s is %p',
    (name, field, value, json) => {
      const read = PARSERS[name](json);
      expect(read).toMatchObject({ ok: true });
      if (!read.ok || publishedOf(name).path.includes('/analytics/')) return;
      // What it uses of a job is what the service sent.
      const used: Readonly<Record<string, unknown>> = { ...read.value };
      if (field in used && field !== 'id') {
        expect(used[field] ?? null).toEqual(value ?? null);
      }
    },
  );

  it('and sends only published fields and parameters', async () => {
    const exchanges = await listClientExchanges();
    for (const { request } of exchanges) {
      const name = description.find(request)?.id as OperationName;
      const { body = [], query = [] } = publishedOf(name);
      const sent = request.body === '' ? [] : namesIn(JSON.parse(request.body));
      expect(sent).toEqual(body.map((field) => field.name));
      expect(query).toEqual(expect.arrayContaining(Object.keys(request.query)));
    }
    expect(
      new Set(exchanges.map(({ request }) => description.find(request)?.id)),
    ).toEqual(new Set(NAMES));
  });
});

describe('the fake service responds', () => {
  const exchanges = listFakeExchanges();
  /** Returns the values of all successful responses of an operation. */
  const responsesOf = (name: OperationName): readonly Exchange[] =>
    exchanges.filter(
      ({ request, expected, reply }) =>
        expected === 'described' &&
        description.find(request)?.id === name &&
        reply.status === publishedOf(name).success,
    );

  /**
   * Returns each row of a response by itself, with the fields around it; the response if it has no
   * rows.
   */
  const eachRow = (json: Readonly<Record<string, unknown>>): readonly object[] => {
    const [field, rows] =
      Object.entries(json).find(([, value]) => Array.isArray(value)) ?? [];
    if (field === undefined) return [json];
    return (rows as readonly unknown[]).map((row) => ({ ...json, [field]: [row] }));
  };
  const isAllowed = (field: Field | undefined, value: unknown): boolean => {
    if (field === undefined) return false;
    if (value === null) return field.isNullable === true;
    const values: readonly unknown[] | undefined = field.values;
    const isListed = values?.includes(value) ?? true;
    return isListed && typeof value === field.type;
  };
  /** Returns whether all fields are published with their types and values, and none is missing. */
  const hasShape = (json: object, response: readonly Field[]): boolean => {
    const values = listValues(json);
    const names = values.map(([name]) => name);
    const required = response.filter((field) => field.isRequired);
    // An empty list hides the fields of its rows.
    const isMissing = ({ name }: Field) =>
      !names.includes(name) && !/\[\]\..*\[\]/.test(name);
    return (
      values.every(([name, value]) =>
        isAllowed(
          response.find((field) => field.name === name),
          value,
        ),
      ) && !required.some(isMissing)
    );
  };

  it.each(NAMES)('with the published fields, types and shapes: %s', (name) => {
    const { responses } = publishedOf(name);
    const rows = responsesOf(name).flatMap(({ reply }) =>
      eachRow(JSON.parse(reply.body) as Record<string, unknown>),
    );
    const strange = rows.filter((row) => {
      const shapes = responses.filter((response) => hasShape(row, response));
      return shapes.length !== 1;
    });
    expect(strange).toEqual([]);
    for (const response of responses) {
      const values = rows
        .filter((row) => hasShape(row, response))
        .flatMap((row) => listValues(row));
      const seen = new Map(values.map(([field]) => [field, new Set<unknown>()]));
      for (const [field, value] of values) seen.get(field)?.add(value);
      // Each published field is there.
      expect([...seen.keys()].toSorted()).toEqual(
        response.map((field) => field.name).toSorted(),
      );
      const valuesOf = (field: string) => [...(seen.get(field) ?? [])].toSorted();
      const sources = response.find((field) => field.name === 'feedback[].source');
      expect(valuesOf('feedback[].source')).toEqual(sources?.values?.toSorted() ?? []);
      if (name === 'getAgentJob') {
        expect(valuesOf('status')).toEqual(['active', 'archived', 'completed', 'failed']);
      }
    }
  });

  it.each(NAMES)('with an error text to wrong requests: %s', (name) => {
    const wrong = exchanges.filter(
      ({ request, expected, reply }) =>
        expected === 'refused' &&
        description.find(request)?.id === name &&
        reply.status >= 400,
    );
    expect(wrong.length).toBeGreaterThan(0);
    const fields = new Set(wrong.flatMap(({ reply }) => namesIn(JSON.parse(reply.body))));
    const published = publishedOf(name).path.includes('/analytics/')
      ? REPORT_ERROR
      : ERROR;
    expect([...fields].toSorted()).toEqual(
      published.map((field) => field.name).toSorted(),
    );
  });
});
