import type { Permission, Person } from '../domain.ts';
import { suffices } from '../trigger/event-filter.ts';
import type { GateInputs } from '../inputs/authorization.ts';
import { explainGitHubFault } from '../report/github-errors.ts';
import type { GitHub, World } from './dependencies.ts';

/** `unread`: nobody could tell, which counts as no permission. */
export type Asker = Readonly<{ login: string; has: Permission; needed: Permission; unread?: true }>;

/** The permission of whoever of the people has least. Bots on the list need none. */
export async function leastPermission(
  world: World,
  { repository }: GitHub,
  { people, gates }: Readonly<{ people: readonly Person[]; gates: GateInputs }>,
): Promise<Asker> {
  const needed = gates.minPermission;
  const logins = new Set(people.filter(({ isBot }) => !isBot).map(({ login }) => login));
  const found = await Promise.all(
    [...logins].map(async (login): Promise<Asker> => {
      const answer = await repository.permissionOf(login);
      if (answer.ok) return { login, has: answer.value, needed };
      const what = `The permission of ${login} could not be read, so it counts as none`;
      world.runner.warning(
        explainGitHubFault({ what, fault: answer.fault, onPullRequest: undefined }),
        'Docs agent',
      );
      return { login, has: 'none', needed, unread: true };
    }),
  );
  return (
    found.find(({ has }) => !suffices(has, needed)) ?? { login: people[0]?.login ?? '', has: 'admin', needed }
  );
}
