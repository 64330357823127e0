import type { Interception, LoggedRequest } from '../../fakes/service/serve.ts';

const PER_PAGE = 250;

/** Answers to an export of so many rows, made beforehand, so that the service's own work does not count. */
export function answerPages(rows: number): (request: LoggedRequest) => Interception {
  const views = Array.from({ length: rows }, (_, index) => {
    const human = 2 * (rows - index);
    const ai = index % 50;
    return { path: `/guides/section-${index % 97}/page-${index}`, human, ai, total: human + ai };
  });
  const totals = { human: 0, ai: 0, total: 0 };
  for (const row of views) {
    totals.human += row.human;
    totals.ai += row.ai;
    totals.total += row.total;
  }
  const answers = new Map<string, string>();
  for (let offset = 0; offset < rows; offset += PER_PAGE) {
    const page = { totals, views: views.slice(offset, offset + PER_PAGE), hasMore: offset + PER_PAGE < rows };
    answers.set(String(offset), JSON.stringify(page));
  }
  return ({ query }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: answers.get(query['offset'] ?? '0') ?? '',
  });
}
