import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect } from '@jest/globals';
import { makeCertificate } from '../support/certificate.ts';
import { dispatched, itWithHarness } from './with-harness.ts';

itWithHarness(
  'a certificate of a private authority is trusted only with NODE_EXTRA_CA_CERTS',
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
      expect(rejected.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-sent' });
      expect(rejected.outputs['message']).toMatch(/NODE_EXTRA_CA_CERTS.*DEPTH_ZERO_SELF_SIGNED_CERT/);
      expect(harness.requests()).toEqual([]);

      const run = await harness.run(dispatched(), { inputs, env: { NODE_EXTRA_CA_CERTS: authority } });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    } finally {
      await new Promise((resolve) => front.close(resolve));
      rmSync(folder, { recursive: true });
    }
  },
);
