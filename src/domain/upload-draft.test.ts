import { expect, test } from 'vitest';
import { buildUploadDraft } from '#tests/support/factories/build-upload.ts';
import { noRideMarks } from './ride-marks.ts';
import { isSameSource, parseUploadDraft } from './upload-draft.ts';

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

test('[UPL-10] a file that was renamed or copied is the same, one of another size is not', () => {
  const source = { name: 'ride.mov', size: 4, lastModified: 7 };
  expect(isSameSource({ ...source, name: 'ride (1).mov' }, source)).toBe(true);
  expect(isSameSource({ ...source, lastModified: 8 }, source)).toBe(true);
  expect(isSameSource({ ...source, name: 'other.mov', lastModified: 8 }, source)).toBe(false);
  expect(isSameSource({ ...source, size: 5 }, source)).toBe(false);
});
