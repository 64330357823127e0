/** Runs in acme/app and the repositories that they reach, over the APIs that a test gives. */
import type {
  Clock,
  CommentsApi,
  CommitsApi,
  IssuesApi,
  JobsApi,
  PullRequestsApi,
  RepositoryApi,
  ReviewsApi,
  WorkflowRun,
} from '../../src/ports.ts';
import type { TokenInput } from '../../src/rendering/explain.ts';
import { createRequestLedgers } from '../../src/request/ledgers.ts';
import { createRepo, type Repo, type RepoApis } from '../../src/run/repo.ts';
import type { RequestPlace, Run, RunOptions } from '../../src/run/run.ts';
import { recordingRunner, type Report } from '../../fakes/recording-runner.ts';
import { KEY, RUN } from './ledgers.ts';
import { ManualClock } from './manual-clock.ts';

/** The calls of a repository that a test expects. Any other one fails the test. */
type GivenApis = Partial<RepositoryApi> &
  Readonly<{
    comments?: Partial<CommentsApi>;
    issues?: Partial<IssuesApi>;
    pulls?: Partial<PullRequestsApi>;
    commits?: Partial<CommitsApi>;
    reviews?: Partial<ReviewsApi>;
  }>;

type RunSettings = Readonly<{
  workflow?: Partial<WorkflowRun>;
  /** The APIs of all repositories, or those of each one and token. */
  apis?: GivenApis | ((name: string, token: TokenInput) => GivenApis);
  clock?: Clock;
  signal?: AbortSignal;
  /** Gets what the run reports. */
  report?: Report;
  options?: Partial<RunOptions>;
  hasDocsToken?: boolean;
  dashboardUrl?: string;
}>;

export function newReport(): Report {
  return { log: [], outputs: new Map(), summary: '' };
}

/** Returns the annotations of a run, each with its kind and its title. */
export function annotationsOf({ log }: Pick<Report, 'log'>): readonly string[] {
  return log.filter((line) => /^(notice|warning|error): /.test(line));
}

/** Creates a run. Without other options, it is one of the main action, with the built-in token. */
export function runWith(settings: RunSettings = {}): Run {
  const {
    apis = {},
    clock = new ManualClock(),
    signal = new AbortController().signal,
    report = newReport(),
    options = {},
    hasDocsToken = false,
    dashboardUrl,
  } = settings;
  const { title = 'Docs agent', isTokenBuiltIn = true, countsAllUses = false } = options;
  const workflow = { ...RUN, ...settings.workflow };
  const { serverUrl } = workflow;
  const runner = recordingRunner(report);
  const openLedger = createRequestLedgers({
    run: workflow,
    keys: [KEY],
    clock,
    signal,
    log: (line) => runner.info(line),
  });

  const repos = new Map<string, Repo>();
  const github = (name: string, wanted: TokenInput = 'github-token'): Repo => {
    const token = hasDocsToken ? wanted : 'github-token';
    const key = `${name.toLowerCase()} ${token}`;
    const known = repos.get(key);
    if (known !== undefined) return known;
    const isBuiltIn = isTokenBuiltIn && token === 'github-token';
    const given = typeof apis === 'function' ? apis(name, token) : apis;
    const repo = createRepo(completeApis(given), {
      name,
      serverUrl,
      tokenInput: isBuiltIn ? undefined : token,
      runner,
      title,
      openLedger: (repository) => openLedger({ ...repository, countsAllUses }),
    });
    repos.set(key, repo);
    return repo;
  };
  return {
    clock,
    random: () => 0.5,
    nonce: () => '0123456789ab',
    signal,
    graceSignal: signal,
    workflow,
    runner,
    title,
    links: { serverUrl, dashboardUrl },
    host: 'docs.example',
    secrets: [],
    hasDocsToken,
    repo: github(workflow.repository),
    github,
    jobs: () => withCalls<JobsApi>('jobs'),
  };
}

/** Creates a run, and opens the repository of its workflow. */
export function placeWith(settings: RunSettings = {}): RequestPlace {
  const run = runWith(settings);
  const { repositoryId: id, isPrivate } = run.workflow;
  return { run, repo: run.repo.open({ id, isPrivate }) };
}

function completeApis(given: GivenApis): RepoApis {
  const { comments, issues, pulls, commits, reviews, ...ofRepository } = given;
  const repository = withCalls<RepositoryApi>('repository', ofRepository);
  return {
    readFacts: () => repository.readFacts(),
    permissionOf: (login) => repository.permissionOf(login),
    listInstalled: () => repository.listInstalled(),
    comments: withCalls('comments', comments),
    issues: withCalls('issues', issues),
    pulls: withCalls('pulls', pulls),
    commits: withCalls('commits', commits),
    reviews: withCalls('reviews', reviews),
  };
}

/** Completes an API by calls that fail the test. */
function withCalls<T extends object>(name: string, given: Partial<T> = {}): T {
  const all = new Proxy(given, {
    get: (calls, call) => Reflect.get(calls, call) ?? refuse(`${name}.${String(call)}`),
  });
  return all as T;
}

function refuse(call: string): () => never {
  return () => {
    throw new Error(`The test gives no ${call}().`);
  };
}
