import { DEFAULT_CONFIG } from '../../../fakes/service/config.ts';
import { AGENT_INPUTS } from '../../../src/agent/agent-inputs.ts';
import { SECRET_INPUTS } from '../../../src/inputs/secrets.ts';
import { SIGNALS_INPUTS, VIEWS_INPUTS } from '../../../src/analytics/analytics-inputs.ts';
import { CARE_INPUTS } from '../../../src/care/care-inputs.ts';
import { SWEEP_INPUTS } from '../../../src/sweep/sweep-inputs.ts';
import type { Attack } from '../attack.ts';
import { HOSTILE_TEXTS, nameOf } from '../hostile-texts.ts';

/** The runner gets these as they are, line by line: short lines would be masked everywhere, and control characters belong to no key. */
const SECRETS: readonly string[] = SECRET_INPUTS;

/** The same text in every input. */
function inAll(names: readonly string[], text: string): Readonly<Record<string, string>> {
  const plain = text.replaceAll('\0', '').slice(0, 50_000);
  const line = `secret ${plain.replace(/[\p{C}\s]+/gu, ' ').slice(0, 500)}`;
  return Object.fromEntries(
    names.map((name) => [name, SECRETS.includes(name) ? line : plain]),
  );
}

/** Puts the text in each input that accepts any. `command` stays, so that the run continues. */
function inFreeTexts(text: string): Readonly<Record<string, string>> {
  const line = nameOf(text)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed();
  return {
    prompt: nameOf(text),
    'project-id': line,
    'agent-login': line,
    'ignore-authors': line,
    'need-label': line,
    'skip-label': line,
    'allow-bots': line.replaceAll('*', ''),
    'api-key': `${DEFAULT_CONFIG.key}\na-long-secret-${text.replace(/[^!-~]|,/g, '').slice(0, 500)}`,
  };
}

/** The parts of all texts that fit into one value. */
const EVERYTHING = Object.values(HOSTILE_TEXTS)
  .map((text) => nameOf(text))
  .join('\n');

/** Each text in each input of each action: what is rendered of an input is escaped, whether it is valid or not. */
export const ON_INPUTS: readonly Attack[] = Object.entries({
  'all texts': EVERYTHING,
  ...HOSTILE_TEXTS,
}).map(([name, text]): Attack => ({
  target: 'texts of inputs',
  name,
  play: async ({ harness, command, sweep, care, exportWith, check }) => {
    const hidden = ['command', 'github-token', 'dry-run'];
    const visible = Object.keys(AGENT_INPUTS).filter((input) => !hidden.includes(input));
    const inputs = inAll(visible, text);
    const rejected = await command('/docs Describe the flag', {}, { inputs });
    check('invalid inputs end the run', rejected.outputs['outcome'] === 'misconfigured');
    check('the command gets a reply', harness.ourComments().length === 1);
    check('the reply is short', (harness.ourComments()[0]?.body.length ?? 0) < 20_000);
    const everything = { inputs: inAll(Object.keys(AGENT_INPUTS), text) };
    const all = await command('/docs Describe the flag', {}, everything);
    check(
      'nothing is submitted',
      all.outputs['outcome'] !== 'pr-opened' && harness.posts().length === 0,
    );

    const free = inFreeTexts(text);
    await command('/docs Describe the flag', {}, { inputs: free });
    const { 'project-id': _, ...others } = free;
    const opened = await command('/docs Describe the flag', {}, { inputs: others });
    check('texts that no one sees do no harm', opened.outputs['outcome'] === 'pr-opened');

    await sweep({ inputs: inAll(Object.keys(SWEEP_INPUTS), text) });
    await care({ inputs: inAll(Object.keys(CARE_INPUTS), text) });
    await exportWith('views', { inputs: inAll(Object.keys(VIEWS_INPUTS), text) });
    const { data: __, ...inputsOfSignals } = SIGNALS_INPUTS;
    await exportWith('signals', { inputs: inAll(Object.keys(inputsOfSignals), text) });
  },
}));
