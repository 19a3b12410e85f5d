import { deleteDraftFiles } from '#src/data/device/draft-files.ts';
import { isDataError } from '#src/data/data-error.ts';
import { retryRequest } from '#src/data/retry-request.ts';
import type { Rendition } from '#src/domain/clip-file.ts';
import { toClipMarks } from '#src/domain/ride-marks.ts';
import type { User } from '#src/domain/user.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { makeRenditions } from '../../job/clip-rendition.ts';
import { deleteOtherClips, fetchStoredClip, keepClip } from '../../job/draft-storage.ts';
import { publishRide } from '../../job/publish-ride.ts';
import { getFailureMessage } from '../../job/source-file.ts';
import type { Clip, DraftLock, Job } from '../../job/upload-state.ts';
import { confirmRide } from './confirm-ride.ts';
import { loseUnreadable } from './night-sources.ts';
import { flushNight } from './night-session.ts';
import { getPictureTime, type NightRide } from './night-state.ts';
import { dispatchNight, getRide, useNightStore } from './night-store.ts';

export interface Publisher {
  /** The profile of the session user. */
  uploader: User;
  /** The account that the rides are published for. */
  account: User;
  onPublished: () => void;
}

/** A ride whose clip is ready. */
interface PreparedRide {
  id: string;
  job: Job;
  clip: Clip;
  renditions: ReadonlyMap<Rendition, Blob>;
}

/** Whose queue runs: one starts afresh with the account's next session. */
let running: DraftLock | undefined;

/** Publishes the waiting rides one after the other; while one is uploaded, the next is cut. A failure stops only its ride. */
export async function publishNight(publisher: Publisher): Promise<void> {
  const { lock } = useNightStore.getState();
  if (!lock || running === lock) return;
  running = lock;
  try {
    let next = prepareNext(lock);
    // Rides may have been added to the queue while the last one was uploaded.
    for (let ride = await next; ride; ride = (await next) ?? (await prepareNext(lock))) {
      next = prepareNext(lock);
      if (!(await publishPrepared(ride, publisher))) return pause(await next);
    }
  } finally {
    if (running === lock) running = undefined;
  }
}

/** Failures that those of the other rides would follow. */
const stoppingFailures = ['upload-limit', 'login-expired', 'not-allowed'] as const;

/** Its clip is kept, where the device can. */
function pause(ride: PreparedRide | undefined): void {
  if (ride) dispatchNight({ type: 'stage changed', id: ride.id, job: ride.job, stage: { name: 'waiting' } });
}

const findSource = ({ sourceId }: NightRide) =>
  useNightStore.getState().sources.find(({ id }) => id === sourceId);

/** Whether its clip is on the device, or can be cut. */
export const canPrepare = (ride: NightRide): boolean =>
  ride.clip !== null || findSource(ride)?.session !== undefined;

/** @returns the next waiting ride, cut; undefined when there is none that can be */
async function prepareNext(lock: DraftLock): Promise<PreparedRide | undefined> {
  const night = useNightStore.getState();
  const next = night.rides.find((ride) => ride.stage.name === 'waiting' && canPrepare(ride));
  if (!next || night.lock !== lock) return undefined;
  return (await prepare(next)) ?? prepareNext(lock);
}

async function prepare(ride: NightRide): Promise<PreparedRide | undefined> {
  const { id } = ride;
  const job = new AbortController();
  dispatchNight({ type: 'cut started', id, stage: { name: 'cutting', job, progress: 0 } });
  try {
    const clip = (await fetchStoredClip(ride)) ?? (await cut(ride, job));
    job.signal.throwIfAborted();
    const { id: clipId, video, rideMarks, isStored } = clip;
    const stored = {
      id: clipId,
      duration: video.duration,
      width: video.width,
      height: video.height,
      rideMarks,
    };
    dispatchNight({ type: 'clip kept', id, job, clip: isStored ? stored : null });
    if (isStored) void deleteOtherClips(id, clip);
    const renditions = await prepareRenditions(id, clip, job.signal);
    dispatchNight({ type: 'stage changed', id, job, stage: { name: 'cut', job } });
    return { id, job, clip, renditions };
  } catch (error) {
    if (!job.signal.aborted) await handleFailedCut(ride, job, error);
  }
}

async function handleFailedCut(ride: NightRide, job: Job, error: unknown): Promise<void> {
  const { id } = ride;
  if (await loseUnreadable(ride.sourceId))
    return dispatchNight({ type: 'stage changed', id, job, stage: { name: 'waiting' } });
  reportError(error);
  const problem = getFailureMessage(error);
  dispatchNight({ type: 'stage changed', id, job, stage: { name: 'failed', problem } });
}

async function cut(ride: NightRide, job: Job): Promise<Clip> {
  const source = findSource(ride)?.session?.source;
  if (!source) throw new Error('The source is not open');
  return cutFrom(source, ride, job);
}

/** In a session of its own, which deletes its files when the clip has been copied. */
async function cutFrom(source: SourceVideo, ride: NightRide, job: Job): Promise<Clip> {
  const { id, selection, rideMarks } = ride;
  const { openTrimSession } = await import('#src/media/trim-session.ts');
  const session = openTrimSession(source);
  try {
    const onProgress = (progress: number) =>
      dispatchNight({ type: 'stage changed', id, job, stage: { name: 'cutting', job, progress } });
    const video = await session.trim(selection, { onProgress, signal: job.signal });
    const thumbnail = await session.extractThumbnail(getPictureTime(ride), job.signal);
    job.signal.throwIfAborted();
    const clipMarks = toClipMarks(rideMarks, session.timeline, selection, video.frameTimes);
    return await keepClip(id, { video, thumbnail, rideMarks: clipMarks });
  } finally {
    session.dispose();
  }
}

/** The queue waits for no device that would take long. My Rodeo makes those that are missing. */
async function prepareRenditions(id: string, clip: Clip, signal: AbortSignal): Promise<Map<Rendition, Blob>> {
  const made = new Map<Rendition, Blob>();
  try {
    const { canBrowserMakeRenditions } = await import('#src/media/rendition.ts');
    if (await canBrowserMakeRenditions()) await makeRenditions(id, clip, made, signal);
  } catch (error) {
    signal.throwIfAborted();
    reportError(error, 'The rendition could not be made');
  }
  return made;
}

/** @returns whether the next one can be published */
async function publishPrepared(prepared: PreparedRide, publisher: Publisher): Promise<boolean> {
  const { id, job, clip, renditions } = prepared;
  const { uploader, account, onPublished } = publisher;
  const ride = getRide(id);
  if (!ride || job.signal.aborted) return true;
  let progress = { sentBytes: 0, totalBytes: clip.video.file.size + clip.thumbnail.size };
  const show = (isWaiting: boolean) =>
    dispatchNight({ type: 'stage changed', id, job, stage: { name: 'uploading', job, progress, isWaiting } });
  show(false);
  try {
    const { common } = useNightStore.getState();
    const confirmed = await retryRequest(() => confirmRide(common, ride.details, account), {
      onWaiting: show,
      signal: job.signal,
    });
    await publishRide({
      ride: { ...confirmed, uploader },
      clip,
      transfer: ride.transfer,
      getRendition: (rendition) => renditions.get(rendition),
      storeTransfer: (transfer) => {
        dispatchNight({ type: 'transfer changed', id, job, transfer });
        return flushNight();
      },
      onProgress: (changed) => {
        progress = changed;
        show(false);
      },
      onWaiting: show,
      signal: job.signal,
    });
    dispatchNight({ type: 'stage changed', id, job, stage: { name: 'published' } });
    onPublished();
    await flushNight();
    await deleteDraftFiles(id);
  } catch (error) {
    if (job.signal.aborted) return true;
    reportError(error);
    const problem = getErrorMessage(error);
    dispatchNight({ type: 'stage changed', id, job, stage: { name: 'failed', problem } });
    return stoppingFailures.every((kind) => !isDataError(error, kind));
  }
  return true;
}

/** Takes a ride out of the queue; what was cut of it stays. */
export function cancelRide(id: string): void {
  const stage = getRide(id)?.stage;
  if (stage && 'job' in stage) stage.job.abort();
  dispatchNight({ type: 'ride canceled', id });
}
