import { describe, expect, test } from 'vitest';
import { parseEnv } from './app-env.ts';

const completeEnv = {
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.example',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.appspot.com',
};

describe('parseEnv', () => {
  test('has a default product name and no emulators', () => {
    expect(parseEnv(completeEnv)).toMatchObject({ productName: 'Rodeo Reel', emulators: {} });
  });

  test('App Check is off without a key', () => {
    expect(parseEnv({ ...completeEnv, VITE_APP_CHECK_KEY: '' })).not.toHaveProperty('appCheckKey');
    expect(parseEnv({ ...completeEnv, VITE_APP_CHECK_KEY: 'site-key' }).appCheckKey).toBe('site-key');
  });

  test('lists all missing and malformed variables in the error', () => {
    const given = { ...completeEnv, VITE_FIREBASE_API_KEY: '', VITE_EMULATOR_AUTH: 'localhost' };
    expect(() => parseEnv(given)).toThrow(
      /VITE_FIREBASE_API_KEY is missing.*VITE_EMULATOR_AUTH must be host:port/,
    );
  });

  test('requires https store URLs and defaults to Oklahoma', () => {
    expect(parseEnv(completeEnv)).toMatchObject({ legalState: 'Oklahoma', storeUrls: {} });
    const store = 'https://store.example/app';
    expect(parseEnv({ ...completeEnv, VITE_PLAY_STORE_URL: store, VITE_LEGAL_STATE: 'Texas' })).toMatchObject(
      {
        legalState: 'Texas',
        storeUrls: { google: store },
      },
    );
    expect(() => parseEnv({ ...completeEnv, VITE_APP_STORE_URL: 'javascript:alert(1)' })).toThrow(
      'VITE_APP_STORE_URL must be an https URL',
    );
  });

  test('[NEWS-04] news and schedule are optional https services; http is allowed on 127.0.0.1', () => {
    expect(parseEnv(completeEnv).content).toEqual({});
    const local = {
      VITE_CONTENT_URL: 'http://127.0.0.1:7107',
      VITE_IMAGE_PROXY_URL: 'http://127.0.0.1:7107/proxy?url=',
    };
    const given = { ...completeEnv, ...local, VITE_ASSOCIATION_URL: 'https://association.example' };
    expect(parseEnv(given).content).toEqual({
      baseUrl: 'http://127.0.0.1:7107',
      imageProxyUrl: 'http://127.0.0.1:7107/proxy?url=',
      associationUrl: 'https://association.example',
    });
    const unsafe = {
      VITE_CONTENT_URL: 'http://127.0.0.1.example',
      VITE_IMAGE_PROXY_URL: 'http://proxy.example',
      VITE_ASSOCIATION_URL: 'http://127.0.0.1:7107',
    };
    expect(() => parseEnv({ ...completeEnv, ...unsafe })).toThrow(
      /VITE_CONTENT_URL must be an https URL.*VITE_IMAGE_PROXY_URL must.*VITE_ASSOCIATION_URL must/,
    );
  });

  test('search needs both URL and key, or neither', () => {
    expect(parseEnv(completeEnv)).not.toHaveProperty('search');
    const given = { VITE_SEARCH_URL: 'https://search.example', VITE_SEARCH_KEY: 'only-search' };
    expect(parseEnv({ ...completeEnv, ...given }).search).toEqual({
      url: given.VITE_SEARCH_URL,
      key: given.VITE_SEARCH_KEY,
    });
    expect(() => parseEnv({ ...completeEnv, VITE_SEARCH_URL: given.VITE_SEARCH_URL })).toThrow(
      'VITE_SEARCH_KEY is missing',
    );
    expect(() => parseEnv({ ...completeEnv, ...given, VITE_SEARCH_URL: 'http://search.example' })).toThrow(
      'VITE_SEARCH_URL must be an https URL',
    );
  });

  test('treats an empty variable as missing', () => {
    expect(parseEnv({ ...completeEnv, VITE_EMULATOR_AUTH: '' }).emulators).toEqual({});
  });

  test('monitoring has a release; without a URL it is off', () => {
    expect(parseEnv({ ...completeEnv, VITE_RELEASE: 'a1b2c3' })).not.toHaveProperty('monitoring');
    const url = 'https://monitoring.example/reports';
    expect(parseEnv({ ...completeEnv, VITE_MONITORING_URL: url, VITE_RELEASE: 'a1b2c3' })).toMatchObject({
      monitoring: { url, release: 'a1b2c3' },
    });
  });

  test('[LGCY-01] the legacy API has a port; http is allowed on 127.0.0.1', () => {
    for (const legacyUrl of ['https://legacy.example:3080', 'http://127.0.0.1:3080/'])
      expect(parseEnv({ ...completeEnv, VITE_LEGACY_URL: legacyUrl })).toMatchObject({ legacyUrl });
    for (const path of ['http://legacy.example:3080', 'https://legacy.example:3080/v1'])
      expect(() => parseEnv({ ...completeEnv, VITE_LEGACY_URL: path })).toThrow('must be an https URL');
  });

  const service = 'https://service.example/events';
  test.each([
    [
      '[ANA-01] analytics',
      'VITE_ANALYTICS_URL',
      service,
      'http://service.example',
      { analyticsUrl: service },
    ],
    [
      'monitoring',
      'VITE_MONITORING_URL',
      service,
      'http://service.example',
      { monitoring: { url: service } },
    ],
    ['[LGCY-01] the legacy API', 'VITE_LEGACY_URL', `${service.slice(0, 23)}:80`, service, {}],
    ['[ACT-01] the mobile app', 'VITE_MOBILE_LINK', service, 'rodeoreel://open', { mobileLinkUrl: service }],
    ['[AUTH-09] logouts', 'VITE_LOGOUT_URL', service, 'http://service.example', { logoutUrl: service }],
  ])('the address of %s is an optional https URL', (_service, name, good, bad, expected) => {
    const without = parseEnv(completeEnv);
    for (const key of Object.keys(expected)) expect(without).not.toHaveProperty(key);
    expect(parseEnv({ ...completeEnv, [name]: good })).toMatchObject(expected);
    expect(() => parseEnv({ ...completeEnv, [name]: bad })).toThrow(`${name} must be an https URL`);
  });
});
