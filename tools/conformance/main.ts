/** `npm run conformance`: the fake's replies and the client's requests, held to the description of the service, and every shape of rows. */
import { plainTable } from '../markdown.ts';
import { listUnseen, readDescription, tabulate } from './check.ts';
import { listClientExchanges } from './client-exchanges.ts';
import { listFakeExchanges } from './fake-exchanges.ts';
import { countShapes, isCovered } from './row-shapes.ts';

const description = readDescription();
const fromFake = listFakeExchanges();
const fromClient = await listClientExchanges();
const rows = tabulate([...fromFake, ...fromClient], description);
const lines = rows.map(({ name, operation, status, expected, count, faults }) => {
  const verdict =
    faults.length === 0 ? `as expected: ${expected}` : `WRONG: ${faults.join('; ')}`;
  return [name, operation, String(status), String(count), verdict];
});
const HEADER = ['case', 'operation', 'status', 'times', 'verdict'];
console.log(plainTable([HEADER, ...lines]));

let count = 0;
for (const row of rows) count += row.count;
const wrong = rows.filter(({ faults }) => faults.length > 0).length;
const verdict = wrong === 0 ? 'none wrong' : `${wrong} rows wrong`;
console.log(`\n${count} exchanges, ${verdict}`);

const unseen = listUnseen(rows, description);
const shownUnseen = unseen.length === 0 ? 'nothing' : unseen.join(', ');
console.log(`Described, and never given by the fake: ${shownUnseen}`);

const shapes = countShapes(fromFake, description);
const shapeLines = shapes.map((shape) => {
  const verdict = isCovered(shape) ? 'as expected' : 'WRONG: not sent, or not read';
  return [shape.operation, shape.shape, String(shape.sent), String(shape.read), verdict];
});
const SHAPE_HEADER = ['operation', 'rows', 'sent by the fake', 'read by the client', ''];
console.log(`\n${plainTable([SHAPE_HEADER, ...shapeLines])}`);
if (wrong > 0 || !shapes.every(isCovered)) process.exitCode = 1;
