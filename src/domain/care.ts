/** Care for docs pull requests: messages to their jobs, and replies to people. */

/** Causes of messages. The input `care` has these words. */
export const CARE_CAUSES = ['conflicts', 'checks'] as const;
export type CareCause = (typeof CARE_CAUSES)[number];

/** Messages and replies about a docs pull request, as a status comment of its job counts them. */
export type CareRecord = Readonly<{
  messages: number;
  /** Time of the newest message, ISO 8601; null if there is none. */
  sentAt: string | null;
  /** Whether people know that the sweep sends no more messages. */
  isReported: boolean;
  reminders: number;
  /** Time of the newest reminder. */
  remindedAt: string | null;
}>;

export const NO_CARE: CareRecord = {
  messages: 0,
  sentAt: null,
  isReported: false,
  reminders: 0,
  remindedAt: null,
};
