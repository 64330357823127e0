// Markdown to HTML as GitHub does it, as far as its parts are public: GitHub Flavored Markdown, GitHub's allowlist of HTML (the default
// of rehype-sanitize), line breaks in comments, mentions and references as links.
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** HTML of a comment (`breaks`: each line break counts) or of a document such as a job summary. */
export async function toHtml(markdown, { breaks }) {
  const pipeline = unified().use(remarkParse).use(remarkGfm);
  if (breaks) pipeline.use(remarkBreaks);
  const html = await pipeline
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(linkNames)
    .use(drawAlerts)
    .use(rehypeStringify)
    .process(markdown);
  return String(html);
}

/** GitHub shows a quotation that begins with `[!NOTE]` and the like as an alert: a coloured bar and a title. */
function drawAlerts() {
  return ({ children }) => {
    for (const quote of children.filter(({ tagName }) => tagName === 'blockquote')) {
      const paragraph = quote.children.find(({ tagName }) => tagName === 'p');
      const [first] = paragraph?.children ?? [];
      const found = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/.exec(first?.value ?? '');
      if (found === null) continue;
      const kind = found[1].toLowerCase();
      first.value = first.value.slice(found[0].length);
      const title = { type: 'text', value: `${found[1][0]}${kind.slice(1)}` };
      quote.tagName = 'div';
      quote.properties = { className: ['markdown-alert', `markdown-alert-${kind}`] };
      quote.children.unshift({
        type: 'element',
        tagName: 'p',
        properties: { className: ['markdown-alert-title'] },
        children: [title],
      });
    }
  };
}

/** GitHub turns mentions and references in text into links, and notifies people. */
const NAMES = /(?<![\w`/])(@[a-z\d](?:[a-z\d-]{0,38})|(?:[\w.-]+\/[\w.-]+)?#\d+|GH-\d+)(?![\w-])/gi;
const UNCHANGED = new Set(['a', 'code', 'pre']);

function linkNames() {
  return (tree) => visit(tree);

  function visit(node) {
    if (UNCHANGED.has(node.tagName)) return;
    node.children = node.children?.flatMap((child) => (child.type === 'text' ? split(child.value) : [child]));
    node.children?.forEach(visit);
  }

  function split(text) {
    return text.split(NAMES).map((value, index) => {
      const leaf = { type: 'text', value };
      if (index % 2 === 0) return leaf;
      return { type: 'element', tagName: 'a', properties: { href: '#' }, children: [leaf] };
    });
  }
}
