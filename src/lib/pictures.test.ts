import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPicture, loadPicture, noteMissingPicture, showPoster } from './pictures.ts';

let count = 0;
let poster: string;
let thumbnail: string;
/** The URLs that the page has asked for. */
let requested: string[];
let missing: ReadonlySet<string>;

beforeEach(() => {
  count += 1;
  [poster, thumbnail] = [`/${count}/poster.jpg`, `/${count}/thumbnail.png`];
  requested = [];
  missing = new Set();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        requested.push(this.src);
        return missing.has(this.src) ? Promise.reject(new Error('404')) : Promise.resolve();
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'onLine');
});

test('shows the lightest picture that there is', async () => {
  const video = document.createElement('video');
  expect(await showPoster(video, [poster, thumbnail])).toMatchObject({ src: poster });
  expect(video.getAttribute('poster')).toBe(poster);
});

test('shows the thumbnail instead of a poster that is missing, which is asked for once', async () => {
  missing = new Set([poster]);
  const video = document.createElement('video');
  expect(await showPoster(video, [poster, thumbnail])).toMatchObject({ src: thumbnail });
  expect(video.getAttribute('poster')).toBe(thumbnail);
  await showPoster(document.createElement('video'), [poster, thumbnail]);
  expect(requested).toEqual([poster, thumbnail, thumbnail]);
});

test('does not show a late thumbnail in place of the next ride', async () => {
  missing = new Set([poster]);
  const video = document.createElement('video');
  const first = showPoster(video, [poster, thumbnail]);
  await showPoster(video, ['/next.jpg']);
  expect(await first).toBeUndefined();
  expect(video.getAttribute('poster')).toBe('/next.jpg');
});

test('shows nothing when nothing is there', async () => {
  missing = new Set([poster, thumbnail]);
  expect(await showPoster(document.createElement('video'), [poster, thumbnail])).toBeUndefined();
  expect(await showPoster(document.createElement('video'), [])).toBeUndefined();
});

test('the last picture is tried again, and so is one that failed without a connection', () => {
  noteMissingPicture(thumbnail);
  expect(findPicture([thumbnail])).toBe(thumbnail);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  noteMissingPicture(poster);
  expect(findPicture([poster, thumbnail])).toBe(poster);
});

test('the first picture that there is is loaded, and a missing one is asked for once', async () => {
  missing = new Set([poster]);
  expect((await loadPicture([poster, thumbnail]))?.src).toContain(thumbnail);
  expect((await loadPicture([poster, thumbnail]))?.src).toContain(thumbnail);
  expect(requested).toEqual([poster, thumbnail, thumbnail]);
  missing = new Set([poster, thumbnail]);
  expect(await loadPicture([poster, thumbnail])).toBeUndefined();
  expect(await loadPicture([])).toBeUndefined();
});
