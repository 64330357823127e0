/** Names of subjects. */
import type { Subject } from '../domain.ts';

/** A subject as people name it; undefined if there is none. */
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
      return 'new commits';
    case 'none':
      return undefined;
  }
}

/** As on GitHub's pages. */
const SHORT_SHA_LENGTH = 7;

function abbreviate(ref: string): string {
  return /^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, SHORT_SHA_LENGTH) : ref;
}

/** A subject as the input `subject` names it; undefined for one that it cannot name. */
export function formatSubject(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return `release:${subject.tag}`;
    case 'pull-request':
      return `pull-request:${subject.number}`;
    case 'commits':
      return `commits:${subject.from}..${subject.to}`;
    default:
      return undefined;
  }
}
