/** `npm run bench -- costs` */
import { enterBackstage } from './backstage.ts';
import { action } from './process.ts';
import { compare, type Contender, type Figures } from './rounds.ts';
import { drawTable } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 15);
const PR_OPENED = ['outcome', 'pr-opened'] as const;

const OURS: readonly Contender[] = [
  {
    name: 'ordinary comment',
    opening: { on: 'comment', body: 'Thanks, that looks good to me.' },
    run: action('action.yml', { inputs: {}, ends: ['reason', 'no-command'] }),
  },
  {
    name: 'command in a thread',
    opening: { on: 'comment', body: '/docs explain the retry option' },
    run: action('action.yml', { inputs: {}, ends: PR_OPENED }),
  },
  {
    name: 'dispatch',
    opening: { on: 'dispatch' },
    run: action('action.yml', { inputs: { prompt: 'Explain the retry option.' }, ends: PR_OPENED }),
  },
  {
    name: 'dispatch, no rules',
    opening: { on: 'dispatch' },
    run: action('action.yml', {
      inputs: { prompt: 'Explain the retry option.', 'rules-file': '' },
      ends: PR_OPENED,
    }),
  },
  {
    name: 'export of 10 pages',
    opening: { on: 'schedule', rows: 2500 },
    run: action('views/action.yml', {
      inputs: { 'date-from': '2026-08-01', 'date-to': '2026-09-01' },
      ends: ['complete', 'true'],
    }),
  },
];

const backstage = enterBackstage();
const figures = await compare(backstage, OURS, ROUNDS);
backstage.leave();
console.log(drawTable([HEADS(), ...figures.map(rowOf)]));

function HEADS() {
  return [
    '',
    'ms',
    'least',
    'ratio',
    'first any',
    'ratio',
    'first service',
    'ratio',
    'requests',
    'MiB',
    'CPU ms',
  ];
}
function rowOf({ name, ms, leastMs, ratio, first, requests, peakMib, cpuMs }: Figures): string[] {
  const f = (value: number, digits = 1): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));
  return [
    name,
    f(ms),
    f(leastMs),
    f(ratio, 2),
    f(first.any.ms),
    f(first.any.ratio, 2),
    f(first.service.ms),
    f(first.service.ratio, 2),
    f(requests, 0),
    f(peakMib),
    f(cpuMs),
  ];
}
