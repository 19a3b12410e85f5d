import { openSourceFile, storeSourceHandle } from '#src/data/device/source-handles.ts';
import { toClipMarks } from '#src/domain/ride-marks.ts';
import { getInitialSelection, validateSelection } from '#src/domain/trim.ts';
import {
  createTransfer,
  isSameSource,
  toSourceFileInfo,
  type UploadDraft,
} from '#src/domain/upload-draft.ts';
import { getNow } from '#src/lib/clock.ts';
import { reportError } from '#src/lib/log.ts';
import type { TrimProgressListener } from '#src/media/trim-video.ts';
import { copy } from '../copy.ts';
import { discardTransfer } from './discard-transfer.ts';
import { lockDraft } from './draft-session.ts';
import { deleteDraft, deleteOtherClips, fetchStoredClip, keepClip } from './draft-storage.ts';
import { describeReadFailure, getFailureMessage, openSource, validateFile } from './source-file.ts';
import { requestUnreadableSource } from './unreadable-source.ts';
import { isCancelable, toStoredDraft, type Job, type Stage, type UploadState } from './upload-state.ts';
import {
  abortJob,
  dispatchUpload,
  disposeSession,
  startJob,
  useUploadStore,
  waitForUpload,
} from './upload-store.ts';

/** Opens a picked or dropped file; a stored draft asks first. @param handle of a dropped file, where the browser has it */
export async function openFile(file: File, handle?: FileSystemFileHandle): Promise<void> {
  const upload = await waitForUpload(({ stage }) => stage !== 'loading draft');
  switch (upload.stage) {
    case 'offering draft':
      return dispatchUpload({ type: 'file offered', file });
    case 'requesting source':
      if (isSameSource(file, upload.draft.source)) return readSource(file, upload.draft);
      return dispatchUpload({ type: 'file offered', file });
    case 'choosing':
    case 'reading':
      return readSource(file, undefined, handle);
    case 'trimming':
      return replaceFile(file);
    default:
  }
}

/** Continues with the stored clip or, before the cut, with the file itself. */
export async function continueDraft(draft: UploadDraft): Promise<void> {
  const clip = await fetchStoredClip(draft);
  const { selection } = draft;
  if (clip && selection)
    return dispatchUpload({ type: 'draft continued', draft: { ...draft, selection }, clip });
  await requestSource({ ...draft, clip: null });
}

/** Opens the file again where the browser allows it; otherwise the page asks for it. */
async function requestSource(draft: UploadDraft): Promise<void> {
  const file = await openSourceFile(draft.id);
  dispatchUpload({ type: 'source requested', draft });
  if (file && isSameSource(file, draft.source)) await readSource(file, draft);
}

/** Discards what was started and opens another file; the details that are on screen stay. */
export async function startOver(file?: File): Promise<void> {
  const { stage, details } = useUploadStore.getState();
  await discardUpload();
  if (stage === 'requesting source' || stage === 'offering draft' || stage === 'trimming')
    dispatchUpload({ type: 'details changed', details });
  if (file) await readSource(file);
}

/** For a video of which no frame can be decoded. */
export async function refuseVideo(): Promise<void> {
  await startOver();
  dispatchUpload({ type: 'file rejected', errorMessage: copy.file.unsupported });
}

/** Keeps the current file if the new one is no video. */
async function replaceFile(file: File): Promise<void> {
  const errorMessage = validateFile(file);
  if (errorMessage) return dispatchUpload({ type: 'file rejected', errorMessage });
  await startOver(file);
}

/** Reads only the file's index; the file itself is not copied. @param draft what to restore */
async function readSource(file: File, draft?: UploadDraft, handle?: FileSystemFileHandle): Promise<void> {
  const errorMessage = validateFile(file);
  if (errorMessage) return dispatchUpload({ type: 'file rejected', errorMessage });
  if (!(await lockDraft())) return;
  disposeSession();
  const job = startJob();
  const draftId = draft?.id ?? crypto.randomUUID();
  if (handle) storeSourceHandle(draftId, handle).catch(reportError);
  dispatchUpload({
    type: 'file chosen',
    job,
    fileName: file.name,
    draftId,
    source: toSourceFileInfo(file),
    transfer: draft?.transfer ?? createTransfer(crypto.randomUUID()),
    ...(draft && { reopened: draft }),
  });
  try {
    const session = await openSource(file, job.signal);
    const selection = draft?.selection ?? getInitialSelection(session.timeline);
    dispatchUpload({ type: 'file read', job, session, selection });
  } catch (error) {
    if (job.signal.aborted) return;
    reportError(error);
    dispatchUpload({ type: 'file rejected', job, errorMessage: await describeReadFailure(error, file) });
  }
}

export async function cutSelection(): Promise<void> {
  const upload = useUploadStore.getState();
  if (upload.stage !== 'trimming') return;
  const problem = validateSelection(upload.selection);
  if (problem) return dispatchUpload({ type: 'cut failed', errorMessage: copy.trim.problems[problem] });
  const job = startJob();
  dispatchUpload({ type: 'cut started', job });
  try {
    const clip = await cut(upload, job);
    job.signal.throwIfAborted();
    dispatchUpload({ type: 'cut done', job, clip });
    if (clip.isStored) void deleteOtherClips(upload.draftId, clip);
  } catch (error) {
    if (job.signal.aborted) return;
    reportError(error);
    if (await requestUnreadableSource(upload.session)) return;
    dispatchUpload({ type: 'cut failed', job, errorMessage: getFailureMessage(error) });
  }
}

async function cut(upload: Stage<'trimming'>, job: Job) {
  const { draftId, session, selection, thumbnailTime } = upload;
  const onProgress: TrimProgressListener = (ratio, isRepeated) =>
    dispatchUpload({ type: 'cut progressed', job, progress: ratio * 100, isRepeated });
  const video = await session.trim(selection, { onProgress, signal: job.signal });
  const thumbnail = await session.extractThumbnail(thumbnailTime ?? selection.start, job.signal);
  job.signal.throwIfAborted();
  const rideMarks = toClipMarks(upload.rideMarks, session.timeline, selection, video.frameTimes);
  return keepClip(draftId, { video, thumbnail, rideMarks });
}

/** Stops the job at once; what it still reports is ignored. */
export function cancelJob(): void {
  if (!isCancelable(useUploadStore.getState())) return;
  abortJob();
  dispatchUpload({ type: 'job canceled' });
}

/** Discards the draft with its files, here and on the server. */
export async function discardUpload(): Promise<void> {
  const upload = useUploadStore.getState();
  const draft = getDraftIds(upload);
  abortJob();
  disposeSession();
  dispatchUpload({ type: 'discarded' });
  if (!upload.access || !draft) return;
  void discardTransfer(draft.transfer);
  await deleteDraft(upload.access.owner, draft.draftId);
}

function getDraftIds(upload: UploadState) {
  if ('draftId' in upload) return { draftId: upload.draftId, transfer: upload.transfer };
  return 'draft' in upload ? { draftId: upload.draft.id, transfer: upload.draft.transfer } : undefined;
}

/** Back to the selection. The session ends with the page: afterwards the file has to be opened again. */
export async function reopenTrim(): Promise<void> {
  const upload = useUploadStore.getState();
  if (upload.stage !== 'editing details') return;
  const draft = toStoredDraft(upload);
  if (upload.session || !draft) return dispatchUpload({ type: 'trim reopened' });
  await requestSource({ ...draft, updatedAt: getNow() });
}
