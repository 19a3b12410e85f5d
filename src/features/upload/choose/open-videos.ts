import { checkCodec } from '../entry/check-codec.ts';
import { loadFfmpeg } from '../entry/ffmpeg-load.ts';
import { offerSources, type FileHandles } from '../entry/offered-sources.ts';
import { openFile } from '../job/upload-actions.ts';

/** Opens videos that were dropped, shared or recorded. */
export async function openVideos(files: readonly File[], handles?: Promise<FileHandles>): Promise<void> {
  if (files.length === 0 || !checkCodec()) return;
  void loadFfmpeg();
  await openFiles(files, await handles);
}

/** Opens one video for a ride, several for a night. */
export async function openFiles(files: readonly File[], handles: FileHandles = []): Promise<void> {
  const [file, ...others] = files;
  if (others.length > 0) offerSources(files, handles);
  else if (file) await openFile(file, handles[0]);
}
