/** Fields that many of GitHub's objects have, as its API and its webhooks give them. */
import * as z from 'zod/mini';
import { getProperty } from '../text/unknown-values.ts';

/** Schema of a text; empty if it is missing or null. */
export const textField = z.catch(z.string(), '');

/** Schema of an answer without content. */
export const noContent = z.transform(() => undefined);

/** Schema of a flag; false if it is missing or null. */
export const flagField = z.catch(z.boolean(), false);

/** Reads a time of GitHub, in milliseconds; undefined if it is missing or unreadable. */
export function readTime(text: string): number | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** Schema of an account: its login; empty if there is none. */
export const accountField = z.pipe(
  z.catch(z.object({ login: z.string() }), { login: '' }),
  z.transform(({ login }) => login),
);

/** Schema of the labels of an issue or a pull request: their names, or objects with them. Anything else is left out. */
export const labelsField = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((all): readonly string[] => {
    const names = all.map((each) => getProperty(each, 'name') ?? each);
    return names.filter((each) => typeof each === 'string');
  }),
);

/** Fields of a changed file. A renamed one has both of its paths. */
export const filePaths = {
  filename: z.string(),
  previous_filename: z.optional(z.string()),
};

/** Schema of an object of which only the id counts. */
export const idSchema = z.object({ id: z.int() });

/** Creates the schema of a field that may be missing. Anything of another form counts as missing. */
export function lenientField<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

/** Schema of a repository, and whether not everyone can read it. An internal one is private, too. */
export const repositorySchema = z.object({
  id: z.int(),
  private: lenientField(z.boolean()),
});
