/** Causes of messages of care. The input `for` has these words. */
export const CARE_CAUSES = ['conflicts', 'checks'] as const;
export type CareCause = (typeof CARE_CAUSES)[number];
