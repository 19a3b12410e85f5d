import { noRideMarks } from '#src/domain/ride-marks.ts';
import {
  createRide,
  createRides,
  unsearched,
  type RidesState,
} from '#src/features/upload/rides/rides-state.ts';
import { emptyRideForm } from '#src/features/upload/rides/ride-form-schema.ts';
import { createTransfer, type UploadDraft } from '#src/domain/upload-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';

const source = { name: 'ride.mov', size: 4, lastModified: 7 };

/** A draft as stored before its cut. */
export function buildUploadDraft(overrides: Partial<UploadDraft> = {}): UploadDraft {
  return {
    id: 'd1',
    updatedAt: 0,
    details: { ...emptyRideForm },
    isSilent: false,
    source,
    selection: { start: 1, end: 9 },
    thumbnailTime: null,
    rideMarks: noRideMarks,
    clip: null,
    transfer: createTransfer('v1'),
    ...overrides,
  };
}

/** One ride whose selection can be changed. */
export function buildUpload(
  session: Partial<TrimSession> = {},
  selection = { start: 1, end: 9 },
): RidesState {
  return {
    ...createRides('upload'),
    access: { owner: { userId: 'june', accountId: 'ranch' }, stage: 'held', lock: new AbortController() },
    status: 'open',
    sources: [
      {
        id: 'd1',
        file: source,
        duration: 10,
        ...unsearched,
        session: { dispose: () => undefined, ...session } as TrimSession,
      },
    ],
    rides: [{ ...createRide('d1', selection, 'accepted'), id: 'd1' }],
  };
}
