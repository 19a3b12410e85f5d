import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paths, sharedParameter } from './paths.ts';
import { isAppPath, isAssetPath, sharedVideosField } from './request-kinds.ts';

test.each(['/feed', '/schedules', '/my-rodeo/u1', '/video/v1', '/login', '/no/such/page', '/embedded'])(
  'the app shell is the page of %s',
  (path) => expect(isAppPath(path)).toBe(true),
);

test.each([
  '/',
  '/privacy-policy',
  '/terms-and-conditions',
  '/embed/v1',
  '/dev/gallery',
  '/__/auth/handler',
  '/licenses.txt',
  '/.well-known/security.txt',
])('%s is a page of its own', (path) => expect(isAppPath(path)).toBe(false));

test('stores code, styles, fonts and drawings, not the large files', () => {
  for (const file of ['app-1.js', 'theme-1.css', 'franklin-1.woff2', 'arena-1.svg'])
    expect(isAssetPath(`/assets/${file}`)).toBe(true);
  for (const path of [
    '/assets/ffmpeg-core-1.bin',
    '/assets/hero-1.mp4',
    '/service-worker.js',
    '/favicon.svg',
  ])
    expect(isAssetPath(path)).toBe(false);
});

test('[CAM-02] a share that no worker takes opens the page that says so', async () => {
  const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  const { action, params } = manifest.share_target;
  const { pathname, searchParams } = new URL(action, location.origin);
  expect([pathname, searchParams.has(sharedParameter)]).toEqual([paths.upload, true]);
  expect(params.files.map(({ name }) => name)).toEqual([sharedVideosField]);
});
