import type { Selection } from '#src/domain/trim.ts';
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';
import { emptyDetails, type Details } from './details.ts';

/** A trimmed ride, ready to be published. */
export interface Clip {
  video: TrimmedVideo;
  /** PNG of its first frame. */
  thumbnail: Blob;
}

interface Opened {
  session: TrimSession;
  selection: Selection;
}

interface Trimmed extends Opened {
  clip: Clip;
}

/** What is stored already, so that another try need not upload it again. */
export interface Uploaded {
  videoId: string;
  thumbnailUrl: string;
  accountId: string;
}

/** Where an upload stands. Details are kept from the first to the last stage, whatever goes wrong between. */
export type Upload = { details: Details } & (
  | { stage: 'choosing'; problem?: string }
  | { stage: 'reading'; fileName: string }
  | ({ stage: 'trimming'; problem?: string } & Opened)
  | ({ stage: 'cutting'; progress: number } & Opened)
  | ({ stage: 'describing'; problem?: string; uploaded?: Uploaded } & Trimmed)
  | ({ stage: 'publishing'; progress: number; uploaded?: Uploaded } & Trimmed)
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
  | { type: 'details typed'; details: Details }
  | { type: 'animal chosen'; animalId: string; accountId: string }
  | { type: 'trim again' }
  | { type: 'publishing started' }
  | { type: 'files uploaded'; uploaded: Uploaded }
  | { type: 'publishing failed'; problem?: string }
  | { type: 'discarded' };

export const nothingChosen: Upload = { stage: 'choosing', details: emptyDetails };

const opened = ({ session, selection, details }: Opened & { details: Details }) => ({
  session,
  selection,
  details,
});
const trimmed = (upload: Trimmed & { details: Details; uploaded?: Uploaded }) => ({
  ...opened(upload),
  clip: upload.clip,
  ...(upload.uploaded && { uploaded: upload.uploaded }),
});
const because = (problem: string | undefined) => (problem ? { problem } : {});

/** The next stage; an event that does not belong to the stage, such as a late result, changes nothing. */
export function nextUpload(upload: Upload, event: UploadEvent): Upload {
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
      return upload.stage === 'trimming' ? { stage: 'cutting', progress: 0, ...opened(upload) } : upload;
    case 'progress made':
      if (upload.stage !== 'cutting' && upload.stage !== 'publishing') return upload;
      return { ...upload, progress: event.progress };
    case 'cut failed':
      if (upload.stage !== 'cutting') return upload;
      return { stage: 'trimming', ...opened(upload), ...because(event.problem) };
    case 'cut done':
      return upload.stage === 'cutting'
        ? { stage: 'describing', ...opened(upload), clip: event.clip }
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
      return upload.stage === 'describing' ? { stage: 'trimming', ...opened(upload) } : upload;
    case 'publishing started':
      return upload.stage === 'describing'
        ? { stage: 'publishing', progress: 0, ...trimmed(upload) }
        : upload;
    case 'files uploaded':
      return upload.stage === 'publishing' ? { ...upload, uploaded: event.uploaded } : upload;
    case 'publishing failed':
      if (upload.stage !== 'publishing') return upload;
      return { stage: 'describing', ...trimmed(upload), ...because(event.problem) };
    case 'discarded':
      return nothingChosen;
  }
}
