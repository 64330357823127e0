/** Releases, as GitHub's API and its webhooks give them: https://docs.github.com/rest/releases */
import * as z from 'zod/mini';
import { accountField, textField } from './github-fields.ts';

/** Schema of a release. `publishedAt` is empty until it is published. */
export const releaseSchema = z.pipe(
  z.object({
    id: z.int(),
    tag_name: z.string(),
    name: textField,
    body: textField,
    html_url: z.string(),
    author: accountField,
    draft: z.boolean(),
    prerelease: z.boolean(),
    published_at: textField,
  }),
  z.transform(
    ({ tag_name: tag, name, html_url: url, published_at: publishedAt, ...rest }) => ({
      ...rest,
      tag,
      // Without a name GitHub's pages show the tag.
      title: name.trim() || tag,
      url,
      publishedAt,
    }),
  ),
);
/** A release, or a tag as if it were one. */
export type ReleaseObject = Readonly<Omit<z.infer<typeof releaseSchema>, 'id'>>;
