import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearHistoryPath, getPathAfterLogin, toSameOriginPath, storeHistoryPath } from './history-path.ts';

const origin = 'https://rodeoreel.example';

describe('history path', () => {
  beforeEach(() => sessionStorage.clear());

  test('[GRD-03, GRD-04, DATA-08] keeps the path with query and hash until it is cleared', () => {
    storeHistoryPath('/search?category=1#riders');
    expect(getPathAfterLogin()).toBe('/search?category=1#riders');
    clearHistoryPath();
    expect(getPathAfterLogin()).toBe('/feed');
  });

  test('[GRD-04] ignores the landing page, the signup page and the page of unverified users', () => {
    for (const path of ['/', '/signup', '/verify', '/signup?from=mail', '/verify#resend']) {
      storeHistoryPath(path);
      expect(getPathAfterLogin()).toBe('/feed');
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
  ])('[GRD-04] rejects %j', (path) => {
    expect(toSameOriginPath(path, origin)).toBeUndefined();
  });

  test('[GRD-04] never returns a path that leaves the origin', () => {
    const hostilePath = fc.string({
      unit: fc.constantFrom(
        ...['/', '\\', ':', '.', '@', '?', '#', '\t', '\n', 'a', 'https:'],
        ...['%', '%2f', '%2F', '%5c', '%2e', '%09'],
      ),
    });
    fc.assert(
      fc.property(hostilePath, (path) => {
        const safePath = toSameOriginPath(path, origin) ?? '/';
        expect(new URL(safePath, origin).origin).toBe(origin);
        // Servers may decode the path before they redirect.
        const { pathname } = new URL(safePath, origin);
        expect(new URL(decodeURIComponent(pathname), origin).origin).toBe(origin);
      }),
      { numRuns: 5000 },
    );
  });
});
