import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDatabase } from 'firebase-engines/database/server.ts';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import { startTypesense } from 'firebase-engines/typesense/server.ts';
import { startContent } from '#scripts/backend/content/server.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { projectRoot } from '../../backend/project.ts';
import { listFiles } from '../../check/list-files.ts';
import { startFront } from './front.ts';
import { runGcloud } from './gcloud.ts';
import { createGoogle } from './google.ts';

const project = 'rodeo-live';
const local = { host: '127.0.0.1', port: 0 };

/** The steps of "First deployment" in DEPLOY.md, with the blocks of commands of each. */
function readSteps(): Map<string, string[]> {
  const guide = readFileSync(join(projectRoot, 'docs/DEPLOY.md'), 'utf8');
  const [, chapter = ''] = /\n## First deployment\n([^]*?)\n## /.exec(guide) ?? [];
  const steps = chapter.split(/\n(?=\*\*\d+\. )/).slice(1);
  return new Map(
    steps.map((step) => [
      /^\*\*\d+\. ([^*]+?)\.?\*\*/.exec(step)?.[1] ?? '',
      [...step.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map(([, block = '']) => block),
    ]),
  );
}

function copyRepository(folder: string) {
  for (const file of listFiles().filter((name) => !name.startsWith('tools/')))
    cpSync(join(projectRoot, file), join(folder, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  git('init', '-q');
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '-A');
  git('commit', '-qm', 'x');
}

async function startRehearsal() {
  const folder = createTemporaryFolder();
  const [home, checkout] = [join(folder, 'home'), join(folder, 'checkout')];
  mkdirSync(join(home, 'bin'), { recursive: true });
  mkdirSync(checkout);
  copyRepository(checkout);

  const google = createGoogle();
  const rules = join(projectRoot, 'firestore.rules');
  const firestore = await startFirestore({
    ...local,
    projectId: project,
    rulesFile: rules,
    indexesFile: join(projectRoot, 'firestore.indexes.json'),
  });
  const database = await startDatabase(local);
  const content = await startContent(local);
  let search: Awaited<ReturnType<typeof startTypesense>> | undefined;
  const front = await startFront(home, (host, path) => {
    if (host === 'firestore.googleapis.com' && (path === undefined || path.includes('/documents')))
      return firestore.port;
    if (host.endsWith('.firebaseio.com')) return database.port;
    if (host === 'search.example') return search?.port ?? google.handle;
    if (host === 'content.example') return content.port;
    return google.handle;
  });
  const programs = createServer((request, response) => {
    void (async () => {
      const [name, ...words] = JSON.parse(await text(request)) as string[];
      try {
        if (name === 'docker') {
          const key = words[words.indexOf('--api-key') + 1] ?? '';
          search = await startTypesense({ ...local, adminKey: key, searchKey: crypto.randomUUID() });
          response.end('container');
        } else {
          if (words.join(' ') === 'auth application-default login')
            write('.config/gcloud/application_default_credentials.json', {
              type: 'authorized_user',
              client_id: 'c',
              client_secret: 's',
              refresh_token: 'r',
            });
          response.end(runGcloud(google.project, words));
        }
      } catch (error) {
        response.writeHead(500).end(`ERROR: ${String(error)}`);
      }
    })();
  });
  await new Promise<void>((resolve) => programs.listen(0, '127.0.0.1', resolve));
  const write = (path: string, value: object) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), JSON.stringify(value));
  };
  for (const program of ['gcloud', 'docker'])
    symlinkSync(join(import.meta.dirname, 'stand-in-program.mjs'), join(home, 'bin', program));
  writeFileSync(join(home, '.curlrc'), `http1.1\nconnect-to = "::127.0.0.1:${front.port}"\n`);
  const state = join(home, 'variables');
  writeFileSync(state, '');
  const env = {
    PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
    HOME: home,
    STAND_IN_PORT: String(front.port),
    PROGRAMS_URL: `http://127.0.0.1:${(programs.address() as AddressInfo).port}`,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'redirect-to-stand-in.mjs')).href}`,
    NODE_EXTRA_CA_CERTS: join(home, 'cert.pem'),
    CURL_CA_BUNDLE: join(home, 'cert.pem'),
    GRPC_DEFAULT_SSL_ROOTS_FILE_PATH: join(home, 'cert.pem'),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
  };
  onTestFinished(async () => {
    front.close();
    programs.close();
    await Promise.all([firestore.close(), database.close(), content.close(), search?.close()]);
  });
  /** Runs lines in one shell after the other, which keep their variables. */
  const run = (lines: string, input = '') =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const script = `set -aeuo pipefail; . '${state}'\n${lines}\nexport -p > '${state}'`;
      const child = execFile(
        'bash',
        ['-c', script],
        { cwd: checkout, env, maxBuffer: 1e8 },
        (_error, stdout, stderr) => {
          const output = stdout + stderr;
          console.log(`$ ${lines}\n${output}`);
          resolve({ code: child.exitCode ?? 1, output });
        },
      );
      child.stdin?.on('error', () => undefined).end(input);
    });
  return { google, run, checkout, home, write, firestore };
}

test('from nothing to the first ride that search finds', async () => {
  const steps = readSteps();
  const { google, run, checkout, write, firestore } = await startRehearsal();
  const follow = async (name: string, change = (block: string) => block, input = '') => {
    const outputs = [];
    for (const block of steps.get(name) ?? [`echo no step "${name}"; exit 1`]) {
      const { code, output } = await run(change(block), input);
      expect({ name, code, output }).toMatchObject({ code: 0 });
      outputs.push(output);
    }
    return outputs.join('\n');
  };

  // In a browser: `firebase login`. The other logins leave their files, too.
  write('.config/configstore/firebase-tools.json', {
    user: { email: 'sam@example.com' },
    tokens: {
      access_token: 'owner',
      refresh_token: 'r',
      expires_at: 9e12,
      scopes: ['https://www.googleapis.com/auth/cloud-platform'],
    },
  });
  await follow('Tools and accounts', (block) =>
    block.replace('npm ci\n', '').replace('npx firebase login\n', ''),
  );
  await follow('Two projects');
  await follow('Database, counters, files');
  Object.assign(google.project, { hasDatabase: true, hasBucket: true });
  Object.assign(google.project.authConfig, {
    signIn: { email: { enabled: true } },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  const keys = [...(await follow('Search server')).matchAll(/"value": ?"([^"]+)"/g)].map(
    ([, value]) => value,
  );
  const config = JSON.parse(/\{[^]*?\n\}/.exec(await follow('Configuration'))?.[0] ?? '') as Record<
    string,
    string
  >;
  const variables: Record<string, string | undefined> = {
    VITE_FIREBASE_PROJECT_ID: config['projectId'],
    VITE_FIREBASE_API_KEY: config['apiKey'],
    VITE_FIREBASE_APP_ID: config['appId'],
    VITE_FIREBASE_AUTH_DOMAIN: config['authDomain'],
    VITE_FIREBASE_STORAGE_BUCKET: config['storageBucket'],
    VITE_SEARCH_URL: 'https://search.example',
    SEARCH_ADMIN_KEY: keys[0],
    VITE_SEARCH_KEY: keys[1],
    VITE_CONTACT_EMAIL: 'contact@example.com',
  };
  const configure = (values: object) => {
    const file = join(checkout, '.env.rodeo-live');
    let content = readFileSync(file, 'utf8');
    for (const [name, value] of Object.entries(values))
      content = content.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${String(value)}`);
    writeFileSync(file, content);
  };
  configure(variables);
  // Yes, to the question of firebase-tools, which it asks in a terminal only.
  const storageAgent = `serviceAccount:service-${google.project.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  google.project.bindings.push({
    role: 'roles/firebaserules.firestoreServiceAgent',
    members: [storageAgent],
  });
  await follow('First deployment');
  expect((await run('curl -s https://rodeo-live.web.app/')).output).toContain('Rodeo Reel');
  const isPublished = (path: string) =>
    run(`curl -sf https://rodeo-live.web.app${path}`).then(({ code }) => code === 0);
  expect(await isPublished('/release.json')).toBe(true);
  expect(await isPublished('/.well-known/security.txt')).toBe(true);
  expect(await isPublished('/.vite/manifest.json')).toBe(false);
  await follow('CORS of the bucket');
  Object.assign(google.project.authConfig, {
    authorizedDomains: ['rodeoreel.example'],
    notification: { sendEmail: { callbackUri: 'https://rodeoreel.example/action' } },
  });
  configure({
    SEARCH_SYNC: 1,
    LINK_PREVIEWS: 1,
    VITE_SITE_URL: 'https://rodeoreel.example',
    MONITORING: 1,
    VITE_MONITORING_URL: 'https://us-central1-rodeo-live.cloudfunctions.net/collect',
    VITE_CONTENT_URL: 'https://content.example',
    VITE_IMAGE_PROXY_URL: 'https://content.example/proxy?url=',
    VITE_ASSOCIATION_URL: 'https://association.example',
    VITE_LEGAL_STATE: 'Oklahoma',
  });
  await follow('Services and search index', (block) => block, keys[0]);
  await follow('Backups and budget', (block) => block.replace('ACCOUNT', 'A-1'));
  await follow('Alarms');

  await publishRide();
  for (const command of ['release announce', 'administrators add sam@example.com'])
    expect(await run(`npm run admin -- ${command} --project rodeo-live --write`)).toMatchObject({ code: 0 });
  const doctor = await run('npm run doctor -- --project rodeo-live --url https://rodeoreel.example --probe');
  expect(doctor.output).toContain(' 0 wrong, ');
  expect(doctor.code).toBe(0);
  expect(google.unknown).toEqual([]);

  async function publishRide() {
    const contestant = buildContestant({ id: 'rider' });
    const app = initializeApp({ projectId: project }, 'rehearsal');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${firestore.port}`);
    const store = getFirestore(app);
    await store.doc('users/rider').set(contestant);
    await store.doc('videos/first').set(buildVideo(contestant, { id: 'first', title: 'Duncan' }));
    vi.unstubAllEnvs();
    await deleteApp(app);
    const trigger = (name: string, id: string) =>
      run(
        `SEARCH_ADMIN_KEY='${google.project.secrets.get('SEARCH_ADMIN_KEY')}' GOOGLE_CLOUD_PROJECT=rodeo-live node --input-type=module -e "
          const functions = await import(process.cwd() + '/.local/search-sync/index.js');
          await functions.${name}.run({ params: { id: '${id}' } });
          process.exit();"`,
      );
    await trigger('syncVideos', 'first');
    const { output } = await run(
      `curl -s "https://search.example/collections/videos/documents/search?q=duncan&query_by=title" -H "X-TYPESENSE-API-KEY: ${keys[1]}"`,
    );
    expect(JSON.parse(output)).toMatchObject({ found: 1, hits: [{ document: { id: 'first' } }] });
  }
});
