import { expect, test } from 'vitest';
import { validateFileName } from './validate-file-name.ts';

test.each(['ride.mp4', 'ride.MOV', 'my.best.ride.Mp4'])('[UPL-03] accepts %s', (name) => {
  expect(validateFileName(name)).toBeUndefined();
});

test.each(['ride', 'ride.'])('[UPL-03] rejects %s without an extension', (name) => {
  expect(validateFileName(name)).toBe(
    'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).',
  );
});

test.each(['ride.avi', 'ride.mp4.zip'])('[UPL-03] rejects the format of %s', (name) => {
  expect(validateFileName(name)).toBe('Invalid video format. Please upload a video in .mp4 or .mov format.');
});
