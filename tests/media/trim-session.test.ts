import { expect, onTestFinished, test, vi } from 'vitest';
import { StorageFullError, TooLongForMemoryError, UnsupportedFileError } from '#src/media/errors.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { createClip, convertClip } from './numbered-clips.ts';

const clip = createClip({ seconds: 6 });

async function* listFileNames(handle: FileSystemHandle): AsyncGenerator<string> {
  if (handle instanceof FileSystemDirectoryHandle)
    for await (const child of handle.values()) yield* listFileNames(child);
  else yield handle.name;
}

/** The paths of all media files in OPFS. */
async function listStoredFiles(): Promise<string[]> {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle('media', { create: true });
  const names: string[] = [];
  for await (const [folder, handle] of root.entries()) {
    for await (const name of listFileNames(handle)) names.push(`${folder}/${name}`);
  }
  return names;
}

test('[UPL-05] reports trim progress from 0 to 1', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const progress: number[] = [];
  await session.trim({ start: 0.5, end: 5.5 }, { onProgress: (value) => progress.push(value) });
  expect(progress.length).toBeGreaterThan(1);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(0)).toBeGreaterThanOrEqual(0);
  expect(progress.at(-1)).toBeLessThanOrEqual(1);
  session.dispose();
});

test('[UPL-05] a trim does not wait for its own preparation', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const prepared = session.prepareTrim();
  const trimming = session.trim({ start: 0.5, end: 5.5 });
  await expect(prepared).resolves.toBeUndefined();
  expect((await trimming).duration).toBeCloseTo(5, 1);
  await expect(session.prepareTrim()).resolves.toBeUndefined();
  session.dispose();
});

test('[UPL-05] aborts a trim, deletes its files at once, and runs the next one', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const controller = new AbortController();
  const aborted = session.trim(
    { start: 0.5, end: 5.5 },
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(listStoredFiles, { timeout: 20_000 }).toEqual([]);
  const trimmed = await session.trim({ start: 0.5, end: 2.5 });
  expect(trimmed.duration).toBeCloseTo(2, 1);
  session.dispose();
});

test('[UPL-05] trims short clips in memory where the browser keeps no files', async () => {
  const denied = new DOMException('Storage is denied', 'SecurityError');
  const getDirectory = vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(denied);
  onTestFinished(() => getDirectory.mockRestore());
  const session = openTrimSession(await probeVideo(await clip));
  for (const end of [2.5, 4.5]) {
    const { duration, file } = await session.trim({ start: 0.5, end });
    expect(duration).toBeCloseTo(end - 0.5, 1);
    expect(file.type).toBe('video/mp4');
  }
  session.dispose();

  const long = openTrimSession(await probeVideo(await createClip({ seconds: 32 })));
  await expect(long.trim({ start: 0, end: 31 })).rejects.toThrow(new TooLongForMemoryError(30));
  long.dispose();
});

test('[UPL-05] removes an aborted request from the queue while a trim continues', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const controller = new AbortController();
  const trimming = session.trim({ start: 0.5, end: 5.5 });
  const thumbnail = session.extractThumbnail(1, controller.signal);
  controller.abort();
  await expect(thumbnail).rejects.toMatchObject({ name: 'AbortError' });
  expect((await trimming).duration).toBeCloseTo(5, 1);
  session.dispose();
});

test('[UPL-05] keeps a trimmed file until its session is disposed and deletes it then', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  const { file } = await session.trim({ start: 1, end: 3 });
  expect((await file.arrayBuffer()).byteLength).toBe(file.size);
  expect(await listStoredFiles()).toHaveLength(1);
  session.dispose();
  await expect.poll(listStoredFiles).toEqual([]);
});

test('[UPL-05] deletes the files of a crashed page', async () => {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle('media', { create: true });
  const staleDirectory = await root.getDirectoryHandle('stale', { create: true });
  await staleDirectory.getFileHandle('ride.mp4', { create: true });
  const session = openTrimSession(await probeVideo(await clip));
  await session.trim({ start: 2, end: 4 });
  expect((await listStoredFiles()).filter((name) => name.startsWith('stale'))).toEqual([]);
  session.dispose();
});

test('[UPL-05] rejects operations of a disposed session', async () => {
  const session = openTrimSession(await probeVideo(await clip));
  session.dispose();
  await expect(session.extractThumbnail(1)).rejects.toMatchObject({ name: 'AbortError' });
  await expect(session.trim({ start: 1, end: 2 })).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['an empty file', () => new Blob([])],
  ['text', () => new Blob(['This is no video, whatever its name says. '.repeat(200)])],
  ['random bytes', () => new Blob([crypto.getRandomValues(new Uint8Array(60_000))])],
  ['a truncated video without its index', async () => (await clip).slice(0, 200_000)],
  ['audio without video', async () => convertClip(await clip, ['-vn', '-c', 'copy', '-f', 'mp4'])],
  [
    'an unsupported codec',
    async () => {
      const bytes = new Uint8Array(await (await clip).arrayBuffer());
      const letters = [...'avc1'].map((letter) => letter.charCodeAt(0));
      const tag = bytes.findLastIndex((_byte, at) =>
        letters.every((letter, index) => bytes[at + index] === letter),
      );
      bytes.set(
        [...'av01'].map((letter) => letter.charCodeAt(0)),
        tag,
      );
      return new Blob([bytes]);
    },
  ],
])('[UPL-03] rejects %s as unsupported', async (_description, createFile) => {
  const file = new File([await createFile()], 'ride.mp4');
  await expect(probeVideo(file)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test('[UPL-05] fails with ProcessingFailedError for a valid index with corrupt frames', async () => {
  const bytes = new Uint8Array(await (await clip).arrayBuffer());
  // The frames of a MOV come before its index.
  bytes.fill(0x55, 1000, Math.floor(bytes.length * 0.8));
  const session = openTrimSession(await probeVideo(new File([bytes], 'ride.mov')));
  const error: unknown = await session.trim({ start: 1, end: 3 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ProcessingFailedError' });
  expect(error).not.toBeInstanceOf(StorageFullError);
  session.dispose();
});
