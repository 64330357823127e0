/** `npm run conformance`: the fake's replies and the client's requests, held to the description of the service. */
import { plainTable } from '../markdown.ts';
import { listClientExchanges } from './client-exchanges.ts';
import { readDescription } from './description.ts';
import { listUnseen, tabulate } from './exchange-check.ts';
import { listFakeExchanges } from './fake-exchanges.ts';

const VERDICTS = {
  described: 'as described',
  refused: 'refused, as described',
  foreign: 'told apart',
} as const;

const description = readDescription();
const rows = tabulate([...listFakeExchanges(), ...(await listClientExchanges())], description);
const lines = rows.map(({ scene, operation, status, expected, count, faults }) => {
  const verdict = faults.length === 0 ? VERDICTS[expected] : `WRONG: ${faults.join('; ')}`;
  return [scene, operation, String(status), String(count), verdict];
});
console.log(plainTable([['scene', 'operation', 'status', 'times', 'verdict'], ...lines]));
const count = rows.reduce((sum, row) => sum + row.count, 0);
const wrong = rows.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${count} exchanges, ${wrong === 0 ? 'none' : `${wrong} rows`} wrong`);
console.log(
  `Described, and never given by the fake: ${listUnseen(rows, description).join(', ') || 'nothing'}`,
);
if (wrong > 0) process.exitCode = 1;
