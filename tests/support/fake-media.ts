import { File as NodeFile } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import type { CardFilm } from '#src/domain/card-film.ts';
import type { Rendition } from '#src/domain/clip-file.ts';
import { getFrameRange, type Selection } from '#src/domain/trim.ts';
import type { CardFacts } from '#src/features/options/card/card-facts.ts';
import type { CardShape } from '#src/features/options/card/shapes.ts';
import { ProcessingFailedError } from '#src/media/errors.ts';
import type { Conversion, JoinFormat } from '#src/media/plan-join.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { getTrimCost } from '#src/media/trim-cost.ts';
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';
import { readSource } from '#src/media/worker/read-source.ts';
import { createDeferred } from './create-deferred.ts';
import { buildSourceVideo } from './factories/build-source-video.ts';

/*
 * Stands in for what Node cannot run of src/media: workers, canvas and ffmpeg. Files are read by the app's own code, as if all
 * had sound; a cut has the bytes of the whole file, without the last one if it has no sound. For which modules is in reset-app.ts.
 */

const thumbnail = readFileSync(getDemoClip(1).thumbnail);
/** The same frame, lighter. */
export const poster = new Blob(['a light picture'], { type: 'image/jpeg' });

interface HeldCut {
  /** @param ratio from 0 to 1 */
  progress: (ratio: number) => void;
  finish: () => void;
  fail: (error: Error) => void;
}

let holdCut: ((held: HeldCut) => void) | undefined;

/** Lets the next cut wait. @returns the cut, once it has started */
export function holdNextCut(): Promise<HeldCut> {
  return new Promise((resolve) => (holdCut = resolve));
}

// Files are Node's; the one of happy-dom would read them as text.
const withoutSound = (file: File) =>
  new NodeFile([file.slice(0, -1)], file.name, { type: file.type }) as unknown as File;

async function cut(
  source: SourceVideo,
  selection: Selection,
  isSilent: boolean,
  onProgress: (ratio: number) => void,
): Promise<TrimmedVideo> {
  const held = holdCut;
  holdCut = undefined;
  if (held) {
    const done = createDeferred<void>();
    held({ progress: onProgress, finish: () => done.resolve(), fail: done.reject });
    await done.promise;
  }
  const { width, height, video } = source;
  const file = isSilent ? withoutSound(source.file) : source.file;
  const range = getFrameRange({ frameTimes: video.frameTimes, duration: source.duration }, selection);
  const frameTimes = video.frameTimes
    .subarray(range.first, range.first + range.count)
    .map((time) => time - (video.frameTimes[range.first] ?? 0));
  const duration = selection.end - selection.start;
  return { file, duration, width, height, frameTimes, copiedFrameCount: range.count };
}

const { audio } = buildSourceVideo();

export const probeVideo = async (file: File): Promise<SourceVideo> => ({
  ...(await readSource(file)),
  audio,
});

export const openTrimSession = (source: SourceVideo): TrimSession => ({
  source,
  timeline: { frameTimes: source.video.frameTimes, duration: source.duration },
  extractPreviewFrames: () => Promise.resolve(),
  prepareTrim: () => Promise.resolve(),
  findRides: () => Promise.resolve({ rides: [], activity: [], foundBy: 'both' }),
  getTrimCost: (selection) =>
    getTrimCost(
      source,
      getFrameRange({ frameTimes: source.video.frameTimes, duration: source.duration }, selection),
    ),
  estimateConversion: () => Promise.resolve(12),
  trim: (selection, { isSilent = false, onProgress = () => undefined } = {}) =>
    cut(source, selection, isSilent, (ratio) => onProgress(ratio, false)),
  extractThumbnail: () => Promise.resolve({ image: new Blob([thumbnail], { type: 'image/png' }), poster }),
  dispose: () => undefined,
});

export const canBrowserMakeRenditions = () => Promise.resolve(true);

let areClipsLight = false;

/** Whether clips are as light as a rendition would be, which they are not otherwise. */
export const setClipsLight = (isLight: boolean) => (areClipsLight = isLight);
export const isWorthRendition = () => !areClipsLight;

interface HeldRendition {
  /** What it is made of. */
  clip: Blob;
  rendition: Rendition;
  resolve: (file: Blob | undefined) => void;
  reject: (error: Error) => void;
  signal: AbortSignal;
}

let handOverRendition: ((held: HeldRendition) => void) | undefined;

/** Lets the next rendition wait; the device is too slow for others. @returns the rendition, once it is being made */
export function holdRendition(): Promise<HeldRendition> {
  return new Promise((resolve) => (handOverRendition = resolve));
}

export async function makeRendition(
  clip: Blob,
  rendition: Rendition,
  { signal }: { signal: AbortSignal },
): Promise<Blob | undefined> {
  const handOver = handOverRendition;
  handOverRendition = undefined;
  if (!handOver) return undefined;
  const { promise, resolve, reject } = createDeferred<Blob | undefined>();
  handOver({ clip, rendition, resolve, reject, signal });
  return promise;
}

interface HeldJoin extends Pick<HeldCut, 'finish' | 'fail'> {
  /** What is joined, in order. */
  files: readonly File[];
  signal: AbortSignal;
}

let handOverJoin: ((held: HeldJoin) => void) | undefined;

/** Lets the next join of videos wait. @returns the join, once it has started */
export function holdJoin(): Promise<HeldJoin> {
  return new Promise((resolve) => (handOverJoin = resolve));
}

export async function joinVideos(
  videos: readonly SourceVideo[],
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<File> {
  const files = videos.map(({ file }) => file);
  const done = createDeferred<void>();
  onProgress(0.5);
  if (handOverJoin) handOverJoin({ files, signal, finish: () => done.resolve(), fail: done.reject });
  else done.resolve();
  handOverJoin = undefined;
  await done.promise;
  return new File(files, 'joined.mp4', { type: 'video/mp4' });
}

export const estimateFitting = () => Promise.resolve(31);

let unfittable: ((source: SourceVideo) => boolean) | undefined;

/** Lets the conversion of some videos fail. */
export const failFitting = (isFailing: typeof unfittable) => (unfittable = isFailing);

interface HeldFit {
  source: SourceVideo;
  conversion: Pick<Conversion, 'hasPicture' | 'hasSound'>;
  signal: AbortSignal;
  finish: () => void;
}

let handOverFit: ((held: HeldFit) => void) | undefined;

/** Lets the next conversion of a video wait. @returns it, once it has started */
export function holdFit(): Promise<HeldFit> {
  return new Promise((resolve) => (handOverFit = resolve));
}

/** Converted videos have the bytes of their source and one more. */
export async function fitVideo(
  source: SourceVideo,
  conversion: HeldFit['conversion'],
  format: JoinFormat,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<SourceVideo> {
  if (unfittable?.(source)) throw new ProcessingFailedError('Nothing can be decoded.');
  onProgress(0.5);
  const handOver = handOverFit;
  handOverFit = undefined;
  if (handOver) {
    const done = createDeferred<void>();
    handOver({ source, conversion, signal, finish: () => done.resolve() });
    await done.promise;
  }
  const { codedWidth, codedHeight, pixelAspectRatio, parameterSets } = format;
  const file = new NodeFile([source.file, '+'], source.file.name) as unknown as File;
  const video = { ...source.video, codedWidth, codedHeight, pixelAspectRatio, parameterSets };
  return { ...source, file, rotation: format.rotation, video };
}

let isSoundCopyable = true;

/** Whether the sound of clips can be copied to a card, as it can otherwise. */
export const setSoundCopyable = (isCopyable: boolean) => (isSoundCopyable = isCopyable);
export const canCardSound = () => isSoundCopyable;

/** What does not move of a card: only its size. */
export const drawCard = (facts: CardFacts, shape: CardShape, isUpright: boolean) =>
  Promise.resolve({ facts, isUpright, width: 1080, height: shape === 'story' ? 1920 : 1080 });

interface HeldCard extends Pick<HeldCut, 'progress' | 'fail'> {
  input: {
    source: SourceVideo;
    film: CardFilm;
    picture: { facts: CardFacts; isUpright: boolean; width: number; height: number };
  };
  signal: AbortSignal;
  finish: (file: Blob) => void;
}

let handOverCard: ((held: HeldCard) => void) | undefined;

/** Lets the next card wait. @returns it, once its film is being made */
export function holdCard(): Promise<HeldCard> {
  return new Promise((resolve) => (handOverCard = resolve));
}

export async function makeCard(
  input: HeldCard['input'],
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob> {
  const done = createDeferred<Blob>();
  handOverCard?.({ input, signal, progress: onProgress, finish: done.resolve, fail: done.reject });
  handOverCard = undefined;
  return done.promise;
}

type LoadProgressListener = (loadedBytes: number, totalBytes: number) => void;

let reportLoad: LoadProgressListener | undefined;

export function preloadFfmpeg(onProgress?: LoadProgressListener): void {
  reportLoad = onProgress;
}

/** How much of ffmpeg the page has loaded. */
export const loadFfmpegTo: LoadProgressListener = (...bytes) => reportLoad?.(...bytes);
