import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRideForm } from './ride-form-schema.ts';
import { setReportSink } from '#src/lib/log.ts';
import { ProcessingFailedError } from '#src/media/errors.ts';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { buildUpload } from '#tests/support/factories/build-upload.ts';
import { loseUnreadable } from './open-sources.ts';
import { getUploadStep } from './ride-step.ts';
import { createRides } from './rides-state.ts';
import { uploadStore } from './rides-store.ts';
import { cutSelection, openRideFile, refuseVideo } from './single-ride.ts';

const probeVideo = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('#src/media/probe-video.ts', () => ({ probeVideo }));
vi.mock('#src/media/trim-session.ts', () => ({ openTrimSession: () => undefined }));

const trim = vi.fn<() => Promise<never>>();

/** As browsers read a file after it was moved, deleted or changed. */
function createLostFile(): File {
  const lost = new File(['ride'], 'ride.mov', { type: 'video/quicktime' });
  const read = () => Promise.reject(new DOMException('', 'NotReadableError'));
  lost.slice = () => Object.assign(new Blob(), { arrayBuffer: read });
  return lost;
}
const lostMessage = 'This file was moved or changed. Choose it again.';

const getStep = () => getUploadStep(uploadStore.getState());
const setUpload = (state = buildUpload()) => uploadStore.useRides.setState(state, true);
/** As after the page has looked for a draft. */
const startChoosing = () => setUpload({ ...buildUpload(), sources: [], rides: [] });

beforeEach(() => {
  setReportSink(() => undefined);
  probeVideo.mockReset();
});
afterEach(() => setUpload(createRides('upload')));

test('[UPL-03] a video of which no frame can be decoded is given back, and the details stay', async () => {
  const common = { ...emptyRideForm, title: 'Cody Stampede' };
  setUpload({ ...buildUpload(), common });
  await refuseVideo();
  expect(uploadStore.getState().common).toEqual(common);
  expect(getStep()).toMatchObject({
    name: 'choosing',
    errorMessage: expect.stringContaining('This file is not supported on this machine.'),
  });
});

test('[UPL-12] the clip is cut without sound, that of another file too', async () => {
  setUpload({
    ...buildUpload({ source: buildSourceVideo(), trim, dispose: () => undefined }),
    isSilent: true,
  });
  trim.mockRejectedValueOnce(new ProcessingFailedError('exit code 1'));
  await cutSelection();
  expect(trim).toHaveBeenLastCalledWith({ start: 1, end: 9 }, expect.objectContaining({ isSilent: true }));
  await refuseVideo();
  expect(uploadStore.getState().isSilent).toBe(true);
});

describe('[UPL-05] a file that was moved or changed after the choice', () => {
  const common = { ...emptyRideForm, title: 'Cheyenne Frontier Days' };
  const dispose = vi.fn<() => void>();
  const startTrimming = () => {
    const source = buildSourceVideo({ file: createLostFile() });
    setUpload({ ...buildUpload({ source, trim, dispose }), common });
    dispose.mockReset();
  };
  const expectRequest = () => {
    const ride = { id: 'd1', selection: { start: 1, end: 9 } };
    expect(getStep()).toMatchObject({ name: 'requesting source', ride, errorMessage: lostMessage });
    expect(uploadStore.getState().common).toEqual(common);
  };

  test('is asked for again when the cut fails; selection and details stay', async () => {
    startTrimming();
    trim.mockRejectedValueOnce(new ProcessingFailedError('exit code 1'));
    await cutSelection();
    expectRequest();
    expect(dispose).toHaveBeenCalledOnce();
  });

  test('is asked for again when the picture or the previews fail, unless another file was opened', async () => {
    startTrimming();
    await loseUnreadable(uploadStore, 'd1');
    expectRequest();
    startTrimming();
    await loseUnreadable(uploadStore, 'another');
    expect(getStep().name).toBe('trimming');
  });

  test('is named when it cannot be opened', async () => {
    probeVideo.mockRejectedValueOnce(new ProcessingFailedError('Reading the index failed'));
    startChoosing();
    await openRideFile(createLostFile());
    expect(getStep()).toMatchObject({ name: 'choosing', errorMessage: lostMessage });
  });
});
