import type { Selection } from '#src/domain/trim.ts';
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';

export interface Clip {
  video: TrimmedVideo;
  /** PNG of the first frame. */
  thumbnail: Blob;
}

interface OpenedVideo {
  session: TrimSession;
  selection: Selection;
}

interface TrimmedUpload extends OpenedVideo {
  clip: Clip;
}

/** Kept after a failure, so that a retry does not upload again. */
export interface UploadedFiles {
  videoId: string;
  thumbnailUrl: string;
  accountId: string;
}

export type UploadState = { details: RideFormValues } & (
  | { stage: 'choosing'; errorMessage?: string }
  | { stage: 'reading'; fileName: string }
  | ({ stage: 'trimming'; errorMessage?: string } & OpenedVideo)
  | ({ stage: 'cutting'; progress: number } & OpenedVideo)
  | ({ stage: 'editing details'; errorMessage?: string; uploaded?: UploadedFiles } & TrimmedUpload)
  | ({ stage: 'publishing'; progress: number; uploaded?: UploadedFiles } & TrimmedUpload)
);

export type UploadEvent =
  | { type: 'file chosen'; fileName: string }
  | { type: 'file rejected'; errorMessage: string }
  | { type: 'file read'; session: TrimSession; selection: Selection }
  | { type: 'selection moved'; selection: Selection }
  | { type: 'cut started' }
  | { type: 'progress changed'; progress: number }
  | { type: 'cut failed'; errorMessage?: string }
  | { type: 'cut done'; clip: Clip }
  | { type: 'details changed'; details: RideFormValues }
  | { type: 'animal chosen'; animalId: string; accountId: string }
  | { type: 'trim reopened' }
  | { type: 'publishing started' }
  | { type: 'files uploaded'; uploaded: UploadedFiles }
  | { type: 'publishing failed'; errorMessage?: string }
  | { type: 'discarded' };

export const initialUpload: UploadState = { stage: 'choosing', details: emptyRideForm };

const pickOpened = ({ session, selection, details }: OpenedVideo & { details: RideFormValues }) => ({
  session,
  selection,
  details,
});
const pickTrimmed = (upload: TrimmedUpload & { details: RideFormValues; uploaded?: UploadedFiles }) => ({
  ...pickOpened(upload),
  clip: upload.clip,
  ...(upload.uploaded && { uploaded: upload.uploaded }),
});
const toErrorMessage = (errorMessage: string | undefined) => (errorMessage ? { errorMessage } : {});

/** Ignores events that do not belong to the current stage, such as late results. */
export function nextUpload(upload: UploadState, event: UploadEvent): UploadState {
  const { details } = upload;
  switch (event.type) {
    case 'file chosen':
      return { stage: 'reading', fileName: event.fileName, details };
    case 'file rejected':
      return { stage: 'choosing', errorMessage: event.errorMessage, details };
    case 'file read':
      if (upload.stage !== 'reading') return upload;
      return { stage: 'trimming', session: event.session, selection: event.selection, details };
    case 'selection moved':
      if (upload.stage !== 'trimming') return upload;
      return { stage: 'trimming', session: upload.session, selection: event.selection, details };
    case 'cut started':
      return upload.stage === 'trimming' ? { stage: 'cutting', progress: 0, ...pickOpened(upload) } : upload;
    case 'progress changed':
      if (upload.stage !== 'cutting' && upload.stage !== 'publishing') return upload;
      return { ...upload, progress: event.progress };
    case 'cut failed':
      if (upload.stage !== 'cutting') return upload;
      return { stage: 'trimming', ...pickOpened(upload), ...toErrorMessage(event.errorMessage) };
    case 'cut done':
      return upload.stage === 'cutting'
        ? { stage: 'editing details', ...pickOpened(upload), clip: event.clip }
        : upload;
    case 'details changed':
      return { ...upload, details: event.details };
    case 'animal chosen': {
      const { animalId, accountId } = event;
      return upload.stage === 'publishing'
        ? upload
        : { ...upload, details: { ...details, animalId, accountId } };
    }
    case 'trim reopened':
      return upload.stage === 'editing details' ? { stage: 'trimming', ...pickOpened(upload) } : upload;
    case 'publishing started':
      return upload.stage === 'editing details'
        ? { stage: 'publishing', progress: 0, ...pickTrimmed(upload) }
        : upload;
    case 'files uploaded':
      return upload.stage === 'publishing' ? { ...upload, uploaded: event.uploaded } : upload;
    case 'publishing failed':
      if (upload.stage !== 'publishing') return upload;
      return { stage: 'editing details', ...pickTrimmed(upload), ...toErrorMessage(event.errorMessage) };
    case 'discarded':
      return initialUpload;
  }
}
