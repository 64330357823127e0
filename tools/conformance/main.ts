/** `npm run conformance`: the fake's replies and the client's requests, held to the description of the service. */
import { listClientExchanges } from './client-exchanges.ts';
import { listUnseen, tabulate } from './exchange-check.ts';
import { listFakeExchanges } from './fake-exchanges.ts';
import { writeTable } from './table.ts';
import { createValidator } from './validator.ts';

const validator = createValidator();
const rows = tabulate([...listFakeExchanges(), ...(await listClientExchanges())], validator);
console.log(writeTable(rows));
console.log(`Described, and never given by the fake: ${listUnseen(rows, validator).join(', ') || 'nothing'}`);
if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
