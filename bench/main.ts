/** `npm run bench`: every measurement, or those that are named: `npm run bench -- views`. Each runs when it is loaded. */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  costs: () => import('./costs.ts'),
  poll: () => import('./poll.ts'),
  views: () => import('./views.ts'),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}, only ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  for (const [name, load] of Object.entries(BENCHES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n━━ ${name} ━━\n`);
    await load();
  }
}
