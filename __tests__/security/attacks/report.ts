/** Attacks on a report, by texts of people, of the service and of GitHub, and by comments that look like ours. */
import { released } from '../../../fakes/events.ts';
import { addComment } from '../../../fakes/github/index.ts';
import { OUTSIDER } from '../../../fakes/github/payloads.ts';
import { readCsv } from '../../support/read-csv.ts';
import { leaveRequest, leaveRequests, type Texts } from '../../support/report-books.ts';
import { leaveReleases } from '../../support/release-books.ts';
import { attackOn, attacks, type AttackContext, type Attack } from '../attack.ts';
import { HOSTILE_CELLS, HOSTILE_LINKS, LOUD } from '../hostile-texts.ts';
import { findPromptInjection } from '../checks/prompt.ts';
import { US } from '../entries.ts';

const TARGET = 'a report';
const COUNT = 13;
const INPUTS = { 'issue-number': '1' };

/** Beginning of a cell that a spreadsheet would calculate. */
const FORMULA = /^(?:[=+@\t\r]|-(?!\d+$))/;

function leave({ harness }: AttackContext, texts: Partial<Texts> = {}): void {
  const { github, service } = harness;
  const { state } = github;
  leaveRequests({
    key: service.state.config.key,
    sources: [state],
    docs: state,
    count: COUNT,
    texts,
  });
}

type ExportInputs = Readonly<Record<string, string>>;

/** Runs a report. By default, it writes a comment. */
const runReport = ({ exportWith }: AttackContext, inputs: ExportInputs = INPUTS) =>
  exportWith('report', { inputs });

/** Checks that no text has torn a row of a file or become a formula. Returns the number of rows. */
function checkRows({ check }: AttackContext, file = '', columns: number): number {
  const rows = readCsv(file).slice(1);
  const cells = rows.flat();
  const isTorn = rows.some(({ length }) => length !== columns);
  const isCalculated = cells.some((cell) => FORMULA.test(cell));
  check('no row is torn', !isTorn);
  check('nothing is calculated', !isCalculated);
  return rows.length;
}

/** Puts a text where people, the service and accounts have theirs. */
const inTexts = attacks(TARGET, 'a text: ', HOSTILE_CELLS, (text) => ({
  play: async (context) => {
    leave(context, {
      title: text,
      login: text,
      job: text,
      link: text,
    });
    const { result, files } = await runReport(context);
    const rows = checkRows(context, files['docs-report.csv'], 14);
    context.check('the step succeeds', result.exitCode === 0);
    context.check('all requests count', result.outputs['requests'] === String(COUNT));
    context.check('each has a row', rows === COUNT);
  },
}));

const inLinks = attacks(TARGET, 'prLink: ', HOSTILE_LINKS, (link) => ({
  play: async (context) => {
    leave(context, { link });
    const { result } = await runReport(context);
    context.check('the step succeeds', result.exitCode === 0);
    context.check('its state is unknown', result.outputs['complete'] === 'false');
  },
}));

/** Puts a text into an error of each kind of read. */
const inErrors = attacks(TARGET, 'an error of GitHub: ', LOUD, (text) => ({
  harness: {
    github: {
      intercept: ({ operation, method, count }) => {
        const isRead = operation === 'pulls/list' || method !== 'GET';
        if (!isRead || count > 1) return undefined;
        return { status: 403, body: JSON.stringify({ message: text }) };
      },
    },
  },
  play: async (context) => {
    leave(context);
    const { result } = await runReport(context);
    context.check('the report is there', result.outputs['requests'] === String(COUNT));
    context.check('and incomplete', result.outputs['complete'] === 'false');
  },
}));

const attack = attackOn(TARGET);

/** Comments by others that look like ours. */
const byComments: readonly Attack[] = [
  attack('a copy of a state, by anybody', async (context) => {
    const { harness, exportWith, check } = context;
    leave(context);
    const { state } = harness.github;
    for (const { body, thread } of Array.from(state.comments.values())) {
      addComment(state, { thread, body, author: OUTSIDER.login });
      addComment(state, { thread, body, author: US.login });
      addComment(state, { thread: 2, body, author: US.login });
    }
    const { result } = await exportWith('report');
    check('it is no request', result.outputs['requests'] === String(COUNT));
  }),
  attack('a state by another key', async (context) => {
    const { harness, exportWith, check } = context;
    leave(context);
    const options = { key: 'another-key-of-somebody', hoursAgo: 2 };
    leaveRequest(harness.github.state, {}, options);
    const { result } = await exportWith('report');
    check('it is no request', result.outputs['requests'] === String(COUNT));
    check('and the report says so', result.outputs['complete'] === 'false');
  }),
  attack('a copy of the report, by anybody', async (context) => {
    const { harness, check } = context;
    leave(context);
    await runReport(context);
    const { state } = harness.github;
    const own = harness.ourComments(1).at(-1);
    const copy = { thread: 1, body: own?.body ?? '' };
    const copies = [
      addComment(state, { ...copy, author: OUTSIDER.login }),
      addComment(state, { ...copy, author: 'another[bot]' }),
    ];
    state.comments.delete(own?.id ?? 0);
    await runReport(context);
    const isLeft = copies.every(({ id, body }) => state.comments.get(id)?.body === body);
    check('it is left alone', isLeft);
    const newest = harness.ourComments(1).at(-1);
    check('the report has a comment of its own', newest?.body.includes('📊') === true);
  }),
];

const NAMES = {
  ...LOUD,
  'a way up': '../..',
  'a query': 'acme/app?x=1',
  'a path': 'acme/app/../x',
};

const inNames = attacks(TARGET, 'a name of a repository: ', NAMES, (text) => ({
  play: async (context) => {
    const repositories = text.replaceAll('\0', '');
    const { result } = await runReport(context, { repositories });
    const { requests } = context.harness.github;
    context.check('the step fails', result.exitCode === 1);
    context.check('nothing is requested', requests.length === 0);
  },
}));

const RELEASE = { ...INPUTS, release: 'v1.2.0', 'docs-paths': 'docs/' };

/** Puts a text into titles, logins, labels and branches of the pull requests of a release, and into its commits. */
const inReleases = attacks(TARGET, 'a release: ', HOSTILE_CELLS, (text) => ({
  play: async (context) => {
    const { harness, check } = context;
    const { state } = harness.github;
    const texts = { title: text, login: text, label: text };
    const { key } = harness.service.state.config;
    const books = leaveReleases(state, key, texts);
    const { result, files } = await runReport(context, RELEASE);
    const rows = checkRows(context, files['docs-coverage.csv'], 9);
    const { covered, prompt = '' } = result.outputs;
    check('the step succeeds', result.exitCode === 0);
    check('each pull request has a row', rows === books.size);
    check('the numbers are there', Number(covered) > 0);
    check('the prompt is intact', findPromptInjection(prompt).length === 0);
  },
}));

const TAGS = {
  ...LOUD,
  'a way up': '../..',
  'a query': 'v1?x=1',
  'no tag': '',
};

/** Puts a text into the name of a tag, as a payload has it. */
const inTags = attacks(TARGET, 'a tag: ', TAGS, (text) => ({
  play: async (context) => {
    const event = released({ tag_name: text });
    const inputs = { ...RELEASE, release: '' };
    await context.exportWith('report', { inputs, event });
    const paths = context.harness.github.requests.map(({ path }) => path);
    const isRead = paths.some((path) => path.includes('/releases'));
    context.check('no release is read', !isRead);
  },
}));

/** Puts a text into an error of each kind of read. */
const inReleaseErrors = attacks(TARGET, 'an error about a release: ', LOUD, (text) => ({
  harness: {
    github: {
      intercept: ({ operation = '', count }) => {
        const isRead = /compare|list-files/.test(operation);
        if (!isRead || count > 1) return undefined;
        return { status: 403, body: JSON.stringify({ message: text }) };
      },
    },
  },
  play: async (context) => {
    const { github, service } = context.harness;
    leaveReleases(github.state, service.state.config.key);
    const { result } = await runReport(context, RELEASE);
    context.check('the step succeeds', result.exitCode === 0);
    context.check('it is incomplete', result.outputs['complete'] === 'false');
  },
}));

export const ON_REPORTS: readonly Attack[] = [
  ...byComments,
  ...inTexts,
  ...inLinks,
  ...inErrors,
  ...inNames,
  ...inReleases,
  ...inTags,
  ...inReleaseErrors,
];
