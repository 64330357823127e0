import { gitHubSentences, serviceSentences, splitSentences, viewsSentences } from './fault-sentences.ts';
import type { Finding } from './finding.ts';
import type { Page } from './pages.ts';
import { inputSentences } from './wrong-inputs.ts';

const MARKS = ['<!-- wrong inputs -->', '<!-- /wrong inputs -->'] as const;

/**
 * Every sentence about a fault stands as a quotation in the guide, so that whoever searches for it finds it there, and nothing is
 * quoted that is not said any more.
 */
export function checkQuotations(page: Page): Finding {
  const said = new Set([...serviceSentences(), ...gitHubSentences(), ...viewsSentences()]);
  const quoted = quotationsIn(page.text);
  const faults = [
    ...[...said]
      .filter((sentence) => !quoted.has(sentence))
      .map((text) => `${page.path} does not quote: ${text}`),
    ...[...quoted]
      .filter((sentence) => !said.has(sentence))
      .map((text) => `${page.path} quotes what is never said: ${text}`),
  ];
  return { name: 'fault sentences', looked: `${said.size} sentences, each quoted in ${page.path}`, faults };
}

/** The sentences about inputs are listed in the guide as they are. */
export function checkInputList(page: Page, root: string): Finding {
  const isCurrent = page.text === withInputList(page.text, root);
  return {
    name: 'input sentences',
    looked: `${inputSentences(root).length} sentences, listed in ${page.path}`,
    faults: isCurrent ? [] : [`${page.path}: its list of sentences is old: npm run docs:check -- --write.`],
  };
}

/** The guide with its list made anew. */
export function withInputList(text: string, root: string): string {
  const [begin, end] = MARKS;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The guide has no ${begin} … ${end}`);
  const list = inputSentences(root).map((sentence) => `- ${escaped(sentence)}`);
  return `${text.slice(0, from)}${begin}\n\n${list.join('\n')}\n\n${text.slice(to)}`;
}

function quotationsIn(text: string): ReadonlySet<string> {
  const quotations = [...text.matchAll(/(?:^>.*\n)+/gm)].map(([lines]) =>
    lines.replaceAll(/^> ?/gm, '').replaceAll(/\s+/g, ' ').trim(),
  );
  return new Set(quotations.flatMap(splitSentences));
}

/** Outside of names: what Markdown would take for HTML or emphasis. */
function escaped(sentence: string): string {
  return sentence
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('*', '\\*')))
    .join('');
}
