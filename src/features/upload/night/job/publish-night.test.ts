import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { DataError } from '#src/data/data-error.ts';
import { parseUser } from '#src/domain/user.ts';
import { setReportSink } from '#src/lib/log.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm } from '../../job/ride-form-schema.ts';
import { publishRide, type Publication } from '../../job/publish-ride.ts';
import { createRide, emptyNight, initialNight, type NightRide } from './night-state.ts';
import { dispatchNight, getRide, useNightStore } from './night-store.ts';
import { cancelRide, publishNight } from './publish-night.ts';

const source = { file: new File(['video'], 'night.mp4') } as unknown as SourceVideo;
const cuts: number[] = [];
/** Rides whose earlier clips were deleted. */
const tidied = vi.hoisted((): string[] => []);
let failedCut: number | undefined;

vi.mock('#src/media/trim-session.ts', () => ({
  openTrimSession: (opened: SourceVideo) => ({
    source: opened,
    timeline: { frameTimes: [], duration: 100 },
    trim: ({ start }: { start: number }) => {
      cuts.push(start);
      return start === failedCut
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({ file: new File(['clip'], 'ride.mp4'), duration: 9, frameTimes: [] });
    },
    extractThumbnail: () => Promise.resolve(new Blob(['image'])),
    dispose: () => undefined,
  }),
}));
vi.mock('#src/media/rendition.ts', () => ({ canBrowserMakeRenditions: () => Promise.resolve(false) }));
vi.mock('../../job/clip-rendition.ts', () => ({}));
vi.mock('../../job/publish-ride.ts', () => ({ publishRide: vi.fn<typeof publishRide>() }));
vi.mock('../../job/draft-storage.ts', () => ({
  fetchStoredClip: () => Promise.resolve(undefined),
  keepClip: (_id: string, clip: object) => Promise.resolve({ ...clip, id: 'clip', isStored: true }),
  deleteOtherClips: (id: string) => Promise.resolve(void tidied.push(id)),
}));
vi.mock('#src/data/device/draft-files.ts', () => ({ deleteDraftFiles: () => Promise.resolve() }));
vi.mock('#src/data/retry-request.ts', () => ({ retryRequest: (call: () => unknown) => call() }));
vi.mock('./confirm-ride.ts', () => ({ confirmRide: () => Promise.resolve({}) }));
vi.mock('./night-session.ts', () => ({ flushNight: () => Promise.resolve() }));
vi.mock('./night-sources.ts', () => ({ loseUnreadable: () => Promise.resolve(false) }));

const contractor = buildContractor();
const account = parseUser(contractor.id, contractor);
const onPublished = vi.fn<() => void>();
const publish = () => publishNight({ uploader: account, account, onPublished });
let rides: NightRide[] = [];
const stages = () => rides.map(({ id }) => getRide(id)?.stage.name);

beforeEach(() => {
  setReportSink(() => undefined);
  rides = [10, 20, 30].map((start) => ({
    ...createRide('night', { start, end: start + 9 }, 'accepted'),
    details: emptyRideForm,
  }));
  const session = { source, dispose: () => undefined } as unknown as TrimSession;
  const opened = {
    id: 'night',
    file: { name: '', size: 0, lastModified: 0 },
    duration: 100,
    activity: [],
    session,
  };
  useNightStore.setState(
    {
      ...initialNight,
      ...emptyNight,
      access: 'open',
      lock: new AbortController(),
      sources: [opened],
      rides,
    },
    true,
  );
  dispatchNight({ type: 'publishing requested', ids: rides.map(({ id }) => id) });
  vi.mocked(publishRide).mockResolvedValue();
});
afterEach(() => {
  cuts.length = 0;
  tidied.length = 0;
  failedCut = undefined;
  vi.clearAllMocks();
});

test('rides are published in their order, each with its own cut', async () => {
  await publish();
  expect(cuts).toEqual([10, 20, 30]);
  expect(tidied).toEqual(rides.map(({ id }) => id));
  expect(stages()).toEqual(['published', 'published', 'published']);
  expect(onPublished).toHaveBeenCalledTimes(3);
});

test('the next ride is cut while one is uploaded, and no further', async () => {
  const upload = createDeferred<void>();
  vi.mocked(publishRide).mockReturnValueOnce(upload.promise);
  const done = publish();
  await vi.waitFor(() => expect(stages()).toEqual(['uploading', 'cut', 'waiting']));
  upload.resolve();
  await done;
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test('a cut that fails and an upload that fails stop no other ride, and can be tried again', async () => {
  failedCut = 10;
  vi.mocked(publishRide).mockRejectedValueOnce(new Error('The connection broke'));
  await publish();
  expect(stages()).toEqual(['failed', 'failed', 'published']);
  expect(getRide(rides[1]?.id ?? '')?.stage).toEqual({ name: 'failed', problem: 'The connection broke' });
  failedCut = undefined;
  dispatchNight({ type: 'publishing requested', ids: rides.slice(0, 2).map(({ id }) => id) });
  await publish();
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test("a failure that the others' would follow pauses them, with the clip that was cut meanwhile", async () => {
  vi.mocked(publishRide).mockRejectedValueOnce(
    new DataError('upload-limit', undefined, 'Try again tomorrow'),
  );
  await publish();
  expect(stages()).toEqual(['failed', 'waiting', 'waiting']);
  expect(getRide(rides[1]?.id ?? '')?.clip?.id).toBe('clip');
  await publish();
  expect(stages()).toEqual(['failed', 'published', 'published']);
});

test('a ride that is canceled while it is uploaded is not published, and the next one is', async () => {
  vi.mocked(publishRide).mockImplementationOnce(
    ({ signal }: Publication) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const done = publish();
  await vi.waitFor(() => expect(stages()[0]).toBe('uploading'));
  cancelRide(rides[0]?.id ?? '');
  await done;
  expect(stages()).toEqual(['', 'published', 'published']);
});

test('rides that are asked for while the last one is uploaded follow it', async () => {
  const last = rides[2]?.id ?? '';
  cancelRide(last);
  const upload = createDeferred<void>();
  vi.mocked(publishRide).mockResolvedValueOnce().mockReturnValueOnce(upload.promise);
  const done = publish();
  await vi.waitFor(() => expect(stages()).toEqual(['published', 'uploading', '']));
  dispatchNight({ type: 'publishing requested', ids: [last] });
  await publish();
  upload.resolve();
  await done;
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test('a ride whose source is not open waits', async () => {
  useNightStore.setState(({ sources }) => ({
    sources: sources.map((each) => ({ ...each, session: undefined })),
  }));
  await publish();
  expect(stages()).toEqual(['waiting', 'waiting', 'waiting']);
});
