import { expect, it } from '@jest/globals';
import {
  parseReportInputs,
  type REPORT_INPUTS,
} from '../../../src/report/report-inputs.ts';

const NEEDED: Readonly<Record<string, string>> = {
  'api-key': 'mint_key_0123456789',
  'github-token': 'token',
};

/** Parses inputs on an event that is about no release. */
function parse(inputs: Readonly<Partial<Record<keyof typeof REPORT_INPUTS, string>>>) {
  const given = { ...NEEDED, ...inputs };
  return parseReportInputs({ getInput: (name) => given[name] ?? '' }, '');
}

const SEVERAL = [
  expect.stringMatching(/^`repositories` must not list several repositories/),
];

it.each(['all', 'acme/app\nacme/cli'])(
  'a report about a release is about one repository, not %j',
  (repositories) => {
    expect(parse({ release: 'v1', repositories })).toMatchObject({
      ok: false,
      error: SEVERAL,
    });
  },
);

it.each<readonly [string, string, unknown]>([
  ['v1', 'acme/app', ['acme/app']],
  ['v1', '', []],
  ['', 'all', 'all'],
  ['none', 'acme/app\nacme/cli', ['acme/app', 'acme/cli']],
])('a report with `release: %s` may be about %j', (release, repositories, expected) => {
  expect(parse({ release, repositories })).toMatchObject({
    ok: true,
    value: { repositories: expected },
  });
});

it('a name of a release must be that of a tag', () => {
  expect(parse({ release: '../../x' })).toMatchObject({
    ok: false,
    error: [expect.stringMatching(/^`release`/)],
  });
});
