import { expect, it } from '@jest/globals';
import { isAgentPullRequest } from '../../../src/domain/agent-pull-request.ts';
import type { PullRequest } from '../../../src/ports.ts';
import { examplePullRequest } from '../../support/examples.ts';

type Row = Readonly<{
  title: string;
  changes: Partial<PullRequest>;
  agentLogin: string;
  isFound: boolean;
}>;

it.each<Row>([
  {
    title: 'by the agent',
    changes: { author: 'Mintlify[bot]' },
    agentLogin: '@mintlify[bot]',
    isFound: true,
  },
  {
    title: 'by the agent, from a fork',
    changes: { author: 'mintlify[bot]', isFork: true },
    agentLogin: 'mintlify[bot]',
    isFound: true,
  },
  {
    title: 'from its branch',
    changes: { branch: 'mintlify/x' },
    agentLogin: 'mintlify[bot]',
    isFound: true,
  },
  {
    title: 'from a branch of the known service, if the agent has no login',
    changes: { branch: 'mintlify/x' },
    agentLogin: '',
    isFound: true,
  },
  {
    title: 'from a branch of the known service, if the agent has another login',
    changes: { branch: 'mintlify/x' },
    agentLogin: 'acme-docs[bot]',
    isFound: true,
  },
  {
    title: 'from a branch with the name of its account',
    changes: { branch: 'acme-docs/x' },
    agentLogin: '@Acme-Docs[bot]',
    isFound: true,
  },
  {
    title: 'from a branch with the name of another account',
    changes: { branch: 'acme-docs/x' },
    agentLogin: 'acme[bot]',
    isFound: false,
  },
  {
    title: 'from a branch of that name in a fork',
    changes: { branch: 'mintlify/x', isFork: true },
    agentLogin: '',
    isFound: false,
  },
  {
    title: 'of someone else',
    changes: {},
    agentLogin: 'mintlify[bot]',
    isFound: false,
  },
  {
    title: 'of nobody, if the agent has no login',
    changes: { author: '', branch: '/x' },
    agentLogin: '',
    isFound: false,
  },
])('a pull request $title', ({ changes, agentLogin, isFound }) => {
  expect(isAgentPullRequest(examplePullRequest(changes), agentLogin)).toBe(isFound);
});
