import { describe, expect, it } from '@jest/globals';
import { causeOfAutomaticRun } from '../../../src/agent/resolve-subject.ts';
import { causeOfEvent, type Cause } from '../../../src/domain/cause.ts';
import type { Subject } from '../../../src/domain/subject.ts';
import { exampleRunCause, namedCause } from '../../support/examples.ts';
import { AUTOMATIC } from '../trigger/events.ts';

const PULL: Subject = { kind: 'pull-request', number: 12 };
const MERGE = causeOfEvent('merge', PULL, 12, 'c0ffee');
const LABELED = causeOfEvent('pull-request', PULL, 12, 'c0ffee', 'labeled', 7, '');
const HEAD = causeOfEvent('pull-request', PULL, 12, 'c0ffee');
const NAMED_TAG = namedCause({ kind: 'release', tag: 'v1' });

type Causes = Readonly<{ cause?: Cause; causeWithLabel?: Cause; named?: Cause }>;

/** Returns the cause of a run of an event with these causes. */
function causeOf(
  { cause, causeWithLabel, named }: Causes,
  { needLabel = '' }: Readonly<{ needLabel?: string }> = {},
): Cause {
  const run = { workflow: { id: '1', job: 'docs', step: 'agent' } };
  const inputs = { needLabel, commentTag: 'default' };
  const event = { ...AUTOMATIC, cause, causeWithLabel };
  return causeOfAutomaticRun({ run, inputs }, event, named);
}

describe('the cause of an automatic run', () => {
  it.each<readonly [string, Causes, Cause]>([
    ['an event', { cause: MERGE }, MERGE],
    [
      'an event in a workflow that names a subject',
      { cause: MERGE, named: NAMED_TAG },
      NAMED_TAG,
    ],
    ['a schedule or a dispatch', {}, exampleRunCause('1')],
  ])('is that of %s', (_, causes, expected) => {
    expect(causeOf(causes)).toEqual(expected);
  });

  it.each<readonly [string, Causes, string, Cause]>([
    ['a pull request without it', { cause: LABELED, causeWithLabel: HEAD }, '', LABELED],
    ['an open pull request', { cause: LABELED, causeWithLabel: HEAD }, 'docs', HEAD],
    ['an event for which it is the same', { cause: MERGE }, 'docs', MERGE],
    [
      'a workflow that names a subject',
      { cause: LABELED, causeWithLabel: HEAD, named: NAMED_TAG },
      'docs',
      NAMED_TAG,
    ],
  ])('with `need-label` is that of %s', (_, causes, needLabel, expected) => {
    expect(causeOf(causes, { needLabel })).toEqual(expected);
  });
});
