/** `npm run conformance`: the fake's replies and the client's requests, held to the description of the service. */
import { listClientExchanges } from './client-exchanges.ts';
import { readDescription } from './description.ts';
import { listUnseen, tabulate } from './exchange-check.ts';
import { listFakeExchanges } from './fake-exchanges.ts';
import { writeTable } from './table.ts';

const description = readDescription();
const rows = tabulate([...listFakeExchanges(), ...(await listClientExchanges())], description);
console.log(writeTable(rows));
console.log(
  `Described, and never given by the fake: ${listUnseen(rows, description).join(', ') || 'nothing'}`,
);
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
