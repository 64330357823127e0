import { LinkChecker, LinkState } from 'linkinator';

/** Links, images and anchors of the pages that lead nowhere. Links to other hosts are not followed. */
export async function checkLinks(root: string, pages: readonly string[]): Promise<readonly string[]> {
  const { links } = await new LinkChecker().check({
    path: [...pages],
    serverRoot: root,
    markdown: true,
    checkFragments: true,
    directoryListing: true,
    linksToSkip: ['^https?://(?!localhost:)', '^mailto:'],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return [
    ...new Set(
      broken.map(({ url, parent }) => `${parent === undefined ? '' : `${parent}: `}${url} leads nowhere.`),
    ),
  ];
}
