import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { Options } from '../../fakes/github/index.ts';
import { hasPrograms } from '../../fakes/runner/programs.ts';
import { workflowsToCopy } from '../support/workflow-files.ts';
import { withHarness } from './with-harness.ts';
import { WORKFLOW_TESTS } from './workflow-tests.ts';

const workflows = workflowsToCopy();

describe('the workflows in examples and pages', () => {
  it('have tests, and every test has a workflow', () => {
    const names = workflows.map(({ name }) => name);
    expect([...new Set(names)].toSorted()).toEqual(
      Object.keys(WORKFLOW_TESTS).toSorted(),
    );
  });

  it('are in the README from its start', () => {
    const first = workflows.find(({ place }) => place.startsWith('README.md'));
    expect(first?.name).toBe('Docs by comment');
  });
});

/** A repository, others in which an App is installed, and an App for several of them. */
const GITHUB: Options = {
  repository: { private: true },
  others: ['docs', 'app', 'api'].map((name, index) => ({
    repository: { owner: 'Codertocat', name, id: 77 + index, private: true },
    token: 'ghs_fakeDocsToken',
  })),
  app: {
    token: 'ghs_fakeTokenForAll',
    repositories: [
      'Codertocat/Hello-World',
      'Codertocat/docs',
      'Codertocat/app',
      'Codertocat/api',
    ],
  },
};

/** Copies of a workflow are tested once. */
const distinct = new Map(
  workflows.map((workflow) => [JSON.stringify(parse(workflow.text)), workflow]),
);

describe.each(
  [...distinct.values()].map((workflow) => [workflow.name, workflow] as const),
)('%s', (name, { text }) => {
  const needs = ['curl', 'jq'].filter((program) => text.includes(program));
  if (/^[ -]+run:/m.test(text)) needs.push('bash');
  for (const [promise, test] of Object.entries(WORKFLOW_TESTS[name] ?? {})) {
    (hasPrograms(...needs) ? it.concurrent : it.skip)(promise, () =>
      withHarness({ github: GITHUB }, (harness) => test(harness, text)),
    );
  }
});
