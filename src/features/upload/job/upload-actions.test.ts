import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRideForm } from './ride-form-schema.ts';
import { setReportSink } from '#src/lib/log.ts';
import {
  DamagedVideoError,
  FfmpegLoadError,
  ProcessingFailedError,
  StorageFullError,
  TooLongForMemoryError,
  TruncatedFileError,
  UnsupportedFileError,
} from '#src/media/errors.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { buildTrimmingUpload } from '#tests/support/factories/build-upload.ts';
import { requestUnreadableSource } from './unreadable-source.ts';
import { cutSelection, openFile, refuseVideo } from './upload-actions.ts';
import { initialUpload } from './upload-state.ts';
import { useUploadStore } from './upload-store.ts';

const probeVideo = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('#src/media/probe-video.ts', () => ({ probeVideo }));
vi.mock('#src/media/trim-session.ts', () => ({ openTrimSession: () => undefined }));
vi.mock('./draft-storage.ts', () => ({}));
vi.mock('./draft-session.ts', () => ({ lockDraft: () => Promise.resolve(true) }));

const file = new File(['ride'], 'ride.mov', { type: 'video/quicktime' });
const trim = vi.fn<() => Promise<never>>();

/** As browsers read a file after it was moved, deleted or changed. */
function createLostFile(): File {
  const lost = new File(['ride'], 'ride.mov', { type: 'video/quicktime' });
  const read = () => Promise.reject(new DOMException('', 'NotReadableError'));
  lost.slice = () => Object.assign(new Blob(), { arrayBuffer: read });
  return lost;
}
const lostMessage = 'This file was moved or changed. Choose it again.';

const getUpload = () => useUploadStore.getState();

beforeEach(() => {
  setReportSink(() => undefined);
  probeVideo.mockReset();
});
afterEach(() => useUploadStore.setState(initialUpload, true));

async function open(name: string, type = 'video/mp4'): Promise<string | undefined> {
  useUploadStore.setState({ stage: 'choosing', details: emptyRideForm }, true);
  probeVideo.mockRejectedValueOnce(new UnsupportedFileError('vp6'));
  await openFile(new File(['ride'], name, { type }));
  const upload = getUpload();
  return upload.stage === 'choosing' ? upload.errorMessage : undefined;
}

test.each(['ride.mp4', 'ride.MOV', 'my.best.ride.Mp4'])('[UPL-03] reads %s', async (name) => {
  expect(await open(name)).toContain('This file is not supported');
  expect(await open(name, '')).toContain('This file is not supported');
});

test.each(['ride', 'ride.'])('[UPL-03] rejects %s without an extension', async (name) => {
  expect(await open(name)).toBe(
    'Invalid file name. Please ensure your file has an extension (e.g., .mp4, .mov).',
  );
});

test.each([
  ['ride.avi', 'video/x-msvideo'],
  ['ride.mp4.zip', 'video/x-msvideo'],
  ['ride.mp4', 'text/plain'],
])('[UPL-03] rejects the format of %s with the type %s', async (name, type) => {
  expect(await open(name, type)).toBe('Invalid video format. Please upload a video in .mp4 or .mov format.');
});

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
  [new DamagedVideoError(83.4), 'This video is damaged at 1:23.40. Select a part before or after that.'],
  [new TooLongForMemoryError(30), 'This browser can only make clips of up to 30 seconds.'],
])('[UPL-05] a cut that fails with %s says so beside the selection', async (error, message) => {
  trim.mockRejectedValueOnce(error);
  const source = buildSourceVideo({ file });
  useUploadStore.setState(buildTrimmingUpload({ source, trim, dispose: () => undefined }), true);
  await cutSelection();
  expect(getUpload()).toMatchObject({
    stage: 'trimming',
    selection: { start: 1, end: 9 },
    errorMessage: expect.stringContaining(message),
  });
});

test('[UPL-03] a video of which no frame can be decoded is given back, and the details stay', async () => {
  const details = { ...emptyRideForm, rodeo: 'Cody Stampede' };
  useUploadStore.setState({ ...buildTrimmingUpload({ dispose: () => undefined }), details }, true);
  await refuseVideo();
  expect(getUpload()).toMatchObject({
    stage: 'choosing',
    details,
    errorMessage: expect.stringContaining('This file is not supported on this machine.'),
  });
});

describe('[UPL-05] a file that was moved or changed after the choice', () => {
  const details = { ...emptyRideForm, title: 'Cheyenne Frontier Days' };
  const startTrimming = () => {
    const source = buildSourceVideo({ file: createLostFile() });
    const session = { source, trim, dispose: vi.fn<() => void>() };
    useUploadStore.setState({ ...buildTrimmingUpload(session), details }, true);
    const upload = getUpload();
    return 'session' in upload && upload.session ? upload.session : expect.unreachable();
  };
  const expected = {
    stage: 'requesting source',
    details,
    draft: { id: 'd1', selection: { start: 1, end: 9 } },
    errorMessage: lostMessage,
  };

  test('is asked for again when the cut fails; selection and details stay', async () => {
    const { dispose } = startTrimming();
    trim.mockRejectedValueOnce(new ProcessingFailedError('exit code 1'));
    await cutSelection();
    expect(getUpload()).toMatchObject(expected);
    expect(dispose).toHaveBeenCalledOnce();
  });

  test('is asked for again when the picture or the previews fail, unless another file was opened', async () => {
    const session = startTrimming();
    await requestUnreadableSource(session);
    expect(getUpload()).toMatchObject(expected);
    startTrimming();
    await requestUnreadableSource(session);
    expect(getUpload().stage).toBe('trimming');
  });

  test('is named when it cannot be opened', async () => {
    probeVideo.mockRejectedValueOnce(new ProcessingFailedError('Reading the index failed'));
    useUploadStore.setState({ stage: 'choosing', details }, true);
    await openFile(createLostFile());
    expect(getUpload()).toMatchObject({ stage: 'choosing', details, errorMessage: lostMessage });
  });
});
