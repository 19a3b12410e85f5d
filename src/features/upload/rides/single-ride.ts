import { isSameSource } from '#src/domain/upload-draft.ts';
import { validateSelection } from '#src/domain/trim.ts';
import { copy } from '../copy.ts';
import { startRenditions } from './clip-renditions.ts';
import { fetchStoredClip } from './clip-storage.ts';
import { prepareClip } from './cut-ride.ts';
import { openSources, reopenSources } from './open-sources.ts';
import { getUploadStep } from './ride-step.ts';
import { discardRides } from './rides-session.ts';
import { uploadStore } from './rides-store.ts';
import { validateFile } from './source-file.ts';

/** Opens a picked or dropped file; a stored draft asks first. @param handle of a dropped file, where the browser has it */
export async function openRideFile(file: File, handle?: FileSystemFileHandle): Promise<void> {
  const state = await uploadStore.until(({ status }) => status !== 'loading');
  const [source] = state.sources;
  const open = () => openSources(uploadStore, [file], { handles: [handle] });
  switch (getUploadStep(state).name) {
    case 'offering draft':
      return uploadStore.dispatch({ type: 'file offered', file });
    case 'choosing':
    case 'reading':
    case 'requesting source':
      if (!source || isSameSource(file, source.file)) return open();
      uploadStore.dispatch({ type: 'opening canceled' });
      return uploadStore.dispatch({ type: 'file offered', file });
    case 'trimming':
      return replaceFile(file);
    default:
  }
}

/** Keeps the current file if the new one is no video. */
async function replaceFile(file: File): Promise<void> {
  const errorMessage = validateFile(file);
  if (errorMessage) return uploadStore.dispatch({ type: 'problem found', errorMessage });
  await startOver(file);
}

/** Discards what was started and opens another file; the details that are on screen stay, and so does the choice of sound. */
export async function startOver(file?: File): Promise<void> {
  const { common, isSilent } = uploadStore.getState();
  await discardRides(uploadStore);
  uploadStore.dispatch({ type: 'common changed', common });
  uploadStore.dispatch({ type: 'sound chosen', isSilent });
  if (file) await openSources(uploadStore, [file]);
}

/** For a video of which no frame can be decoded. */
export async function refuseVideo(): Promise<void> {
  await startOver();
  uploadStore.dispatch({ type: 'problem found', errorMessage: copy.file.unsupported });
}

/** Continues with the stored clip or, before the cut, with the file itself. */
export async function continueDraft(): Promise<void> {
  const [ride] = uploadStore.getState().rides;
  const clip = ride && (await fetchStoredClip(ride));
  uploadStore.dispatch({ type: 'draft continued', clip: clip && startRenditions(ride.id, clip) });
  if (!clip) await reopenSources(uploadStore);
}

/** Cuts the clip while the details are filled in. */
export async function cutSelection(): Promise<void> {
  const [ride] = uploadStore.getState().rides;
  if (!ride) return;
  const { id } = ride;
  const problem = validateSelection(ride.selection);
  if (problem)
    return uploadStore.dispatch({ type: 'problem found', errorMessage: copy.trim.problems[problem] });
  const job = new AbortController();
  if (!(await prepareClip(uploadStore, ride, job, false))) return;
  const stage = uploadStore.findRide(id)?.stage;
  const isPublishingNext = stage?.name === 'cutting' && stage.isPublishingNext;
  uploadStore.dispatch({
    type: 'stage changed',
    id,
    job,
    stage: { name: isPublishingNext ? 'waiting' : '' },
  });
}

/** Stops at once what is opened, cut or published. */
export function cancelUpload(): void {
  uploadStore.dispatch({ type: 'opening canceled' });
  for (const { id } of uploadStore.getState().rides) uploadStore.dispatch({ type: 'ride canceled', id });
}

/** Back to the selection. The source ends with the page: afterwards the file has to be opened again. */
export async function reopenTrim(): Promise<void> {
  uploadStore.dispatch({ type: 'trim reopened' });
  await reopenSources(uploadStore);
}
