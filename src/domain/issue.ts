/** Issues, as GitHub's API and its webhooks give them: https://docs.github.com/rest/issues */
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
