// Markdown to HTML as GitHub does it, as far as its parts are public: GitHub Flavored Markdown, GitHub's allowlist of HTML (the default
// of rehype-sanitize), line breaks in comments, mentions and references as links, alerts.
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkGithub from 'remark-github';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** HTML of a comment (`breaks`: each line break counts) or of a document such as a job summary. */
export async function toHtml(markdown, { breaks }) {
  const pipeline = unified().use(remarkParse).use(remarkGfm);
  if (breaks) pipeline.use(remarkBreaks);
  const html = await pipeline
    .use(remarkGithub, { repository: 'OWNER/REPOSITORY', mentionStrong: false })
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(rehypeGithubAlerts)
    .use(rehypeStringify)
    .process(markdown);
  return String(html);
}
