import { expect, test } from 'vitest';
import { getProductionOrigins } from './origins.ts';

const googleOrigins = getProductionOrigins({});

test('allows only Google origins when no other services are configured', () => {
  for (const origin of [...googleOrigins.media, ...googleOrigins.connect]) {
    expect(origin).toMatch(
      /^(https|wss):\/\/(\*\.)?[\w.-]*(googleapis\.com|firebaseio\.com|firebasedatabase\.app)$/,
    );
  }
});

test('[NEWS-01] allows images from the image proxy and requests to the content service', () => {
  const origins = getProductionOrigins({
    VITE_CONTENT_URL: 'https://content.example/',
    VITE_IMAGE_PROXY_URL: 'https://proxy.example/?url=',
    VITE_ASSOCIATION_URL: 'https://association.example',
  });
  expect(origins.media).toEqual([...googleOrigins.media, 'https://proxy.example']);
  expect(origins.connect.filter((origin) => !googleOrigins.connect.includes(origin))).toEqual([
    'https://content.example',
  ]);
});

test('[ANA-01] allows requests to analytics where it is configured', () => {
  const { connect } = getProductionOrigins({ VITE_ANALYTICS_URL: 'https://analytics.example/events' });
  expect(connect).toEqual([...googleOrigins.connect, 'https://analytics.example']);
});

test('allows requests to monitoring where it is configured', () => {
  const { connect } = getProductionOrigins({ VITE_MONITORING_URL: 'https://monitoring.example/reports' });
  expect(connect).toEqual([...googleOrigins.connect, 'https://monitoring.example']);
});

test('[LGCY-01] allows requests to the legacy API where it is configured', () => {
  const { connect } = getProductionOrigins({ VITE_LEGACY_URL: 'https://legacy.example:3080/' });
  expect(connect).toEqual([...googleOrigins.connect, 'https://legacy.example:3080']);
});

test('names the variable with an invalid URL', () => {
  expect(() => getProductionOrigins({ VITE_CONTENT_URL: 'content' })).toThrow(
    'VITE_CONTENT_URL is not a URL: "content"',
  );
});

test('allows only the domain of the configured database', () => {
  const inEurope = getProductionOrigins({
    VITE_FIREBASE_DATABASE_URL: 'https://x-default-rtdb.europe-west1.firebasedatabase.app',
  });
  expect(inEurope.connect).toContain('wss://*.firebasedatabase.app');
  expect(inEurope.connect.join(' ')).not.toContain('firebaseio.com');
  expect(googleOrigins.connect).toContain('wss://*.firebaseio.com');
  expect(googleOrigins.connect.join(' ')).not.toContain('firebasedatabase.app');
});

test('the origins of reCAPTCHA are allowed only with App Check', () => {
  expect(googleOrigins.usesAppCheck).toBe(false);
  expect(getProductionOrigins({ VITE_APP_CHECK_KEY: '' }).usesAppCheck).toBe(false);
  expect(getProductionOrigins({ VITE_APP_CHECK_KEY: 'site-key' }).usesAppCheck).toBe(true);
});
