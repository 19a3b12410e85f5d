import { noRideMarks } from '#src/domain/ride-marks.ts';
import { emptyRideForm } from '#src/features/upload/job/ride-form-schema.ts';
import { createTransfer, type UploadDraft } from '#src/domain/upload-draft.ts';
import type { Stage } from '#src/features/upload/job/upload-state.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

const source = { name: 'ride.mov', size: 4, lastModified: 7 };

/** A draft as stored before its cut. */
export function buildUploadDraft(overrides: Partial<UploadDraft> = {}): UploadDraft {
  return {
    id: 'd1',
    updatedAt: 0,
    details: { ...emptyRideForm },
    source,
    selection: { start: 1, end: 9 },
    thumbnailTime: null,
    rideMarks: noRideMarks,
    clip: null,
    transfer: createTransfer('v1'),
    ...overrides,
  };
}

/** An upload whose selection can be changed. */
export function buildTrimmingUpload(session: Partial<TrimSession> = {}): Stage<'trimming'> {
  return {
    stage: 'trimming',
    draftId: 'd1',
    source,
    transfer: createTransfer('v1'),
    session: session as TrimSession,
    selection: { start: 1, end: 9 },
    rideMarks: noRideMarks,
    details: emptyRideForm,
  };
}
