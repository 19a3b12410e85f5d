import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDeployCopy, type DeployCopy } from '#tests/support/deploy-copy.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let copy: DeployCopy;
beforeAll(() => {
  copy = createDeployCopy();
});
afterAll(() => copy.remove());

/** What is published, but for the files of Hosting's own. */
const readBuild = () =>
  (
    readdirSync(copy.path('dist'), { recursive: true, withFileTypes: true }) as {
      isFile(): boolean;
      name: string;
      parentPath: string;
    }[]
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(`${parentPath}/${name}`, 'utf8')])
    .toSorted();

const isGone = (line: string) => line.includes('hosting:clone');

test('[DEP-05] a deployment that is killed at any call and repeated ends as one that was not', async () => {
  const args = ['--from', '0.1.1', '--done', 'search,records,migrate'];
  const undisturbed = await copy.deploy(args, { live: '<html>' });
  expect([undisturbed.code, undisturbed.calls.some(isGone)]).toEqual([0, true]);
  const build = readBuild();

  for (const killAt of ['services/search-sync', 'google indexes', 'hosting:channel', 'hosting:clone']) {
    const { code, calls } = await copy.deploy(args, { live: '<html>', killAt });
    expect([killAt, code]).toEqual([killAt, null]);
    expect(calls).toEqual(undisturbed.calls.slice(0, calls.length));
    expect(calls.some(isGone)).toBe(killAt === 'hosting:clone');
  }

  const repeated = await copy.deploy(args, { live: '<html>' });
  expect(repeated.calls).toEqual(undisturbed.calls);
  expect([repeated.code, readBuild()]).toEqual([0, build]);
  expect(copy.git('status', '--porcelain')).toBe('');

  // The last call had worked: the site says its version, and asks for nothing any more.
  const live = readFileSync(copy.path('dist/version.json'), 'utf8');
  const after = await copy.deploy([], { live });
  expect([after.code, after.calls, readBuild()]).toEqual([0, undisturbed.calls, build]);
});
