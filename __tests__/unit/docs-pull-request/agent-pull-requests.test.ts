import { expect, it } from '@jest/globals';
import { findAgentPullRequests } from '../../../src/docs-pull-request/agent-pull-requests.ts';
import type { OpenPullRequest } from '../../../src/ports.ts';
import { exampleOpenPull } from '../../support/examples.ts';

it.each<
  readonly [string, Partial<OpenPullRequest>, agentLogin: string, prefix: string, boolean]
>([
  ['by the agent', { author: 'Mintlify[bot]' }, '@mintlify[bot]', '', true],
  [
    'by the agent, from a fork',
    { author: 'mintlify[bot]', isFork: true },
    'mintlify[bot]',
    '',
    true,
  ],
  ['from its branch', { branch: 'mintlify/x' }, 'mintlify[bot]', 'mintlify/', true],
  [
    'from a branch of that name in a fork',
    { branch: 'mintlify/x', isFork: true },
    '',
    'mintlify/',
    false,
  ],
  ['of someone else', {}, 'mintlify[bot]', 'mintlify/', false],
  ['without a filter', { author: '' }, '', '', false],
])('a pull request %s', (_, changes, agentLogin, agentBranchPrefix, isFound) => {
  const found = findAgentPullRequests([exampleOpenPull(changes)], {
    agentLogin,
    agentBranchPrefix,
  });
  expect(found.length).toBe(isFound ? 1 : 0);
});
