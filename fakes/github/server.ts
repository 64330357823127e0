import { machineClock } from '../clock.ts';
import { serveFake } from '../http-server.ts';
import { answer } from './answer.ts';
import { graphqlPath } from './graphql.ts';
import type { Grants } from './handler.ts';
import type {
  AppToken,
  GitHubRequest,
  HostedRepository,
  Options,
  Running,
} from './options.ts';
import { createState, fullName, type Seed, type State } from './state.ts';

export type FakeGitHub = Readonly<{
  url: string;
  /** The address of the GraphQL API. */
  graphqlUrl: string;
  token: string;
  state: State;
  /** The one of the run first. */
  repositories: readonly HostedRepository[];
  /** The state and the token of one of `others`: `acme/docs`. */
  other: (repository: string) => HostedRepository;
  /** Whether there is an App for several repositories. */
  hasApp: boolean;
  /** The App for several repositories. Throws if there is none. */
  app: () => AppToken;
  requests: readonly GitHubRequest[];
  violations: readonly string[];
  /** Sets what the token may do from now on, as in another job. */
  grant: (permissions: Grants) => void;
  /** From now on the token is refused with 401. */
  expireToken: () => void;
  close: () => Promise<void>;
}>;

const USUAL_GRANTS: Grants = {
  issues: 'write',
  'pull-requests': 'write',
  contents: 'read',
};

/** Starts a GitHub on a free port of the loopback interface. It keeps everything in memory. */
export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const {
    token = 'ghs_fakeWorkflowToken',
    prefix = '',
    latencyMs = 0,
    clock = machineClock,
  } = options;
  const host = (
    seed: Seed & Pick<Options, 'permissions'>,
    access: Pick<HostedRepository, 'token' | 'login'>,
  ): HostedRepository => ({
    ...access,
    state: createState(seed, clock.now),
    grants: seed.permissions ?? USUAL_GRANTS,
    isExpired: false,
  });
  const own = host(options, { token, login: 'github-actions[bot]' });
  const others = (options.others ?? []).map((seed) =>
    host(seed, { token: seed.token, login: 'docs-helper[bot]' }),
  );
  const app = options.app && {
    token: options.app.token,
    login: 'docs-sweeper[bot]',
    repositories: new Set(options.app.repositories),
    grants: {},
  };
  const delays = (path: string): readonly [number, number] => {
    const delay = typeof latencyMs === 'function' ? latencyMs(path) : latencyMs;
    return typeof delay === 'number' ? [delay, 0] : delay;
  };
  const { url, close } = await serveFake((request) => answer(running, request), {
    clock,
    delays,
  });
  const running: Running = {
    options,
    repositories: [own, ...others],
    app,
    url: `${url}${prefix}`,
    requests: [],
    violations: [],
  };
  return {
    ...running,
    ...own,
    graphqlUrl: `${url}${graphqlPath(prefix)}`,
    other: (repository) => {
      const found = others.find(({ state }) => fullName(state) === repository);
      if (found === undefined) throw new Error(`${repository} is not one of \`others\``);
      return found;
    },
    hasApp: app !== undefined,
    app: () => {
      if (app === undefined) throw new Error('there is no App for several repositories');
      return app;
    },
    grant: (permissions) => {
      own.grants = permissions;
    },
    expireToken: () => {
      own.isExpired = true;
    },
    close,
  };
}
