import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readDeployOptions } from './deploy-options.ts';
import { keepAssets } from './keep-assets.ts';
import { readLiveVersion } from './live-version.ts';
import { requireTickets, requireUploadGrant, waitForIndexes } from './wait-for-google.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('options', () => {
  test.each([
    [[], 'Name a project with --project.'],
    [['--project'], '--project needs a value.'],
    [['--project', 'rodeo-live', '--only', ','], '--only needs targets'],
    [['--project', 'rodeo-live', '--only', 'firestore,hostin'], '--only needs targets'],
    [['--project', 'rodeo-live', '--only', 'hosting:rodeo-live'], '--only needs targets'],
    [['--project', 'rodeo-live', '--bad'], "Unknown option '--bad'."],
    [['--project', 'rodeo-live', 'hosting'], "Unexpected argument 'hosting'."],
  ])('%j are refused', (argv, message) => {
    expect(() => readDeployOptions(argv)).toThrow(message);
  });

  test('parts of what is deployed are taken, of the app only all', () => {
    const only = ['firestore:rules', 'storage', 'database', 'functions:records', 'hosting'];
    const options = readDeployOptions(['--project', 'rodeo-live', '--only', only.join(',')]);
    expect(options.only).toEqual(only);
  });
});

describe('assets of the releases before', () => {
  const siteUrl = 'https://live.web.app';
  /** Of a build with one asset. */
  function createBuild(asset: string): string {
    const folder = createTemporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', asset), asset);
    return folder;
  }
  /** Serves a build as the deployed site. */
  const deploy = (folder: string) =>
    vi.stubGlobal('fetch', (url: string) => {
      const file = join(folder, new URL(url).pathname);
      const response = existsSync(file)
        ? new Response(readFileSync(file))
        : new Response('', { status: 404 });
      return Promise.resolve(response);
    });

  test('two stay, the third goes, and a repeated deployment changes nothing', async () => {
    deploy(createTemporaryFolder());
    let last = '';
    for (const name of ['one', 'two', 'three', 'four', 'four']) {
      last = createBuild(`${name}.js`);
      await keepAssets(last, siteUrl, name);
      deploy(last);
    }
    const has = (name: string) => existsSync(join(last, 'assets', `${name}.js`));
    expect(['one', 'two', 'three', 'four'].filter(has)).toEqual(['two', 'three', 'four']);
    expect(readFileSync(join(last, 'assets/three.js'), 'utf8')).toBe('three.js');
  });

  test('what a site names in place of an asset is not written', async () => {
    const site = createTemporaryFolder();
    for (const name of ['index.html', 'version.json']) writeFileSync(join(site, name), 'theirs');
    const assets = ['index.html', 'assets/../version.json', '/version.json'];
    writeFileSync(join(site, 'release.json'), JSON.stringify({ releases: [{ release: 'one', assets }] }));
    deploy(site);
    const build = createBuild('two.js');
    expect(await keepAssets(build, siteUrl, 'two')).toBe(0);
    expect(readdirSync(build).toSorted()).toEqual(['assets', 'release.json']);
  });

  test.each(['<!doctype html>', '\n<html>'])(
    'a site that answers with a page, %j, has none',
    async (page) => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
      expect(await keepAssets(createBuild('a.js'), siteUrl, 'a')).toBe(0);
      expect(await readLiveVersion(siteUrl)).toBeUndefined();
    },
  );

  test('a site that cannot be read stops the deployment', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    await expect(keepAssets(createBuild('a.js'), siteUrl, 'a')).rejects.toThrow('status 503');
  });
});

describe('what Google has to finish', () => {
  const environment = { VITE_FIREBASE_PROJECT_ID: 'live', VITE_FIREBASE_APP_ID: '1:42:web:1' };
  const target = { environment, isLocal: false, accessToken: 'token' };
  const answer = (...bodies: unknown[]) => {
    const fetchStub = vi.fn<() => Promise<Response>>();
    for (const body of bodies) fetchStub.mockResolvedValueOnce(Response.json(body));
    vi.stubGlobal('fetch', fetchStub);
  };

  test('the app waits for its indexes', async () => {
    vi.useFakeTimers();
    const fields = [{ fieldPath: 'a', order: 'ASCENDING' }];
    const indexesFile = JSON.stringify({ indexes: [{ collectionGroup: 'videos', fields }] });
    const inState = (state: string) => ({
      indexes: [{ name: 'collectionGroups/videos/indexes/1', state, fields }],
    });
    answer({}, inState('CREATING'), inState('READY'));
    const lines: string[] = [];
    const waiting = waitForIndexes(target, indexesFile, (line) => lines.push(line));
    await vi.runAllTimersAsync();
    await waiting;
    expect(lines.map((line) => line.split(' ').slice(-2).join(' '))).toEqual(['is missing', 'being built']);
    await expect(waitForIndexes({ environment, isLocal: false }, indexesFile, () => {})).rejects.toThrow(
      'needs Google credentials',
    );
  });

  test('rules wait until the rides from before have tickets', async () => {
    const ride = { name: 'projects/live/databases/(default)/documents/videos/old' };
    const fields = { video_id: { stringValue: 'OLD-FILM' } };
    answer([{ document: { ...ride, fields } }, { document: ride }], [{ found: {} }, { missing: 'x' }]);
    await expect(requireTickets(target)).rejects.toThrow('npm run admin -- migrate --write');
    const asked = vi.mocked(fetch).mock.calls.map(([, options]) => JSON.stringify(options?.body));
    expect(asked[1]).toContain(String.raw`/documents/uploads/OLD-FILM\"`);
    expect(asked[1]).toContain(String.raw`/documents/uploads/old\"`);
    answer([{ document: ride }], [{ found: {} }]);
    await requireTickets(target);
    answer([{ readTime: '2026-11-28T00:00:00Z' }]);
    await requireTickets(target);
    answer({ error: { code: 403 } });
    await expect(requireTickets(target)).rejects.toThrow('could not be read');
  });

  test('without the role that uploads need, it stops with the command that grants it', async () => {
    const member = 'serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com';
    const role = 'roles/firebaserules.firestoreServiceAgent';
    answer(
      { bindings: [{ role: 'roles/owner', members: [member] }] },
      { bindings: [{ role, members: [member] }] },
    );
    await expect(requireUploadGrant(target)).rejects.toThrow(
      `gcloud projects add-iam-policy-binding live --role=${role} --member=${member}`,
    );
    await requireUploadGrant(target);
  });
});
