/** A reason why a workflow cannot be tried, with the remedy, in words for its author. */
export class TryError extends Error {
  override readonly name = 'TryError';
}
