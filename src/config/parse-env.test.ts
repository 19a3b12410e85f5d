import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv } from './parse-env.ts';

const complete = {
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.example',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.appspot.com',
};
const parse = (variables: Record<string, string>) => parseEnv({ ...complete, ...variables });

test('optional variables have defaults or switch something off; empty ones count as missing', () => {
  const defaults = { productName: 'Rodeo Reel', legalState: 'Oklahoma', siteUrl: 'https://demo.web.app' };
  const { firebase: _, ...others } = parse({
    VITE_EMULATOR_AUTH: '',
    VITE_APP_CHECK_KEY: '',
    VITE_RELEASE: 'a1',
  });
  expect(others).toEqual({ ...defaults, content: {}, emulators: {}, storeUrls: {} });
  expect(parse({ VITE_LEGAL_STATE: 'Texas' }).legalState).toBe('Texas');
  expect(parse({ VITE_APP_CHECK_KEY: 'site-key' }).appCheckKey).toBe('site-key');
});

test('lists all missing and malformed variables in the error', () => {
  expect(() => parse({ VITE_FIREBASE_API_KEY: '', VITE_EMULATOR_AUTH: 'localhost' })).toThrow(
    /VITE_FIREBASE_API_KEY is missing.*VITE_EMULATOR_AUTH must be host:port/,
  );
});

const url = 'https://service.example/events';
const local = 'http://127.0.0.1:7107/proxy?url=';

test.each([
  ['a store', 'VITE_PLAY_STORE_URL', url, 'javascript:alert(1)', { storeUrls: { google: url } }],
  ['[ANA-01] analytics', 'VITE_ANALYTICS_URL', url, 'http://service.example', { analyticsUrl: url }],
  ['signals', 'VITE_SIGNALS_URL', url, 'http://service.example', { signalsUrl: url }],
  ['[PLY-04] views', 'VITE_VIEWS_URL', url, 'http://service.example', { viewsUrl: url }],
  ['monitoring', 'VITE_MONITORING_URL', url, 'http://a.example', { monitoring: { url, release: 'unknown' } }],
  ['[ACT-01] the mobile app', 'VITE_MOBILE_LINK', url, 'rodeoreel://open', { mobileLinkUrl: url }],
  ['[AUTH-09] logouts', 'VITE_LOGOUT_URL', url, 'http://service.example', { logoutUrl: url }],
  ['[NEWS-04] news', 'VITE_CONTENT_URL', local, 'http://127.0.0.1.example', { content: { baseUrl: local } }],
  ['pictures', 'VITE_IMAGE_PROXY_URL', local, 'http://a.example', { content: { imageProxyUrl: local } }],
  ['stories', 'VITE_ASSOCIATION_URL', url, 'http://127.0.0.1:7107', { content: { associationUrl: url } }],
  [
    '[LGCY-01] the legacy API',
    'VITE_LEGACY_URL',
    'https://a.example:3080',
    'https://a.example:3080/v1',
    { legacyUrl: 'https://a.example:3080' },
  ],
  [
    'it locally',
    'VITE_LEGACY_URL',
    'http://127.0.0.1:3080/',
    'http://legacy.example:3080',
    { legacyUrl: 'http://127.0.0.1:3080/' },
  ],
])(
  'the address of %s is an https URL, or a local one of a service',
  (_service, name, good, bad, expected) => {
    expect(parse({ [name]: good })).toMatchObject(expected);
    expect(() => parse({ [name]: bad })).toThrow(`${name} must be an https URL`);
  },
);

test('search needs both URL and key, or neither', () => {
  const search = { VITE_SEARCH_URL: 'https://search.example', VITE_SEARCH_KEY: 'only-search' };
  expect(parse(search).search).toEqual({ url: search.VITE_SEARCH_URL, key: search.VITE_SEARCH_KEY });
  expect(() => parse({ ...search, VITE_SEARCH_KEY: '' })).toThrow('VITE_SEARCH_KEY is missing');
  expect(() => parse({ ...search, VITE_SEARCH_URL: 'http://a.example' })).toThrow('must be an https URL');
});

test('monitoring knows the release', () => {
  expect(parse({ VITE_MONITORING_URL: url, VITE_RELEASE: 'a1b2c3' }).monitoring).toEqual({
    url,
    release: 'a1b2c3',
  });
});

test('.env.example names exactly the variables that are read', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const list = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const declared = list(read('../../.env.example'), /^(VITE_\w+)=/gm);
  expect(list(read('parse-env.ts'), /\b(VITE_\w*[A-Z])\b/g)).toEqual(declared);
});
