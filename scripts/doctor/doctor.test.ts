import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectionNames, getCollectionSchema } from '#services/search-sync/index-documents.ts';
import { examine, isOffline } from './examine.ts';
import { formatFindings, type Finding } from './doctor-finding.ts';
import type { Target } from './target.ts';

const projectRoot = join(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
/** With rules that compile at once. */
const readQuickly = (file: string) =>
  file.endsWith('.rules')
    ? "rules_version = '2'; service cloud.firestore { match /a { allow read; } }"
    : readText(file);
const indexesFile = JSON.parse(readText('firestore.indexes.json')) as {
  indexes: { collectionGroup: string; fields: object[] }[];
};

const environment = {
  VITE_FIREBASE_PROJECT_ID: 'live',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_AUTH_DOMAIN: 'live.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'live.firebasestorage.app',
  VITE_CONTENT_URL: 'https://content.example',
  VITE_SEARCH_URL: 'https://search.example',
  VITE_SEARCH_KEY: 'only-search',
  SEARCH_ADMIN_KEY: 'admin',
};
const siteUrl = 'https://rodeoreel.example';
const target: Target = { environment, isLocal: false, siteUrl, accessToken: 'token' };

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const openForPages = { 'access-control-allow-origin': '*' };

const google = (service: string) => `https://${service}.googleapis.com`;
const database = `${google('firestore')}/v1/projects/live/databases/(default)`;
const config = `${google('identitytoolkit')}/admin/v2/projects/live/config`;
const bucket = 'live.firebasestorage.app';
const files = `${google('firebasestorage')}/v0/b/${bucket}/o`;
const values = 'https://live-default-rtdb.firebaseio.com';
const collections = 'https://search.example/collections';
const services = 'https://content.example/services';

/** Of app 1:1:web:1. */
const storageAgent = 'serviceAccount:service-1@gcp-sa-firebasestorage.iam.gserviceaccount.com';
const healthyConfig = {
  signIn: { email: { enabled: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  notification: { sendEmail: { callbackUri: 'https://rodeoreel.example/action' } },
};
const healthyIndexes = indexesFile.indexes.map(({ collectionGroup, fields }) => ({
  name: `projects/live/databases/(default)/collectionGroups/${collectionGroup}/indexes/1`,
  state: 'READY',
  fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
}));

const healthyFields = ['notifications', 'pending_access', 'push_queue', 'rate_limits', 'uploads'].map(
  (collection) => ({
    name: `projects/live/databases/(default)/collectionGroups/${collection}/fields/expires`,
    ttlConfig: { state: 'ACTIVE' },
  }),
);

/** What a complete environment answers, by the beginning of the URL and the key. The first match counts. */
const healthyReplies: readonly (readonly [start: string, reply: Reply])[] = [
  [`${google('identitytoolkit')}/v1/projects?`, { body: { authorizedDomains: ['rodeoreel.example'] } }],
  [config, { body: healthyConfig }],
  [`${database}/collectionGroups/-/indexes`, { body: { indexes: healthyIndexes } }],
  [`${database}/collectionGroups/-/fields`, { body: { fields: healthyFields } }],
  [`${database}/documents/videos/`, { status: 404 }],
  [`${database}/documents/users`, { status: 403 }],
  [`${google('firestore')}/`, { status: 404 }],
  [`${files}/videos%2F`, { status: 404 }],
  [`${files}?prefix`, { status: 403 }],
  [
    `${google('cloudresourcemanager')}/v1/projects/live:getIamPolicy`,
    { body: { bindings: [{ role: 'roles/firebaserules.firestoreServiceAgent', members: [storageAgent] }] } },
  ],
  [`${google('storage')}/storage/v1/b/${bucket}`, { body: { cors: [{ method: ['GET'] }] } }],
  [`${values}/videoViews/`, { body: null }],
  [`${values}/videoViews.json`, { status: 401 }],
  [`${values}/release.json`, { body: '2026-11-22' }],
  ['https://search.example/health', { body: { ok: true } }],
  [`${collections}/users/documents/export only-search`, { status: 401 }],
  [`${collections}/`, { body: { hits: [] } }],
  ['https://search.example/keys admin', { body: { keys: [] } }],
  [
    'https://search.example/aliases admin',
    {
      body: {
        aliases: collectionNames.map((name) => ({ name, collection_name: getCollectionSchema(name).name })),
      },
    },
  ],
  [`${services}/archives`, { body: { data: [{ story_headline: 'One' }] }, headers: openForPages }],
  [`${services}/pro_rodeo`, { body: { data: [{ Name: 'One' }] }, headers: openForPages }],
  ['https://rodeoreel.example/login', { headers: { 'content-security-policy': "connect-src 'self'" } }],
];

/** Answers requests; `replies` come before the healthy ones, undefined is a server that cannot be reached. */
function stubNetwork(replies: readonly (readonly [start: string, reply: Reply | undefined])[] = []) {
  vi.stubGlobal('fetch', (input: URL | string, { headers }: { headers?: Record<string, string> } = {}) => {
    const key = headers?.['X-TYPESENSE-API-KEY'];
    const url = key === undefined ? String(input) : `${String(input).split('?')[0]} ${key}`;
    const match = [...replies, ...healthyReplies].find(([start]) => url.startsWith(start));
    if (url.endsWith('?key=restricted') && headers?.['Referer'] !== `${siteUrl}/`)
      return Promise.resolve(Response.json({}, { status: 403 }));
    if (match?.[1] === undefined) return Promise.reject(new TypeError(`fetch failed: ${url}`));
    const { status = 200, body = {}, headers: responseHeaders = {} } = match[1];
    return Promise.resolve(Response.json(body, { status, headers: responseHeaders }));
  });
}

afterEach(() => vi.unstubAllGlobals());

const findProblems = (findings: readonly Finding[]) =>
  findings.filter(({ status }) => status === 'wrong').map(({ area, message }) => `${area}: ${message}`);

test('says that nothing was checked without a connection, which is not that all is well', async () => {
  stubNetwork([['', undefined]]);
  const findings = await examine(target, readText);
  expect(findings.filter(isOffline)).toHaveLength(1);
  expect(formatFindings(findings)).toContain('not checked: no connection, so no service was checked');
  stubNetwork();
  expect((await examine(target, readText)).filter(isOffline)).toEqual([]);
});

test('finds nothing wrong with a complete environment, and names what is off', async () => {
  stubNetwork();
  const findings = await examine(target, readText);
  expect(findProblems(findings)).toEqual([]);
  expect(findings.filter(({ status }) => status === 'not checked')).toEqual([]);
  const areas = [...new Set(findings.map(({ area }) => area))].toSorted();
  expect(areas.join(', ')).toBe(
    'CORS, Configuration, Emails, Expiry, Files, Firestore, Indexes, News, Realtime Database, Release, Schedule, Search, Sign-in, Site, Storage, Uploads',
  );
  const [off] = findings.filter(({ status }) => status === 'off');
  expect(off?.message).toMatch(/VITE_APP_CHECK_KEY.*VITE_ANALYTICS_URL/);
  expect(off?.message).not.toMatch(/VITE_SEARCH_URL|VITE_EMULATOR/);
});

describe('configuration', () => {
  const examineWith = async (changes: Record<string, string>) => {
    stubNetwork([['', undefined]]);
    const changed = { environment: { ...environment, ...changes }, isLocal: false };
    return findProblems(await examine(changed, readQuickly));
  };

  test.each([
    [{ VITE_FIREBASE_API_KEY: '' }, 'VITE_FIREBASE_API_KEY is missing'],
    [{ VITE_ANALYTIC_URL: 'https://a.example' }, 'unknown variables: VITE_ANALYTIC_URL'],
    [{ VITE_EMULATOR_AUTH: '127.0.0.1:1' }, 'the app would use local emulators: VITE_EMULATOR_AUTH'],
    [{ VITE_SEARCH_URL: 'http://127.0.0.1:1' }, 'without encryption: VITE_SEARCH_URL'],
    [{ VITE_FIREBASE_STORAGE_BUCKET: 'other' }, "VITE_FIREBASE_STORAGE_BUCKET is 'other'"],
    [{ VITE_SEARCH_KEY: 'admin' }, 'everybody could change the index'],
    [{ VITE_CONTENT_URL: "https://a'b.example" }, 'Not an origin'],
  ])('%j is wrong', async (changes, message) => {
    expect((await examineWith(changes)).join('\n')).toContain(message);
  });

  test('without a network, services are not checked, which is not wrong', async () => {
    expect(await examineWith({})).toEqual([]);
  });
});

test('names files that cannot be deployed', async () => {
  stubNetwork([['', undefined]]);
  const broken: Record<string, string> = {
    'storage.rules': "rules_version = '2'; service firebase.storage { match / }",
    'database.rules.json': '{ "rules": { ".read": "auth.uid ===" } }',
    'firestore.indexes.json': '{ "indexes": [{ "fields": [] }] }',
    'storage.cors.json': '[{ "origin": ["*"], "method": ["PUT"] }]',
  };
  const problems = findProblems(await examine(target, (file) => broken[file] ?? readText(file)));
  expect(problems.map((problem) => /^Files: ([\w.]+)/.exec(problem)?.[1])).toEqual(Object.keys(broken));
});

describe('services', () => {
  const video = `${database}/documents/videos`;
  const noDatabase = { status: 404, body: { message: 'The database (default) does not exist' } };
  const otherPage = { notification: { sendEmail: { callbackUri: 'https://staging.example/action' } } };
  const badPolicy = { headers: { 'content-security-policy': '%POLICY%; connect-src' } };

  test.each<[string, Reply | undefined, string]>([
    [`${google('identitytoolkit')}/v1`, { status: 400 }, 'Sign-in: the API key was refused'],
    [`${google('identitytoolkit')}/v1`, {}, 'Sign-in: rodeoreel.example is not an authorized'],
    [video, { status: 403 }, 'Firestore: refuses what everybody may read'],
    [video, noDatabase, 'Firestore: answers with status 404'],
    [`${database}/documents/users`, {}, 'Firestore: everybody can read what is private'],
    [`${files}?`, {}, 'Storage: everybody can read'],
    [`${values}/videoViews.json`, {}, 'Realtime Database: everybody can read'],
    [`${values}/release`, { body: null }, 'Release: none was announced'],
    [config, {}, 'Sign-in: email and password are not enabled'],
    [config, {}, 'Sign-in: logins tell which emails'],
    [config, {}, "Emails: links open Firebase's own page"],
    [config, { body: otherPage }, 'Emails: links open https://staging.example/action'],
    [
      `${database}/collectionGroups/-/indexes`,
      {},
      'email_verified ASCENDING, first_name ASCENDING is missing',
    ],
    [`${database}/collectionGroups/-/fields`, {}, 'Expiry: nothing deletes what has expired in uploads'],
    [google('storage'), {}, 'CORS: browsers may not download clips'],
    ['https://search.example/health', { status: 503 }, 'Search: Typesense is not healthy'],
    ['https://search.example/health', undefined, 'Network: https://search.example cannot be reached'],
    [
      'https://search.example/aliases admin',
      { body: {} },
      'Search: missing or of another version: users, animals',
    ],
    ['https://search.example/aliases admin', { status: 401 }, 'Search: SEARCH_ADMIN_KEY was refused'],
    [`${services}/archives`, { body: { data: [] } }, 'News: pages of the app may not read it'],
    [`${services}/pro_rodeo`, { headers: openForPages }, 'Schedule: the first page cannot be read'],
    ['https://rodeoreel.example', { status: 404 }, 'Site: https://rodeoreel.example answers with status 404'],
    ['https://rodeoreel.example', badPolicy, 'Site: https://rodeoreel.example has no'],
  ])('%s with %j: %s', async (url, reply, problem) => {
    stubNetwork([[url, reply]]);
    expect(findProblems(await examine(target, readQuickly)).join('\n')).toContain(problem);
  });

  test('an API key may be restricted to pages of the site', async () => {
    stubNetwork();
    const restricted = { ...environment, VITE_FIREBASE_API_KEY: 'restricted' };
    const findings = await examine({ ...target, environment: restricted }, readQuickly);
    expect(findProblems(findings)).toEqual([]);
  });

  test('what needs credentials or an address is not checked without them', async () => {
    stubNetwork();
    const findings = await examine({ environment, isLocal: false }, readQuickly);
    expect(findProblems(findings)).toEqual([]);
    const areas = findings.filter(({ status }) => status === 'not checked').map(({ area }) => area);
    expect(areas).toEqual(['Sign-in', 'Indexes', 'Expiry', 'Uploads', 'CORS', 'Site']);
  });

  test('with App Check, a refusal may be its own', async () => {
    stubNetwork([[video, { status: 403 }]]);
    const withAppCheck = { ...target, environment: { ...environment, VITE_APP_CHECK_KEY: 'site-key' } };
    expect(findProblems(await examine(withAppCheck, readQuickly))).toEqual([]);
  });
});

test('prints what is wrong with what to do', () => {
  const findings: Finding[] = [
    { area: 'A', status: 'ok', message: 'fine' },
    { area: 'Long', status: 'wrong', message: 'broken', remedy: 'Mend it.' },
    { area: 'B', status: 'not checked', message: 'no network' },
  ];
  expect(formatFindings(findings).split('\n')).toEqual([
    '✓ A     fine',
    '✗ Long  broken',
    '        Mend it.',
    '? B     not checked: no network',
    '',
    '1 ok, 1 wrong, 0 off, 1 not checked',
  ]);
});
