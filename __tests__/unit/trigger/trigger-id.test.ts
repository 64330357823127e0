import { expect, it } from '@jest/globals';
import type { AutomaticEvent, CommentEvent, Event } from '../../../src/domain.ts';
import { triggerFor } from '../../../src/trigger/trigger-id.ts';
import { AUTOMATIC, COMMAND } from './events.ts';

const command = (kind: CommentEvent['comment']['kind']): Event => ({
  ...COMMAND,
  comment: { kind, id: 7, thread: 2 },
});
const automatic = (deliveryKey: AutomaticEvent['deliveryKey']): Event => ({ ...AUTOMATIC, deliveryKey });
const RUN = { id: '99', job: 'docs', step: 'agent' };

it.each<readonly [string, Event | undefined, string | undefined, string, string]>([
  ['a comment', command('comment'), undefined, 'comment', '7'],
  ['a review', command('review'), undefined, 'review', '7'],
  ['a command in a workflow with a subject', command('comment'), 'release:v1', 'comment', '7'],
  ['a merge', automatic('pull-request:12@abc'), undefined, 'subject', 'pull-request:12@abc'],
  [
    'an event in a workflow with a subject',
    automatic('push:a..b@main'),
    'release:v1',
    'subject',
    'release:v1',
  ],
  ['a dispatch or a schedule', automatic(undefined), undefined, 'run', '99/docs/agent/nightly'],
  ['a long tag', undefined, 'x'.repeat(999), 'subject', 'x'.repeat(300)],
])('%s', (_, event, subjectTrigger, kind, id) => {
  expect(triggerFor({ event, subjectTrigger, run: RUN, commentTag: 'nightly' })).toEqual({ kind, id });
});
