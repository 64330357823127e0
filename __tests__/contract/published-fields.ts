/**
 * What the known service publishes about the operations that the actions use, as facts: names, types, whether null or nothing is
 * allowed. Written by us in August 2026. Its other operations are not here, because no action uses them.
 */
export type Field = Readonly<{
  /** With the objects around it: `source.repository`, `views[].path`. */
  name: string;
  type: 'string' | 'number' | 'boolean';
  isNullable?: true;
  isRequired?: true;
  /** All values, if they are listed. */
  values?: readonly string[];
}>;

export type Operation = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  /** The only status of a success. */
  success: number;
  errors: readonly number[];
  /** Fields of the JSON body; undefined if there is none. */
  body?: readonly Field[];
  /** Parameters, none of them required. */
  query?: readonly string[];
  response: readonly Field[];
}>;

const PROMPT: readonly Field[] = [{ name: 'prompt', type: 'string', isRequired: true }];

const JOB: readonly Field[] = [
  { name: 'id', type: 'string' },
  { name: 'status', type: 'string', values: ['active', 'completed', 'archived', 'failed'] },
  { name: 'source.repository', type: 'string' },
  { name: 'source.ref', type: 'string', isNullable: true },
  { name: 'model', type: 'string' },
  { name: 'prLink', type: 'string', isNullable: true },
  { name: 'createdAt', type: 'string' },
  { name: 'archivedAt', type: 'string', isNullable: true },
];

const counts = (parent: string): readonly Field[] =>
  ['human', 'ai', 'total'].map((name) => ({ name: `${parent}.${name}`, type: 'number', isRequired: true }));

const VIEWS: readonly Field[] = [
  ...counts('totals'),
  { name: 'views[].path', type: 'string', isRequired: true },
  ...counts('views[]'),
  { name: 'hasMore', type: 'boolean', isRequired: true },
];

const CURSOR: readonly Field[] = [{ name: 'nextCursor', type: 'string', isNullable: true, isRequired: true }];
const HAS_MORE: readonly Field[] = [{ name: 'hasMore', type: 'boolean', isRequired: true }];
const SOURCES = ['code_snippet', 'contextual', 'agent', 'thumbs_only'] as const;

const CONVERSATIONS: readonly Field[] = [
  ...['id', 'timestamp', 'query', 'response'].map((name) => required(`conversations[].${name}`)),
  { name: 'conversations[].responseType', type: 'string', values: ['answer', 'clarifying_question'] },
  ...['title', 'url'].map((name) => required(`conversations[].sources[].${name}`)),
  { ...required('conversations[].resolutionStatus'), values: ['answered', 'unanswered'] },
  { ...required('conversations[].queryCategory'), isNullable: true },
  { ...required('conversations[].pageUrl'), isNullable: true },
  ...CURSOR,
  ...HAS_MORE,
];

const SEARCHES: readonly Field[] = [
  required('searches[].searchQuery'),
  ...['hits', 'ctr'].map((name): Field => ({ ...required(`searches[].${name}`), type: 'number' })),
  { ...required('searches[].topClickedPage'), isNullable: true },
  required('searches[].lastSearchedAt'),
  { ...required('totalSearches'), type: 'number' },
  ...CURSOR,
];

const FEEDBACK: readonly Field[] = [
  ...['id', 'path'].map((name) => required(`feedback[].${name}`)),
  ...['comment', 'createdAt'].map((name): Field => ({ ...required(`feedback[].${name}`), isNullable: true })),
  { ...required('feedback[].source'), values: SOURCES },
  { ...required('feedback[].status'), values: ['pending', 'in_progress', 'resolved', 'dismissed'] },
  { name: 'feedback[].helpful', type: 'boolean' },
  { name: 'feedback[].contact', type: 'string', isNullable: true },
  { name: 'feedback[].code', type: 'string' },
  { name: 'feedback[].filename', type: 'string', isNullable: true },
  { name: 'feedback[].lang', type: 'string', isNullable: true },
  ...CURSOR,
  ...HAS_MORE,
];

function required(name: string): Field {
  return { name, type: 'string', isRequired: true };
}

/** Text of an error, of all operations. Only the analytics add details. */
export const ERROR: readonly Field[] = [{ name: 'error', type: 'string' }];
export const REPORT_ERROR: readonly Field[] = [
  { name: 'error', type: 'string', isRequired: true },
  { name: 'details[].message', type: 'string', isRequired: true },
];

/** By the name that docs/service.openapi.yaml has for the operation. */
export const PUBLISHED = {
  createAgentJob: {
    method: 'POST',
    path: '/v2/agent/acme-docs/job',
    success: 201,
    errors: [400, 429],
    body: PROMPT,
    response: JOB,
  },
  getAgentJob: {
    method: 'GET',
    path: '/v2/agent/acme-docs/job/job_0001',
    success: 200,
    errors: [404],
    response: JOB,
  },
  sendAgentMessage: {
    method: 'POST',
    path: '/v2/agent/acme-docs/job/job_0001/message',
    success: 200,
    errors: [400, 404, 429],
    body: PROMPT,
    response: JOB,
  },
  getPageViews: {
    method: 'GET',
    path: '/v1/analytics/acme-docs/views',
    success: 200,
    errors: [400, 500],
    query: ['dateFrom', 'dateTo', 'limit', 'offset'],
    response: VIEWS,
  },
  getAssistantConversations: {
    method: 'GET',
    path: '/v1/analytics/acme-docs/assistant',
    success: 200,
    errors: [400, 500],
    query: ['dateFrom', 'dateTo', 'limit', 'cursor'],
    response: CONVERSATIONS,
  },
  getSearches: {
    method: 'GET',
    path: '/v1/analytics/acme-docs/searches',
    success: 200,
    errors: [400, 500],
    query: ['dateFrom', 'dateTo', 'limit', 'cursor'],
    response: SEARCHES,
  },
  getFeedback: {
    method: 'GET',
    path: '/v1/analytics/acme-docs/feedback',
    success: 200,
    errors: [400, 500],
    query: ['dateFrom', 'dateTo', 'source', 'status', 'limit', 'cursor'],
    response: FEEDBACK,
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof PUBLISHED;

/** What we require although the service does not publish it as required: a job that cannot be followed is none. */
export const REQUIRED_BY_US: Readonly<Partial<Record<OperationName, string>>> = {
  createAgentJob: 'id',
  getAgentJob: 'status',
};

type Json = Record<string, unknown>;

/** A response with these values, by the names of the fields. An undefined value leaves the field out. */
export function buildResponse(values: readonly (readonly [name: string, value: unknown])[]): Json {
  const root: Json = {};
  for (const [name, value] of values) {
    const keys = name.split('.');
    const last = keys.pop() ?? '';
    let parent = root;
    for (const key of keys) {
      if (key.endsWith('[]')) {
        const list = (parent[key.slice(0, -2)] ??= [{}]) as Json[];
        parent = list[0] ?? {};
      } else parent = (parent[key] ??= {}) as Json;
    }
    if (value !== undefined) parent[last] = value;
  }
  return root;
}

/** Every value in a response, with the name of its field. */
export function listValues(value: unknown, name = ''): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, `${name}[]`));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, child]) =>
    listValues(child, name === '' ? key : `${name}.${key}`),
  );
}
