import { readdirSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compareText } from 'firebase-engines/firestore/values/compare-text.ts';
import { createDeployCopy, type DeployCopy } from '#tests/support/deploy-copy.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

let copy: DeployCopy;
beforeAll(() => {
  copy = createDeployCopy();
});
afterAll(() => copy.remove());

/** What is published, but for the files of Hosting's own. */
const readBuild = () => {
  const names = readdirSync(copy.path('dist'), { recursive: true, encoding: 'utf8' });
  const files = names
    .toSorted(compareText)
    .filter((name) => !statSync(copy.path('dist', name)).isDirectory());
  return files.map((name) => [name, readFileSync(copy.path('dist', name), 'utf8')]);
};

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
