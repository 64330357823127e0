import { JOB_STATUSES, type Answer, type Fault, type Job } from '../domain.ts';

/** One look, for the log. Times in milliseconds. Status and fault are the service's words: hostile until escaped. */
export type LookEvent = Readonly<{
  /** Number of the look, from 1. */
  look: number;
  /** Since the wait's start. */
  elapsedMs: number;
  /** The job's status, after a good answer that had one. */
  status?: string;
  /** What came instead of a good answer. */
  fault?: Fault;
  /** Until the next look; undefined when this was the last. */
  nextInMs: number | undefined;
  /** A status that the service's description does not know: given once for each, as it is worth a warning. */
  unknownStatus?: string;
}>;

type Look = Readonly<{ look: number; elapsedMs: number; nextInMs: number | undefined; answer: Answer<Job> }>;

/** A function that tells each look to `onLook` and remembers which unknown statuses it has told of. */
export function tellLooks(onLook: ((event: LookEvent) => void) | undefined): (look: Look) => void {
  const known = new Set<string>(JOB_STATUSES);
  return ({ answer, ...numbers }) => {
    if (!answer.ok) {
      onLook?.({ ...numbers, fault: answer.fault });
      return;
    }
    const { status } = answer.value;
    const isNew = status !== undefined && !known.has(status);
    if (isNew) known.add(status);
    onLook?.({
      ...numbers,
      ...(status === undefined ? {} : { status }),
      ...(isNew ? { unknownStatus: status } : {}),
    });
  };
}
