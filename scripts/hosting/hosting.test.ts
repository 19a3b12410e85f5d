import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  buildContentSecurityPolicy,
  buildEmbedPolicy,
  hashInlineScripts,
} from './content-security-policy.ts';
import { describeDatabases } from './firebase-config.ts';
import { getProductionOrigins } from './origins.ts';
import { loadProjectEnvironment } from './project-environment.ts';

const origins = {
  media: ['http://127.0.0.1:1'],
  connect: ['ws://127.0.0.1:2', 'https://a.example'],
  embedConnect: ['https://b.example'],
  usesAppCheck: false,
};

test('allows exactly the given origins', () => {
  const policy = buildContentSecurityPolicy(origins, ["'sha256-abc='"]);
  expect(policy).toContain("img-src 'self' blob: http://127.0.0.1:1;");
  expect(policy).toContain("media-src 'self' blob: http://127.0.0.1:1;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:2 https://a.example;");
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'wasm-unsafe-eval';");
  expect(policy).toContain("worker-src 'self'; manifest-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|data:|\*/);
});

test('the embed page can only play and count', () => {
  const policy = buildEmbedPolicy(origins);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('media-src http://127.0.0.1:1;');
  expect(policy).toContain('connect-src https://b.example;');
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/wasm|worker|blob:|a\.example/);
});

test('with App Check, pages may run reCAPTCHA, which cannot work with Trusted Types', () => {
  const withAppCheck = { ...origins, usesAppCheck: true };
  for (const policy of [buildContentSecurityPolicy(withAppCheck, []), buildEmbedPolicy(withAppCheck)]) {
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
    expect(policy).not.toContain('trusted-types');
  }
  expect(buildContentSecurityPolicy(origins, [])).not.toContain('google.com');
});

test.each(['https://a.example/path', "https://a.example; script-src 'unsafe-inline'", '*', 'https:'])(
  'rejects %s as an origin',
  (bad) => {
    expect(() => buildContentSecurityPolicy({ ...origins, connect: [bad] }, [])).toThrow('Not an origin');
    expect(() => buildEmbedPolicy({ ...origins, embedConnect: [bad] })).toThrow('Not an origin');
  },
);

test('hashes inline scripts only', () => {
  const html = '<script type="module" src="/a.js"></script><script>alert(1)</script>';
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

const googleOrigins = getProductionOrigins({});

test('allows only Google origins when no other services are configured', () => {
  const google = /^(https|wss):\/\/(\*\.)?[\w.-]*(googleapis\.com|firebaseio\.com)$/;
  for (const origin of [...googleOrigins.media, ...googleOrigins.connect]) expect(origin).toMatch(google);
  expect(googleOrigins.usesAppCheck).toBe(false);
});

test.each([
  ['[NEWS-01] the content service', 'VITE_CONTENT_URL', 'https://content.example/', 'connect'],
  ['[NEWS-01] the image proxy', 'VITE_IMAGE_PROXY_URL', 'https://proxy.example/?url=', 'media'],
  ['[ANA-01] analytics', 'VITE_ANALYTICS_URL', 'https://analytics.example/events', 'connect'],
  ['monitoring', 'VITE_MONITORING_URL', 'https://monitoring.example/reports', 'connect'],
  ['[LGCY-01] the legacy API', 'VITE_LEGACY_URL', 'https://legacy.example:3080/', 'connect'],
] as const)('allows requests to %s where it is configured', (_service, name, url, kind) => {
  const expected = { ...googleOrigins, [kind]: [...googleOrigins[kind], new URL(url).origin] };
  expect(getProductionOrigins({ [name]: url, VITE_ASSOCIATION_URL: 'https://a.example' })).toEqual(expected);
  expect(() => getProductionOrigins({ [name]: 'content' })).toThrow(`${name} is not a URL: "content"`);
});

test('both instances of the Realtime Database get the rules', () => {
  expect(describeDatabases('live', {})).toEqual({});
  const { database } = describeDatabases('live', {
    VITE_SIGNALS_URL: 'https://live-signals.europe-west1.firebasedatabase.app',
  });
  expect(database?.map(({ instance }) => instance)).toEqual(['live-default-rtdb', 'live-signals']);
});

test('[PLY-04] a page and an embedded ride send views to the service that counts them', () => {
  const { connect, embedConnect } = getProductionOrigins({ VITE_VIEWS_URL: 'https://views.example/count' });
  expect(connect).toEqual([...googleOrigins.connect, 'https://views.example']);
  expect(embedConnect).toEqual([...googleOrigins.embedConnect, 'https://views.example']);
});

test('allows only the domain of the configured database, and reCAPTCHA only with App Check', () => {
  const database = 'https://x-default-rtdb.europe-west1.firebasedatabase.app';
  const { connect } = getProductionOrigins({ VITE_FIREBASE_DATABASE_URL: database });
  expect(connect).toContain('wss://*.firebasedatabase.app');
  expect(connect.join(' ')).not.toContain('firebaseio.com');
  expect(getProductionOrigins({ VITE_APP_CHECK_KEY: 'site-key' }).usesAppCheck).toBe(true);
});

function loadFrom(files: Record<string, string>, project: string, shell: Record<string, string> = {}) {
  const folder = createTemporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return loadProjectEnvironment(project, folder, shell);
}

test.each(['', 'live', '../rodeo-live', 'Rodeo Live', '--only'])(
  '%j is not the id of a project',
  (project) => {
    expect(() => loadFrom({}, project)).toThrow('is not the id of a Firebase project');
  },
);

test('each project has a file of its own, and the variables of another project are refused', () => {
  const files = {
    '.env': 'VITE_FIREBASE_PROJECT_ID=default',
    '.env.rodeo-live': 'VITE_FIREBASE_PROJECT_ID=rodeo-live\nSEARCH_ADMIN_KEY=secret\nOTHER=1',
    '.env.staging': 'VITE_FIREBASE_PROJECT_ID=staging',
  };
  expect(loadFrom(files, 'rodeo-live')).toEqual({
    VITE_FIREBASE_PROJECT_ID: 'rodeo-live',
    SEARCH_ADMIN_KEY: 'secret',
  });
  expect(loadFrom(files, 'staging')).toEqual({ VITE_FIREBASE_PROJECT_ID: 'staging' });
  expect(loadFrom(files, 'default')).toHaveProperty('VITE_FIREBASE_PROJECT_ID', 'default');
  expect(() => loadFrom(files, 'another')).toThrow("is 'default', not 'another'");
  expect(() => loadFrom({}, 'another')).toThrow('is empty');
});

test('variables of two projects are refused, however they meet', () => {
  const live = 'VITE_FIREBASE_PROJECT_ID=rodeo-live\nVITE_SEARCH_URL=https://live.example\nVITE_LOGOUT_URL=';
  const load = (files: Record<string, string>, shell: Record<string, string>) =>
    loadFrom({ '.env.rodeo-live': live, ...files }, 'rodeo-live', shell);
  expect(() => load({}, { VITE_SEARCH_URL: 'https://staging.example' })).toThrow(
    'VITE_SEARCH_URL: the shell and .env.rodeo-live differ',
  );
  expect(() => load({}, { VITE_LOGOUT_URL: 'https://staging.example' })).toThrow('VITE_LOGOUT_URL');
  expect(() => load({ '.env': 'VITE_LEGACY_URL=https://staging.example' }, {})).toThrow(
    'VITE_LEGACY_URL: set in .env, but not in .env.rodeo-live',
  );
  const secret = { SEARCH_ADMIN_KEY: 'of the shell', OTHER: '1' };
  expect(load({}, { VITE_SEARCH_URL: 'https://live.example', ...secret })).toEqual({
    VITE_FIREBASE_PROJECT_ID: 'rodeo-live',
    VITE_SEARCH_URL: 'https://live.example',
    VITE_LOGOUT_URL: '',
    SEARCH_ADMIN_KEY: 'of the shell',
  });
});
