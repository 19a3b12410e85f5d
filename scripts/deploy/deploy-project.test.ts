import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDeployCopy, project, type DeployCopy } from '#tests/support/deploy-copy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let copy: DeployCopy;
const path = (...names: string[]) => copy.path(...names);
const write = (file: string, content: string) => copy.write(file, content);
const git = (...args: string[]) => copy.git(...args);
const deploy: DeployCopy['deploy'] = (...args) => copy.deploy(...args);

beforeAll(() => {
  copy = createDeployCopy();
});
afterAll(() => copy.remove());

const ending = `--config .firebase.production.json --project ${project}`;

test('the committed state goes out in order: functions, indexes, rules, and what the channel has shown', async () => {
  const release = git('rev-parse', '--short', 'HEAD').trim();
  write(join('.local/source-maps', release, 'assets/old.js.map'), '');
  const { code, output, calls } = await deploy([]);
  expect(output).toContain(`https://${project}.web.app is release ${release}.`);
  expect(code).toBe(0);
  const call = (target: string) => `firebase deploy --only ${target} --message ${release} ${ending}`;
  expect(calls).toEqual([
    `vite build --mode ${project} --sourcemap hidden`,
    expect.stringMatching(/^vite build .* services\/search-sync\/index\.ts --outDir search-sync$/),
    `firebase deploy --only functions:search-sync --message ${release} --force ${ending}`,
    call('firestore:indexes'),
    'google indexes',
    'google documents:runQuery',
    call('firestore:rules'),
    call('storage'),
    `google ${project}:getIamPolicy`,
    call('database'),
    `firebase hosting:channel:deploy next --expires 7d ${ending}`,
    `firebase hosting:clone ${project}:next ${project}:live ${ending}`,
  ]);
  expect(fs.readdirSync(path('dist/assets'))).toEqual(['app.js']);
  expect(fs.readdirSync(path('.local/source-maps', release, 'assets'))).toEqual(['app.js.map']);
});

test('--only and --preview leave out the rest', async () => {
  const { code, output, calls } = await deploy(
    '--only database,hosting --preview --debug --force'.split(' '),
  );
  expect(output).toContain('files of the releases before');
  expect(code).toBe(0);
  expect(calls.filter((line) => line.startsWith('firebase'))).toEqual([
    expect.stringMatching(/^firebase deploy --only database .* --force --debug --config/),
    `firebase hosting:channel:deploy next --expires 7d ${ending}`,
  ]);
});

test('what Google refuses ends the deployment before the app', async () => {
  const { code, output, calls } = await deploy([], { failAt: 'firestore:rules' });
  expect(output).toContain('Stopped at "firebase deploy --only firestore:rules"');
  expect(code).toBe(1);
  expect(calls.at(-1)).toContain('--only firestore:rules');
});

const isLive = (calls: readonly string[]) => calls.some((line) => line.includes('hosting:clone'));
const readVersion = () => JSON.parse(fs.readFileSync(path('dist/version.json'), 'utf8')) as unknown;

test('[DEP-01] a site that does not say its version is asked for, and one of a version that nobody knows is not touched', async () => {
  for (const live of ['<html>', '{"version":"9.9.9","commit":"a","done":[]}']) {
    const { code, output, calls } = await deploy([], { live });
    expect(code).toBe(2);
    expect(output).toMatch(/--from: 0\.1\.1, 0\.1\.0, (or )?earlier/);
    expect(calls).toEqual([]);
  }
});

test('[DEP-02] what the changelog names is to be done before the app goes out, and is not asked for twice', async () => {
  const left = await deploy(['--from', '0.1.1'], { live: '<html>' });
  expect([left.code, isLive(left.calls)]).toEqual([2, false]);
  expect(left.output).toContain(`records: \`npm run records -- rebuild --project ${project}\``);
  expect(left.output).toContain('--done search,records,migrate');
  expect(left.output).not.toContain('VITE_CONTACT_EMAIL');

  const preview = await deploy(['--from', '0.1.1', '--preview'], { live: '<html>' });
  expect([preview.code, isLive(preview.calls)]).toEqual([0, false]);
  expect(preview.calls.at(-1)).toContain('hosting:channel:deploy');

  const done = await deploy(['--from', '0.1.1', '--done', 'search,records,migrate'], { live: '<html>' });
  expect([done.code, isLive(done.calls)]).toEqual([0, true]);
  const { version } = JSON.parse(fs.readFileSync(path('package.json'), 'utf8')) as { version: string };
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const said = { version, commit, done: ['search', 'records', 'migrate'] };
  expect(readVersion()).toEqual(said);

  const again = await deploy([], { live: JSON.stringify(said) });
  expect([again.code, isLive(again.calls)]).toEqual([0, true]);
  const missing = await deploy([], { live: JSON.stringify({ ...said, done: ['search'] }) });
  expect(missing.output).toContain('--done records,migrate');
  const rest = await deploy(['--done', 'records,migrate'], {
    live: JSON.stringify({ ...said, done: ['search'] }),
  });
  expect([rest.code, isLive(rest.calls)]).toEqual([0, true]);
  expect(readVersion()).toEqual(said);
});

test('[DEP-03] a misspelled step is named before anything is deployed', async () => {
  const { code, output, calls } = await deploy(['--from', '0.1.1', '--done', 'search,recrods']);
  expect([code, calls]).toEqual([2, []]);
  expect(output).toMatch(/no step "recrods"\. --done takes search, records, migrate/);
});

test('[DEP-01] the app alone claims no other version than that of the rules', async () => {
  const live = { version: '0.1.0', commit: 'abc', done: [] };
  const { code, calls } = await deploy(['--only', 'hosting'], { live: JSON.stringify(live) });
  expect([code, isLive(calls)]).toEqual([0, true]);
  expect(readVersion()).toEqual(live);
});

test('a domain that is not there yet keeps nothing from being deployed', async () => {
  const file = path(`.env.${project}`);
  const before = fs.readFileSync(file, 'utf8');
  fs.appendFileSync(file, 'VITE_SITE_URL=https://new.example\n');
  const known = await deploy(['--only', 'hosting'], { live: '{"version":"0.1.0"}' });
  expect([known.code, isLive(known.calls)]).toEqual([0, true]);
  expect(readVersion()).toMatchObject({ version: '0.1.0' });
  fs.writeFileSync(file, before);
});

const refuse = (reason: string) => ({
  code: 2,
  calls: [],
  output: expect.stringContaining(reason) as string,
});

test('files that are not committed are not deployed', async () => {
  write('src/new.ts', '');
  expect(await deploy([])).toEqual(refuse('src/new.ts'));
});

test('without an address for complaints nothing is deployed', async () => {
  fs.appendFileSync(path(`.env.${project}`), 'VITE_CONTACT_EMAIL=\n');
  expect(await deploy([])).toEqual(refuse('Set VITE_CONTACT_EMAIL'));
});
