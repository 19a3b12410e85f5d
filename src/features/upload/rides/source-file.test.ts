import { expect, test } from 'vitest';
import {
  CorruptFileError,
  DamagedVideoError,
  DisorderedFileError,
  FfmpegLoadError,
  NotVideoError,
  ProcessingFailedError,
  StorageFullError,
  TooLongForMemoryError,
  TruncatedFileError,
  UnsupportedFileError,
} from '#src/media/errors.ts';
import { getFailureMessage, validateFile } from './source-file.ts';

const noExtension = 'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).';
const wrongFormat = 'Invalid video format. Please upload a video in .mp4 or .mov format.';

test.each([
  ['ride.mp4', 'video/mp4', undefined],
  ['ride.MOV', 'video/quicktime', undefined],
  ['my.best.ride.Mp4', '', undefined],
  ['NIGHT01.MOV', 'application/octet-stream', undefined],
  ['notes.txt', 'application/octet-stream', wrongFormat],
  ['ride', 'video/mp4', noExtension],
  ['ride.', 'video/mp4', noExtension],
  ['ride.avi', 'video/x-msvideo', wrongFormat],
  ['ride.mp4.zip', 'video/x-msvideo', wrongFormat],
  ['ride.mp4', 'text/plain', wrongFormat],
])('[UPL-03] of %s with the type "%s" is said: %s', (name, type, message) => {
  expect(validateFile(new File(['ride'], name, { type }))).toBe(message);
});

const unsupported =
  'This file is not supported on this machine. Please install this codec, select a new video, or upload on a supported machine.';

test.each([
  [new UnsupportedFileError('vp6'), unsupported],
  [new NotVideoError('a photo'), `${unsupported} It only has the name of a video.`],
  [new CorruptFileError('no time scale'), `${unsupported} It is damaged: copy or download it again`],
  [new TruncatedFileError('no index'), 'This video is incomplete. Copy or download it again'],
  [
    new ProcessingFailedError('exit code 1'),
    'This video had an error processing. Please try again, select a different video, or try on a different device.',
  ],
  [new FfmpegLoadError('offline'), "We couldn't load the video editor."],
  [new StorageFullError('full'), 'This device is out of space.'],
  [
    new DisorderedFileError('The times of the frames are damaged.'),
    'The frames of this video are in the wrong order. Export it again, or choose the original recording.',
  ],
  [new DamagedVideoError(83.4), 'This video is damaged at 1:23.40. Select a part before or after that.'],
  [new TooLongForMemoryError(30), 'This browser can only make clips of up to 30 seconds.'],
])('[UPL-03, UPL-05] %s is said in words', (error, message) => {
  expect(getFailureMessage(error)).toContain(message);
});
