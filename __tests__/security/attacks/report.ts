/** Attacks on a report, by texts of people, of the service and of GitHub. */
import { released } from '../../../fakes/events.ts';
import { readCsv } from '../../support/read-csv.ts';
import { leaveRequests, type Texts } from '../../support/report-books.ts';
import { leaveReleases } from '../../support/release-books.ts';
import { attacks, type AttackContext, type Attack } from '../attack.ts';
import { HOSTILE_CELLS, HOSTILE_LINKS, LOUD } from '../hostile-texts.ts';
import { findPromptInjection } from '../checks/prompt.ts';
import { FORMULA } from './exports.ts';

const TARGET = 'a report';
const COUNT = 13;
const INPUTS = { 'issue-number': '1' };

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
  ...inTexts,
  ...inLinks,
  ...inErrors,
  ...inReleases,
  ...inTags,
  ...inReleaseErrors,
];
