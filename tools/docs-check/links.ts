import { LinkChecker, LinkState } from 'linkinator';

/** Links, images and anchors of the pages that lead nowhere. Links to other hosts are not followed. */
export async function checkLinks(root: string, pages: readonly string[]): Promise<readonly string[]> {
  // The library misses an anchor if it has read the page with the anchor before the page with the link. In one of these orders it has not.
  const found = [...(await brokenLinks(root, pages)), ...(await brokenLinks(root, pages.toReversed()))];
  return [...new Set(found)].sort();
}

async function brokenLinks(root: string, pages: readonly string[]): Promise<readonly string[]> {
  const { links } = await new LinkChecker().check({
    path: [...pages],
    serverRoot: root,
    markdown: true,
    checkFragments: true,
    directoryListing: true,
    concurrency: 1,
    linksToSkip: ['^https?://(?!localhost:)', '^mailto:'],
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent }) => `${parent === undefined ? '' : `${parent}: `}${url} leads nowhere.`);
}
