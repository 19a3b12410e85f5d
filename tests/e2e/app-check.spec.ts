import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDatabase } from 'firebase-engines/database/server.ts';
import { startFirestore } from 'firebase-engines/firestore/server.ts';
import type { RunningServer } from 'firebase-engines/listen.ts';
import { createAppCheckToken } from 'firebase-engines/testing/create-app-check-token.ts';
import { databaseNamespace, getAppEnvironment, projectId, projectRoot } from '#scripts/backend/project.ts';
import { buildFan, buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { createTestUser, type TestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

test.use({ hasEmptyCache: true });

/*
 * A build with App Check, against engines that require its tokens. reCAPTCHA and Firebase's exchange of its proof for a
 * token are replaced: neither runs locally.
 */

const appCheckKey = 'a key of the test';
const rider = buildContestant();
const ride = buildVideo(rider, { title: 'Elko Fair' });
const fan = buildFan();
const ruleText = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read: if true; } } }`;

let firestore: RunningServer;
let database: RunningServer;
let folder: string;
let member: TestUser;
let preview: ChildProcess;
let origin: string;

const asAdmin = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function send(method: string, url: string, body: object | number): Promise<void> {
  const response = await fetch(url, { method, headers: asAdmin, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
}

function toField(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  return value instanceof Date ? { timestampValue: value.toISOString() } : { nullValue: null };
}

const toFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toField(value)]));

async function storeDocument(path: string, data: object): Promise<void> {
  const url = `http://127.0.0.1:${firestore.port}/v1/projects/${projectId}/databases/(default)/documents`;
  await send('PATCH', `${url}/${path}`, { fields: toFields(data) });
}

const runVite = (...options: string[]) =>
  spawn(process.execPath, [join(projectRoot, 'node_modules/vite/bin/vite.js'), ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...getAppEnvironment(suitePorts),
      VITE_APP_CHECK_KEY: 'site-key',
      VITE_EMULATOR_FIRESTORE: `127.0.0.1:${firestore.port}`,
      VITE_EMULATOR_DATABASE: `127.0.0.1:${database.port}`,
    },
  });

test.beforeAll(async () => {
  firestore = await startFirestore({ host: '127.0.0.1', port: 0, projectId, appCheckKey });
  database = await startDatabase({ host: '127.0.0.1', port: 0, appCheckKey });
  const rules = { rules: { files: [{ name: 'firestore.rules', content: ruleText }] } };
  await send(
    'PUT',
    `http://127.0.0.1:${firestore.port}/emulator/v1/projects/${projectId}:securityRules`,
    rules,
  );
  await Promise.all([
    storeDocument(`videos/${ride.id}`, ride),
    storeDocument(`users/${fan.id}`, fan),
    send('PUT', `http://127.0.0.1:${database.port}/videoViews/${ride.id}.json?ns=${databaseNamespace}`, 2859),
    createTestUser(fan).then((user) => (member = user)),
    // Its files are in the suite's Storage.
    publishRides(ride),
  ]);
  folder = await mkdtemp(join(tmpdir(), 'app-check-'));
  const build = runVite('build', '--outDir', folder, '--emptyOutDir');
  build.stdout.resume();
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`vite build failed with ${String(code)}`);
  preview = runVite('preview', '--outDir', folder, '--host', '127.0.0.1', '--port', '0');
  origin = await new Promise<string>((resolve) => {
    preview.stdout?.on('data', (chunk: Buffer) => {
      // Colors split the port from the host.
      const address = chunk.toString().replaceAll(/\u001B\[\d+m/g, '');
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(address);
      if (found) resolve(found[0]);
    });
  });
});

test.afterAll(async () => {
  preview.kill();
  await Promise.all([firestore.close(), database.close(), rm(folder, { recursive: true, force: true })]);
});

const recaptchaScript = `
  let callback;
  window.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render: (_container, options) => { callback = options.callback; return 0; },
    execute: () => { callback?.(); return Promise.resolve('proof'); },
  } };
`;

/** @returns the requests to the engines and to Auth without a token */
async function replaceRecaptcha(page: Page, token: string): Promise<string[]> {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptchaScript }),
  );
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ json: { token, ttl: '3600s' } }),
  );
  const requestsWithout: string[] = [];
  const ports = [firestore.port, suitePorts.auth].map(String);
  page.on('request', (request) => {
    const { port, pathname } = new URL(request.url());
    // A channel sends its headers in the body of its handshake.
    const isChannel = pathname.endsWith('/channel');
    if (!ports.includes(port) || isChannel || request.method() === 'OPTIONS') return;
    if (request.headers()['x-firebase-appcheck'] !== token) requestsWithout.push(request.url());
  });
  return requestsWithout;
}

test.describe('App Check', () => {
  test('visitors watch a video with a token', async ({ page }) => {
    const requestsWithout = await replaceRecaptcha(page, createAppCheckToken(appCheckKey));
    await page.goto(`${origin}/video/${ride.id}`);
    await expect(page.getByRole('dialog', { name: ride.title })).toBeVisible();
    await expect(page.getByText(/2,8(59|60)/)).toBeAttached();
    expect(requestsWithout).toEqual([]);
  });

  test('members log in and read with a token', async ({ page, login, feed }) => {
    const requestsWithout = await replaceRecaptcha(page, createAppCheckToken(appCheckKey));
    await page.goto(`${origin}/login`);
    await login.logIn(member);
    await expect(feed.heading).toBeVisible();
    await expect(feed.card(ride.title)).toBeVisible();
    await page.reload();
    await expect(feed.card(ride.title)).toBeVisible();
    expect(requestsWithout).toEqual([]);
  });

  test('the embed page reads with a token', async ({ page }) => {
    const requestsWithout = await replaceRecaptcha(page, createAppCheckToken(appCheckKey));
    await page.goto(`${origin}/embed/${ride.id}`);
    await expect(page.getByText(ride.title)).toBeVisible();
    expect(requestsWithout).toEqual([]);
  });

  test('without a valid token, pages read nothing', async ({ page }) => {
    await replaceRecaptcha(page, createAppCheckToken('another key'));
    await page.goto(`${origin}/embed/${ride.id}`);
    await expect(page.getByRole('heading', { name: "We couldn't load the video" })).toBeVisible();
    await page.goto(`${origin}/video/${ride.id}`);
    await expect(page.getByText("You don't have permission to do this.")).toBeVisible();
  });
});
