/** Where care sends nothing for now, because a message was not sent: the next one would probably not be sent either. */
import { wasPerhapsSent } from '../domain/ended.ts';
import type { Conclusion, Reason } from '../domain/outcome.ts';
import { isReadableEntry } from '../once/entry.ts';
import { findRefusedCareMessages } from './decide.ts';
import type { CareRepository } from './read-repository.ts';
import type { Candidate, CareOutcome } from './row.ts';

/** Time after which a message is tried again that was not sent. */
const RETRY_MS = 24 * 60 * 60_000;

/** Refusals of the service, and jobs that cannot be read, in one run that end care for their project, although each may be about its job alone. */
const MAX_REFUSALS = 3;

/** Reasons that are about the project: the key, the plan, a limit, or a service that does not answer. */
const OF_PROJECT: readonly Reason[] = [
  'not-sent',
  'unauthorized',
  'payment-required',
  'unavailable',
  'limit',
];

/** A docs pull request, and the project of its job. */
type Place = Readonly<{
  repositoryId: number | undefined;
  number: number;
  project: string;
}>;

/** The places where nothing is sent. */
export class CareStops {
  /** Names of pull requests, projects and repositories. */
  readonly #stopped = new Set<string>();
  /** Number of refusals in this run that have stopped only their pull requests, by project. */
  readonly #refusals = new Map<string, number>();

  /** Begins with the messages that were not sent in the last 24 hours. */
  constructor(
    repositories: readonly Pick<CareRepository, 'repo' | 'listing'>[],
    now: Date,
  ) {
    for (const { repo, listing } of repositories) {
      const refused = findRefusedCareMessages(listing.claims).filter(isReadableEntry);
      for (const { comment, thread, payload } of refused) {
        const ageMs = now.getTime() - Date.parse(comment.createdAt);
        const place = { ...thread, repositoryId: repo.id };
        if (ageMs < RETRY_MS) this.#stop(payload.end?.conclusion, place);
      }
    }
  }

  /** Returns whether nothing is sent to the job of a candidate. */
  has(candidate: Candidate): boolean {
    const place = placeOf(candidate);
    const names = [pullRequestName(place), projectName(place), repositoryName(place)];
    return names.some((name) => this.#stopped.has(name));
  }

  /** Adds what the message of a candidate stops for the rest of the run, if it was not sent, or may not have been. */
  add(candidate: Candidate, outcome: CareOutcome): void {
    const place = placeOf(candidate);
    if (outcome === 'key-rejected') this.#stopped.add(projectName(place));
    if (outcome === 'unreadable-job') this.#countRefusal(place);
    if (typeof outcome === 'string' || outcome.facts !== undefined) return;
    if (wasPerhapsSent(outcome)) {
      // Without an answer, the next message would perhaps be lost, too.
      this.#stopped.add(projectName(place));
      return;
    }
    const stopped = this.#stop(outcome.conclusion, place);
    if (stopped === pullRequestName(place)) this.#countRefusal(place);
  }

  #countRefusal(place: Place): void {
    const refusals = (this.#refusals.get(place.project) ?? 0) + 1;
    this.#refusals.set(place.project, refusals);
    if (refusals >= MAX_REFUSALS) this.#stopped.add(projectName(place));
  }

  /** Stops the pull request, project or repository that an unsent message concerns, and returns its name. */
  #stop(conclusion: Conclusion | undefined, place: Place): string | undefined {
    // A run that was cancelled says nothing about the next one.
    if (conclusion?.outcome === 'cancelled') return undefined;
    const name = nameOfStopped(conclusion, place);
    this.#stopped.add(name);
    return name;
  }
}

/** Returns what an unsent message stops: its repository if GitHub has refused it, its project, or else its pull request. */
function nameOfStopped(conclusion: Conclusion | undefined, place: Place): string {
  const { outcome, reason } = conclusion ?? {};
  const isByGitHub = reason === 'github' || outcome === 'misconfigured';
  if (isByGitHub) return repositoryName(place);
  const isOfProject = reason !== undefined && OF_PROJECT.includes(reason);
  return isOfProject ? projectName(place) : pullRequestName(place);
}

function placeOf(candidate: Candidate): Place {
  return {
    repositoryId: candidate.repo.id,
    number: candidate.pull.number,
    project: candidate.job.thread.project,
  };
}

function pullRequestName({ repositoryId, number }: Place): string {
  return `pull request ${number} of ${repositoryId}`;
}

function projectName({ project }: Place): string {
  return `project ${project}`;
}

function repositoryName({ repositoryId }: Place): string {
  return `repository ${repositoryId}`;
}
