import { OutOfSpaceError } from '../errors.ts';
import type { FfmpegCore } from './core-module.ts';
import { mountFile } from './mount-file.ts';
import { createOpfsFile } from './opfs-file.ts';
import { workDirectory } from './ffmpeg-loader.ts';

/** A file in OPFS that ffmpeg writes. */
export interface OutputFile {
  /** Path in the core's file system. */
  readonly path: string;
  /** Whether a write failed because the device has no space left. */
  isFull(): boolean;
  /** Unmounts the file and returns it. */
  finish(): Promise<File>;
  /** Unmounts the file if necessary and deletes it. */
  remove(): Promise<void>;
}

/**
 * Creates a file in OPFS and mounts it in the core's file system. `finish` throws OutOfSpaceError when the device is full.
 *
 * @param folder an OPFS path, which is created
 */
export async function openOutputFile(core: FfmpegCore, folder: string, name: string): Promise<OutputFile> {
  const directory = await openDirectory(folder);
  const entry = await directory.getFileHandle(name, { create: true });
  const handle = await entry.createSyncAccessHandle();
  handle.truncate(0);
  const file = createOpfsFile(handle);
  const path = `${workDirectory}/${name}`;
  const unmount = mountFile(core.FS, path, file);
  let isOpen = true;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    unmount();
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

/** The error of a trim that ran out of space. @param cause the failed write */
export function createOutOfSpaceError(cause: unknown): OutOfSpaceError {
  return new OutOfSpaceError('The device has no space left for the video.', { cause });
}

async function openDirectory(path: string): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name, { create: true });
  return folder;
}
