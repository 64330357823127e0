// Writes the figures of a run into README.md: node tools/mutation/page.mjs [report.json …]. Reports of runs with --mutate are combined; if
// a file is in several, the last one counts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const page = join(import.meta.dirname, 'README.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const given = process.argv.slice(2);
const reports = given.length > 0 ? given : [join(root, 'build/mutation/report.json')];
const files = new Map(
  reports.flatMap((report) => Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)),
);

const rows = [...files]
  .map(([file, { mutants }]) => ({ folder: file.split('/').slice(0, 2).join('/'), ...count(mutants) }))
  .filter(({ made }) => made > 0);
const folders = [...new Set(rows.map(({ folder }) => folder))].sort();

const table = [
  '| folder | mutants | detected | of these by timeout | survived | score |',
  '| --- | --: | --: | --: | --: | --: |',
  ...folders.map((folder) => line(`**${folder}**`, sum(rows.filter((row) => row.folder === folder)))),
  line('**all**', sum(rows)),
].join('\n');

const text = readFileSync(page, 'utf8');
const before = text.slice(0, text.indexOf(BEGIN) + BEGIN.length);
writeFileSync(page, `${before}\n\n${table}\n\n${text.slice(text.indexOf(END))}`);
console.log(line('all', sum(rows)));

/** Mutants that Stryker ignores, and those that do not run at all, count for nothing. */
function count(mutants) {
  const of = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const [detected, byTimeout, survived] = [
    of('Killed', 'Timeout'),
    of('Timeout'),
    of('Survived', 'NoCoverage'),
  ];
  return { made: detected + survived, detected, byTimeout, survived };
}

function sum(counts) {
  const total = (name) => counts.reduce((all, each) => all + each[name], 0);
  return Object.fromEntries(['made', 'detected', 'byTimeout', 'survived'].map((name) => [name, total(name)]));
}

function line(name, { made, detected, byTimeout, survived }) {
  // Rounded down: 89.99 % are not 90.
  const score = (Math.floor((detected / made) * 1000) / 10).toFixed(1);
  return `| ${name} | ${made} | ${detected} | ${byTimeout} | ${survived} | ${score} % |`;
}
