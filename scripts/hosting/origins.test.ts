import { expect, test } from 'vitest';
import { getProductionOrigins } from './origins.ts';

const googleOrigins = getProductionOrigins({});

test('without services of others, pages talk to Google’s addresses alone', () => {
  for (const origin of [...googleOrigins.media, ...googleOrigins.connect]) {
    expect(origin).toMatch(
      /^(https|wss):\/\/(\*\.)?[\w.-]*(googleapis\.com|firebaseio\.com|firebasedatabase\.app)$/,
    );
  }
});

test('[NEWS-01] pictures come from the image proxy, and the content service is only asked', () => {
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

test('an address that is none is told by name', () => {
  expect(() => getProductionOrigins({ VITE_CONTENT_URL: 'content' })).toThrow(
    'VITE_CONTENT_URL is not an address: "content"',
  );
});
