// Puts the figures of a run into docs/mutation.md: node tools/mutation/page.mjs [report.json …]. Several reports, of runs with --mutate, are put
// together; of a file that is in more than one the last counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/mutation.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const given = process.argv.slice(2);
const reports = given.length > 0 ? given : [join(root, 'build/mutation/report.json')];
const files = new Map(
  reports.flatMap((report) => Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)),
);

const rows = [...files]
  .map(([file, { mutants }]) => ({ file, ...count(mutants) }))
  .filter(({ made }) => made > 0)
  .sort((a, b) => (a.file < b.file ? -1 : 1));
const rooms = [...new Set(rows.map(({ file }) => roomOf(file)))];

const table = [
  '| file | mutants | noticed | of these by endless loops | unnoticed | score |',
  '| --- | --: | --: | --: | --: | --: |',
  ...rooms.flatMap((room) => {
    const own = rows.filter(({ file }) => roomOf(file) === room);
    return [line(`**${room}**`, sum(own)), ...own.map((row) => line(`\`${row.file}\``, row))];
  }),
  line('**all**', sum(rows)),
].join('\n');

const text = readFileSync(page, 'utf8');
const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
writeFileSync(page, `${before}\n\n${table}\n\n${text.slice(text.indexOf(END))}`);
console.log(line('all', sum(rows)));

function roomOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** Mutants that Stryker ignores, and those that do not run at all, count for nothing. */
function count(mutants) {
  const of = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const [noticed, endless, unnoticed] = [
    of('Killed', 'Timeout'),
    of('Timeout'),
    of('Survived', 'NoCoverage'),
  ];
  return { made: noticed + unnoticed, noticed, endless, unnoticed };
}

function sum(counts) {
  const total = (name) => counts.reduce((all, each) => all + each[name], 0);
  return Object.fromEntries(['made', 'noticed', 'endless', 'unnoticed'].map((name) => [name, total(name)]));
}

function line(name, { made, noticed, endless, unnoticed }) {
  // Rounded down: 89.99 % are not 90.
  const score = (Math.floor((noticed / made) * 1000) / 10).toFixed(1);
  return `| ${name} | ${made} | ${noticed} | ${endless} | ${unnoticed} | ${score} % |`;
}
