import { COMMIT_ID, type Subject } from '../domain/subject.ts';

/** Returns a subject as people name it: `PR #12`, `v1.4.0`. Undefined if there is none. */
export function nameSubject(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return subject.tag;
    case 'pull-request':
    case 'review-comment':
      return `PR #${subject.number}`;
    case 'issue':
      return `issue #${subject.number}`;
    case 'push':
      return abbreviate(subject.after);
    case 'commits':
      return `${abbreviate(subject.from)}..${abbreviate(subject.to)}`;
    case 'since-last':
      return 'new commits';
    case 'none':
      return undefined;
  }
}

/** Shortens a full commit id as GitHub's pages do. */
function abbreviate(ref: string): string {
  return COMMIT_ID.test(ref) ? ref.slice(0, 7) : ref;
}
