import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteJson } from './live-version.ts';

/** What `/release.json` of a site says: its releases, the newest first, with the files that each brought. */
interface ReleaseList {
  readonly releases: readonly { readonly release: string; readonly assets: readonly string[] }[];
}

/** The assets of this many earlier releases are kept, because pages that are still open load more parts of them. */
const keptReleaseCount = 2;
/** Names contain a hash of the content, so those of several releases do not collide. */
const assetName = /^assets\/[\w-][\w.-]*$/;

/** @throws Error when the site cannot be read, unless nothing was deployed to it yet */
async function readReleases(siteUrl: string): Promise<ReleaseList['releases']> {
  const list = (await readSiteJson(`${siteUrl}/release.json`)) as ReleaseList | undefined;
  return list?.releases ?? [];
}

/**
 * Adds the assets of the site's last two releases to a build, and writes the list of all three into it. A page that was
 * opened before a deployment then goes on working.
 *
 * @param folder of the build
 * @param siteUrl of the deployed site, without a path
 * @param release the name of this build's
 * @returns how many files were added
 * @throws Error when the site or one of its files cannot be read
 */
export async function keepAssets(folder: string, siteUrl: string, release: string): Promise<number> {
  const built = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
  const before = (await readReleases(siteUrl))
    .filter((each) => each.release !== release)
    .slice(0, keptReleaseCount);
  const missing = new Set(
    before
      .flatMap(({ assets }) => assets)
      .filter((asset) => assetName.test(asset) && !existsSync(join(folder, asset))),
  );
  for (const asset of missing) {
    const response = await fetch(`${siteUrl}/${asset}`);
    if (!response.ok) throw new Error(`${response.url} answers with status ${response.status}.`);
    writeFileSync(join(folder, asset), Buffer.from(await response.arrayBuffer()));
  }
  const list: ReleaseList = { releases: [{ release, assets: built }, ...before] };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(list));
  return missing.size;
}
