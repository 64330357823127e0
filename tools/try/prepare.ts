/** A job for a sweep to finish, for care to send a message to, or for a report to count. Without one, they would find nothing. */
import { stringify } from 'yaml';
import { commented } from '../../fakes/events.ts';
import type { FakeGitHub, Options } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import type { Harness } from '../../fakes/harness.ts';
import { derive, inRepository } from '../../fakes/payloads.ts';
import { spell } from '../../fakes/runner/expressions.ts';
import { actionOf, type EventOfRun } from '../../fakes/runner/index.ts';
import type { FakeService } from '../../fakes/service/serve.ts';
import type { StepDocument } from '../../fakes/runner/workflow-file.ts';

type Texts = Readonly<Record<string, string>>;

/** The actions that work on a schedule, for one repository or for several. */
type Scheduled = 'sweep' | 'care' | 'report';

/** The events on which workflows use them. On others, a workflow submits jobs of its own. */
const EVENTS = ['schedule', 'workflow_dispatch', 'pull_request', 'pull_request_target'];

/** The repository of all events. */
export const OWN_REPOSITORY = 'Codertocat/Hello-World';

const COMMAND = '/docs Document the retry option.';

/** Returns the step that sweeps or cares on the event; undefined if there is none. */
export function stepOf(
  action: Scheduled,
  steps: readonly StepDocument[],
  event: EventOfRun,
): StepDocument | undefined {
  if (!EVENTS.includes(event.name)) return undefined;
  return steps.find((step) => actionOf(step) === `${action}/action.yml`);
}

/** Returns the step that works on several repositories: a sweep, care or a report. */
export function stepForSeveral(steps: readonly StepDocument[]): StepDocument | undefined {
  const actions = ['sweep/action.yml', 'care/action.yml', 'report/action.yml'];
  return steps.find((step) => actions.includes(actionOf(step) ?? ''));
}

/** Returns the repositories that a step names, besides the one of the run. Expressions are left out. */
export function otherRepositoriesOf(step: StepDocument | undefined): readonly string[] {
  const lines = spell(step?.with?.['repositories'] ?? '').split('\n');
  const names = lines.map((line) => line.trim());
  return names.filter(
    (name) => /^[\w.-]+\/[\w.-]+$/.test(name) && name !== OWN_REPOSITORY,
  );
}

/** With `all`, a step needs a second repository. */
const SECOND_REPOSITORY = 'Codertocat/Second';

/** Describes the repositories that a step names, or else a second one, and an App that is installed in all of them. */
export function describeOthers(
  named: readonly string[],
): Required<Pick<Options, 'others' | 'app'>> {
  const names = named.length > 0 ? named : [SECOND_REPOSITORY];
  const others = names.map((each, index) => {
    const [owner = '', name = ''] = each.split('/');
    return {
      repository: { owner, name, id: 8000 + index, private: true },
      roles: { [OWNER.login]: 'write' } as const,
      token: `ghs_fakeTokenOfRepository${index}`,
    };
  });
  const app = { token: 'ghs_fakeTokenForAll', repositories: [OWN_REPOSITORY, ...names] };
  return { others, app };
}

/** A job: its repository, and a sentence about it. */
export type Prepared = Readonly<{
  hosted: Pick<FakeGitHub, 'state'>;
  description: string;
}>;

/** How a job is prepared. `waits`: whether a run waits for it, so that no sweep has to finish it. */
type Preparation = Readonly<{
  secrets: Texts;
  vars: Texts;
  workMs: number;
  waits: boolean;
}>;

/** Submits a job, in the first repository that the step names or else in its own, and lets the agent end it. The step gives the keys. */
export async function prepareJob(
  harness: Harness,
  step: StepDocument,
  { secrets, vars, workMs, waits }: Preparation,
): Promise<Prepared> {
  const { github } = harness;
  const [other] = otherRepositoriesOf(step);
  const repository = other ?? OWN_REPOSITORY;
  const hosted = other === undefined ? github : github.other(other);
  const { id } = hosted.state.repository;
  const { payload } = commented(hosted, COMMAND);
  const moved = derive(inRepository(payload, repository), { repository: { id } });
  await harness.workflow(
    submittingWorkflow(step, harness.service, waits),
    { name: 'issue_comment', payload: moved },
    {
      secrets,
      vars,
      token: hosted.token,
      github: { api_url: github.url, repository_id: String(id) },
      ...(other !== undefined && { onPermissions: () => {} }),
    },
  );
  await harness.clock.sleep(workMs);
  const what = waits ? 'A job that has ended' : 'A job that no run waits for';
  const description = `${what}. The command in ${repository}#2 was: ${COMMAND}`;
  return { hosted, description };
}

/** Returns a workflow that submits a command, and signs its status comment with the keys of the step. */
function submittingWorkflow(
  { with: given = {} }: StepDocument,
  { url, state }: FakeService,
  waits: boolean,
): string {
  const inputs = {
    'project-id': state.config.projectId,
    'api-key': given['api-key'] ?? '',
    'base-url': url,
    'wait-minutes': waits ? 30 : 0,
  };
  const step = { uses: 'OWNER/docs-agent-action@v1', with: inputs };
  const permissions = { contents: 'read', issues: 'write', 'pull-requests': 'write' };
  const job = { 'runs-on': 'ubuntu-latest', permissions, steps: [step] };
  return stringify({ on: { issue_comment: null }, jobs: { docs: job } });
}
