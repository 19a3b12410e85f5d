import { OutOfSpaceError } from '../errors.ts';
import type { FfmpegCore } from './core-module.ts';
import { mountFile } from './mount-file.ts';
import { createOpfsFile } from './opfs-file.ts';
import { workDirectory } from './ffmpeg-loader.ts';

/** A file that ffmpeg writes and that the browser keeps outside of memory. */
export type OutputFile = {
  /** Its path in ffmpeg's file system. */
  readonly path: string;
  /** Whether the device had no room for what ffmpeg wrote. */
  isFull(): boolean;
  /** Ends the writing. The file is no longer at its path, but can be read by anybody. */
  finish(): Promise<File>;
  /** Ends the writing, if it has not ended, and deletes the file. */
  remove(): Promise<void>;
};

/**
 * @param folder names one of the browser's private file system
 * @throws OutOfSpaceError when the device is full at the end of the writing
 */
export async function openOutputFile(core: FfmpegCore, folder: string, name: string): Promise<OutputFile> {
  const directory = await openDirectory(folder);
  const entry = await directory.getFileHandle(name, { create: true });
  const handle = await entry.createSyncAccessHandle();
  handle.truncate(0);
  const file = createOpfsFile(handle);
  const path = `${workDirectory}/${name}`;
  const takeAway = mountFile(core.FS, path, file);
  let open = true;

  function close(): void {
    if (!open) return;
    open = false;
    takeAway();
    handle.close();
  }

  return {
    path,
    isFull: () => file.isFull(),
    async finish() {
      try {
        file.flush();
        handle.flush();
      } catch (cause) {
        throw createOutOfSpaceError(cause);
      } finally {
        close();
      }
      return entry.getFile();
    },
    async remove() {
      close();
      await directory.removeEntry(name);
    },
  };
}

/** The error for a video that found no room on the device. */
export function createOutOfSpaceError(cause: unknown): OutOfSpaceError {
  return new OutOfSpaceError('The device has no space left for the video.', { cause });
}

async function openDirectory(path: string): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name, { create: true });
  return folder;
}
