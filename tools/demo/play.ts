import { exportViews } from './export.ts';
import { release, runByHand } from './events.ts';
import { openPlace, type Place } from './place.ts';
import { section } from './show.ts';
import { talk } from './thread.ts';

/** Answers whether all went as it should. */
type Scene = Readonly<{ title: string; play: (place: Place) => Promise<boolean> }>;

const SCENES: readonly Scene[] = [
  { title: 'Run by hand (workflow_dispatch), with a prompt: a job, and its pull request', play: runByHand },
  {
    title: 'A release, without a prompt: what it brought is gathered; no page needs to change',
    play: release,
  },
  {
    title: 'A pull request’s thread: a command, and a second one that goes on with the same job',
    play: talk,
  },
  { title: 'Monday morning (schedule): page views of four weeks, beside the four before', play: exportViews },
];

/** Plays every scene, and tells it to `say` in blocks of text. Answers whether all went as it should. */
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
      say(section('what the service was asked', lines.join('\n')));
    }
  } finally {
    await place.close();
  }
  say(well ? 'All went as it should.' : 'Something did not go as it should.');
  return well;
}
