/** Care for docs pull requests: messages to their jobs, and replies to people. */
import * as z from 'zod/mini';

/** Causes of messages. The input `care` has these words. */
export const CARE_CAUSES = ['conflicts', 'checks'] as const;
export type CareCause = (typeof CARE_CAUSES)[number];

/** Messages and replies about a docs pull request, as a status comment of its job counts them. */
export const CARE_RECORD = z.object({
  messages: z.int(),
  /** Time of the newest message, ISO 8601; null if there is none. */
  sentAt: z.nullable(z.string()),
  /** Whether people know that the sweep sends no more messages. */
  isReported: z.boolean(),
  reminders: z.int(),
  /** Time of the newest reminder. */
  remindedAt: z.nullable(z.string()),
});
export type CareRecord = Readonly<z.infer<typeof CARE_RECORD>>;

export const NO_CARE: CareRecord = {
  messages: 0,
  sentAt: null,
  isReported: false,
  reminders: 0,
  remindedAt: null,
};
