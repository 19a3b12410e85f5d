import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '../backend/project.ts';

/*
 * Runs `npm run deploy` in a copy of the repository whose vite and firebase only write down how they were called, and
 * whose Google answers that everything is built and granted.
 */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const project = 'rodeo-live';
const variables: Readonly<Record<string, string>> = {
  VITE_FIREBASE_PROJECT_ID: project,
  ...{ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: '1:42:web:1' },
  VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: `${project}.firebasestorage.app`,
  ...{ VITE_SEARCH_URL: 'https://search.example', VITE_SEARCH_KEY: 'only-search' },
  VITE_CONTACT_EMAIL: 'contact@example.com',
  ...{ SEARCH_ADMIN_KEY: 'admin', SEARCH_SYNC: '1', RECORDS: '0' },
};

/** A program: of packages that are ES modules and such that are not. */
const recorder = `#!/usr/bin/env node
void Promise.all([import('node:fs'), import('node:path')]).then(([fs, path]) => {
  const [, program, ...args] = process.argv;
  const name = path.basename(program, '.js');
  const line = [name, ...args.map((word) => path.isAbsolute(word) ? path.basename(word) : word)].join(' ');
  fs.appendFileSync('calls', line + '\\n');
  if (process.env.FAIL_AT && line.includes(process.env.FAIL_AT)) process.exit(1);
  if (name === 'firebase') return;
  const assets = path.join(args.includes('--outDir') ? args.at(-1) : 'dist', 'assets');
  fs.mkdirSync(assets, { recursive: true });
  for (const file of ['app.js', 'app.js.map']) fs.writeFileSync(path.join(assets, file), '');
});
`;
const google = `
const { appendFileSync, readFileSync } = await import('node:fs');
const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
const built = indexes.map(({ collectionGroup, fields }) =>
  ({ name: 'collectionGroups/' + collectionGroup + '/indexes/1', state: 'READY', fields }));
const members = ['serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com'];
const bindings = [{ role: 'roles/firebaserules.firestoreServiceAgent', members }];
globalThis.fetch = async (url) => {
  const { hostname, pathname } = new URL(url);
  if (hostname === 'new.example') throw new TypeError('fetch failed');
  if (hostname.endsWith('.web.app')) {
    const { LIVE = '' } = process.env;
    const answer = pathname === '/version.json' || LIVE === '<html>' || (LIVE !== '' && pathname === '/') ? LIVE : '';
    return new Response(answer, { status: answer === '' ? 404 : 200 });
  }
  // A deployment that does not wait goes on meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 100));
  appendFileSync('calls', 'google ' + new URL(url).pathname.split('/').at(-1) + '\\n');
  if (String(url).endsWith(':runQuery')) return Response.json([{ readTime: '2026-11-28T00:00:00Z' }]);
  return Response.json({ indexes: built, bindings });
};
`;

let folder = '';
const path = (...names: string[]) => join(folder, ...names);
function write(file: string, content: string) {
  fs.mkdirSync(dirname(path(file)), { recursive: true });
  fs.writeFileSync(path(file), content, { mode: 0o755 });
}
/** Links the entries of a folder, but for some. */
function link(from: string, except: readonly string[]) {
  fs.mkdirSync(path(from));
  for (const name of fs.readdirSync(join(projectRoot, from)).filter((each) => !except.includes(each)))
    fs.symlinkSync(join(projectRoot, from, name), path(from, name));
}
const author = ['-c', 'user.name=a', '-c', 'user.email=a'];
const git = (...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'deploy-'));
  const files = ['CHANGELOG.md', 'package.json', 'firebase.json', 'firestore.indexes.json', '.env.example'];
  for (const name of ['scripts', 'services', 'src', ...files])
    fs.cpSync(join(projectRoot, name), path(name), { recursive: true });
  link('node_modules', ['vite', '.bin']);
  link('node_modules/vite', ['bin']);
  for (const file of ['.bin/firebase', 'vite/bin/vite.js']) write(`node_modules/${file}`, recorder);
  write('google.mjs', google);
  write('scripts/doctor/fetch-access-token.ts', "export const requireAccessToken = async () => 'token';\n");
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  write(`.env.${project}`, lines.join(''));
  write('.gitignore', 'node_modules\n.local\n.env.*\n.firebase.*\ndist\ncalls\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'a');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @returns how it ended, and the programs that were called, in order */
async function deploy(args: readonly string[], { failAt = '', live = '' } = {}) {
  write('calls', '');
  const modules = ['--import', 'tsx', '--import', './google.mjs'];
  const argv = [...modules, 'scripts/deploy.ts', '--project', project, ...args];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, argv, {
    cwd: folder,
    env: { PATH, HOME, FAIL_AT: failAt, LIVE: live },
  });
  const ended = once(child, 'close');
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const calls = fs.readFileSync(path('calls'), 'utf8').split('\n').slice(0, -1);
  return { code: code as number, output: output + errors, calls };
}

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

test('a site that does not say its version is asked for, and one of a version that nobody knows is not touched', async () => {
  for (const live of ['<html>', '{"version":"9.9.9","commit":"a","done":[]}']) {
    const { code, output, calls } = await deploy([], { live });
    expect(code).toBe(2);
    expect(output).toMatch(/--from: 0\.1\.1, 0\.1\.0, (or )?earlier/);
    expect(calls).toEqual([]);
  }
});

test('what the changelog names is to be done before the app goes out, and is not asked for twice', async () => {
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
});

test('the app alone claims no other version than that of the rules', async () => {
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
