import { FFmpeg } from '@ffmpeg/ffmpeg';
import { createFfmpegQueue } from './ffmpeg-queue.ts';
import { createCoreLoader } from './load-core.ts';
// oxlint-disable-next-line import/default -- Vite resolves the query to an address
import workerUrl from './worker/core-worker.ts?worker&url';

/** The core that all workers of this page share. */
export const loadCore = createCoreLoader();

/** The ffmpeg of this page; its first worker starts with the first job. */
export const ffmpegQueue = createFfmpegQueue({ createFfmpeg: () => new FFmpeg(), loadCore, workerUrl });
