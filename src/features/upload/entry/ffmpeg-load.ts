import { create } from 'zustand';
import { reportError } from '#src/lib/log.ts';

interface FfmpegLoad {
  loadedBytes: number;
  /** 0 until the download has started. */
  totalBytes: number;
}

export const useFfmpegLoadStore = create<FfmpegLoad>()(() => ({ loadedBytes: 0, totalBytes: 0 }));

/** Downloads ffmpeg while a file is being chosen. After a failure, the first cut downloads it again. */
export async function loadFfmpeg(): Promise<void> {
  try {
    const { preloadFfmpeg } = await import('#src/media/trim-session.ts');
    preloadFfmpeg((loadedBytes, totalBytes) => useFfmpegLoadStore.setState({ loadedBytes, totalBytes }));
  } catch (error) {
    reportError(error);
  }
}
