import { expect, test, vi } from 'vitest';
import { buildJpegHead } from '#tests/support/factories/build-jpeg-head.ts';
import { readPicture } from './find-picture.ts';

// Other files of this process may have loaded the modules with other settings.
vi.hoisted(() => vi.resetModules());
vi.mock('#src/config/env.ts', () => ({ env: { firebase: {}, emulators: {} } }));

const folder = 'https://firebasestorage.googleapis.com/v0/b/reel/o/videos%2F';
const getUrls = (id: string) => ({
  poster: `${folder}${id}%2Fposter.jpg?alt=media`,
  thumbnail: `${folder}${id}%2F${id}.png?alt=media&token=t`,
});
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000438000007800803000000', 'hex');

/** @param files of the bucket, by their names: what it sends, or the status of a failure @returns what was asked for */
function answerForBucket(files: Readonly<Record<string, Uint8Array<ArrayBuffer> | number>>) {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(`${href} ${new Headers(options?.headers).get('range')}`);
    const file = files[decodeURIComponent(pathname).split('/').at(-1)!] ?? 404;
    return Promise.resolve(
      typeof file === 'number' ? new Response('', { status: file }) : new Response(file, { status: 206 }),
    );
  });
  return asked;
}

test('[PREV-04] the poster of a ride has its shape; its beginning is asked for once', async () => {
  const { poster, thumbnail } = getUrls('upright');
  const asked = answerForBucket({ 'poster.jpg': buildJpegHead({ width: 405, height: 720 }) });
  const picture = { url: poster, size: { width: 405, height: 720 } };
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual(picture);
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual(picture);
  expect(asked).toEqual([`${poster} bytes=0-4095`]);
});

test.each([
  [1, { width: 405, height: 720 }],
  [4, { width: 405, height: 720 }],
  [5, { width: 720, height: 405 }],
  [8, { width: 720, height: 405 }],
])(
  '[PREV-04] a picture that says how it lies (%i) has the shape in which it is shown',
  async (lies, size) => {
    const { poster, thumbnail } = getUrls(`lies-${lies}`);
    const head = buildJpegHead({ width: 405, height: 720 });
    const exif = `ffd8ffe100224578696600004d4d002a0000000800010112000300000001000${lies}000000000000`;
    const file = Buffer.concat([Buffer.from(exif, 'hex'), head.subarray(2)]);
    answerForBucket({ 'poster.jpg': Uint8Array.from(file) });
    expect(await readPicture({ thumbnail_url: thumbnail })).toEqual({ url: poster, size });
  },
);

test('[PREV-04] without a poster the thumbnail has it', async () => {
  const { thumbnail } = getUrls('old');
  answerForBucket({ 'old.png': Uint8Array.from(png) });
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual({
    url: thumbnail,
    size: { width: 1080, height: 1920 },
  });
});

test('what cannot be read has no size, and the thumbnail is named where the bucket does not answer', async () => {
  const { poster, thumbnail } = getUrls('odd');
  answerForBucket({ 'poster.jpg': 503, 'odd.png': 503 });
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual({ url: thumbnail, size: undefined });
  answerForBucket({ 'poster.jpg': new Uint8Array(8) });
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual({ url: poster, size: undefined });
});

test.each([
  ['line', '00000001', 'ffffffff'],
  ['thin', '00000064', '00000320'],
  ['huge', '00008000', '00008000'],
])('a picture that no film has tells no size of a player: %s', async (id, width, height) => {
  const { poster, thumbnail } = getUrls(id);
  answerForBucket({
    'poster.jpg': Uint8Array.from(
      Buffer.from(`89504e470d0a1a0a0000000d49484452${width}${height}0803000000`, 'hex'),
    ),
  });
  expect(await readPicture({ thumbnail_url: thumbnail })).toEqual({ url: poster, size: undefined });
});

test('no address outside the bucket is asked', async () => {
  const asked = answerForBucket({});
  for (const url of [
    'https://attacker.example/picture.png',
    'https://attacker.example/o/videos%2Fx%2Fx.png',
    'http://169.254.169.254/o/videos%2Fx%2Fx.png',
    'http://127.0.0.1:8080/o/videos%2Fx%2Fx.png',
    'https://firebasestorage.googleapis.com@attacker.example/o/videos%2Fx%2Fx.png',
  ])
    expect(await readPicture({ thumbnail_url: url })).toEqual({ url, size: undefined });
  expect(await readPicture({ thumbnail_url: '' })).toBeUndefined();
  expect(asked).toEqual([]);
});
