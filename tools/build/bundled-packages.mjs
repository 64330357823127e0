// Which packages a bundle is made of, by webpack's own account. ncc has a list of licences as well, but overlooks the packages
// whose modules webpack has joined into one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the folders of all packages in a bundle, in alphabetical order. `stats` is what ncc gives
 * beside the code.
 */
export function bundledPackages({ compilation }) {
  const folders = new Set();
  const collect = ({ resource, rootModule, modules = [] }) => {
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(
      (resource ?? rootModule?.resource ?? '').replaceAll('\\', '/'),
    );
    if (folder !== null) folders.add(folder[0]);
    for (const module of modules) collect(module);
  };
  for (const module of compilation.modules) collect(module);
  return [...folders].sort();
}

/**
 * Renders the licences of packages: name, version and kind of each, and its text. Throws if a
 * package has none.
 */
export function licencesOf(folders) {
  return folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (file === undefined || license === undefined) {
      throw new Error(`${name} has no licence to pass on`);
    }
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
    return `${name}@${version} (${license})\n\n${text}\n`;
  });
}

/** Lists names and versions in such a list, as `name@version`. */
export function packagesIn(licences) {
  return [...licences.matchAll(/^(\S+@\S+) \(\S+\)$/gm)].map(([, named]) => named);
}
