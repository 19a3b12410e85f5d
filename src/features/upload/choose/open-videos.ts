import { checkCodec } from '../entry/check-codec.ts';
import { loadFfmpeg } from '../entry/ffmpeg-load.ts';
import { copy } from '../copy.ts';
import { openFile } from '../job/upload-jobs.ts';
import { dispatchUpload } from '../job/upload-store.ts';

/** Opens the only one of the videos that were dropped or recorded. @param handle of a dropped file */
export async function openVideos(
  [file, ...others]: File[],
  handle?: Promise<FileSystemFileHandle | undefined>,
): Promise<void> {
  if (!file || !checkCodec()) return;
  if (others.length > 0)
    return dispatchUpload({ type: 'file rejected', errorMessage: copy.choose.tooManyFiles });
  void loadFfmpeg();
  await openFile(file, await handle);
}
