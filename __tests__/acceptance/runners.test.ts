/** Differences between runners: clocks, variables, certificates. No runner shows secrets. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { hasPrograms } from '../../fakes/runner/programs.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { makeCertificate } from '../support/certificate.ts';
import {
  annotated,
  dispatched,
  itWithHarness,
  NO_WAIT,
  withHarness,
} from './with-harness.ts';

const DAY = 86_400_000;
const clockOffBy = (ms: number) => ({ CLOCK_OFFSET: String(ms) });

it.concurrent.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a command, its re-run and the next command, on a runner that is %s', (_, offset) =>
  withHarness({}, async (harness) => {
    const event = harness.addComment('/docs explain the retry');
    const first = await harness.run(event, { inputs: NO_WAIT, env: clockOffBy(offset) });
    expect(first.outputs).toMatchObject({
      outcome: 'still-active',
      jobAction: 'created',
    });
    const again = await harness.run(event, { runAttempt: 2 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    await harness.command('/docs also an example');
    await harness.command('/docs and a list', { env: clockOffBy(offset) });
    expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001']);
  }),
);

itWithHarness(
  'a sweep on a runner that is a day behind finishes a job',
  {},
  async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    await harness.clock.sleep(30);
    const { outputs } = await harness.sweep({}, { env: clockOffBy(-DAY) });
    expect(outputs).toMatchObject({ finished: '1' });
  },
);

describe('a runner without some variables', () => {
  itWithHarness(
    'that has no address of GitHub as one uses github.com',
    {},
    async (harness) => {
      const run = await harness.command('/docs explain the retry', {
        env: { GITHUB_SERVER_URL: 'no url' },
      });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
      expect(harness.shown()).toContain(
        '(https://github.com/Codertocat/Hello-World/actions/runs/',
      );
    },
  );

  itWithHarness(
    'sends nothing if nothing provides the ID of the repository',
    {},
    async (harness) => {
      const { name, payload } = harness.addComment('/docs explain the retry');
      const { repository: _, ...rest } = payload;
      const env = {
        GITHUB_REPOSITORY: 'Codertocat/Hello-World',
        GITHUB_REPOSITORY_ID: '',
      };
      const run = await harness.run({ name, payload: rest }, { inputs: NO_WAIT, env });
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        message: expect.stringMatching(
          /the ID of the repository.*`GITHUB_REPOSITORY_ID`/,
        ) as unknown,
      });
      expect(harness.sent()).toEqual([]);
    },
  );
});

describe('a file of the runner that cannot be written is one warning, and the run continues', () => {
  const nowhere = join(tmpdir(), 'docs-agent-no-such-folder', 'file');
  const [outputs, state, summary] = [
    /^The outputs for later steps could not be written/,
    /^The state for the post step could not be written/,
    /^The job summary could not be written/,
  ];
  const unwritable = (path: string): Readonly<Record<string, string>> => ({
    GITHUB_OUTPUT: path,
    GITHUB_STATE: path,
    GITHUB_STEP_SUMMARY: path,
  });
  const matching = (warnings: readonly RegExp[]): readonly unknown[] =>
    warnings.map((warning) => expect.stringMatching(warning));

  const onFullDisk = existsSync('/dev/full')
    ? [['the disk is full', '/dev/full', /ENOSPC/] as const]
    : [];

  it.concurrent.each<readonly [string, string, RegExp]>([
    ['the runner does not set the variable', '', /the variable is not set/],
    ['its folder is missing', nowhere, /Missing file|ENOENT/],
    ['there is a folder in its place', tmpdir(), /EISDIR/],
    ...onFullDisk,
  ])('main action: %s', (_, path, reason) =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event, { env: unwritable(path) });
      const warnings = annotated(run, 'warning');
      expect(warnings).toEqual(matching([state, outputs, summary]));
      for (const warning of warnings) expect(warning).toMatch(reason);
      expect(run.exitCode).toBe(0);
      expect(run.log).toContain('Outcome: pr-opened');
      expect(harness.sent()).toEqual(['new job']);
      expect(harness.shown()).toMatch(/^### ✅/);
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
    }),
  );

  (hasPrograms('bash') ? it.concurrent : it.skip)(
    'a file that takes only a part of an entry has none of it',
    () =>
      withHarness({}, async (harness) => {
        const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
        const node = join(folder, 'node');
        const start = `exec '${process.execPath}' "$@"`;
        const script = ['#!/usr/bin/env bash', "trap '' XFSZ", 'ulimit -f 1', start];
        writeFileSync(node, script.join('\n'), { mode: 0o755 });
        try {
          const run = await harness.command('/docs explain the retry', { node });
          const warnings = matching([state, outputs, summary]);
          expect(annotated(run, 'warning')).toEqual(warnings);
          expect(run.log).toContain('GITHUB_OUTPUT: EFBIG');
          // The fake of the runner rejects what GitHub's would reject.
          expect(run.outputs).toMatchObject({ jobId: 'job_0001', status: 'active' });
          expect(run.exitCode).toBe(0);
          expect(harness.shown()).toMatch(/^### ✅/);
        } finally {
          rmSync(folder, { recursive: true });
        }
      }),
  );
});

const KEYS = ['mint_fake_admin_key', 'mint_old_key_0123456789'];
const inputs = { 'api-key': ` ${KEYS.join('\n\n')} \n` };

it.concurrent.each([
  ['a run with invalid inputs', 'action.yml', { prompt: '' }],
  ['a dry run', 'action.yml', { prompt: 'Go.', 'dry-run': 'true' }],
  ['a run for an ordinary comment', 'action.yml', undefined],
  ['the sweep', 'sweep/action.yml', { repositories: 'x' }],
  ['care', 'care/action.yml', { 'max-messages': 'x' }],
  ['the export', 'analytics/action.yml', { days: 'x' }],
])('%s masks its secrets before it logs anything else', (_, action, more) =>
  withHarness({}, async (harness) => {
    const event =
      more === undefined ? harness.addComment('Looks good.') : scheduleEvent();
    const run = await harness.run(event, { action, inputs: { ...inputs, ...more } });
    const usesGitHub = action !== 'analytics/action.yml';
    const masked = usesGitHub ? [...KEYS, harness.github.token] : KEYS;
    const lines = run.rawLog.split('\n');
    const first = lines.findIndex((line) => !line.startsWith('::add-mask::'));
    expect(lines.slice(0, first).toSorted()).toEqual(
      masked.map((secret) => `::add-mask::${secret}`).toSorted(),
    );
    expect(lines[first]).not.toBe('');
    expect(harness.posts()).toEqual([]);
  }),
);

itWithHarness(
  'a private authority is trusted only with NODE_EXTRA_CA_CERTS',
  {},
  async (harness) => {
    const folder = mkdtempSync(join(tmpdir(), 'authority-'));
    const authority = join(folder, 'authority.pem');
    const certificate = makeCertificate('localhost');
    writeFileSync(authority, certificate.cert);
    const port = Number(new URL(harness.service.url).port);
    const front = createServer(certificate, (secure) => {
      const plain = connect(port, '127.0.0.1');
      secure.pipe(plain).pipe(secure);
      for (const socket of [secure, plain]) socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
    try {
      const url = `https://localhost:${(front.address() as AddressInfo).port}`;
      const inputs = { 'base-url': url, prompt: 'Document the retry option.' };

      const rejected = await harness.run(dispatched(), { inputs });
      expect(rejected.outputs).toMatchObject({ outcome: 'rejected' });
      expect(rejected.outputs['message']).toMatch(
        /NODE_EXTRA_CA_CERTS.*DEPTH_ZERO_SELF_SIGNED_CERT/,
      );
      expect(harness.requests()).toEqual([]);

      const run = await harness.run(dispatched(), {
        inputs,
        env: { NODE_EXTRA_CA_CERTS: authority },
      });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    } finally {
      await new Promise((resolve) => front.close(resolve));
      rmSync(folder, { recursive: true });
    }
  },
);
