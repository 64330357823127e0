import { notFound, ok, type Handler } from './handler.ts';
import { complete } from './complete.ts';
import { userShape } from './shapes.ts';
import type { Flags, Role } from './state.ts';

const NAMED = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export const PEOPLE_HANDLERS: Readonly<Record<string, Handler>> = {
  'repos/get-collaborator-permission-level': (call) => {
    const login = call.params['username'] ?? '';
    // The endpoint knows people only; an App's login is nobody here.
    if (login.endsWith('[bot]')) return notFound(call, `${login} is not a user`);
    const role: Role =
      call.state.roles.get(login.toLowerCase()) ?? (call.state.repository.private ? 'none' : 'read');
    const name = typeof role === 'string' ? role : role.name;
    const flags = typeof role === 'string' ? flagsOf(role) : role.flags;
    const user = complete('nullable-collaborator', {
      ...userShape(call, login),
      permissions: flags,
      role_name: name,
    });
    return ok({ permission: legacyName(flags), role_name: name, user });
  },

  'users/get-authenticated': (call) =>
    ok(complete('public-user', { ...userShape(call, call.actor.login), name: call.actor.login })),
};

function flagsOf(role: (typeof NAMED)[number]): Flags {
  const rank = NAMED.indexOf(role);
  return { pull: rank >= 1, triage: rank >= 2, push: rank >= 3, maintain: rank >= 4, admin: rank >= 5 };
}

/** The field from before there were five roles: maintain counts as write, triage as read. */
function legacyName(flags: Flags): string {
  if (flags.admin) return 'admin';
  if (flags.push) return 'write';
  return flags.pull ? 'read' : 'none';
}
