import { exportViews } from './export.ts';
import { release, runByHand } from './events.ts';
import { openPlace, type Place } from './place.ts';
import { section } from './show.ts';
import { commentTwice } from './thread.ts';

/** `play` returns whether the scene had the expected result. */
type Scene = Readonly<{ title: string; play: (place: Place) => Promise<boolean> }>;

const SCENES: readonly Scene[] = [
  { title: 'Run by hand (workflow_dispatch), with a prompt: a job, and its pull request', play: runByHand },
  {
    title: 'A release, without a prompt: the action adds the notes and changes; no page needs an update',
    play: release,
  },
  {
    title: 'Two commands on a pull request: the second continues the job of the first',
    play: commentTwice,
  },
  { title: 'Page views of four weeks on a schedule, compared with the four weeks before', play: exportViews },
];

/** Plays every scene and passes its text to `say`, block by block. Returns whether all had the expected result. */
export async function playDemo(say: (text: string) => void): Promise<boolean> {
  const place = await openPlace(say);
  let well = true;
  try {
    for (const [at, { title, play }] of SCENES.entries()) {
      say(`━━ ${at + 1}/${SCENES.length} · ${title} ━━\n`);
      const before = place.service.requests.length;
      well = (await play(place)) && well;
      const asked = place.service.requests.slice(before);
      const lines = asked.map(({ method, path, status }) => `${method} ${path} → ${status}`);
      say(section('requests to the service', lines.join('\n')));
    }
  } finally {
    await place.close();
  }
  say(well ? 'All scenes passed.' : 'A scene failed.');
  return well;
}
