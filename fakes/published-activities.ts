/** The activity types of events, as GitHub's description of its webhooks lists them. */
import { createRequire } from 'node:module';
import { derive, publishedPayload, publishedPayloads, type Payload } from './payloads.ts';

const { webhooks } = createRequire(import.meta.url)(
  '@octokit/openapi-webhooks/generated/api.github.com.json',
) as Readonly<{ webhooks: Readonly<Record<string, unknown>> }>;

/** Names of other events begin like `pull-request-`: `pull-request-review-submitted`. */
const OTHER_EVENTS = /^review-(?:comment-|thread-|submitted$|edited$|dismissed$)/;

/** Lists the activities of an event in the spelling of that description: `review-requested`. */
export function describedActivities(event: string): readonly string[] {
  const prefix = `${event.replaceAll('_', '-')}-`;
  return Object.keys(webhooks)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => !OTHER_EVENTS.test(name));
}

/** Returns the published payloads of an activity, or else one that is made of another activity's. */
export function payloadsOfActivity(event: string, activity: string): readonly Payload[] {
  const action = activity.replaceAll('-', '_');
  const published = publishedPayloads(event, action);
  if (published.length > 0) return published;
  return [derive(publishedPayload(event), { action })];
}
