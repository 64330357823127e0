/** The quantities that the pages name, with their origins. `npm run docs:check` compares them. */

/** Units, in milliseconds, bytes or pieces. */
export const UNITS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  second: 1000,
  seconds: 1000,
  minute: 60_000,
  minutes: 60_000,
  hour: 3_600_000,
  hours: 3_600_000,
  day: 86_400_000,
  days: 86_400_000,
  bytes: 1,
  kB: 1000,
  KiB: 1024,
  MB: 1_000_000,
  MiB: 1_048_576,
  characters: 1,
  words: 1,
  requests: 1,
  request: 1,
  retries: 1,
  comments: 1,
  pages: 1,
  rows: 1,
  questions: 1,
  terms: 1,
  groups: 1,
  jobs: 1,
  messages: 1,
  attempts: 1,
  reminders: 1,
  times: 1,
  repositories: 1,
};

/** The place that decides a quantity. */
export type Origin =
  /** The sum of constants. `factor`: the unit of the sum, in the smallest unit. */
  | Readonly<{
      kind: 'constants';
      file: string;
      names: readonly string[];
      factor: number;
    }>
  /** A text of a source or a test. */
  | Readonly<{ kind: 'text'; file: string; text: string }>
  /** Nothing of this repository decides it. */
  | Readonly<{ kind: 'outside'; why: Outside }>;

/** Who or what decides a quantity instead of this repository. */
type Outside =
  | 'the service'
  | 'GitHub'
  | 'an example'
  | 'a measurement'
  | 'a time of the surroundings';

export type Quantity = Readonly<{
  page: string;
  quantity: string;
  /** Different facts of a page may have the same number. */
  origins: readonly Origin[];
}>;

function constant(file: string, name: string, factor = 1): Origin {
  return { kind: 'constants', file, names: [name], factor };
}

function text(file: string, quoted: string): Origin {
  return { kind: 'text', file, text: quoted };
}

function outside(why: Outside): Origin {
  return { kind: 'outside', why };
}

const SERVICE = outside('the service');
const GITHUB = outside('GitHub');
const EXAMPLE = outside('an example');
const MEASURED = outside('a measurement');
const SURROUNDINGS = outside('a time of the surroundings');

const CLAIM = 'src/once/claim.ts';

const retries = text('src/job/send-once.ts', '[1000, 2000, 4000]');
const settle = constant(CLAIM, 'SETTLE_MS');
const unseen = constant(CLAIM, 'MAX_UNSEEN_MS');
const binding = constant(CLAIM, 'MAX_BINDING_MS');
const unbound = constant(CLAIM, 'MAX_UNBOUND_MS');
const fault = constant('src/once/patience.ts', 'MAX_FAULT_MS');
const reading = constant('src/github/subject/source.ts', 'MAX_READING_MS');
const requestsIssue = constant('src/request/requests-issue.ts', 'MAX_WAIT_MS');
const rateLimited = constant('src/once/patience.ts', 'MAX_RATE_LIMIT_MS');
const contextLength = constant('src/agent/plan/compose-prompt.ts', 'MAX_CONTEXT_LENGTH');
const notify = constant('src/request/finish.ts', 'NOTIFY_AFTER_MS');
const outage = constant('src/job/connection-health.ts', 'MAX_OUTAGE_MS');
const notFound = constant('src/job/connection-health.ts', 'NOT_FOUND_GRACE_MS');
const period = constant('src/request/count-requests.ts', 'PERIOD_MS');
const rateWait = constant('src/job/send-once.ts', 'MAX_RATE_WAIT_MS');
const secondCheck = constant('src/fleet/check-jobs.ts', 'SECOND_CHECK_MS');
const careGivesUp = constant('src/care/start-care.ts', 'GIVE_UP_HOURS', 3_600_000);
const outputBytes = constant('src/rendering/format.ts', 'MAX_OUTPUT_BYTES');
const commentsOfPage = constant('src/github/pages.ts', 'PER_PAGE');
const viewsOfPage = text('src/signals/collect.ts', 'limit: 250');
const questionsOfPage = text('src/service/analytics.ts', 'limit: 1000');
const termsOfPage = text('src/service/analytics.ts', 'limit: 100');

/** The quantities of one page. */
type PageQuantities = Readonly<Record<string, Origin | readonly Origin[]>>;

const PAGES: Readonly<Record<string, PageQuantities>> = {
  'README.md': { '90 days': SERVICE, '10 minutes': notify },
  'docs/analytics.md': {
    '30 days': GITHUB,
    '100 requests': SERVICE,
    '250 pages': viewsOfPage,
    '1,000 questions': questionsOfPage,
    '5,000 pages': EXAMPLE,
    '22,500 pages': text('src/export/request-page.ts', 'MAX_REQUESTS = 90'),
    '1,000 terms': EXAMPLE,
  },
  'src/once/README.md': {
    '10 pages': constant('src/github/comments.ts', 'MAX_PAGES'),
    '100 comments': commentsOfPage,
    '1,000 comments': text('src/request/submit.ts', 'more than 1,000 comments'),
    '5 s': settle,
    '60 s': [unseen, requestsIssue],
    '10 minutes': unbound,
    '5 minutes': binding,
    '2 minutes': reading,
    // An hour, less the 10 minutes of an unbound entry.
    '50 minutes': text('src/fleet/left-requests.ts', 'LEFT_AFTER_MS = 60 * 60_000'),
  },
  'docs/coming-from.md': {
    '20 minutes': EXAMPLE,
    '21 minutes': EXAMPLE,
    '60,000 characters': EXAMPLE,
    '128 KiB': SURROUNDINGS,
    '5 minutes': outage,
  },
  'docs/context.md': { '60,000 characters': contextLength },
  'docs/docs-pull-request.md': { '100 comments': commentsOfPage },
  'docs/limits.md': {
    '24 hours': period,
    '1,000 comments': constant('src/request/limits.ts', 'MAX_COMMENT_PAGES', 100),
  },
  'docs/performance.md': {
    '9 requests': text(
      '__tests__/acceptance/round-trips.test.ts',
      "['pull-request', 0, 9]",
    ),
    '100 comments': commentsOfPage,
    '5 s': settle,
    '525 kB': text('__tests__/contract/archive.test.ts', 'toBeLessThan(525_000)'),
    '22,500 rows': text('tools/bench/benchmarks.ts', '22_500'),
    '61 MiB': MEASURED,
    '101 MiB': MEASURED,
    '300 ms': MEASURED,
  },
  'docs/care.md': {
    '50 requests': constant('src/care/examine.ts', 'MAX_THREADS'),
    '3 hours': constant('src/care/decide.ts', 'PAUSE_MS'),
    '24 hours': constant('src/care/decide.ts', 'RETRY_MS'),
    '72 hours': careGivesUp,
    '5 messages': constant('src/care/run-care.ts', 'MAX_SENT'),
    '10 attempts': constant('src/care/run-care.ts', 'MAX_ATTEMPTS'),
    '5 reminders': constant('src/care/run-care.ts', 'MAX_REMINDERS'),
    '1,000 comments': constant('src/github/comments.ts', 'MAX_PAGES', 100),
  },
  'care/README.md': {
    '2 messages': constant('src/care/care-inputs.ts', 'DEFAULT_MAX_MESSAGES'),
  },
  'docs/report.md': {
    '500 requests': EXAMPLE,
    '360 requests': text(
      '__tests__/acceptance/report-scale.test.ts',
      "'repos/get': REPOSITORIES - 1",
    ),
  },
  'report/README.md': {
    '31 requests': EXAMPLE,
    '30 days': EXAMPLE,
    '9 days': EXAMPLE,
    '50 rows': constant('src/report/output/publish.ts', 'MAX_ROWS'),
    // Pull requests.
    '50 requests': constant('src/report/coverage/read-release.ts', 'MAX_READS'),
    '500 requests': constant(
      'src/report/coverage/read-changed-docs.ts',
      'MAX_PULL_REQUESTS',
    ),
    '1,000 comments': constant('src/github/comments.ts', 'MAX_PAGES', 100),
    '100 comments': commentsOfPage,
    '100 requests': constant('src/github/pages.ts', 'PER_PAGE'),
  },
  'docs/recipes.md': {
    '128 KiB': MEASURED,
    '30 days': text('report/action.yml', "default: '30'"),
    '15 minutes': EXAMPLE,
  },
  'docs/reference.md': {
    '1,000 comments': text('src/request/submit.ts', 'more than 1,000 comments'),
    '30 seconds': [fault, notFound],
    '2 minutes': rateLimited,
    '5 minutes': [outage, rateWait],
    '3 retries': retries,
    '7 seconds': retries,
    '72 hours': careGivesUp,
  },
  'docs/reviews.md': {
    '60,000 characters': contextLength,
    '4 comments': EXAMPLE,
    '100 comments': commentsOfPage,
  },
  'docs/rolling-out.md': {
    '10 minutes': notify,
    '16 characters': constant('src/inputs/connection.ts', 'MIN_KEY_LENGTH'),
    '100 jobs': SERVICE,
    '100 messages': SERVICE,
    '100 requests': SERVICE,
    '90 days': SERVICE,
    '1,000 requests': GITHUB,
    '40 repositories': EXAMPLE,
    '40 jobs': EXAMPLE,
  },
  'docs/threat-model.md': {
    '100 repositories': constant(
      'src/report/requests/read-pull-requests.ts',
      'MAX_REPOSITORIES',
    ),
    '100 jobs': SERVICE,
    '100 messages': SERVICE,
    '500 characters': constant('src/domain/request-record.ts', 'MAX_TEXT_LENGTH'),
    '16 characters': constant('src/inputs/connection.ts', 'MIN_KEY_LENGTH'),
    '60 characters': constant('src/rendering/replies.ts', 'MAX_TYPED_LENGTH'),
    '10,000 groups': constant('src/signals/groups.ts', 'MAX_GROUPS'),
    '1,000 characters': constant('src/signals/mask.ts', 'MAX_INPUT_LENGTH'),
    '100,000 bytes': outputBytes,
    '256 characters': text('src/domain/job.ts', 'text.length <= 256'),
    '10 MiB': constant('src/service/api-client.ts', 'MAX_RESPONSE_BYTES'),
    '20 s': constant('src/service/api-client.ts', 'TIMEOUT_MS'),
    '5 minutes': outage,
    '24 hours': period,
  },
  'docs/troubleshooting.md': {
    '10 comments': constant('src/request/outdated-comments.ts', 'MAX_OUTDATED'),
    '1,000 comments': text('src/request/submit.ts', 'more than 1,000 comments'),
    '2,500 comments': GITHUB,
    '10 minutes': unbound,
    '24 hours': period,
    '5 minutes': [outage, rateWait],
    '500 characters': text('src/service/jobs.ts', '{1,500}'),
    '90 days': SERVICE,
    '100 jobs': SERVICE,
    '100 messages': SERVICE,
    '100 requests': SERVICE,
    '1 MB': GITHUB,
  },
  'docs/versioning.md': { '40 repositories': EXAMPLE },
  'docs/waiting.md': {
    '40 repositories': EXAMPLE,
    '10 minutes': EXAMPLE,
    '30 days': EXAMPLE,
    '5,000 jobs': constant('tools/bench/waiting.ts', 'JOBS'),
    '4 minutes': EXAMPLE,
    '20 minutes': EXAMPLE,
    '30 seconds': secondCheck,
    '5 s': constant('src/job/poll-schedule.ts', 'SHORTEST_MS'),
    '30 s': [constant('src/job/poll-schedule.ts', 'LONGEST_MS'), notFound],
    '6 s': MEASURED,
    '18 s': MEASURED,
    '10 s': MEASURED,
    '2 minutes': constant('src/job/poll-schedule.ts', 'MAX_RETRY_AFTER_MS'),
    '5 minutes': outage,
    '45 seconds': constant('src/job/completion.ts', 'STALE_TIMEOUT_MS'),
  },
  'signals/README.md': {
    '3 questions': EXAMPLE,
    '3 times': EXAMPLE,
    '63 times': EXAMPLE,
    '16 characters': text('src/signals/mask.ts', '[\\p{L}\\p{N}_.~+=-]{16,}'),
    '100 requests': SERVICE,
    '1,000 questions': questionsOfPage,
    '90 requests': constant('src/export/request-page.ts', 'MAX_REQUESTS'),
    '100 terms': termsOfPage,
    '250 pages': viewsOfPage,
    '100 pages': SERVICE,
    '200 characters': constant('src/signals/groups.ts', 'MAX_TEXT_LENGTH'),
  },
  'sweep/README.md': {
    '90 days': text('src/sweep/docs-pull-requests.ts', 'FOLLOWED_MS = 90 * DAY_MS'),
    '24 hours': constant(
      'src/sweep/sweep-repository.ts',
      'LOOKBACK_MARGIN_HOURS',
      3_600_000,
    ),
    '30 days': text('src/sweep/sweep-repository.ts', 'OTHER_DOCS_HOURS = 30 * 24'),
    '3,000 comments': constant('src/fleet/list-requests.ts', 'MAX_PAGES', 100),
    '30 seconds': secondCheck,
    '100 comments': commentsOfPage,
    // Of a GitHub App.
    '100 repositories': constant('src/github/pages.ts', 'PER_PAGE'),
  },
  'views/README.md': {
    '28 days': text(
      'src/export/export-inputs.ts',
      "withDefault('28', numberFrom(1, 3650))",
    ),
    '100 requests': SERVICE,
    '90 requests': constant('src/export/request-page.ts', 'MAX_REQUESTS'),
    '250 rows': constant('src/views/collect.ts', 'LIMIT'),
    '5,000 pages': EXAMPLE,
    '20 requests': EXAMPLE,
  },
};

export const QUANTITIES: readonly Quantity[] = Object.entries(PAGES).flatMap(
  ([page, quantities]) => quantitiesOf(page, quantities),
);

function quantitiesOf(page: string, quantities: PageQuantities): readonly Quantity[] {
  return Object.entries(quantities).map(([quantity, origin]) => {
    const origins = 'kind' in origin ? [origin] : origin;
    return { page, quantity, origins };
  });
}
