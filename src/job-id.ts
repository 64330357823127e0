const MAX_LENGTH = 256;

/**
 * Whether a text can be a job's id. The service's document says only that it is a string; it must be possible to ask for it
 * again, as a part of a path, and to keep it in a record.
 */
export function isJobId(text: string): boolean {
  return (
    text !== '' &&
    text.length <= MAX_LENGTH &&
    text !== '.' &&
    text !== '..' &&
    text.isWellFormed() &&
    !/[\p{Cc}\s]/u.test(text)
  );
}
