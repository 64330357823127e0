/** Fields of replies that nothing depends on. */
import * as z from 'zod/mini';

/** A field that may be missing; of another type than `schema`'s, it counts as missing. */
export function tolerant<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}
