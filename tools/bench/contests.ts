/** What is measured, and beside what. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPrograms } from '../../fakes/runner/programs.ts';
import type { Opening } from './backstage.ts';
import { action, NODE, script, type Runnable } from './process.ts';
import type { Contender } from './rounds.ts';
import { INLINE, SHELL } from './scripts.ts';

export type Contest = Readonly<{
  title: string;
  /** The figure that the contest is about. */
  about: 'start' | 'whole';
  rounds: number;
  contenders: readonly Contender[];
}>;

/** All contests by name; the peers are made ready at the first call. */
export async function contests(rounds: number): Promise<Readonly<Record<string, Contest>>> {
  const inline = await bundleInline();
  const asInline = (text: string): Runnable => script(NODE, [inline], { SCRIPT: text });
  const hasShell = hasPrograms('bash', 'curl', 'jq');
  const asShell = (text: string): Runnable => script('bash', ['-c', text]);

  const contest = (
    { opening, ...told }: Omit<Contest, 'contenders' | 'rounds'> & Readonly<{ opening: Opening }>,
    contenders: readonly (readonly [string, Runnable | undefined])[],
  ): Contest => ({
    rounds,
    ...told,
    contenders: contenders.flatMap(([name, run]) => (run === undefined ? [] : { name, opening, run })),
  });
  const shell = (text: string): readonly [string, Runnable | undefined] => [
    'curl and jq',
    hasShell ? asShell(text) : undefined,
  ];
  const byHand: readonly [string, Runnable] = [
    'fetch in a loop',
    script(NODE, [join(import.meta.dirname, 'views-by-hand.js')]),
  ];
  const plain = { context: 'none', 'instructions-file': '' };

  return {
    start: contest(
      { title: 'Start to the first request to the service', about: 'start', opening: { on: 'dispatch' } },
      [
        ['this action', action('action.yml', { inputs: { ...PROMPT, ...plain }, ends: PR_OPENED })],
        ['this action, with instructions file', action('action.yml', { inputs: PROMPT, ends: PR_OPENED })],
        ['inline script', asInline(INLINE.start)],
        shell(SHELL.start),
      ],
    ),
    run: contest(
      {
        title: 'A whole run of a command in a thread',
        about: 'whole',
        opening: { on: 'comment', body: '/docs explain retry' },
      },
      [
        ['this action', action('action.yml', { inputs: plain, ends: PR_OPENED })],
        ['this action, with all its context', action('action.yml', { inputs: {}, ends: PR_OPENED })],
        ['inline script', asInline(INLINE.run)],
        shell(SHELL.run),
      ],
    ),
    talk: contest(
      {
        title: 'An ordinary comment',
        about: 'whole',
        opening: { on: 'comment', body: 'Thanks, that looks good.' },
      },
      [
        ['this action', action('action.yml', { inputs: {}, ends: ['reason', 'no-command'] })],
        ['inline script', asInline(INLINE.talk)],
        shell(SHELL.talk),
      ],
    ),
    page: contest(
      { title: 'An export of 250 rows', about: 'whole', opening: { on: 'schedule', rows: 250 } },
      [
        ['this action', action('views/action.yml', { inputs: MONTH, ends: COMPLETE })],
        byHand,
        shell(SHELL.export),
      ],
    ),
    export: contest(
      { title: 'An export of 10 pages', about: 'whole', opening: { on: 'schedule', rows: 2500 } },
      [
        ['this action', action('views/action.yml', { inputs: MONTH, ends: COMPLETE })],
        byHand,
        shell(SHELL.export),
      ],
    ),
    rows: contest(
      {
        title: 'An export of 25,000 rows',
        about: 'whole',
        opening: { on: 'schedule', rows: 25_000 },
      },
      [
        [
          'this action',
          action('views/action.yml', { inputs: { ...MONTH, 'max-requests': '100' }, ends: COMPLETE }),
        ],
        byHand,
        shell(SHELL.export),
      ],
    ),
  };
}

const PROMPT = { prompt: 'Explain the retry option.' };
const MONTH = { 'date-from': '2026-08-01', 'date-to': '2026-09-01' };
const PR_OPENED = ['outcome', 'pr-opened'] as const;
const COMPLETE = ['complete', 'true'] as const;

/** Bundled as actions are by default, into a folder beside the tools. */
async function bundleInline(): Promise<string> {
  const { default: ncc } = await import('@vercel/ncc');
  const { code } = await ncc(join(import.meta.dirname, 'inline-script.js'), {
    quiet: true,
    cache: false,
    minify: true,
  });
  const folder = join(import.meta.dirname, 'inline');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'index.js'), code);
  return join(folder, 'index.js');
}
