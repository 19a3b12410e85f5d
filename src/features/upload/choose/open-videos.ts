import { checkCodec } from '../entry/check-codec.ts';
import { loadFfmpeg } from '../entry/ffmpeg-load.ts';
import { openFile } from '../job/upload-jobs.ts';
import { offerRecordings, type FileHandles } from '../entry/offered-recordings.ts';

/** Opens videos that were picked, dropped, shared or recorded: one for a ride, several for a night. */
export async function openVideos(files: readonly File[], handles?: Promise<FileHandles>): Promise<void> {
  const [file, ...others] = files;
  if (!file || !checkCodec()) return;
  void loadFfmpeg();
  const kept = (await handles) ?? [];
  if (others.length > 0) return offerRecordings(files, kept);
  await openFile(file, kept[0]);
}
