/**
 * What the first request needs not is loaded after it: a dispatched run sends its job without the other parts of the bundle.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workflowDispatchEvent } from '../../standin/payloads.ts';
import { runAction } from '../../standin/runner/index.ts';
import { startServiceStandIn } from '../../standin/service/serve.ts';
import { partsOfDoor } from '../bundle-parts.ts';

it('a dispatched run sends its request before it loads what comes after', async () => {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  const service = await startServiceStandIn({ life: 'finishes-at-once' });
  try {
    const { key, projectId } = service.state.config;
    cpSync('action.yml', join(root, 'action.yml'));
    cpSync('dist/agent', join(root, 'dist/agent'), { recursive: true });
    const needed = partsOfDoor();
    const later = readdirSync('dist/agent').filter(
      (file) => /^\d+\.index\.js$/.test(file) && !needed.includes(file),
    );
    expect(later).toHaveLength(2);
    for (const file of later) rmSync(join(root, 'dist/agent', file));
    const run = await runAction({
      action: join(root, 'action.yml'),
      event: workflowDispatchEvent(),
      inputs: {
        'api-key': key,
        'project-id': projectId,
        'base-url': service.url,
        prompt: 'Explain the retry option.',
        'instructions-file': '',
      },
      secrets: [key],
    });
    expect(service.requests.map(({ method }) => method)).toEqual(['POST']);
    // And then it misses them.
    expect(run.log).toContain('.index.js');
  } finally {
    await service.close();
    rmSync(root, { recursive: true });
  }
});
