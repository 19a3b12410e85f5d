import type { Selection } from '#src/domain/trim.ts';
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';

/** A trimmed ride, ready to be published. */
export interface Clip {
  video: TrimmedVideo;
  /** PNG of its first frame. */
  thumbnail: Blob;
}

interface OpenedVideo {
  session: TrimSession;
  selection: Selection;
}

interface TrimmedUpload extends OpenedVideo {
  clip: Clip;
}

/** What is stored already, so that another try need not upload it again. */
export interface UploadedFiles {
  videoId: string;
  thumbnailUrl: string;
  accountId: string;
}

/** Where an upload stands. Details are kept from the first to the last stage, whatever goes wrong between. */
export type UploadState = { details: RideFormValues } & (
  | { stage: 'choosing'; problem?: string }
  | { stage: 'reading'; fileName: string }
  | ({ stage: 'trimming'; problem?: string } & OpenedVideo)
  | ({ stage: 'cutting'; progress: number } & OpenedVideo)
  | ({ stage: 'describing'; problem?: string; uploaded?: UploadedFiles } & TrimmedUpload)
  | ({ stage: 'publishing'; progress: number; uploaded?: UploadedFiles } & TrimmedUpload)
);

export type UploadEvent =
  | { type: 'file chosen'; fileName: string }
  | { type: 'file refused'; problem: string }
  | { type: 'file read'; session: TrimSession; selection: Selection }
  | { type: 'selection moved'; selection: Selection }
  | { type: 'cut started' }
  | { type: 'progress made'; progress: number }
  | { type: 'cut failed'; problem?: string }
  | { type: 'cut done'; clip: Clip }
  | { type: 'details typed'; details: RideFormValues }
  | { type: 'animal chosen'; animalId: string; accountId: string }
  | { type: 'trim again' }
  | { type: 'publishing started' }
  | { type: 'files uploaded'; uploaded: UploadedFiles }
  | { type: 'publishing failed'; problem?: string }
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
const toProblem = (problem: string | undefined) => (problem ? { problem } : {});

/** The next stage; an event that does not belong to the stage, such as a late result, changes nothing. */
export function nextUpload(upload: UploadState, event: UploadEvent): UploadState {
  const { details } = upload;
  switch (event.type) {
    case 'file chosen':
      return { stage: 'reading', fileName: event.fileName, details };
    case 'file refused':
      return { stage: 'choosing', problem: event.problem, details };
    case 'file read':
      if (upload.stage !== 'reading') return upload;
      return { stage: 'trimming', session: event.session, selection: event.selection, details };
    case 'selection moved':
      if (upload.stage !== 'trimming') return upload;
      return { stage: 'trimming', session: upload.session, selection: event.selection, details };
    case 'cut started':
      return upload.stage === 'trimming' ? { stage: 'cutting', progress: 0, ...pickOpened(upload) } : upload;
    case 'progress made':
      if (upload.stage !== 'cutting' && upload.stage !== 'publishing') return upload;
      return { ...upload, progress: event.progress };
    case 'cut failed':
      if (upload.stage !== 'cutting') return upload;
      return { stage: 'trimming', ...pickOpened(upload), ...toProblem(event.problem) };
    case 'cut done':
      return upload.stage === 'cutting'
        ? { stage: 'describing', ...pickOpened(upload), clip: event.clip }
        : upload;
    case 'details typed':
      return { ...upload, details: event.details };
    case 'animal chosen': {
      const { animalId, accountId } = event;
      return upload.stage === 'publishing'
        ? upload
        : { ...upload, details: { ...details, animalId, accountId } };
    }
    case 'trim again':
      return upload.stage === 'describing' ? { stage: 'trimming', ...pickOpened(upload) } : upload;
    case 'publishing started':
      return upload.stage === 'describing'
        ? { stage: 'publishing', progress: 0, ...pickTrimmed(upload) }
        : upload;
    case 'files uploaded':
      return upload.stage === 'publishing' ? { ...upload, uploaded: event.uploaded } : upload;
    case 'publishing failed':
      if (upload.stage !== 'publishing') return upload;
      return { stage: 'describing', ...pickTrimmed(upload), ...toProblem(event.problem) };
    case 'discarded':
      return initialUpload;
  }
}
