import { openSourceFile, storeSourceHandle } from '#src/data/device/source-handles.ts';
import { maxClipSeconds } from '#src/domain/clip-length.ts';
import type { FoundRides } from '#src/domain/ride-finder.ts';
import { getInitialSelection, snapToFrame, type Selection } from '#src/domain/trim.ts';
import { isSameSource, toSourceFileInfo } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { copy } from '../copy.ts';
import type { FileHandles } from './offered-sources.ts';
import { lockRides } from './rides-session.ts';
import { createRide, type Job, type Source } from './rides-state.ts';
import type { RidesStore } from './rides-store.ts';
import { describeReadFailure, isReadable, openSource, validateFile } from './source-file.ts';

interface OpenOptions {
  /** Where the browser has them. */
  handles?: FileHandles;
  /** Whether only files that the night knows are opened. */
  isAgain?: boolean;
}

/** Opens picked or dropped files. Reads only their indexes; the files themselves are not copied. */
export async function openSources(
  rides: RidesStore,
  files: readonly File[],
  { handles = [], isAgain = false }: OpenOptions = {},
): Promise<void> {
  const [first] = files;
  const { status } = await rides.until((state) => state.status !== 'loading');
  if (!first || status === 'open in another tab' || !(await lockRides(rides))) return;
  const job = new AbortController();
  rides.dispatch({ type: 'files chosen', job, fileName: first.name });
  for (const [index, file] of files.entries()) {
    if (job.signal.aborted) return;
    await openFile(rides, job, file, { handle: handles[index], isAgain });
  }
  rides.dispatch({ type: 'files opened', job });
}

async function openFile(
  rides: RidesStore,
  job: Job,
  file: File,
  { handle, isAgain }: { handle: FileSystemFileHandle | undefined; isAgain: boolean },
): Promise<void> {
  const known = rides.getState().sources.find((source) => isSameSource(file, source.file));
  const reject = (problem: string) => {
    const errorMessage = rides.kind === 'night' ? `${file.name}: ${problem}` : problem;
    rides.dispatch({ type: 'problem found', job, errorMessage });
  };
  const problem = isAgain && !known ? copy.source.other : validateFile(file);
  if (problem) return reject(problem);
  if (known?.session) return;
  const id = known?.id ?? crypto.randomUUID();
  if (handle) storeSourceHandle(id, handle).catch(reportError);
  try {
    addSource(rides, job, { id, file, session: await openSource(file, job.signal) });
  } catch (error) {
    if (job.signal.aborted) return;
    reportError(error);
    reject(await describeReadFailure(error, file));
  }
}

interface OpenedFile {
  id: string;
  file: File;
  session: TrimSession;
}

/** In a long source of a night, rides are looked for; of any other one, a ride is its first part. */
function addSource(rides: RidesStore, job: Job, { id, file, session }: OpenedFile): void {
  if (job.signal.aborted) return session.dispose();
  const { sources, rides: all } = rides.getState();
  const isLong = rides.kind === 'night' && session.timeline.duration > maxClipSeconds;
  const isSearched = sources.some((source) => source.id === id && source.searchResult !== '');
  const hasRide = all.some(({ sourceId }) => sourceId === id);
  const first = createRide(id, getInitialSelection(session.timeline), 'accepted');
  const ride = rides.kind === 'upload' ? { ...first, id } : first;
  rides.dispatch({
    ...{ type: 'source opened', job, id, session },
    file: toSourceFileInfo(file),
    ...(!isLong && !hasRide && { ride }),
  });
  if (isLong && !isSearched) void searchRides(rides, id, session);
}

/** Opens those again that the browser allows. It may ask, so call it in a click. @returns whether all are open */
export async function reopenSources(rides: RidesStore): Promise<boolean> {
  for (const { id, file: known, session } of rides.getState().sources) {
    const file = session ? undefined : await openSourceFile(id);
    if (file && isSameSource(file, known)) await openSources(rides, [file]);
  }
  return rides.getState().sources.every(({ session }) => session);
}

/** Looks for rides in a source, once more after a search that was stopped or failed. */
export async function searchRides(rides: RidesStore, id: string, session: TrimSession): Promise<void> {
  const search = new AbortController();
  rides.dispatch({ type: 'search started', id, search });
  const suggest = (found: FoundRides, isOver: boolean) =>
    rides.dispatch({ type: 'rides suggested', id, search, found, isOver });
  try {
    const found = await session.findRides({
      onProgress: (progress) => rides.dispatch({ type: 'search progressed', id, search, progress }),
      onFound: (part) => suggest(part, false),
      signal: search.signal,
    });
    suggest(found, true);
  } catch (error) {
    // It was stopped, or its source is gone.
    if (search.signal.aborted) return;
    reportError(error, 'No rides could be looked for');
    rides.dispatch({ type: 'search ended', id, result: 'failed' });
  }
}

/**
 * After something could not be read of a source: asks for the file again if it was moved or changed. Nothing else is lost.
 *
 * @returns whether that is why
 */
export async function loseUnreadable(rides: RidesStore, id: string): Promise<boolean> {
  const session = rides.getState().sources.find((source) => source.id === id)?.session;
  if (!session || (await isReadable(session.source.file))) return false;
  rides.dispatch({ type: 'source lost', id, errorMessage: copy.source.changed });
  return true;
}

/** What a ride that is added at a moment of a source consists of at first, in seconds. */
const newRide = { before: 3, after: 12 };

export function addRide(rides: RidesStore, { id, session, duration }: Source, time: number): void {
  if (!session) return;
  const end = snapToFrame(session.timeline, Math.min(duration, time + newRide.after));
  const selection: Selection = {
    start: snapToFrame(session.timeline, Math.max(0, Math.min(time, end - 2) - newRide.before)),
    end,
  };
  rides.dispatch({ type: 'ride added', sourceId: id, selection });
}
