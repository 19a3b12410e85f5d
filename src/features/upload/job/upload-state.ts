import type { RideMarks } from '#src/domain/ride-clock.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';
import type { RideMarksDraft } from '#src/domain/ride-marks.ts';
import type { AnimalTag } from '#src/domain/tags.ts';
import type { Selection } from '#src/domain/trim.ts';
import type { DraftOwner, SourceFileInfo, Transfer, UploadDraft } from '#src/domain/upload-draft.ts';
import type { TrimmedVideo, TrimSession } from '#src/media/trim-session.ts';

/** Identifies a job, and ends it. Events of other jobs are late results. */
export type Job = AbortController;

/** Aborting it lets other tabs have the draft, or takes the request for the lock back. */
export type DraftLock = AbortController;

/** The account whose draft this tab has opened. The draft is stored by the tab that holds its lock, and by no other. */
export type DraftAccess = { owner: DraftOwner } & (
  { stage: 'free' } | { stage: 'requested' | 'held'; lock: DraftLock }
);

export interface Clip {
  id: string;
  video: Pick<TrimmedVideo, 'file' | 'duration' | 'width' | 'height'>;
  /** PNG of the chosen frame, or of the first one. */
  thumbnail: Blob;
  /** Seconds of the clip; null when the ride is not marked. */
  rideMarks: RideMarks | null;
  /** False when the device could not keep the files: they end with the page. */
  isStored: boolean;
}

/** What a draft has from the choice of a file on. */
interface Started {
  draftId: string;
  source: SourceFileInfo;
  transfer: Transfer;
}

interface Selected extends Started {
  selection: Selection;
  /** Seconds of the source; undefined for the first frame of the selection. */
  thumbnailTime?: number;
  /** Seconds of the source. */
  rideMarks: RideMarksDraft;
}

interface Opened extends Selected {
  session: TrimSession;
}

interface Trimmed extends Selected {
  /** Undefined after a reload, until the same file is chosen again. */
  session?: TrimSession;
  clip: Clip;
}

/** How far the files of a ride have been sent. */
export interface TransferProgress {
  sentBytes: number;
  totalBytes: number;
  /** Undefined until the speed of the connection is known. */
  secondsLeft?: number;
}

interface Publishing extends Trimmed {
  job: Job;
  progress: TransferProgress;
  isWaiting: boolean;
}

export type UploadState = {
  details: RideFormValues;
  /** Undefined until the upload page opens. */
  access?: DraftAccess | undefined;
} & (
  | { stage: 'loading draft' }
  | { stage: 'open in another tab' }
  | { stage: 'offering draft'; draft: UploadDraft; thumbnail?: Blob; chosenFile?: File }
  | { stage: 'requesting source'; draft: UploadDraft; errorMessage?: string; otherFile?: File }
  | { stage: 'choosing'; errorMessage?: string }
  | ({ stage: 'reading'; job: Job; fileName: string; reopened?: UploadDraft } & Started)
  | ({ stage: 'trimming'; errorMessage?: string } & Opened)
  | ({
      stage: 'cutting';
      job: Job;
      progress: number;
      isRepeated: boolean;
      isPublishingNext: boolean;
    } & Opened)
  | ({ stage: 'editing details'; errorMessage?: string } & Trimmed)
  | ({ stage: 'publishing' } & Publishing)
);

/** Who works on the draft. */
export type AccessEvent =
  | { type: 'draft opened'; owner: DraftOwner }
  | { type: 'lock requested'; lock: DraftLock }
  | { type: 'lock acquired'; lock: DraftLock }
  | { type: 'draft opened elsewhere'; lock: DraftLock }
  | { type: 'draft missing'; lock: DraftLock };

/** What the device has of an earlier visit. */
export type DraftEvent =
  | { type: 'draft found'; draft: UploadDraft; thumbnail?: Blob }
  | { type: 'draft continued'; draft: UploadDraft & { selection: Selection }; clip: Clip }
  | { type: 'source requested'; draft: UploadDraft }
  | { type: 'file offered'; file: File };

/** What belongs to one stage or job. */
export type StageEvent =
  | { type: 'file rejected'; job?: Job; errorMessage: string }
  | { type: 'file read'; job: Job; session: TrimSession; selection: Selection }
  | { type: 'selection moved'; selection: Selection }
  | { type: 'thumbnail chosen'; time: number }
  | { type: 'ride marked'; rideMarks: RideMarksDraft }
  | { type: 'cut started'; job: Job }
  | { type: 'cut progressed'; job: Job; progress: number; isRepeated: boolean }
  | { type: 'cut failed'; job?: Job; errorMessage: string }
  | { type: 'cut done'; job: Job; clip: Clip }
  | { type: 'publishing requested' }
  | { type: 'publishing started'; job: Job }
  | { type: 'transfer changed'; job: Job; transfer: Transfer }
  | { type: 'transfer progressed'; job: Job; progress: TransferProgress }
  | { type: 'transfer waiting'; job: Job; isWaiting: boolean }
  | { type: 'publishing failed'; job: Job; errorMessage: string }
  | { type: 'published'; job: Job }
  | { type: 'job canceled' }
  | { type: 'trim reopened' };

export type UploadEvent =
  | AccessEvent
  | DraftEvent
  | StageEvent
  | ({ type: 'file chosen'; job: Job; fileName: string; reopened?: UploadDraft } & Started)
  | { type: 'details changed'; details: RideFormValues }
  | { type: 'animal chosen'; animal: AnimalTag; accountId: string }
  | { type: 'discarded' }
  | { type: 'account left' };

export const initialUpload: UploadState = { stage: 'loading draft', details: emptyRideForm };

export type Stage<Name extends UploadState['stage']> = Extract<UploadState, { stage: Name }>;

export type DetailsUpload = Stage<'cutting' | 'editing details' | 'publishing'>;

/** The part of an upload that is stored on the device; undefined in stages that leave the stored draft alone. */
export function toStoredDraft(upload: UploadState): Omit<UploadDraft, 'updatedAt'> | undefined {
  if (!('draftId' in upload) || upload.stage === 'reading') return undefined;
  const { draftId, details, source, selection, thumbnailTime, rideMarks, transfer } = upload;
  const clip = 'clip' in upload && upload.clip.isStored ? upload.clip : undefined;
  return {
    id: draftId,
    details: { ...details },
    source,
    selection: { ...selection },
    thumbnailTime: thumbnailTime ?? null,
    rideMarks,
    clip: clip ? toStoredClip(clip) : null,
    transfer,
  };
}

function toStoredClip({ id, video, rideMarks }: Clip): NonNullable<UploadDraft['clip']> {
  return { id, duration: video.duration, width: video.width, height: video.height, rideMarks };
}

/** A job can be canceled except while the video's document is on its way. */
export function isCancelable(upload: UploadState): boolean {
  return upload.stage !== 'publishing' || !upload.transfer.mayBePublished || upload.isWaiting;
}
