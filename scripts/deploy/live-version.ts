/** What `/version.json` of a site says. */
export interface Version {
  /** As CHANGELOG.md names it. */
  readonly version: string;
  readonly commit: string;
  /** The steps of the entry "Next" that were done by then. */
  readonly done: readonly string[];
}

/**
 * Reads JSON of a site. One of an early version answers with its page what it does not have.
 *
 * @returns undefined where there is none
 * @throws Error when the site cannot be read
 */
export async function readSiteJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}.`);
  const text = await response.text();
  return /^\s*</.test(text) ? undefined : (JSON.parse(text) as unknown);
}

/** @returns undefined where the site has none, or says no version */
export async function readLiveVersion(siteUrl: string): Promise<Version | undefined> {
  const { version, commit, done } = ((await readSiteJson(`${siteUrl}/version.json`)) ??
    {}) as Partial<Version>;
  if (typeof version !== 'string') return undefined;
  return { version, commit: commit ?? '', done: Array.isArray(done) ? done : [] };
}

/** Whether anything was deployed to a site. */
export const isDeployed = async (siteUrl: string): Promise<boolean> => (await fetch(siteUrl)).ok;
