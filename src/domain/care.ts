/** Care for docs pull requests: messages to their jobs. */
import * as z from 'zod/mini';

/** Causes of messages. The input `for` has these words. */
export const CARE_CAUSES = ['conflicts', 'checks'] as const;
export type CareCause = (typeof CARE_CAUSES)[number];

/** The commit of the docs pull request that a message of care is about. */
export const CARE_RECORD = z.object({ head: z.string() });
