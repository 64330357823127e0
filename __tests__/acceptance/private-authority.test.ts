import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFakeService, type FakeService } from '../../fakes/service/serve.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { makeCertificate } from '../unit/service/certificate.ts';
import { runAgainst } from '../../fakes/run-agent.ts';

/** The service behind TLS, with a certificate that an authority of the company's own has signed. */
const clock = new VirtualClock();
let service: FakeService;
let front: Server;
let folder: string;
const authority = (): string => join(folder, 'authority.pem');
const url = (): string => `https://localhost:${(front.address() as AddressInfo).port}`;

beforeAll(async () => {
  service = await startFakeService({ workMs: 20, noticeMs: 20, clock });
  folder = mkdtempSync(join(tmpdir(), 'authority-'));
  const certificate = makeCertificate('localhost');
  writeFileSync(authority(), certificate.cert);
  const port = Number(new URL(service.url).port);
  front = createServer(certificate, (secure) => {
    const plain = connect(port, '127.0.0.1');
    secure.pipe(plain).pipe(secure);
    for (const socket of [secure, plain]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => front.close(resolve));
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('a service whose certificate an authority of one’s own has signed', () => {
  it('is trusted when NODE_EXTRA_CA_CERTS names that authority', async () => {
    const run = await runAgainst(service, {
      clock,
      inputs: { 'base-url': url() },
      env: { NODE_EXTRA_CA_CERTS: authority() },
    });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
  });

  it('is sent nothing otherwise, and the sentence names the cure', async () => {
    const before = service.requests.length;
    const run = await runAgainst(service, { clock, inputs: { 'base-url': url() } });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-sent' });
    expect(run.outputs['message']).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(run.outputs['message']).toContain('NODE_EXTRA_CA_CERTS');
    expect(service.requests).toHaveLength(before);
  });
});
