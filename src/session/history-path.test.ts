import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearHistoryPath, getHistoryPath, toSameOriginPath, storeHistoryPath } from './history-path.ts';

const origin = 'https://rodeoreel.example';

describe('the path to go back to after login', () => {
  beforeEach(() => sessionStorage.clear());

  test('[GRD-03, GRD-04] the full path with query and hash is kept until it was used', () => {
    storeHistoryPath('/search?category=1#riders');
    expect(getHistoryPath([])).toBe('/search?category=1#riders');
    clearHistoryPath();
    expect(getHistoryPath([])).toBeUndefined();
  });

  test('[GRD-04] the landing page and the signup are never gone back to', () => {
    for (const path of ['/', '/signup']) {
      storeHistoryPath(path);
      expect(getHistoryPath(['/', '/signup'])).toBeUndefined();
    }
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/./%2Fevil.example',
    '/%2e%2e//evil.example',
    '%2F%2Fevil.example',
    '/%',
    'javascript:alert(1)',
    '',
  ])('[GRD-04] %j is not followed', (path) => {
    expect(toSameOriginPath(path, origin)).toBeUndefined();
  });

  test('[GRD-04] no stored path ever leaves the origin', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        ...['/', '\\', ':', '.', '@', '?', '#', '\t', '\n', 'a', 'https:'],
        ...['%', '%2f', '%2F', '%5c', '%2e', '%09'],
      ),
    });
    fc.assert(
      fc.property(nasty, (path) => {
        const followed = toSameOriginPath(path, origin) ?? '/';
        expect(new URL(followed, origin).origin).toBe(origin);
        // The same for whoever decodes the path first.
        const { pathname } = new URL(followed, origin);
        expect(new URL(decodeURIComponent(pathname), origin).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });
});
