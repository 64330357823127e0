import { expect, it } from '@jest/globals';
import { findAgentPullRequests } from '../../../src/docs-pull-request/agent-pull-requests.ts';
import type { OpenPullRequest } from '../../../src/ports.ts';
import { exampleOpenPull } from '../../support/examples.ts';

type Row = Readonly<{
  title: string;
  changes: Partial<OpenPullRequest>;
  agentLogin: string;
  agentBranchPrefix: string;
  isFound: boolean;
}>;

it.each<Row>([
  {
    title: 'by the agent',
    changes: { author: 'Mintlify[bot]' },
    agentLogin: '@mintlify[bot]',
    agentBranchPrefix: '',
    isFound: true,
  },
  {
    title: 'by the agent, from a fork',
    changes: { author: 'mintlify[bot]', isFork: true },
    agentLogin: 'mintlify[bot]',
    agentBranchPrefix: '',
    isFound: true,
  },
  {
    title: 'from its branch',
    changes: { branch: 'mintlify/x' },
    agentLogin: 'mintlify[bot]',
    agentBranchPrefix: 'mintlify/',
    isFound: true,
  },
  {
    title: 'from a branch of that name in a fork',
    changes: { branch: 'mintlify/x', isFork: true },
    agentLogin: '',
    agentBranchPrefix: 'mintlify/',
    isFound: false,
  },
  {
    title: 'of someone else',
    changes: {},
    agentLogin: 'mintlify[bot]',
    agentBranchPrefix: 'mintlify/',
    isFound: false,
  },
  {
    title: 'without a filter',
    changes: { author: '' },
    agentLogin: '',
    agentBranchPrefix: '',
    isFound: false,
  },
])('a pull request $title', ({ changes, agentLogin, agentBranchPrefix, isFound }) => {
  const found = findAgentPullRequests([exampleOpenPull(changes)], {
    agentLogin,
    agentBranchPrefix,
  });
  expect(found.length).toBe(isFound ? 1 : 0);
});
