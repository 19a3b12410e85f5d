import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearHistoryPath,
  getPathAfterLogin,
  isWish,
  storeHistoryPath,
  toSameOriginPath,
  type Wish,
} from './history-path.ts';
import { arriveAt, takeWish, type Visit } from './wish.ts';
import { applyContinueUrl, getContinueUrl } from './continue-url.ts';

const origin = 'https://rodeoreel.example';

describe('the wish of a visitor', () => {
  const ride = '/video/ride';
  let visit: Visit;
  beforeEach(() => {
    visit = {};
    clearHistoryPath();
    history.replaceState(null, '', ride);
  });

  test('is carried out once, on its page', () => {
    storeHistoryPath(ride, 'save:ride');
    arriveAt(visit, ride);
    expect(takeWish(visit, 'save:other')).toBe(false);
    expect(takeWish(visit, 'save:ride')).toBe(true);
    expect(takeWish(visit, 'save:ride')).toBe(false);
  });

  test('is forgotten when the way leads elsewhere', () => {
    storeHistoryPath(ride, 'save:ride');
    arriveAt(visit, '/feed');
    expect(takeWish(visit, 'save:ride')).toBe(false);
    expect(getPathAfterLogin()).toBe('/feed');
  });

  test.each<Wish>(['save:ride', 'follow:rider', 'hat:ride'])(
    '%s reaches another browser in the link of an email, and only on this site',
    (wish) => {
      expect(getContinueUrl()).toBeUndefined();
      storeHistoryPath(ride, wish);
      const url = getContinueUrl() ?? '';
      clearHistoryPath();
      applyContinueUrl(url.replace(location.origin, 'https://evil.example'));
      applyContinueUrl(`${location.origin}/login?to=${encodeURIComponent('//evil.example')}`);
      applyContinueUrl(null);
      expect(getPathAfterLogin()).toBe('/feed');
      expect(isWish('delete:ride')).toBe(false);
      applyContinueUrl(url);
      expect(getPathAfterLogin()).toBe(ride);
      expect(takeWish(visit, wish)).toBe(true);
    },
  );

  test('and the way back end after a day', () => {
    vi.useFakeTimers();
    storeHistoryPath(ride, 'save:ride');
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1);
    expect(getPathAfterLogin()).toBe('/feed');
    expect(takeWish(visit, 'save:ride')).toBe(false);
    vi.useRealTimers();
  });
});

describe('history path', () => {
  beforeEach(clearHistoryPath);

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
