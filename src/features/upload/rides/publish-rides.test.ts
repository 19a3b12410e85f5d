import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { DataError } from '#src/data/data-error.ts';
import { parseUser } from '#src/domain/user.ts';
import { setReportSink } from '#src/lib/log.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { emptyRideForm, type RideFormValues } from './ride-form-schema.ts';
import * as links from './link-published.ts';
import { publishRide } from './publish-ride.ts';
import { publishRides } from './publish-rides.ts';
import { createRide, createRides, unsearched, type Ride } from './rides-state.ts';
import { nightStore } from './rides-store.ts';

const source = { file: new File(['video'], 'night.mp4') } as unknown as SourceVideo;
const cuts: number[] = [];
/** Rides whose earlier clips were deleted. */
const tidied = vi.hoisted((): string[] => []);
let failedCut: number | undefined;
/** All cuts but the first wait for it. */
let heldCut: Promise<undefined> | undefined;
const confirmed = vi.hoisted((): RideFormValues[] => []);

vi.mock('#src/media/trim-session.ts', () => ({
  openTrimSession: (opened: SourceVideo) => ({
    source: opened,
    timeline: { frameTimes: [], duration: 100 },
    trim: ({ start }: { start: number }) => {
      cuts.push(start);
      if (start === failedCut) return Promise.reject(new Error('broken'));
      return (cuts.length > 1 ? (heldCut ?? Promise.resolve()) : Promise.resolve()).then(() => ({
        file: new File(['clip'], 'ride.mp4'),
        duration: 9,
        frameTimes: [],
      }));
    },
    extractThumbnail: () => Promise.resolve({ image: new Blob(['image']), poster: undefined }),
    dispose: () => undefined,
  }),
}));
vi.mock('#src/media/rendition.ts', () => ({ canBrowserMakeRenditions: () => Promise.resolve(false) }));
vi.mock('./publish-ride.ts', () => ({ publishRide: vi.fn<typeof publishRide>() }));
vi.mock('./clip-storage.ts', () => ({
  fetchStoredClip: () => Promise.resolve(undefined),
  keepClip: (_id: string, clip: object) => Promise.resolve({ ...clip, id: 'clip', isStored: true }),
  deleteOtherClips: (id: string) => Promise.resolve(void tidied.push(id)),
}));
vi.mock('#src/data/device/draft-files.ts', () => ({ deleteDraftFiles: () => Promise.resolve() }));
vi.mock('#src/data/retry-request.ts', () => ({ retryRequest: (call: () => unknown) => call() }));
vi.mock('./confirm-ride.ts', () => ({
  confirmRide: (values: RideFormValues) => Promise.resolve(confirmed.push(values)),
}));
vi.mock('./open-sources.ts', () => ({ loseUnreadable: () => Promise.resolve(false) }));

const contractor = buildContractor();
const account = parseUser(contractor.id, contractor);
const onPublished = vi.fn<(videoId: string) => void>();
const publish = () => publishRides(nightStore, { uploader: account, account, onPublished });
let rides: Ride[] = [];
const cancel = (id = '') => nightStore.dispatch({ type: 'ride canceled', id });
const stages = () => rides.map(({ id }) => nightStore.findRide(id)?.stage.name);

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
    ...unsearched,
    session,
  };
  const access = {
    owner: { userId: 'june', accountId: 'june' },
    stage: 'held',
    lock: new AbortController(),
  } as const;
  nightStore.useRides.setState(
    { ...createRides('night'), status: 'open', access, sources: [opened], rides },
    true,
  );
  nightStore.dispatch({ type: 'publishing requested', ids: rides.map(({ id }) => id) });
  vi.mocked(publishRide).mockResolvedValue();
});
afterEach(() => {
  cuts.length = 0;
  tidied.length = 0;
  failedCut = undefined;
  heldCut = undefined;
  confirmed.length = 0;
  vi.clearAllMocks();
});

test('rides are published in their order, each with its own cut', async () => {
  await publish();
  expect(cuts).toEqual([10, 20, 30]);
  expect(tidied).toEqual(rides.map(({ id }) => id));
  expect(stages()).toEqual(['published', 'published', 'published']);
  expect(onPublished).toHaveBeenCalledTimes(3);
  expect(nightStore.getState().rides.map(({ openClip }) => openClip)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
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
  expect(nightStore.findRide(rides[1]?.id ?? '')?.stage).toEqual({
    name: 'failed',
    problem: 'The connection broke',
  });
  failedCut = undefined;
  heldCut = undefined;
  confirmed.length = 0;
  nightStore.dispatch({ type: 'publishing requested', ids: rides.slice(0, 2).map(({ id }) => id) });
  await publish();
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test("a failure that the others' would follow pauses them, with the clip that was cut meanwhile", async () => {
  vi.mocked(publishRide).mockRejectedValueOnce(
    new DataError('upload-limit', undefined, 'Try again tomorrow'),
  );
  await publish();
  expect(stages()).toEqual(['failed', 'waiting', 'waiting']);
  expect(nightStore.findRide(rides[1]?.id ?? '')?.clip?.id).toBe('clip');
  await publish();
  expect(stages()).toEqual(['failed', 'published', 'published']);
});

test('[UPL-20] a ride that is tried again while the queue still cuts another one is published after that', async () => {
  const cut = createDeferred<undefined>();
  vi.mocked(publishRide).mockRejectedValueOnce(new DataError('login-expired'));
  heldCut = cut.promise;
  const ended = publish();
  await nightStore.until(() => stages()[0] === 'failed');
  nightStore.dispatch({ type: 'publishing requested', ids: [rides[0]!.id] });
  const repeated = publish();
  cut.resolve(undefined);
  await Promise.all([ended, repeated]);
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test('[UPL-20] a ride whose details are open is published once they are closed, after those that wait', async () => {
  const [first, second, last] = rides.map(({ id }) => id);
  nightStore.dispatch({ type: 'details opened', id: second });
  const done = publish();
  await nightStore.until(() => stages()[2] === 'published');
  expect(stages()).toEqual(['published', 'waiting', 'published']);
  nightStore.dispatch({ type: 'details changed', id: second!, details: { ...emptyRideForm, score: '86.5' } });
  nightStore.dispatch({ type: 'details opened', id: undefined });
  await done;
  expect(confirmed.map(({ score }) => score)).toEqual([undefined, undefined, '86.5']);
  expect(nightStore.getState().rides.map(({ id }) => id)).toEqual([first, second, last]);
});

test('a ride that is canceled while it is uploaded is not published, and the next one is', async () => {
  // Its request is never answered.
  vi.mocked(publishRide).mockReturnValueOnce(new Promise(() => undefined));
  const done = publish();
  await vi.waitFor(() => expect(stages()[0]).toBe('uploading'));
  cancel(rides[0]?.id);
  await done;
  expect(stages()).toEqual(['', 'published', 'published']);
});

test('rides that are asked for while the last one is uploaded follow it', async () => {
  const last = rides[2]?.id ?? '';
  cancel(last);
  const upload = createDeferred<void>();
  vi.mocked(publishRide).mockResolvedValueOnce().mockReturnValueOnce(upload.promise);
  const done = publish();
  await vi.waitFor(() => expect(stages()).toEqual(['published', 'uploading', '']));
  nightStore.dispatch({ type: 'publishing requested', ids: [last] });
  void publish();
  upload.resolve();
  await done;
  expect(stages()).toEqual(['published', 'published', 'published']);
});

test('[LINK-05, LINK-07] the answer of each ride is linked once it is published, by whoever publishes it for the account', async () => {
  const linkPublished = vi.spyOn(links, 'linkPublished').mockResolvedValue();
  const uploader = parseUser('dallas', {});
  const answered = nightStore.getState().rides.map((ride, index) => ({
    ...ride,
    details: { ...emptyRideForm, sameFilm: ['', 'first', 'other'][index] ?? '' },
  }));
  nightStore.useRides.setState({ rides: answered });
  await publishRides(nightStore, { uploader, account, onPublished });
  expect(linkPublished.mock.calls).toEqual(
    answered.map(({ transfer, details }) => [
      transfer.videoId,
      details.sameFilm,
      { account, actor: uploader },
    ]),
  );
  linkPublished.mockRestore();
});
