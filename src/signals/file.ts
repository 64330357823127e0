import { serialize, type Cell } from '../analytics/file-formats.ts';
import type { SignalsInputs } from './inputs.ts';
import type { Problem } from './ranking.ts';

const COLUMNS = ['rank', 'signal', 'text', 'page', 'count', 'positive', 'views', 'score'];

/** The text of the file, one row per problem. */
export function renderFile(
  problems: readonly Problem[],
  { format, compare, texts }: Pick<SignalsInputs, 'format' | 'compare' | 'texts'>,
): Generator<string> {
  const columns = [...COLUMNS, ...(compare ? ['countBefore'] : []), ...(texts ? ['comments'] : [])];
  const rows = problems.map((problem, index): readonly Cell[] => {
    const { kind, text, page, count, positive, views, score, before, comments } = problem;
    const cells = [index + 1, kind, text, page, count, positive, views, Math.round(score * 100) / 100];
    return [...cells, ...(compare ? [before] : []), ...(texts ? [comments.join(' | ')] : [])];
  });
  return serialize(format, columns, rows);
}
