import { expect, test } from 'vitest';
import { OutOfSpaceError, UnsupportedFileError } from '#src/media/errors.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { createClip, convertClip } from './numbered-clips.ts';

const clip = createClip({ seconds: 6 });

async function* listFileNames(handle: FileSystemHandle): AsyncGenerator<string> {
  if (handle instanceof FileSystemDirectoryHandle)
    for await (const inner of handle.values()) yield* listFileNames(inner);
  else yield handle.name;
}

/** The names of all that the workshop keeps in the browser's private file system. */
async function listStoredFiles(): Promise<string[]> {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle('media', { create: true });
  const names: string[] = [];
  for await (const [folder, handle] of root.entries()) {
    for await (const name of listFileNames(handle)) names.push(`${folder}/${name}`);
  }
  return names;
}

test('[UPL-05] trimming tells how far it is, from 0 to 1', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const told: number[] = [];
  await session.trim({ start: 0.5, end: 5.5 }, { onProgress: (done) => told.push(done) });
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.at(0)).toBeGreaterThanOrEqual(0);
  expect(told.at(-1)).toBeLessThanOrEqual(1);
  session.dispose();
});

test('[UPL-05] trimming is given up when it is cancelled, and the next one works', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const giveUp = new AbortController();
  const began = session.trim(
    { start: 0.5, end: 5.5 },
    { signal: giveUp.signal, onProgress: () => giveUp.abort() },
  );
  await expect(began).rejects.toMatchObject({ name: 'AbortError' });
  const trimmed = await session.trim({ start: 0.5, end: 2.5 });
  expect(trimmed.duration).toBeCloseTo(2, 1);
  session.dispose();
});

test('[UPL-05] what waits for its turn is dropped when it is cancelled, and what is under way goes on', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const giveUp = new AbortController();
  const trimming = session.trim({ start: 0.5, end: 5.5 });
  const thumbnail = session.extractThumbnail(1, giveUp.signal);
  giveUp.abort();
  await expect(thumbnail).rejects.toMatchObject({ name: 'AbortError' });
  expect((await trimming).duration).toBeCloseTo(5, 1);
  session.dispose();
});

test('[UPL-05] a trimmed file stays readable until its session ends, and then nothing is left', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const { file } = await session.trim({ start: 1, end: 3 });
  expect((await file.arrayBuffer()).byteLength).toBe(file.size);
  expect(await listStoredFiles()).toHaveLength(1);
  session.dispose();
  await expect.poll(listStoredFiles).toEqual([]);
});

test('[UPL-05] what a broken page left behind is deleted by the next session', async () => {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle('media', { create: true });
  const left = await root.getDirectoryHandle('left-behind', { create: true });
  await left.getFileHandle('ride.mp4', { create: true });
  const session = openTrimSession(await probeVideo(await clip));
  await session.trim({ start: 2, end: 4 });
  expect((await listStoredFiles()).filter((name) => name.startsWith('left-behind'))).toEqual([]);
  session.dispose();
});

test('[UPL-05] an abandoned session does not work for anybody any more', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  session.dispose();
  await expect(session.extractThumbnail(1)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(session.trim({ start: 1, end: 2 })).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['nothing', () => new Blob([])],
  ['text', () => new Blob(['This is no video, whatever its name says. '.repeat(200)])],
  ['random bytes', () => new Blob([crypto.getRandomValues(new Uint8Array(60_000))])],
  ['a video whose end, with its index, is missing', async () => (await clip).slice(0, 200_000)],
  ['sound alone', async () => convertClip(await clip, ['-vn', '-c', 'copy', '-f', 'mp4'])],
  [
    'a codec that nothing here decodes',
    async () => {
      const bytes = new Uint8Array(await (await clip).arrayBuffer());
      const letters = [...'avc1'].map((letter) => letter.charCodeAt(0));
      const tag = bytes.findLastIndex((_byte, at) =>
        letters.every((letter, place) => bytes[at + place] === letter),
      );
      bytes.set(
        [...'av01'].map((letter) => letter.charCodeAt(0)),
        tag,
      );
      return new Blob([bytes]);
    },
  ],
])('[UPL-03] %s is refused as unsupported', async (_what, make) => {
  const file = new File([await make()], 'ride.mp4');
  await expect(probeVideo(file)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test('[UPL-05] a video with a good index and broken frames fails by name', async () => {
  const bytes = new Uint8Array(await (await clip).arrayBuffer());
  // The frames of a MOV come before its index.
  bytes.fill(0x55, 1000, Math.floor(bytes.length * 0.8));
  const session = openTrimSession(await probeVideo(new File([bytes], 'ride.mov')));
  const error: unknown = await session.trim({ start: 1, end: 3 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProcessingFailedError' });
  expect(error).not.toBeInstanceOf(OutOfSpaceError);
  session.dispose();
});
