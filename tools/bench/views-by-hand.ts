/** The shortest export of page views: fetch in a loop, without retries, checks and escaping. */
import { writeFileSync } from 'node:fs';

type Page = {
  views: {
    path: string;
    human: number;
    ai: number;
    total: number;
  }[];
  hasMore: boolean;
};

const rows: Page['views'] = [];
for (let offset = 0, more = true; more; offset += 250) {
  const query = `dateFrom=2026-08-01&dateTo=2026-09-01&limit=250&offset=${offset}`;
  const reply = await fetch(
    `${process.env['BASE_URL']}/v1/analytics/acme-docs/views?${query}`,
    {
      headers: { authorization: `Bearer ${process.env['API_KEY']}` },
    },
  );
  const page: Page = JSON.parse(await reply.text());
  rows.push(...page.views);
  more = page.hasMore;
}
const lines = rows.map(
  ({ path, human, ai, total }) =>
    `"${path.replaceAll('"', '""')}",${human},${ai},${total}`,
);
writeFileSync('page-views.csv', ['path,human,ai,total', ...lines, ''].join('\r\n'));
