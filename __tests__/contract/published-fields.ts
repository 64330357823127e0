/**
 * Published facts about the operations of the known service that the actions use: names, types, whether null or nothing is
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
  /** The fields of a success; several lists if rows have several shapes. */
  responses: readonly (readonly Field[])[];
}>;

/** Fields from lines such as `prLink string null`, `status string required active|failed`. */
const fields = (text: string): readonly Field[] =>
  text
    .trim()
    .split(/\n\s*/)
    .map((line): Field => {
      const [name = '', type, ...rest] = line.split(' ');
      const values = rest
        .find((word) => word.includes('|'))
        ?.split('|')
        .filter(Boolean);
      return {
        name,
        type: type as Field['type'],
        ...(rest.includes('null') && { isNullable: true }),
        ...(rest.includes('required') && { isRequired: true }),
        ...(values && { values }),
      };
    });

const PROMPT = fields('prompt string required');

const JOB = fields(`
  id string
  status string active|completed|archived|failed
  source.repository string
  source.ref string null
  model string
  prLink string null
  createdAt string
  archivedAt string null`);

const VIEWS = fields(`
  totals.human number required
  totals.ai number required
  totals.total number required
  views[].path string required
  views[].human number required
  views[].ai number required
  views[].total number required
  hasMore boolean required`);

const CONVERSATIONS = fields(`
  conversations[].id string required
  conversations[].timestamp string required
  conversations[].query string required
  conversations[].response string required
  conversations[].responseType string answer|clarifying_question
  conversations[].sources[].title string required
  conversations[].sources[].url string required
  conversations[].resolutionStatus string required answered|unanswered
  conversations[].queryCategory string required null
  conversations[].pageUrl string required null
  nextCursor string required null
  hasMore boolean required`);

const SEARCHES = fields(`
  searches[].searchQuery string required
  searches[].hits number required
  searches[].ctr number required
  searches[].topClickedPage string required null
  searches[].lastSearchedAt string required
  totalSearches number required
  nextCursor string required null`);

const FEEDBACK_BY_PAGE = fields(`
  feedback[].path string required
  feedback[].thumbsUp number required
  feedback[].thumbsDown number required
  feedback[].code number required
  feedback[].total number required
  hasMore boolean required`);

/** Text of an error, of all operations. Only the analytics add details. */
export const ERROR = fields('error string');
export const REPORT_ERROR = fields(
  'error string required\ndetails[].message string required',
);

const create = (path: string, success: number, errors: readonly number[]) =>
  ({
    method: 'POST',
    path,
    success,
    errors,
    body: PROMPT,
    responses: [JOB],
  }) as const;
const analytics = (name: string, query: string, responses: Operation['responses']) =>
  ({
    method: 'GET',
    path: `/v1/analytics/acme-docs/${name}`,
    success: 200,
    errors: [400, 500],
    query: ['dateFrom', 'dateTo', ...query.split(' ')],
    responses,
  }) as const;
const JOBS = '/v2/agent/acme-docs/job';

/** By the name that docs/service.openapi.yaml has for the operation. */
export const PUBLISHED = {
  createAgentJob: create(JOBS, 201, [400, 429]),
  getAgentJob: {
    method: 'GET',
    path: `${JOBS}/job_0001`,
    success: 200,
    errors: [404],
    responses: [JOB],
  },
  sendAgentMessage: create(`${JOBS}/job_0001/message`, 200, [400, 404, 429]),
  getPageViews: analytics('views', 'limit offset', [VIEWS]),
  getAssistantConversations: analytics('assistant', 'limit cursor', [CONVERSATIONS]),
  getSearches: analytics('searches', 'limit cursor', [SEARCHES]),
  getFeedbackByPage: analytics('feedback/by-page', 'limit source status', [
    FEEDBACK_BY_PAGE,
  ]),
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof PUBLISHED;

/** Fields that we require although the service does not publish them as required: a job that cannot be followed is none. */
export const REQUIRED_BY_US: Readonly<Partial<Record<OperationName, string>>> = {
  createAgentJob: 'id',
  getAgentJob: 'status',
};

type Json = Record<string, unknown>;

/**
 * Builds a response with these values, by the names of the fields. An undefined value leaves the
 * field out.
 */
export function buildResponse(
  values: readonly (readonly [name: string, value: unknown])[],
): Json {
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

/** Lists every value in a response, with the name of its field. */
export function listValues(
  value: unknown,
  name = '',
): readonly (readonly [name: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, `${name}[]`));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, child]) =>
    listValues(child, name === '' ? key : `${name}.${key}`),
  );
}
