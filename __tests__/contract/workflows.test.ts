import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

type Step = Readonly<{ uses?: string; run?: string; with?: Readonly<Record<string, unknown>> }>;
type Job = Readonly<{
  permissions?: Readonly<Record<string, string>>;
  'timeout-minutes'?: number;
  steps: readonly Step[];
}>;
type Workflow = Readonly<{
  on: Readonly<Record<string, unknown>>;
  permissions: Readonly<Record<string, string>>;
  jobs: Readonly<Record<string, Job>>;
}>;

const FOLDER = '.github/workflows';
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.yml'));
const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** What of an expression anyone may choose. */
const UNTRUSTED = /\$\{\{[^}]*(?:github\.(?:event|head_ref|ref_name)|inputs\.|steps\.)[^}]*\}\}/;

describe.each(names)('%s', (name) => {
  const workflow = parse(read(name)) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins every action by a full SHA, with its version beside', () => {
    const used = [...read(name).matchAll(/uses: (\S+)(.*)$/gm)].filter(([, action]) => action !== './');
    expect(used.length).toBeGreaterThan(0);
    const loose = used.filter(
      ([, action, rest]) => !/@[0-9a-f]{40}$/.test(action ?? '') || !/^ # v\d+\.\d+\.\d+$/.test(rest ?? ''),
    );
    expect(loose.map(([line]) => line)).toEqual([]);
  });

  it('grants at most reading to all, and what else a job needs to that job', () => {
    expect(Object.values(workflow.permissions).filter((grant) => grant !== 'read')).toEqual([]);
  });

  it('keeps no credentials in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    const keeping = checkouts.filter((step) => step.with?.['persist-credentials'] !== false);
    expect(keeping).toEqual([]);
  });

  it('writes nothing that others choose into a script', () => {
    expect(steps.filter(({ run }) => run !== undefined && UNTRUSTED.test(run))).toEqual([]);
  });

  it('bounds each job in time', () => {
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('does not run code of forks with secrets', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  });
});

it('one version of an action is used everywhere', () => {
  const versions = new Map<string, Set<string>>();
  for (const name of names)
    for (const [, action = '', sha = ''] of read(name).matchAll(/uses: ([^@\s]+)@(\S+)/g)) {
      const repository = action.split('/').slice(0, 2).join('/');
      versions.set(repository, (versions.get(repository) ?? new Set()).add(sha));
    }
  const several = [...versions].filter(([, shas]) => shas.size > 1).map(([repository]) => repository);
  expect(several).toEqual([]);
});
