/** Opens one of several repositories: its comments, and the ledger of its requests. */
import { ok, type Result } from '../domain/errors.ts';
import type { CommentsApi, ReadRepository, WarnOnce, WorkflowRun } from '../ports.ts';
import type { RepositoryPlace } from '../rendering/github-errors.ts';
import type { RequestLedger } from '../record/entries.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';
import type { Fleet } from './fleet.ts';

/** The tools that repositories are opened with. */
export type FleetTools = Pick<Fleet, 'run' | 'names' | 'openLedger' | 'createWarn'> &
  Readonly<{
    connect: (
      name: string,
    ) => Readonly<{ comments: CommentsApi; readRepository: ReadRepository }>;
  }>;

/** A repository, and the tools for its comments. */
export type FleetRepository = RepositoryPlace &
  Readonly<{
    id: number;
    /** The run, with this repository in place of its own. */
    run: WorkflowRun;
    comments: CommentsApi;
    ledger: RequestLedger;
    warn: WarnOnce;
  }>;

/** Opens a repository. Entries are signed for its id, which the runner knows of the workflow's own. */
export async function openFleetRepository(
  { run, names, openLedger, connect, createWarn }: FleetTools,
  name: string,
): Promise<Result<FleetRepository>> {
  const { comments, readRepository } = connect(name);
  const isOwn = isSameRepository(name, run.repository);
  const known = isOwn ? run.repositoryId : undefined;
  const read =
    known === undefined
      ? await readRepository()
      : ok({ id: known, isPrivate: run.isPrivate });
  if (!read.ok) return read;
  const { id, isPrivate } = read.value;
  // The built-in token is for the workflow's own repository alone.
  const isAlone = isOwn && names.length === 1;
  const tokenInput = isAlone ? undefined : 'github-token';
  const place = { name, tokenInput } as const;
  const warn = createWarn(isAlone ? undefined : place);
  return ok({
    ...place,
    id,
    run: { ...run, repository: name, repositoryId: id, isPrivate },
    comments,
    ledger: openLedger({ id, comments, warn }),
    warn,
  });
}
