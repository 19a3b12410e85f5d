import { expect, test } from 'vitest';
import { validateFile } from './validate-file.ts';

const unsupportedFormatMessage = 'Invalid video format. Please upload a video in .mp4 or .mov format.';

test.each(['ride.mp4', 'ride.MOV', 'my.best.ride.Mp4'])('[UPL-03] accepts %s', (name) => {
  expect(validateFile({ name, type: 'video/mp4' })).toBeUndefined();
  expect(validateFile({ name, type: '' })).toBeUndefined();
});

test.each(['ride', 'ride.'])('[UPL-03] rejects %s without an extension', (name) => {
  expect(validateFile({ name, type: 'video/mp4' })).toBe(
    'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).',
  );
});

test.each(['ride.avi', 'ride.mp4.zip'])('[UPL-03] rejects the format of %s', (name) => {
  expect(validateFile({ name, type: 'video/x-msvideo' })).toBe(unsupportedFormatMessage);
});

test('[UPL-03] rejects a dropped file of another type', () => {
  expect(validateFile({ name: 'ride.mp4', type: 'text/plain' })).toBe(unsupportedFormatMessage);
});
