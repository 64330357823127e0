import type { Attack } from './attack.ts';
import { answerEach, json } from './hostile-service.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { openAsk, remember, told } from './remembered.ts';
import { sweep } from './scheduled.ts';

/**
 * The list of other asks, brought up to date in a comment that stands: what is cut out of it and put in again must not end where
 * somebody's text says so.
 */
export const ON_LISTS: readonly Attack[] = Object.entries(HOSTILE_TEXTS).map(([what, text]): Attack => {
  let isSecond = false;
  const tell = (id: string, fields: object) => json(200, { id, model: text, ...fields });
  return {
    target: 'a sweep',
    name: `the list of other asks: ${what}`,
    stage: {
      github: { threads: [{ number: 21 }] },
      service: answerEach({
        early: () =>
          isSecond
            ? tell('early', { status: 'completed', prLink: text.slice(0, 400) })
            : tell('early', { status: 'active' }),
        late: () => tell('late', { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' }),
      }),
    },
    play: async (scene) => {
      const { stage, hold } = scene;
      const about = text.slice(0, 250);
      const asked = ['told', 'early', 'late'].map((job, index) =>
        openAsk(stage, { job, subjectLabel: about, trigger: { kind: 'run', id: String(index) } }),
      );
      const [first = openAsk(stage, {}), ...open] = asked;
      const ended = { state: 'finished', outcome: 'pr-opened', prLink: text.slice(0, 400) } as const;
      remember(stage, 21, [{ ...first, ...ended }, ...open]);
      const runs = [await sweep(scene)];
      isSecond = true;
      runs.push(await sweep(scene));
      hold('each is finished', runs.map(({ outputs }) => outputs['finished']).join() === '1,1');
      const lines = told(stage, 21).split('\n');
      const count = (beginning: string) => lines.filter((line) => line.startsWith(beginning)).length;
      hold('there is one list', count('<details>') === 1 && count('</details>') === 1);
      hold(
        'of the two other asks',
        count('- ') === 2 && lines.includes('<details><summary>Other asks (2)</summary>'),
      );
      hold(
        'and what stood around it stands',
        lines.some((line) => line.includes('[run log](')),
      );
    },
  };
});
