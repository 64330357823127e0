import { expect, it } from '@jest/globals';
import { isAgentPullRequest } from '../../../src/domain/agent-pull-request.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import { examplePullRequest } from '../../support/examples.ts';

const AGENT = 'mintlify[bot]';

it.each<readonly [string, Partial<PullRequest>, string, boolean]>([
  ['by the agent', { author: 'Mintlify[bot]' }, '@mintlify[bot]', true],
  ['by the agent, from a fork', { author: AGENT, isFork: true }, AGENT, true],
  ['from its branch', { branch: 'mintlify/x' }, AGENT, true],
  ['from a branch of the known service', { branch: 'mintlify/x' }, '', true],
  ['from one that is not its own', { branch: 'mintlify/x' }, 'acme-docs[bot]', true],
  ['from a branch of its account', { branch: 'acme-docs/x' }, '@Acme-Docs[bot]', true],
  ['from a branch of another account', { branch: 'acme-docs/x' }, 'acme[bot]', false],
  ['from a branch in a fork', { branch: 'mintlify/x', isFork: true }, AGENT, false],
  ['of someone else', {}, AGENT, false],
  ['of nobody', { author: '', branch: '/x' }, '', false],
])('a pull request %s', (_, changes, agentLogin, isFound) => {
  expect(isAgentPullRequest(examplePullRequest(changes), agentLogin)).toBe(isFound);
});
