import { offerMessagesLater } from '#src/session/offer-messages-later.ts';
import { deleteDraftFiles } from '#src/data/device/draft-files.ts';
import { isDataError } from '#src/data/data-error.ts';
import { retryRequest } from '#src/data/retry-request.ts';
import type { LightFile } from '#src/domain/clip-file.ts';
import { getErrorMessage, reportError } from '#src/lib/log.ts';
import { makeRenditionsSoon } from './clip-renditions.ts';
import { confirmRide } from './confirm-ride.ts';
import { prepareClip } from './cut-ride.ts';
import { linkPublished } from './link-published.ts';
import { publishRide } from './publish-ride.ts';
import { getLock, getRideValues, isAtWork, type Clip, type Job, type Ride } from './rides-state.ts';
import type { Publisher, PublishQueue, RidesStore } from './rides-store.ts';

/** A ride whose clip is ready. */
interface PreparedRide {
  id: string;
  job: Job;
  clip: Clip;
  lightFiles: ReadonlyMap<LightFile, Blob>;
}

/**
 * Publishes the waiting rides one after the other; while one is uploaded, the next is cut. A failure stops only its ride.
 *
 * @returns when none is left that can be published
 */
export async function publishRides(rides: RidesStore, publisher: Publisher): Promise<void> {
  const lock = getLock(rides.getState());
  if (!lock) return;
  if (rides.queue?.lock === lock) {
    const { done, isEnding } = rides.queue;
    if (isEnding) return done.then(() => publishRides(rides, publisher));
    rides.queue.publisher = publisher;
    return done;
  }
  const queue: PublishQueue = { lock, publisher, done: Promise.resolve(), isEnding: false };
  queue.done = runQueue(rides, queue).finally(() => {
    if (rides.queue === queue) rides.queue = undefined;
  });
  rides.queue = queue;
  await queue.done;
}

async function runQueue(rides: RidesStore, queue: PublishQueue): Promise<void> {
  // One may be cut already.
  await rides.until((state) => !state.rides.some(isAtWork));
  let next = prepareNext(rides, queue);
  // Rides may have been added to the queue while the last one was uploaded.
  for (let ride = await next; ride; ride = (await next) ?? (await prepareNext(rides, queue))) {
    next = prepareNext(rides, queue);
    await publishPrepared(rides, ride, queue);
    if (queue.isEnding) return pause(rides, await next);
  }
}

/** Failures that those of the other rides would follow. */
const stoppingFailures = ['upload-limit', 'login-expired', 'not-allowed', 'outdated'] as const;

/** Its clip is kept, where the device can. */
function pause(rides: RidesStore, ride: PreparedRide | undefined): void {
  if (ride) rides.dispatch({ type: 'stage changed', id: ride.id, job: ride.job, stage: { name: 'waiting' } });
}

/** Whether its clip is at hand, or can be cut. */
export const canPrepare = (rides: RidesStore, { clip, openClip, sourceId }: Ride): boolean =>
  clip !== null ||
  openClip !== undefined ||
  rides.getState().sources.some(({ id, session }) => id === sourceId && session !== undefined);

/**
 * Waits for a ride whose details are open only where it is the last one.
 *
 * @returns the next waiting ride, cut; undefined when there is none that can be
 */
async function prepareNext(rides: RidesStore, queue: PublishQueue): Promise<PreparedRide | undefined> {
  const listReady = () =>
    rides.getState().rides.filter((ride) => ride.stage.name === 'waiting' && canPrepare(rides, ride));
  const isOpen = ({ id }: Ride) => id === rides.getState().editedId;
  await rides.until(() => listReady().length === 0 || !listReady().every(isOpen));
  const next = listReady().find((ride) => !isOpen(ride));
  if (!next || getLock(rides.getState()) !== queue.lock) return undefined;
  return (await prepare(rides, next)) ?? prepareNext(rides, queue);
}

async function prepare(rides: RidesStore, ride: Ride): Promise<PreparedRide | undefined> {
  const { id } = ride;
  const job = new AbortController();
  const clip = await prepareClip(rides, ride, job, true);
  if (!clip) return undefined;
  // The queue waits for no device that would take long.
  const lightFiles = clip.lightFiles?.ready ?? (await makeRenditionsSoon(id, clip, job.signal));
  if (job.signal.aborted) return undefined;
  rides.dispatch({ type: 'stage changed', id, job, stage: { name: 'cut', job } });
  return { id, job, clip, lightFiles };
}

/** A request that is canceled may wait for its answer for long. */
async function untilAborted(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  signal.throwIfAborted();
}

async function publishPrepared(
  rides: RidesStore,
  { id, job, clip, lightFiles }: PreparedRide,
  queue: PublishQueue,
): Promise<void> {
  const ride = rides.findRide(id);
  const { signal } = job;
  if (!ride || signal.aborted) return;
  let progress = { sentBytes: 0, totalBytes: clip.video.file.size + clip.thumbnail.size };
  const show = (isWaiting: boolean) =>
    rides.dispatch({
      ...{ type: 'stage changed', id, job },
      stage: { name: 'uploading', job, progress, isWaiting },
    });
  const getVideoId = () => (rides.findRide(id) ?? ride).transfer.videoId;
  const publish = async () => {
    const { uploader, account } = queue.publisher;
    const values = getRideValues(rides.kind, rides.getState().common, ride.details);
    const confirm = () => confirmRide(values, account);
    const confirmed = await retryRequest(confirm, { onWaiting: show, signal });
    await publishRide({
      ride: { ...confirmed, uploader },
      clip,
      transfer: ride.transfer,
      getLightFile: (file) => lightFiles.get(file),
      storeTransfer: (transfer) => {
        rides.dispatch({ type: 'transfer changed', id, job, transfer });
        return rides.lastWrite;
      },
      onProgress: (changed) => {
        progress = changed;
        show(false);
      },
      onWaiting: show,
      signal,
    });
    await linkPublished(getVideoId(), values.sameFilm, { account, actor: uploader });
  };
  show(false);
  try {
    await Promise.race([publish(), untilAborted(signal)]);
    rides.dispatch({ type: 'stage changed', id, job, stage: { name: 'published' } });
    offerMessagesLater('publish');
    queue.publisher.onPublished(getVideoId());
    await rides.lastWrite;
    await deleteDraftFiles(id);
  } catch (error) {
    if (signal.aborted) return;
    reportError(error);
    queue.isEnding = stoppingFailures.some((kind) => isDataError(error, kind));
    const problem = getErrorMessage(error);
    rides.dispatch({ type: 'stage changed', id, job, stage: { name: 'failed', problem } });
  }
}
