/** `npm run attacks`: plays every attack against the committed actions. Arguments select the attacks whose line contains them. */
import process from 'node:process';
import { playAttack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

const words = process.argv.slice(2);
const selected = ATTACKS.filter(({ target, name }) =>
  words.every((word) => `${target}: ${name}`.includes(word)),
);
let heading = '';
let [runs, claims, broken] = [0, 0, 0];
for (const attack of selected) {
  const { breaches, ...played } = await playAttack(attack);
  runs += played.runs;
  claims += played.claims;
  broken += breaches.length > 0 ? 1 : 0;
  if (attack.target !== heading) console.log(`\n${attack.target}`);
  heading = attack.target;
  console.log(`  ${breaches.length === 0 ? 'held  ' : 'BROKEN'}  ${attack.name}`);
  for (const breach of breaches) console.log(`            ${breach.slice(0, 300)}`);
}
console.log(
  `\n${selected.length} attacks, ${runs} runs, ${claims} claims: ${broken === 0 ? 'all held' : `${broken} BROKEN`}`,
);
process.exitCode = broken === 0 ? 0 : 1;
