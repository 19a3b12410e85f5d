import 'fake-indexeddb/auto';
import '#tests/support/device-files.ts';
import '#tests/support/locks.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeDraftFile } from '#src/data/device/draft-files.ts';
import { nightDrafts, uploadDrafts } from '#src/data/device/upload-drafts.ts';
import { setClock } from '#src/lib/clock.ts';
import { setReportSink } from '#src/lib/log.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildAnimalTag, buildRiderTag } from '#tests/support/factories/build-tags.ts';
import { buildUpload } from '#tests/support/factories/build-upload.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { getUploadStep } from './ride-step.ts';
import { discardRides, lockRides, openRides, startRidesSession } from './rides-session.ts';
import { createRides } from './rides-state.ts';
import { nightStore, uploadStore } from './rides-store.ts';
import { continueDraft } from './single-ride.ts';

vi.mock('#src/media/rendition.ts', () => ({ makeRendition: () => Promise.resolve(undefined) }));

const [june, ty] = ['june', 'ty'].map((id) => ({ userId: id, accountId: id })) as [
  { userId: string; accountId: string },
  { userId: string; accountId: string },
];
const { sources, rides, status } = buildUpload();
const trim = () => uploadStore.useRides.setState({ sources, rides, status });
const type = (title: string) =>
  uploadStore.dispatch({ type: 'common changed', common: { ...emptyRideForm, title } });

/** Works on a ride under the lock of an account. */
async function startTrimming() {
  onTestFinished(startRidesSession(uploadStore, june));
  await lockRides(uploadStore);
  trim();
}

beforeEach(() => setReportSink(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  setClock(0, 0);
  await Promise.all([uploadDrafts.delete(june), nightDrafts.delete(june)]);
});

describe('[UPL-10] a ride on the device', () => {
  test('is stored by the tab that has its lock, until its account is left', async () => {
    const store = vi.spyOn(uploadDrafts, 'store');
    const stop = startRidesSession(uploadStore, june);
    trim();
    expect(store).not.toHaveBeenCalled();
    const lock = await lockRides(uploadStore);
    expect(store).toHaveBeenCalledExactlyOnceWith(june, expect.objectContaining({ id: 'd1', clip: null }));
    stop();
    expect(lock?.signal.aborted).toBe(true);
    expect(uploadStore.getState()).toEqual(createRides('upload'));
    trim();
    expect(store).toHaveBeenCalledOnce();
    uploadStore.useRides.setState(createRides('upload'), true);
  });

  test('keeps the screen on while it is cut or sent', async () => {
    const release = vi.fn<() => Promise<void>>();
    const request = vi.fn<() => Promise<object>>().mockResolvedValue({ release });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
    await startTrimming();
    const [{ id } = { id: '' }] = uploadStore.getState().rides;
    expect(request).not.toHaveBeenCalled();
    const job = new AbortController();
    uploadStore.dispatch({ type: 'cut started', id, job, isPublishingNext: false });
    uploadStore.dispatch({ type: 'cut progressed', id, job, progress: 0.5, isRepeated: false });
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    uploadStore.dispatch({ type: 'ride canceled', id });
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  test('is not shown to the account that is selected while the lock is awaited', async () => {
    const granted = createDeferred<void>();
    const key = 'upload-draft june/june';
    void navigator.locks.request(key, () => granted.promise);
    const stop = startRidesSession(uploadStore, june);
    const opened = openRides(uploadStore, june);
    stop();
    onTestFinished(startRidesSession(uploadStore, ty));
    await lockRides(uploadStore);
    granted.resolve();
    await opened;
    expect(uploadStore.getState()).toMatchObject({ status: 'loading', access: { owner: ty, stage: 'held' } });
  });

  test('is stored after every change of what has to survive the page, and of nothing else', async () => {
    await startTrimming();
    const store = vi.spyOn(uploadDrafts, 'store');
    type('C');
    type('Ch');
    const job = new AbortController();
    uploadStore.dispatch({ type: 'cut started', id: 'd1', job, isPublishingNext: false });
    const written = store.mock.calls.length;
    uploadStore.dispatch({ type: 'cut progressed', id: 'd1', job, progress: 0.5, isRepeated: false });
    uploadStore.dispatch({ type: 'source lost', id: 'd1', errorMessage: '' });
    expect(store).toHaveBeenCalledTimes(written);
    uploadStore.dispatch({ type: 'ride canceled', id: 'd1' });
    uploadStore.dispatch({ type: 'thumbnail chosen', id: 'd1', time: 3 });
    uploadStore.dispatch({ type: 'sound chosen', isSilent: true });
    await uploadStore.lastWrite;
    expect(store.mock.calls.slice(0, 2).map(([, draft]) => draft.details['title'])).toEqual(['C', 'Ch']);
    expect(await uploadDrafts.fetch(june)).toMatchObject({
      ...{ details: { title: 'Ch' }, thumbnailTime: 3, isSilent: true },
    });
  });

  test('has the time of the server, as its age does', async () => {
    const serverTime = Date.now() + 40 * 24 * 60 * 60 * 1000;
    setClock(serverTime, Date.now());
    await startTrimming();
    await uploadStore.lastWrite;
    setClock(0, 0);
    expect((await uploadDrafts.fetch(june))?.updatedAt).toBeCloseTo(serverTime, -4);
  });

  test('is said to be lost with the page while the device does not store it', async () => {
    await startTrimming();
    vi.spyOn(uploadDrafts, 'store').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    type('Che');
    await uploadStore.lastWrite;
    expect(uploadStore.getState().isBroken).toBe(true);
    type('Chey');
    await uploadStore.lastWrite;
    expect(uploadStore.getState().isBroken).toBe(false);
  });

  test('is deleted when it is discarded, which leaves the lock to other tabs', async () => {
    await startTrimming();
    await uploadStore.lastWrite;
    await discardRides(uploadStore);
    expect(await uploadDrafts.fetch(june)).toBeUndefined();
    expect(uploadStore.getState()).toMatchObject({ status: 'open', access: { stage: 'free' }, sources: [] });
  });
});

describe('[UPL-10] drafts of version 0.1.1', () => {
  const sent = {
    videoId: '5f0c8a52-6c1b-4a7e-9a52-3d1f2f0e7c11',
    clipId: '0b9f4c66-0f5d-4a90-8f3b-6a54b8f2f7aa',
    accountId: 'june',
    thumbnailSessionUrl: 'https://example.com/thumbnail',
    clipSessionUrl: 'https://example.com/clip',
    mayBePublished: false,
  };
  const written = { ...sent, renditionSessionUrls: { 720: 'https://example.com/720', 360: '' } };
  // The light files, of which there are more now, are sent from their start.
  const transfer = { ...sent, lightFileSessionUrls: { 'poster.jpg': '', '720.mp4': '', '360.mp4': '' } };
  const clip = {
    id: '0b9f4c66-0f5d-4a90-8f3b-6a54b8f2f7aa',
    duration: 8.5,
    width: 1280,
    height: 720,
    rideMarks: { start: 0.5, end: 7.9 },
  };
  const details = {
    accountId: 'june',
    title: 'Cody Stampede',
    location: 'Cody, WY',
    date: '2026-07-04',
    eventId: 1,
    animal: null,
    animalRequired: false,
    contestant: null,
    result: '86,5',
    riderMarks: '43',
    animalMarks: '43,5',
    gateTurn: 'left',
    notes: 'Second round',
  };
  const upload = {
    id: 'e1c1de6f-0000-4000-8000-000000000001',
    updatedAt: 1_790_000_000_000,
    details,
    source: { name: 'cody.mov', size: 73_400_320, lastModified: 1_789_000_000_000 },
    selection: { start: 12.4, end: 20.9 },
    thumbnailTime: 14.1,
    rideMarks: { start: 12.9, end: 20.3 },
    clip,
    transfer: written,
  };
  const empty = { ...details, accountId: '', title: '', location: '', date: '', eventId: 0 };
  const night = {
    recordings: [
      {
        id: 'r1',
        source: { name: 'night.mp4', size: 4_000_000_000, lastModified: 1_789_000_000_000 },
        duration: 5400.5,
        activity: [0.25, 0.5],
      },
      {
        id: 'r2',
        source: { name: 'last.mov', size: 90_000_000, lastModified: 1_789_000_100_000 },
        duration: 40,
        activity: [],
      },
    ],
    rides: [
      ...(
        [
          ['accepted', 'waiting', '', 'r1', clip],
          ['accepted', 'failed', 'The connection broke', 'r1', null],
          ['dropped', '', '', 'r1', null],
          ['suggested', '', '', 'r2', null],
          ['accepted', 'published', '', 'r2', null],
        ] as const
      ).map(([mark, stage, problem, recordingId, kept], index) => ({
        ...{ id: `ride-${index}`, recordingId, mark, stage, problem, clip: kept, transfer: written },
        selection: { start: index * 20 + 1, end: index * 20 + 13.5 },
        rideMarks: { start: index * 20 + 2, end: null },
        thumbnailTime: index === 0 ? 4.5 : null,
        details: { ...empty, eventId: index === 1 ? 5 : 0 },
      })),
    ],
    common: { ...empty, accountId: 'june', title: 'Cody Stampede', eventId: 1 },
  };

  /** What forms have had since. */
  const addedSince = { outcome: '', penalty: 0, partner: null, sameFilm: '', otherFilms: [] };

  async function open(store: typeof uploadStore) {
    await openRides(store, june);
    onTestFinished(() => store.dispatch({ type: 'account left' }));
  }

  test('of one ride is offered, goes on with its clip, and is stored under the same names', async () => {
    await uploadDrafts.store(june, upload as never);
    for (const name of [`${clip.id}.mp4`, `${clip.id}.png`])
      await storeDraftFile(upload.id, name, new Blob([name]));
    await open(uploadStore);
    expect(getUploadStep(uploadStore.getState())).toMatchObject({
      ...{ name: 'offering draft', offer: { common: details, updatedAt: upload.updatedAt } },
      ride: { selection: upload.selection, thumbnailTime: 14.1, rideMarks: upload.rideMarks, clip, transfer },
    });
    await continueDraft();
    expect(getUploadStep(uploadStore.getState())).toMatchObject({
      name: 'editing details',
      clip: { id: clip.id },
    });
    expect(uploadStore.getState().common).toEqual({ ...details, ...addedSince });
    await uploadStore.lastWrite;
    const stored = await uploadDrafts.fetch(june);
    expect(stored).toEqual({
      ...upload,
      details: { ...upload.details, ...addedSince },
      transfer,
      isSilent: false,
      updatedAt: stored?.updatedAt,
    });
  });

  test('[SHEET-07] of a night keeps its day sheet, with what was chosen and what it has filled', async () => {
    const row = {
      said: { line: 1, number: '1', rider: 'Cody', partner: '', brand: 'J7', animal: '', eventId: 1 },
      ...{ rider: buildRiderTag('Cody'), riderChoices: [], partner: null, partnerChoices: [] },
      ...{ animal: null, animalChoices: [buildAnimalTag('J7', 'Dust Devil')], isSkipped: true },
    };
    const sheet = {
      text: '1 Cody J7',
      rows: [{ ...row, said: { ...row.said, isReride: true, isOut: false } }],
      ridesWithoutRow: ['ride-3'],
      filled: [{ rideId: 'ride-0', contestant: 'rider Cody', partner: '', animal: '', eventId: 1 }],
      isInUse: true,
    };
    await nightDrafts.store(june, night as never);
    await open(nightStore);
    expect(nightStore.getState().sheet).toBeUndefined();
    nightStore.dispatch({ type: 'sheet changed', sheet });
    await nightStore.lastWrite;
    nightStore.dispatch({ type: 'account left' });
    await open(nightStore);
    expect(nightStore.getState().sheet).toEqual(sheet);
  });

  test('of a night is open, with rides at work waiting, and is stored under the same names', async () => {
    await nightDrafts.store(june, night as never);
    await open(nightStore);
    const state = nightStore.getState();
    expect(state).toMatchObject({ status: 'open', view: 'publishing', selectedId: 'ride-0' });
    expect(state.sources.map(({ file, duration }) => [file.name, duration])).toEqual([
      ['night.mp4', 5400.5],
      ['last.mov', 40],
    ]);
    expect(state.rides.map(({ verdict, stage }) => [verdict, stage.name])).toEqual([
      ['accepted', 'waiting'],
      ['accepted', 'failed'],
      ['dropped', ''],
      ['suggested', ''],
      ['accepted', 'published'],
    ]);
    await nightStore.lastWrite;
    expect(await nightDrafts.fetch(june)).toEqual({
      ...night,
      common: { ...night.common, ...addedSince },
      recordings: night.recordings.map((recording) => ({ ...recording, found: [], searchResult: '' })),
      rides: night.rides.map((ride) => ({
        ...ride,
        confidence: null,
        details: { ...ride.details, ...addedSince },
        transfer,
      })),
      isSilent: false,
      sheet: {},
    });
    const [search, found] = [new AbortController(), [{ start: 300, end: 310, confidence: 0.25 }]];
    nightStore.dispatch({ type: 'search started', id: 'r1', search });
    nightStore.dispatch({
      ...{ type: 'rides suggested', id: 'r1', search, isOver: true },
      found: { rides: found, activity: [1], foundBy: 'flat sound' },
    });
    await nightStore.lastWrite;
    const searched = await nightDrafts.fetch(june);
    expect(searched?.recordings[0]).toMatchObject({ found, searchResult: 'flat sound', activity: [1] });
    expect(searched?.rides.find(({ selection }) => selection.start === 300)).toMatchObject({
      ...{ mark: 'suggested', confidence: 0.25 },
    });
    nightStore.dispatch({ type: 'search ended', id: 'r1', result: 'stopped' });
    await nightStore.lastWrite;
    expect((await nightDrafts.fetch(june))?.recordings[0]?.searchResult).toBe('stopped');
    const job = new AbortController();
    nightStore.dispatch({ type: 'cut started', id: 'ride-1', job, isPublishingNext: true });
    await nightStore.lastWrite;
    expect((await nightDrafts.fetch(june))?.rides[1]).toMatchObject({ stage: 'waiting', problem: '' });
  });

  test.each([
    [
      'is over',
      [
        ['accepted', 'published'],
        ['dropped', ''],
      ],
      0,
    ],
    [
      'goes on',
      [
        ['accepted', 'published'],
        ['accepted', ''],
      ],
      2,
    ],
  ] as const)('of a night %s with rides that are: %j', async (_case, stages, count) => {
    const [first] = night.rides;
    if (!first) throw new Error('No ride');
    const rows = stages.map(([mark, stage], index) => ({ ...first, id: `ride-${index}`, mark, stage }));
    await nightDrafts.store(june, { ...night, rides: rows } as never);
    await open(nightStore);
    expect(nightStore.getState().rides).toHaveLength(count);
    await nightStore.lastWrite;
    expect((await nightDrafts.fetch(june))?.rides ?? []).toHaveLength(count);
  });
});
