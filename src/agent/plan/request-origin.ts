/** Finds out where a request comes from, for the line about that in its prompt. */
import {
  describeSubject,
  pullRequestOf,
  type Subject,
  type SubjectDetails,
} from '../../domain/subject.ts';
import { isPlainName, type NamedRef, type RequestOrigin } from '../../prompt/origin.ts';
import { pullRequestOfCommand, type ResolvedRun, type RunContext } from '../context.ts';

/** Returns where a request comes from. `details` are those that are known, if any. */
export function originOf(
  context: RunContext,
  resolved: ResolvedRun,
  details: SubjectDetails | undefined,
): RequestOrigin {
  const { subject } = resolved;
  const ref = refOf(context, resolved, details);
  return {
    event: context.event?.name ?? '',
    repository: context.repo.name,
    ref,
    link: linkOf(context, subject, ref, details?.url),
  };
}

/** Returns the branch or the tag of a subject; without a subject, that of the run. */
function refOf(
  context: RunContext,
  resolved: ResolvedRun,
  details: SubjectDetails | undefined,
): NamedRef | undefined {
  const { subject } = resolved;
  switch (subject.kind) {
    case 'release':
      return { kind: 'tag', name: subject.tag };
    case 'push':
      return parseRef(subject.ref);
    case 'pull-request':
    case 'review-comment': {
      const pull = pullRequestOf(details) ?? pullRequestOfCommand(context, resolved);
      const name = pull?.base;
      return name ? { kind: 'base branch', name } : undefined;
    }
    // GitHub takes HEAD for the default branch.
    case 'since-last':
      return { kind: 'default branch', name: context.event?.defaultBranch ?? 'HEAD' };
    case 'none':
      return parseRef(context.run.workflow.ref);
    default:
      return undefined;
  }
}

/** Parses `refs/heads/main`. Undefined for what is neither a branch nor a tag. */
function parseRef(ref: string): NamedRef | undefined {
  const [, folder, name = ''] = /^refs\/(heads|tags)\/(.+)$/s.exec(ref) ?? [];
  if (folder === undefined) return undefined;
  return { kind: folder === 'tags' ? 'tag' : 'branch', name };
}

/** Returns the page of a subject; empty if it has none. */
function linkOf(
  context: RunContext,
  subject: Subject,
  ref: NamedRef | undefined,
  url = '',
): string {
  const { page: path } = describeSubject(subject);
  const page = path === undefined ? '' : `${context.repo.url}/${path}`;
  if (ref === undefined || isPlainName(ref.name)) return url || page;
  // The address of a release contains its tag, and that of a comparison may contain the branch.
  return subject.kind === 'release' ? '' : page;
}
