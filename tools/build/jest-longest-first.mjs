import Sequencer from '@jest/test-sequencer';

/** Suites whose time goes into processes that they start: a worker that begins one of them last keeps the others waiting. */
const LONG = [
  '/acceptance/',
  '/contract/dist',
  '/security/',
  '/tools/demo',
  '/faults/',
  '/tools/release',
];

/** On a fresh checkout jest knows no durations and sorts by the sizes of files, which do not matter. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => LONG.some((part) => path.includes(part));
    return super.sort(tests).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
