import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONFIG } from '../../fakes/service/config.ts';
import { readFlags } from '../../fakes/service/flags.ts';
import { writeGuide } from '../../fakes/service/guide.ts';
import { SCENARIOS } from '../../fakes/service/scenarios.ts';

const DEFAULTS = { port: 0, scenario: 'opens-pull-request', workMs: 3000 } as const;

describe('the flags of the fake', () => {
  it.each([
    [[], DEFAULTS],
    [['--port', '8080'], { ...DEFAULTS, port: 8080 }],
    [['--scenario', 'fails'], { ...DEFAULTS, scenario: 'fails' }],
    [['--work-seconds=0.5'], { ...DEFAULTS, workMs: 500 }],
    [['--work-seconds', '0'], { ...DEFAULTS, workMs: 0 }],
  ])('%j', (words: string[], flags) => {
    expect(readFlags(words, DEFAULTS)).toEqual({ flags });
  });

  it.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
    [['--port', '80.5'], '--port must be a whole number from 0 to 65535'],
    [['--port', 'http'], '--port must be a whole number from 0 to 65535'],
    [['--work-seconds', 'soon'], '--work-seconds must be a number of at least 0'],
    [['--scenario', 'merry'], '--scenario must be one of opens-pull-request, no-pr,'],
    [['--speed', '9'], "Unknown option '--speed'"],
    [['fails'], "Unexpected argument 'fails'"],
  ])('%j is refused', (words: string[], why) => {
    const read = readFlags(words, DEFAULTS);
    expect(read).toHaveProperty('wrong', expect.stringContaining(why));
    expect(read).toHaveProperty('wrong', expect.stringContaining('\nUsage: npm run fake-service -- [--port'));
  });
});

describe('the guide of the fake', () => {
  const guide = writeGuide({ url: 'http://127.0.0.1:8080', config: { ...DEFAULT_CONFIG, workMs: 500 } });

  it.each([
    'base URL       http://127.0.0.1:8080',
    'project        acme-docs',
    'API key        mint_fake_key',
    `-d '{"prompt":"Describe the new flag"}' 'http://127.0.0.1:8080/v2/agent/acme-docs/job'`,
    `'http://127.0.0.1:8080/v2/agent/acme-docs/job/job_0001'`,
    `'http://127.0.0.1:8080/v2/agent/acme-docs/job/job_0001/message'`,
    `'http://127.0.0.1:8080/v1/analytics/acme-docs/views?limit=5'`,
    'The agent works 0.5 s at a turn',
  ])('says %s', (line) => {
    expect(guide).toContain(line);
  });

  it('lists every scenario with what it does', () => {
    for (const [name, { says }] of Object.entries(SCENARIOS)) {
      expect(
        guide.split('\n').filter((line) => line.trim().startsWith(`${name} `) && line.endsWith(says)),
      ).toHaveLength(1);
    }
  });
});
