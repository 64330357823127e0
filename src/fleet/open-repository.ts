/** Opens one of several repositories: its comments, and the ledger of its requests. */
import { ok, type Result } from '../domain/errors.ts';
import type { CommentsApi, ReadRepositoryId, WarnOnce, WorkflowRun } from '../ports.ts';
import type { RepositoryPlace } from '../rendering/github-errors.ts';
import type { OpenRequestLedger, RequestLedger } from '../request/context.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';

/** The APIs for one repository. */
type RepositoryApi = Readonly<{ comments: CommentsApi; readId: ReadRepositoryId }>;

/** The tools that repositories are opened with. */
export type FleetTools<G extends RepositoryApi = RepositoryApi> = Readonly<{
  run: WorkflowRun;
  /** `owner/name`, at least one. */
  names: readonly string[];
  openLedger: OpenRequestLedger;
  /** GitHub, for a repository, with `github-token`. */
  connect: (name: string) => G;
  /** Returns how failed writes in a repository are reported; undefined for a thread of the workflow's own. */
  createWarn: (place: RepositoryPlace | undefined) => WarnOnce;
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
  const { comments, readId } = connect(name);
  const isOwn = isSameRepository(name, run.repository);
  const known = isOwn ? run.repositoryId : undefined;
  const id = known === undefined ? await readId() : ok(known);
  if (!id.ok) return id;
  // The built-in token is for the workflow's own repository alone.
  const isAlone = isOwn && names.length === 1;
  const tokenInput = isAlone ? undefined : 'github-token';
  const place = { name, tokenInput } as const;
  const warn = createWarn(isAlone ? undefined : place);
  return ok({
    ...place,
    id: id.value,
    run: { ...run, repository: name, repositoryId: id.value },
    comments,
    ledger: openLedger({ id: id.value, comments, warn }),
    warn,
  });
}
