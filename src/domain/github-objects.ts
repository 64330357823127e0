/**
 * Issues and releases as GitHub's API and its webhooks give them, in the words of this project:
 * https://docs.github.com/rest, https://docs.github.com/webhooks/webhook-events-and-payloads.
 */
import * as z from 'zod/mini';
import { accountField, labelsField, textField } from './github-fields.ts';

export const issueSchema = z.pipe(
  z.object({
    number: z.int(),
    title: z.string(),
    body: textField,
    html_url: z.string(),
    user: accountField,
    labels: labelsField,
    pull_request: z.nullish(z.unknown()),
    updated_at: textField,
  }),
  z.transform(
    ({
      html_url: url,
      user: author,
      pull_request: pull,
      updated_at: updatedAt,
      ...rest
    }) => ({
      ...rest,
      url,
      author,
      isPullRequest: !!pull,
      updatedAt,
    }),
  ),
);
export type IssueObject = Readonly<z.infer<typeof issueSchema>>;

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
