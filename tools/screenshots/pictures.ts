/** The pictures on pages. Their Markdown is stored beside them, so that a test finds those that are out of date. */
import type { ThreadSeed } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { withHarness } from '../../fakes/harness.ts';
import { withoutMarker } from '../../fakes/observations.ts';

/** A comment, a job summary or the head of a pull request in its frame. */
type Box = Readonly<{
  kind: 'comment' | 'summary' | 'pull';
  author: string;
  markdown: string;
  reactions?: readonly string[];
}>;

const COMMAND = '/docs Explain the retry option';
const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };
const ACTION = 'github-actions[bot]';

/** The docs pull request, as the agent opens it. */
const DOCS: ThreadSeed = {
  number: 128,
  title: 'Explain the retry option',
  author: 'mintlify[bot]',
  body: 'Adds a section about `retry` to the client guide.',
  pull: {},
};

/** The code is in the repository of the fake GitHub, and the docs are in another one. */
const DOCS_REPOSITORY = {
  token: 'ghs_fakeDocsToken',
  repository: { owner: 'acme', name: 'docs', id: 77, private: true },
  permissions: { 'pull-requests': 'write' },
  threads: [DOCS],
  labels: ['documentation'],
  roles: { [OWNER.login]: 'write' },
} as const;
const INPUTS = {
  'docs-repository': 'acme/docs',
  'docs-token': DOCS_REPOSITORY.token,
  'pr-labels': 'documentation',
  'pr-reviewers': 'requester',
};

type Pictures = Readonly<{ thread: readonly Box[]; docs: readonly Box[] }>;

/** Runs a command, and returns what people then see below it and on the docs pull request. */
async function runCommand(): Promise<Pictures> {
  const { number, title, author = '', body } = DOCS;
  const github = { threads: [{ number: 2, pull: {} }], others: [DOCS_REPOSITORY] };
  const service = { workMs: 200_000, firstPull: number };
  return withHarness({ github, service }, async (harness) => {
    const event = harness.addComment(COMMAND);
    await harness.run(event, { inputs: INPUTS });
    const reactions = harness.reactions(event).map((each) => EMOJI[each] ?? each);
    const docs = harness.github.other('acme/docs').state;
    const opened = docs.threads.get(number);
    const people = opened?.pull?.requestedReviewers.map((login) => `**${login}**`);
    const labels = opened?.labels.map((label) => `\`${label}\``);
    const facts = `Reviewer: ${people?.join(', ')} · Label: ${labels?.join(', ')}`;
    const markdown = `### ${title} #${number}\n\n${body}\n\n${facts}`;
    const [linked] = docs.comments.values();
    return {
      thread: [
        { kind: 'comment', author: OWNER.login, markdown: COMMAND, reactions },
        { kind: 'comment', author: ACTION, markdown: visible(harness.shown()) },
      ],
      docs: [
        { kind: 'pull', author, markdown },
        {
          kind: 'comment',
          author: linked?.author ?? '',
          markdown: visible(withoutMarker(linked?.body ?? '')),
        },
      ],
    };
  });
}

/** Removes the small print, and what differs each time: the polling interval is random. */
function visible(body: string): string {
  return body
    .replace(/\n*<sub>.*<\/sub>$/, '')
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s');
}

async function topPages(): Promise<readonly Box[]> {
  const inputs = { 'date-from': '2026-01-05', 'date-to': '2026-02-02', top: '5' };
  const { result } = await withHarness({}, ({ exportFiles }) =>
    exportFiles('views', { inputs }),
  );
  return [{ kind: 'summary', author: 'docs', markdown: result.summary }];
}

/** A picture in `docs/screenshots/`. `width` is in CSS pixels, `page` shows it. */
type Picture = Readonly<{
  name: string;
  page: string;
  width: number;
  boxes: () => Promise<readonly Box[]>;
}>;

export const PICTURES: readonly Picture[] = [
  {
    name: 'thread',
    page: 'README.md',
    width: 400,
    boxes: async () => (await runCommand()).thread,
  },
  {
    name: 'docs-pull-request',
    page: 'README.md',
    width: 400,
    boxes: async () => (await runCommand()).docs,
  },
  { name: 'views-summary', page: 'analytics/README.md', width: 820, boxes: topPages },
];

/** Renders all that a picture shows, as the text that is stored beside it. */
export function markdownOf(boxes: readonly Box[]): string {
  const texts = boxes.map(
    ({ author, markdown, reactions = [] }) =>
      `${[`**${author}**`, ...reactions].join(' ')}\n\n${markdown.trimEnd()}`,
  );
  return `${texts.join('\n\n')}\n`;
}
