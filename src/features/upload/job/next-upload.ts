import { emptyRideForm, readRideForm, type RideFormValues } from './ride-form-schema.ts';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import type { Selection } from '#src/domain/trim.ts';
import type { UploadDraft } from '#src/domain/upload-draft.ts';
import {
  initialUpload,
  isCancelable,
  type AccessEvent,
  type DraftEvent,
  type Stage,
  type StageEvent,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

interface SelectedFields extends Pick<
  Stage<'trimming'>,
  'draftId' | 'source' | 'transfer' | 'selection' | 'rideMarks'
> {
  thumbnailTime?: number | null;
}

const pickSelected = ({
  draftId,
  source,
  transfer,
  selection,
  rideMarks,
  thumbnailTime,
}: SelectedFields) => ({
  draftId,
  source,
  transfer,
  selection,
  rideMarks,
  ...(typeof thumbnailTime === 'number' && { thumbnailTime }),
});
const pickOpened = (upload: Stage<'trimming' | 'cutting'>) => ({
  ...pickSelected(upload),
  session: upload.session,
  details: upload.details,
});
const pickTrimmed = (upload: Stage<'editing details' | 'publishing'>) => ({
  ...pickSelected(upload),
  ...(upload.session && { session: upload.session }),
  clip: upload.clip,
  details: upload.details,
});

/** Ignores events that do not belong to the current stage, job or lock, such as late results. */
export function nextUpload(upload: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'draft opened':
    case 'lock requested':
    case 'lock acquired':
    case 'draft opened elsewhere':
    case 'draft missing':
      return nextAccess(upload, event);
    case 'account left':
      return initialUpload;
    default: {
      const next = nextWork(upload, event);
      return next === upload ? upload : { ...next, access: upload.access };
    }
  }
}

function nextAccess(upload: UploadState, event: AccessEvent): UploadState {
  const { access, details } = upload;
  if (event.type === 'draft opened') return { ...upload, access: { owner: event.owner, stage: 'free' } };
  if (!access) return upload;
  const { owner } = access;
  if (event.type === 'lock requested')
    return { ...upload, access: { owner, stage: 'requested', lock: event.lock } };
  if (access.stage === 'free' || access.lock !== event.lock) return upload;
  switch (event.type) {
    case 'lock acquired':
      return { ...upload, access: { ...access, stage: 'held' } };
    case 'draft opened elsewhere':
      return {
        stage: 'open in another tab',
        details: 'draftId' in upload ? emptyRideForm : details,
        access: { owner, stage: 'free' },
      };
    case 'draft missing':
      // A file was chosen meanwhile.
      if ('draftId' in upload) return upload;
      return {
        ...(isLoading(upload) ? { stage: 'choosing', details } : upload),
        access: { owner, stage: 'free' },
      };
  }
}

const isLoading = ({ stage }: UploadState) => stage === 'loading draft' || stage === 'open in another tab';

function nextWork(
  upload: UploadState,
  event: Exclude<UploadEvent, AccessEvent | { type: 'account left' }>,
): UploadState {
  switch (event.type) {
    case 'draft found':
    case 'draft continued':
    case 'source requested':
    case 'file offered':
      return nextDraft(upload, event);
    case 'file chosen': {
      const { type: _type, ...chosen } = event;
      return { stage: 'reading', details: upload.details, ...chosen };
    }
    case 'details changed':
      return { ...upload, details: event.details };
    case 'animal chosen':
      if (upload.stage === 'publishing') return upload;
      return {
        ...upload,
        details: { ...upload.details, animal: event.animal, accountId: event.accountId },
      };
    case 'discarded':
      return { stage: 'choosing', details: emptyRideForm };
    default:
      return isLate(upload, event) ? upload : nextStage(upload, event);
  }
}

function nextDraft(upload: UploadState, event: DraftEvent): UploadState {
  const { details } = upload;
  switch (event.type) {
    case 'draft found': {
      const { draft, thumbnail } = event;
      return { stage: 'offering draft', details, draft, ...(thumbnail && { thumbnail }) };
    }
    case 'draft continued': {
      const { draft, clip } = event;
      return {
        stage: 'editing details',
        details: restoreDetails(upload, draft),
        ...pickSelected({ ...draft, draftId: draft.id }),
        clip,
      };
    }
    case 'source requested':
      return { stage: 'requesting source', details: restoreDetails(upload, event.draft), draft: event.draft };
    case 'file offered':
      if (upload.stage === 'offering draft') return { ...upload, chosenFile: event.file };
      return upload.stage === 'requesting source' ? { ...upload, otherFile: event.file } : upload;
  }
}

/** An animal that was chosen before the draft was opened, such as one just added, fills an empty choice. */
function restoreDetails({ details }: UploadState, draft: UploadDraft): RideFormValues {
  const stored = readRideForm(draft.details);
  if (stored.animal || !details.animal) return stored;
  return { ...stored, animal: details.animal, accountId: details.accountId };
}

function isLate(upload: UploadState, event: StageEvent): boolean {
  if (event.type === 'cut started' || event.type === 'publishing started') return false;
  if (!('job' in event) || event.job === undefined) return false;
  return !('job' in upload) || upload.job !== event.job;
}

function nextStage(upload: UploadState, event: StageEvent): UploadState {
  switch (upload.stage) {
    case 'choosing':
    case 'requesting source':
      return event.type === 'file rejected' ? { ...upload, errorMessage: event.errorMessage } : upload;
    case 'reading':
      return nextReading(upload, event);
    case 'trimming':
      return nextTrimming(upload, event);
    case 'cutting':
      return nextCutting(upload, event);
    case 'editing details':
      return nextEditing(upload, event);
    case 'publishing':
      return nextPublishing(upload, event);
    default:
      return upload;
  }
}

function nextReading(upload: Stage<'reading'>, event: StageEvent): UploadState {
  const { draftId, source, transfer, reopened, details } = upload;
  if (event.type === 'file read') {
    const { session, selection } = event;
    const { thumbnailTime = null, rideMarks = noRideMarks } = reopened ?? {};
    return {
      stage: 'trimming',
      ...pickSelected({ draftId, source, transfer, selection, rideMarks, thumbnailTime }),
      session,
      details,
    };
  }
  if (event.type !== 'file rejected' && event.type !== 'job canceled') return upload;
  const failure = event.type === 'file rejected' && { errorMessage: event.errorMessage };
  return reopened
    ? { stage: 'requesting source', draft: reopened, details, ...failure }
    : { stage: 'choosing', details, ...failure };
}

function nextTrimming(upload: Stage<'trimming'>, event: StageEvent): UploadState {
  switch (event.type) {
    case 'selection moved':
      return moveSelection(upload, event.selection);
    case 'thumbnail chosen':
      return { stage: 'trimming', ...pickOpened(upload), thumbnailTime: event.time };
    case 'ride marked':
      return { stage: 'trimming', ...pickOpened(upload), rideMarks: event.rideMarks };
    case 'cut failed':
    case 'file rejected':
      return { stage: 'trimming', ...pickOpened(upload), errorMessage: event.errorMessage };
    case 'cut started':
      return {
        stage: 'cutting',
        ...pickOpened(upload),
        job: event.job,
        progress: 0,
        isRepeated: false,
        isPublishingNext: false,
      };
    default:
      return upload;
  }
}

/** A thumbnail outside of the new selection is no longer chosen. */
function moveSelection(upload: Stage<'trimming'>, selection: Selection): UploadState {
  const { thumbnailTime, ...rest } = pickOpened(upload);
  const isInside =
    thumbnailTime !== undefined && thumbnailTime >= selection.start && thumbnailTime < selection.end;
  return { stage: 'trimming', ...rest, selection, ...(isInside && { thumbnailTime }) };
}

function nextCutting(upload: Stage<'cutting'>, event: StageEvent): UploadState {
  switch (event.type) {
    case 'cut progressed':
      return { ...upload, progress: event.progress, isRepeated: event.isRepeated };
    case 'publishing requested':
      return { ...upload, isPublishingNext: true };
    case 'job canceled':
      return { stage: 'trimming', ...pickOpened(upload) };
    case 'cut failed':
      return { stage: 'trimming', ...pickOpened(upload), errorMessage: event.errorMessage };
    case 'cut done':
      return { stage: 'editing details', ...pickOpened(upload), clip: event.clip };
    default:
      return upload;
  }
}

function nextEditing(upload: Stage<'editing details'>, event: StageEvent): UploadState {
  if (event.type === 'trim reopened') {
    const { session, details } = upload;
    return session ? { stage: 'trimming', ...pickSelected(upload), session, details } : upload;
  }
  if (event.type !== 'publishing started') return upload;
  const { clip } = upload;
  const totalBytes = clip.video.file.size + clip.thumbnail.size;
  return {
    stage: 'publishing',
    ...pickTrimmed(upload),
    job: event.job,
    progress: { sentBytes: 0, totalBytes },
    isWaiting: false,
  };
}

function nextPublishing(upload: Stage<'publishing'>, event: StageEvent): UploadState {
  switch (event.type) {
    case 'transfer changed':
      return { ...upload, transfer: event.transfer };
    case 'transfer progressed':
      return { ...upload, progress: event.progress };
    case 'transfer waiting':
      return { ...upload, isWaiting: event.isWaiting };
    case 'job canceled':
      return isCancelable(upload) ? { stage: 'editing details', ...pickTrimmed(upload) } : upload;
    case 'publishing failed':
      return { stage: 'editing details', ...pickTrimmed(upload), errorMessage: event.errorMessage };
    case 'published':
      return { stage: 'choosing', details: emptyRideForm };
    default:
      return upload;
  }
}
