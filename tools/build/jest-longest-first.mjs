import Sequencer from '@jest/test-sequencer';

/** Suites that take more than a few seconds of the processor, longest first: a worker that begins one of them last keeps the others waiting. */
const LONGEST = [
  '/contract/dist',
  '/acceptance/at-most-once-faults',
  '/security/attacks',
  '/acceptance/',
  '/faults/',
  '/signals/mask',
  '/tools/waiting',
  '/thread/claim.test',
];

/** On a fresh checkout jest knows no durations and sorts by the sizes of files, which do not matter. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const placeOf = ({ path }) => {
      const at = LONGEST.findIndex((part) => path.includes(part));
      return at < 0 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
