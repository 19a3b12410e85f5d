/**
 * A copy of the repository in which `npm run deploy` runs with a vite and a firebase that only write down how they were
 * called, and with a Google that answers that everything is built and granted.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#scripts/backend/project.ts';

export const project = 'rodeo-live';
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
  if (process.env.KILL_AT && line.includes(process.env.KILL_AT)) process.kill(process.ppid, 'SIGKILL');
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
  const line = 'google ' + new URL(url).pathname.split('/').at(-1);
  appendFileSync('calls', line + '\\n');
  if (process.env.KILL_AT === line) process.kill(process.pid, 'SIGKILL');
  if (String(url).endsWith(':runQuery')) return Response.json([{ readTime: '2026-11-28T00:00:00Z' }]);
  return Response.json({ indexes: built, bindings });
};
`;

interface DeployRun {
  /** Null for one that was killed. */
  readonly code: number | null;
  readonly output: string;
  /** The programs and the services of Google that were called, in order. */
  readonly calls: readonly string[];
}

export interface DeployCopy {
  readonly path: (...names: string[]) => string;
  readonly write: (file: string, content: string) => void;
  readonly git: (...args: string[]) => string;
  /**
   * Runs the command.
   *
   * @param options a part of the call at which the program fails, or at which the deployment is killed, and what
   *   `/version.json` of the site says
   */
  readonly deploy: (
    args: readonly string[],
    options?: { failAt?: string; killAt?: string; live?: string },
  ) => Promise<DeployRun>;
  readonly remove: () => void;
}

/** Creates a copy with one commit. */
export function createDeployCopy(): DeployCopy {
  const folder = fs.mkdtempSync(join(tmpdir(), 'deploy-'));
  const path = (...names: string[]) => join(folder, ...names);
  const write = (file: string, content: string) => {
    fs.mkdirSync(dirname(path(file)), { recursive: true });
    fs.writeFileSync(path(file), content, { mode: 0o755 });
  };
  /** Links the entries of a folder, but for some. */
  const link = (from: string, except: readonly string[]) => {
    fs.mkdirSync(path(from));
    for (const name of fs.readdirSync(join(projectRoot, from)).filter((each) => !except.includes(each)))
      fs.symlinkSync(join(projectRoot, from, name), path(from, name));
  };
  const author = ['-c', 'user.name=a', '-c', 'user.email=a'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });

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

  const deploy: DeployCopy['deploy'] = async (args, { failAt = '', killAt = '', live = '' } = {}) => {
    write('calls', '');
    const modules = ['--import', 'tsx', '--import', './google.mjs'];
    const argv = [...modules, 'scripts/deploy.ts', '--project', project, ...args];
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, argv, {
      cwd: folder,
      env: { PATH, HOME, FAIL_AT: failAt, KILL_AT: killAt, LIVE: live },
    });
    const ended = once(child, 'close');
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    const calls = fs.readFileSync(path('calls'), 'utf8').split('\n').slice(0, -1);
    return { code: code as number | null, output: output + errors, calls };
  };
  return { path, write, git, deploy, remove: () => fs.rmSync(folder, { recursive: true }) };
}
