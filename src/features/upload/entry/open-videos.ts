import { checkCodec } from './check-codec.ts';
import { loadFfmpeg } from './ffmpeg-load.ts';
import { offerSources, type FileHandles } from '../rides/offered-sources.ts';
import { openRideFile } from '../rides/single-ride.ts';

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
  else if (file) await openRideFile(file, handles[0]);
}
