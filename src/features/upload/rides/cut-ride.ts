import { toClipMarks } from '#src/domain/ride-marks.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { startRenditions } from './clip-renditions.ts';
import { deleteOtherClips, fetchStoredClip, keepClip } from './clip-storage.ts';
import { loseUnreadable } from './open-sources.ts';
import { getPictureTime, type Clip, type Job, type Ride } from './rides-state.ts';
import type { RidesStore } from './rides-store.ts';
import { getFailureMessage } from './source-file.ts';

/**
 * Opens the clip of a ride, which is cut unless the device has it.
 *
 * @param isPublishingNext whether it is about to be published
 * @returns undefined after a failure, which the ride tells, and when it was canceled
 */
export async function prepareClip(
  rides: RidesStore,
  ride: Ride,
  job: Job,
  isPublishingNext: boolean,
): Promise<Clip | undefined> {
  const { id } = ride;
  rides.dispatch({ type: 'cut started', id, job, isPublishingNext });
  try {
    const found = ride.openClip ?? (await fetchStoredClip(ride)) ?? (await cut(rides, ride, job));
    job.signal.throwIfAborted();
    // A night makes them when it is about to publish the ride.
    const isFollowed = rides.kind === 'upload' && !found.lightFiles;
    const clip = isFollowed ? startRenditions(id, found) : found;
    rides.dispatch({ type: 'clip opened', id, job, clip });
    if (clip.isStored) void deleteOtherClips(id, clip);
    return clip;
  } catch (error) {
    if (job.signal.aborted) return undefined;
    reportError(error);
    const isLost = await loseUnreadable(rides, ride.sourceId);
    const problem = getFailureMessage(error);
    const unread = { name: rides.kind === 'night' ? 'waiting' : '' } as const;
    rides.dispatch({
      ...{ type: 'stage changed', id, job },
      stage: isLost ? unread : { name: 'failed', problem },
    });
  }
}

async function cut(rides: RidesStore, ride: Ride, job: Job): Promise<Clip> {
  const session = rides.getState().sources.find(({ id }) => id === ride.sourceId)?.session;
  if (!session) throw new Error('The source is not open');
  if (rides.kind === 'upload') return cutIn(session, rides, ride, job);
  // A session of its own deletes its files when the clip has been copied.
  const { openTrimSession } = await import('#src/media/trim-session.ts');
  const own = openTrimSession(session.source);
  return cutIn(own, rides, ride, job).finally(() => own.dispose());
}

async function cutIn(session: TrimSession, rides: RidesStore, ride: Ride, job: Job): Promise<Clip> {
  const { id, selection } = ride;
  const { signal } = job;
  const onProgress = (progress: number, isRepeated: boolean) =>
    rides.dispatch({ type: 'cut progressed', id, job, progress, isRepeated });
  const { isSilent } = rides.getState();
  const video = await session.trim(selection, { isSilent, onProgress, signal });
  const { image, poster } = await session.extractThumbnail(getPictureTime(rides.kind, ride), signal);
  signal.throwIfAborted();
  const rideMarks = toClipMarks(ride.rideMarks, session.timeline, selection, video.frameTimes);
  return keepClip(id, { video, thumbnail: image, poster, rideMarks });
}
