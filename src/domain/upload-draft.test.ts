import { expect, test } from 'vitest';
import { buildUploadDraft } from '#tests/support/factories/build-upload.ts';
import { noRideMarks } from './ride-marks.ts';
import { parseUploadDraft } from './upload-draft.ts';

test('[UPL-10] a stored draft has no marks when an earlier version stored it', () => {
  const clip = { id: 'c1', duration: 8, width: 640, height: 360 };
  const stored = { ...buildUploadDraft(), rideMarks: undefined, clip };
  expect(parseUploadDraft(stored)).toMatchObject({
    rideMarks: noRideMarks,
    clip: { ...clip, rideMarks: null },
  });
});

test('[UPL-10] a stored draft is not offered when it cannot be read', () => {
  expect(parseUploadDraft(undefined)).toBeUndefined();
  expect(parseUploadDraft({ id: 'd1' })).toBeUndefined();
});
