const MAX_LENGTH = 256;

/** Whether a text can be a job's id: a segment of a path that fits into a comment. The service document says only that it is a string. */
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
