import { describe, expect, it } from '@jest/globals';
import { parseBareEvent } from '../../../src/trigger/bare-event.ts';
import { parseEvent } from '../../../src/trigger/event.ts';
import { publishedPayloads } from '../../../fakes/payloads.ts';

const NAMES = ['schedule', 'workflow_dispatch'];
const repository = { default_branch: 'trunk' };

describe.each(NAMES)('%s is read without schemas as it is with them', (name) => {
  it.each([
    ['as published', publishedPayloads('workflow_dispatch')[0]],
    ['of a person', { repository, sender: { login: 'octocat', type: 'User' } }],
    ['of an App', { repository, sender: { login: 'some[bot]', type: 'Bot' } }],
    ['of Dependabot', { sender: { login: 'dependabot[bot]', type: 'Bot' } }],
    ['of nobody', { schedule: '7 3 * * *', repository }],
    ['of a sender without a type', { sender: { login: 'octocat' } }],
    ['with other things in those places', { repository: 7, sender: ['octocat'] }],
    ['without a payload', undefined],
  ])('%s', (_, payload) => {
    const read = parseBareEvent(name, payload);
    expect(read).toBeDefined();
    expect(read).toStrictEqual(parseEvent(name, payload));
  });
});

it.each(['push', 'release', 'pull_request', 'issue_comment', 'repository_dispatch', 'workflow_run', ''])(
  '%j takes the schemas',
  (name) => {
    expect(parseBareEvent(name, { sender: { login: 'octocat', type: 'User' } })).toBeUndefined();
  },
);
