/** Reading the input `subject`: what a run is about where the event does not say it. */
import type { Subject } from '../domain.ts';
import { invalid, ok, quoteValue, type ParseResult } from '../inputs/parse.ts';

/** `event`: whatever the event that started the run is about. */
export type SubjectInput = 'event' | Subject;

const FORMS = 'event, release:<tag>, pull-request:<number>, commits:<a>..<b> or since-last';

/** Reads the input, or says what is wrong with it. Empty text is `event`. */
export function parseSubject(text: string): ParseResult<SubjectInput> {
  const subject = parseForm(text.trim());
  if (subject !== undefined) return ok(subject);
  return invalid(`\`subject\` is ${quoteValue(text)}. Write ${FORMS}; tags and branches as git spells them.`);
}

function parseForm(text: string): SubjectInput | undefined {
  if (text === '' || text === 'event') return 'event';
  if (text === 'since-last') return { kind: 'since-last' };
  const colon = text.indexOf(':');
  const value = text.slice(colon + 1).trim();
  switch (text.slice(0, Math.max(0, colon)).trim()) {
    case 'release': {
      // `github.ref` of a tag is as good as its short name.
      const tag = value.startsWith('refs/tags/') ? value.slice('refs/tags/'.length) : value;
      return isSafeRefName(tag) ? { kind: 'release', tag } : undefined;
    }
    case 'pull-request': {
      const digits = value.startsWith('#') ? value.slice(1) : value;
      return isPositive(digits) ? { kind: 'pull-request', number: Number(digits) } : undefined;
    }
    case 'commits': {
      const dots = value.indexOf('..');
      // Three dots mean the same to GitHub, whose comparison always starts at the merge base.
      const to = value.slice(dots + 2).replace(/^\./, '');
      const from = value.slice(0, Math.max(0, dots));
      return isSafeRefName(from) && isSafeRefName(to) ? { kind: 'commits', from, to } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Whether text can name a tag, a branch or a commit and stand in a URL's path: git's own rules (git-check-ref-format),
 * further narrowed to characters that need no care.
 */
export function isSafeRefName(text: string): boolean {
  return (
    /^[A-Za-z0-9_@][A-Za-z0-9._+@/-]{0,199}$/.test(text) &&
    !text.includes('..') &&
    !text.includes('//') &&
    !text.includes('/.') &&
    !text.endsWith('/') &&
    !text.endsWith('.') &&
    !text.endsWith('.lock') &&
    text !== '@'
  );
}

function isPositive(digits: string): boolean {
  return /^[1-9][0-9]{0,9}$/.test(digits);
}

/** A subject in a word, as people name it; undefined where there is none. */
export function subjectLabel(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return subject.tag;
    case 'pull-request':
    case 'review-comment':
      return `PR #${subject.number}`;
    case 'issue':
      return `issue #${subject.number}`;
    case 'push':
      return subject.after.slice(0, SHORT_SHA_LENGTH);
    case 'commits':
      return `${abbreviate(subject.from)}..${abbreviate(subject.to)}`;
    case 'since-last':
      return 'what is new';
    case 'none':
      return undefined;
  }
}

/** Of a commit's name so much is shown, as GitHub does. */
const SHORT_SHA_LENGTH = 7;

function abbreviate(ref: string): string {
  return /^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, SHORT_SHA_LENGTH) : ref;
}

/** A subject as `subject` names it; undefined for one that it cannot name. */
export function formatSubject(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return `release:${subject.tag}`;
    case 'pull-request':
      return `pull-request:${subject.number}`;
    case 'commits':
      return `commits:${subject.from}..${subject.to}`;
    case 'push':
    case 'since-last':
    case 'issue':
    case 'review-comment':
    case 'none':
      return undefined;
  }
}
