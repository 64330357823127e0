import type { Ending, Event } from '../domain.ts';

/** A run that ends before its inputs are read, and the sentence for it. */
export type Gate = Readonly<{ ending: Ending; message: string }>;

/**
 * Whether the event lets this run ask for anything. Comes before the inputs, so that ordinary talk and events that GitHub
 * withholds secrets from do not turn red. Undefined: go on.
 */
export function gateEvent(event: Event, apiKey: string): Gate | undefined {
  if (event.isComment)
    return {
      ending: { outcome: 'skipped', reason: 'unsupported-event' },
      message: `Comments start nothing yet: ${event.name} is not supported by this version.`,
    };
  if (apiKey === '' && event.withoutSecrets)
    return {
      ending: { outcome: 'skipped', reason: 'no-secrets' },
      message:
        `GitHub gives no secrets to ${event.name} events of forks and Dependabot, so there is no API key to ask with. ` +
        'Events that get them: issue_comment, pull_request_target with types: [closed], push.',
    };
  return undefined;
}
