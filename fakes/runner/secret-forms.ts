/**
 * The shapes in which a secret can travel.
 */

/** The characters of base64 that depend on the secret alone, wherever it stands among other bytes. */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(shift === 0 ? 0 : shift + 1, Math.floor(((shift + bytes.length) * 8) / 6));
  });
}

/** Forms so short would match by chance. */
const SHORTEST = 6;

/**
 * The secret itself, each line of it, and all of these as JSON, URL component, XML text, base64 and base64url at any
 * alignment. Never the empty string.
 */
export function secretForms(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).filter((line) => line.trim().length >= SHORTEST);
  const forms = new Set<string>();
  for (const plain of [secret, ...lines]) {
    const json = JSON.stringify(plain).slice(1, -1);
    const xml = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const cores = base64Cores(plain).filter((core) => core.length >= SHORTEST);
    const urlSafe = cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'));
    for (const form of [plain, json, encodeURIComponent(plain), xml, ...cores, ...urlSafe]) forms.add(form);
  }
  forms.delete('');
  return [...forms];
}
