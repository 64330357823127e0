import type { Subject } from '../domain.ts';
import { invalidValue, ok, type ParseResult } from './parse.ts';

/** What a run is about. `event`: the subject of the event that started it. */
export type SubjectInput = 'event' | Subject;

/** Empty is `event`. */
export function parseSubject(text: string): ParseResult<SubjectInput> {
  const subject = readSubject(text);
  if (subject !== undefined) return ok(subject);
  return invalidValue(
    'subject',
    text,
    'Use event, release:TAG, pull-request:NUMBER, commits:FROM..TO or since-last.',
  );
}

function readSubject(text: string): SubjectInput | undefined {
  if (text === '' || text === 'event') return 'event';
  if (text === 'since-last') return { kind: 'since-last' };
  const [, kind = '', value = ''] = /^([a-z-]+)\s*:\s*(.*)$/.exec(text) ?? [];
  // `github.ref` of a tag is accepted too.
  const tag = value.replace(/^refs\/tags\//, '');
  if (kind === 'release') return isSafeRefName(tag) ? { kind, tag } : undefined;
  const [, number] = /^#?([1-9]\d{0,9})$/.exec(value) ?? [];
  if (kind === 'pull-request') return number === undefined ? undefined : { kind, number: Number(number) };
  // Three dots have the same meaning for GitHub, whose comparisons start at the merge base.
  const [from = '', to = '', ...rest] = value.split(/\.{2,3}/);
  const isRange = kind === 'commits' && isSafeRefName(from) && isSafeRefName(to) && rest.length === 0;
  return isRange ? { kind, from, to } : undefined;
}

/**
 * Whether a text can be the name of a tag, a branch or a commit and part of a URL's path: git's rules (git-check-ref-format), limited to
 * characters that need no encoding.
 */
function isSafeRefName(text: string): boolean {
  return (
    /^[A-Za-z0-9_@][A-Za-z0-9._+@/-]{0,199}$/.test(text) && !/\.\.|\/\/|\/\.|[/.]$|\.lock$|^@$/.test(text)
  );
}
