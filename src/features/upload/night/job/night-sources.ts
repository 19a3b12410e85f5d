import { openSourceFile, storeSourceHandle } from '#src/data/device/source-handles.ts';
import { getInitialSelection, maxSelectionSeconds, snapToFrame, type Selection } from '#src/domain/trim.ts';
import { isSameSource, toSourceFileInfo } from '#src/domain/upload-draft.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { describeReadFailure, isReadable, openSource, validateFile } from '../../job/source-file.ts';
import { copy as uploadCopy } from '../../copy.ts';
import type { FileHandles } from '../../entry/offered-sources.ts';
import { copy } from '../copy.ts';
import type { NightSource } from './night-state.ts';
import { dispatchNight, useNightStore } from './night-store.ts';

interface OpenOptions {
  /** Where the browser has them. */
  handles?: FileHandles;
  /** Whether only files that the night knows are opened. */
  isAgain?: boolean;
}

/** Opens picked or dropped files, and looks for rides in new ones. */
export async function openSources(
  files: readonly File[],
  { handles = [], isAgain = false }: OpenOptions = {},
): Promise<void> {
  const { lock } = useNightStore.getState();
  const isOpen = () => useNightStore.getState().access === 'open' && useNightStore.getState().lock === lock;
  dispatchNight({ type: 'files chosen' });
  for (const [index, file] of files.entries()) {
    if (!isOpen()) return;
    const known = useNightStore.getState().sources.find((source) => isSameSource(file, source.file));
    const problem = isAgain && !known ? copy.again.other : validateFile(file);
    const failure = problem ?? (await openNightFile(file, known, handles[index], lock?.signal));
    if (failure) dispatchNight({ type: 'file rejected', errorMessage: copy.rejected(file.name, failure) });
  }
}

/** @returns why it cannot be opened */
async function openNightFile(
  file: File,
  known: NightSource | undefined,
  handle: FileSystemFileHandle | undefined,
  signal = new AbortController().signal,
): Promise<string | undefined> {
  if (known?.session) return undefined;
  const id = known?.id ?? crypto.randomUUID();
  if (handle) storeSourceHandle(id, handle).catch(reportError);
  try {
    const session = await openSource(file, signal);
    dispatchNight({ type: 'source opened', id, file: toSourceFileInfo(file), session });
    if (known && known.activity.length > 0) return undefined;
    if (session.timeline.duration > maxSelectionSeconds) void searchRides(id, session);
    else if (!known)
      dispatchNight({
        type: 'ride added',
        sourceId: id,
        selection: getInitialSelection(session.timeline),
      });
  } catch (error) {
    if (signal.aborted) return undefined;
    reportError(error);
    return describeReadFailure(error, file);
  }
}

/** Opens those again that the browser allows. It may ask, so call it in a click. @returns whether all are open */
export async function reopenSources(): Promise<boolean> {
  for (const { id, file: known, session } of useNightStore.getState().sources) {
    const file = session ? undefined : await openSourceFile(id);
    if (file && isSameSource(file, known)) await openSources([file]);
  }
  return useNightStore.getState().sources.every(({ session }) => session);
}

async function searchRides(id: string, session: TrimSession): Promise<void> {
  const onProgress = (searched: number) => dispatchNight({ type: 'search progressed', id, searched });
  onProgress(0);
  try {
    const { rides, activity } = await session.findRides(onProgress);
    dispatchNight({ type: 'rides found', id, rides, activity });
  } catch (error) {
    if (!useNightStore.getState().sources.some((source) => source.session === session)) return;
    reportError(error, 'No rides could be looked for');
    dispatchNight({ type: 'search progressed', id, searched: undefined });
  }
}

/** The file was moved or changed: it is asked for again, and nothing else is lost. */
function loseSource(id: string): void {
  useNightStore
    .getState()
    .sources.find((source) => source.id === id)
    ?.session?.dispose();
  dispatchNight({ type: 'source lost', id, errorMessage: uploadCopy.source.changed });
}

/** After something could not be read of it. @returns whether that is why */
export async function loseUnreadable(id: string): Promise<boolean> {
  const session = useNightStore.getState().sources.find((source) => source.id === id)?.session;
  if (!session || (await isReadable(session.source.file))) return false;
  loseSource(id);
  return true;
}

/** What a ride that is added at a moment of a source consists of at first, in seconds. */
const newRide = { before: 3, after: 12 };

export function addRide({ id, session, duration }: NightSource, time: number): void {
  if (!session) return;
  const end = snapToFrame(session.timeline, Math.min(duration, time + newRide.after));
  const selection: Selection = {
    start: snapToFrame(session.timeline, Math.max(0, Math.min(time, end - 2) - newRide.before)),
    end,
  };
  dispatchNight({ type: 'ride added', sourceId: id, selection });
}
