import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noRideMarks } from '#src/domain/ride-marks.ts';
import { createTransfer } from '#src/domain/upload-draft.ts';
import { setReportSink } from '#src/lib/log.ts';
import {
  FfmpegLoadError,
  ProcessingFailedError,
  StorageFullError,
  TooLongForMemoryError,
  TruncatedFileError,
  UnsupportedFileError,
} from '#src/media/errors.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm } from './ride-form-values.ts';
import { cutSelection, openFile } from './upload-jobs.ts';
import { initialUpload } from './upload-state.ts';
import { useUploadStore } from './upload-store.ts';

const probeVideo = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('#src/media/probe-video.ts', () => ({ probeVideo }));
vi.mock('#src/media/trim-session.ts', () => ({ openTrimSession: () => undefined }));
vi.mock('./clip-files.ts', () => ({}));
vi.mock('./draft-saver.ts', () => ({}));
vi.mock('./draft-session.ts', () => ({ lockDraft: () => Promise.resolve(true) }));

const file = new File(['ride'], 'ride.mov', { type: 'video/quicktime' });
const trim = vi.fn<() => Promise<never>>();

const getUpload = () => useUploadStore.getState();

beforeEach(() => setReportSink(() => undefined));
afterEach(() => useUploadStore.setState(initialUpload, true));

test.each([
  [
    new UnsupportedFileError('vp6'),
    'This file is not supported on this machine. Please install this codec, select a new video, or upload on a supported machine.',
  ],
  [new TruncatedFileError('no index'), 'This video is incomplete. Copy or download it again'],
])('[UPL-03] a file that fails with %s is rejected', async (error, message) => {
  probeVideo.mockRejectedValueOnce(error);
  useUploadStore.setState({ stage: 'choosing', details: emptyRideForm }, true);
  await openFile(file);
  expect(getUpload()).toMatchObject({ stage: 'choosing', errorMessage: expect.stringContaining(message) });
});

test.each([
  [
    new ProcessingFailedError('exit code 1'),
    'This video had an error processing. Please try again, select a different video, or try on a different device.',
  ],
  [new FfmpegLoadError('offline'), "We couldn't load the video editor."],
  [new StorageFullError('full'), 'This device is out of space.'],
  [new TooLongForMemoryError(30), 'This browser can only make clips of up to 30 seconds.'],
])('[UPL-05] a cut that fails with %s says so beside the selection', async (error, message) => {
  trim.mockRejectedValueOnce(error);
  const session = { trim, dispose: () => undefined } as unknown as TrimSession;
  const selection = { start: 1, end: 9 };
  useUploadStore.setState(
    {
      stage: 'trimming',
      details: emptyRideForm,
      draftId: 'd1',
      source: { name: file.name, size: file.size, lastModified: file.lastModified },
      transfer: createTransfer('v1'),
      selection,
      rideMarks: noRideMarks,
      session,
    },
    true,
  );
  await cutSelection();
  expect(getUpload()).toMatchObject({
    stage: 'trimming',
    selection,
    errorMessage: expect.stringContaining(message),
  });
});
