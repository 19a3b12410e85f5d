import { isDataError } from '#src/data/data-error.ts';
import { downloadClip } from '#src/data/storage/download-clip.ts';
import type { ClipFile } from '#src/domain/clip-file.ts';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { ProcessingFailedError, StorageFullError, UnsupportedFileError } from '#src/media/errors.ts';
import { estimateFitting, fitVideo } from '#src/media/fit-video.ts';
import { joinVideos } from '#src/media/join-videos.ts';
import { planJoin, type Conversion, type JoinPlan } from '#src/media/plan-join.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';

/** Of loading; of converting, where that is needed. Joining takes the rest. */
const workShare = 0.8;

/** What the owner has to decide before the rest is done. */
export interface ReelQuestion {
  /** The rides that differ and can be converted. */
  differing: readonly Video[];
  /** Those that cannot be read or converted, and are left out in any case. */
  unreadable: readonly Video[];
  /** How long the conversion takes. */
  seconds: number;
}

export type ReelAnswer = 'convert' | 'leave-out';

interface ReelVideoOptions {
  /** From 0 to 1; starts again if the light renditions have to be loaded, and for a conversion. */
  onProgress: (progress: number) => void;
  ask: (question: ReelQuestion) => Promise<ReelAnswer>;
  signal: AbortSignal;
  /** Deletes the file when it aborts. */
  lifetime: AbortSignal;
}

interface LoadedRide {
  ride: Video;
  /** Undefined if it cannot be read. */
  video: SourceVideo | undefined;
}

/**
 * All rides in one file: the originals as they are, or else the light renditions, of which those that differ from most are
 * converted or left out.
 */
export async function makeReelVideo(rides: readonly Video[], options: ReelVideoOptions): Promise<File> {
  const original = await joinOriginals(rides, options);
  if (original) return original;
  return joinConverted(await loadRides(rides, 720, options), options);
}

async function joinOriginals(rides: readonly Video[], options: ReelVideoOptions): Promise<File | undefined> {
  const loaded = await loadRides(rides, 'original', options);
  if (loaded.length < rides.length || isDiffering(loaded)) return undefined;
  try {
    return await join(listVideos(loaded), options);
  } catch (cause) {
    // Frames may have parameter sets that their index does not have, and originals need more space.
    if (cause instanceof ProcessingFailedError || cause instanceof StorageFullError) return undefined;
    throw cause;
  }
}

/** Asks again where a ride turns out not to be convertible. */
async function joinConverted(loaded: readonly LoadedRide[], options: ReelVideoOptions): Promise<File> {
  const readable = loaded.filter(({ video }) => video);
  const videos = listVideos(readable);
  if (videos.length === 0) throw new ProcessingFailedError('No ride can be read.');
  if (!isDiffering(loaded)) return join(videos, options);
  const plan = planJoin(videos);
  const answer = await options.ask({
    differing: plan.conversions.flatMap(({ index }) => readable[index]?.ride ?? []),
    unreadable: loaded.flatMap(({ ride, video }) => (video ? [] : [ride])),
    seconds: await estimateFitting(videos, plan, options.signal).catch((cause: unknown) => {
      options.signal.throwIfAborted();
      reportError(cause, 'The time of a conversion could not be estimated');
      return 0;
    }),
  });
  const fitted = answer === 'convert' ? await convert(readable, plan, options) : leaveOut(readable, plan);
  return fitted.every(({ video }) => video)
    ? join(listVideos(fitted), options)
    : joinConverted(fitted, options);
}

const isDiffering = (loaded: readonly LoadedRide[]): boolean => {
  const videos = listVideos(loaded);
  return videos.length < loaded.length || (videos.length > 0 && planJoin(videos).conversions.length > 0);
};

const listVideos = (loaded: readonly LoadedRide[]): SourceVideo[] =>
  loaded.flatMap(({ video }) => video ?? []);

const leaveOut = (rides: readonly LoadedRide[], { conversions }: JoinPlan): LoadedRide[] =>
  rides.filter((_ride, index) => conversions.every((conversion) => conversion.index !== index));

/** @returns rides that could not be converted without their video */
async function convert(
  rides: readonly LoadedRide[],
  { format, conversions }: JoinPlan,
  { onProgress, signal }: ReelVideoOptions,
): Promise<LoadedRide[]> {
  const fitted = [...rides];
  const fit = async (video: SourceVideo, conversion: Conversion, done: number) => {
    const report = (progress: number) => onProgress((workShare * (done + progress)) / conversions.length);
    report(0);
    return fitVideo(video, conversion, format, { onProgress: report, signal }).catch((cause: unknown) => {
      signal.throwIfAborted();
      if (!(cause instanceof ProcessingFailedError || cause instanceof UnsupportedFileError)) throw cause;
      reportError(cause, 'A ride of a reel could not be converted');
      return undefined;
    });
  };
  for (const [done, conversion] of conversions.entries()) {
    const { ride, video } = rides[conversion.index] ?? {};
    if (ride && video) fitted[conversion.index] = { ride, video: await fit(video, conversion, done) };
  }
  return fitted;
}

const join = (videos: readonly SourceVideo[], { onProgress, signal, lifetime }: ReelVideoOptions) =>
  joinVideos(videos, {
    ...{ signal, lifetime },
    onProgress: (progress) => onProgress(workShare + (1 - workShare) * progress),
  });

/** One file after the other; of originals, up to the first that does not fit, since they are large. */
async function loadRides(
  rides: readonly Video[],
  file: ClipFile,
  { onProgress, signal }: ReelVideoOptions,
): Promise<LoadedRide[]> {
  const loaded: LoadedRide[] = [];
  for (const ride of rides) {
    onProgress((workShare * loaded.length) / rides.length);
    loaded.push({ ride, video: await loadVideo(ride, file, signal) });
    if (file === 'original' && isDiffering(loaded)) break;
  }
  return loaded;
}

/** @returns undefined if it is not a video that can be read */
async function loadVideo(ride: Video, file: ClipFile, signal: AbortSignal): Promise<SourceVideo | undefined> {
  const clip = await downloadClip(ride.video_id, signal, file).catch((cause: unknown) => {
    // A clip that is light itself has no rendition.
    if (file === 'original' || !isDataError(cause, 'not-found')) throw cause;
    return downloadClip(ride.video_id, signal);
  });
  try {
    return await probeVideo(new File([clip], ride.id), signal);
  } catch (cause) {
    if (cause instanceof UnsupportedFileError) return undefined;
    throw cause;
  }
}
