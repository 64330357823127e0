const MAX_LENGTH = 256;

/**
 * Whether a text can be a job id. The API description says only that it is a string. It must be usable as a segment of a path and
 * short enough for the state.
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
