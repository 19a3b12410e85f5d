import { describe, expect, test } from 'vitest';
import { parseAnimal } from '#src/domain/animal.ts';
import type { FoundRide } from '#src/domain/ride-finder.ts';
import { toAnimalTag } from '#src/domain/tags.ts';
import { createTransfer } from '#src/domain/upload-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContractor } from '#tests/support/factories/build-user.ts';
import { nextRides } from './next-rides.ts';
import type { RidesEvent } from './rides-events.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import { getUploadStep } from './ride-step.ts';
import {
  createRide,
  createRides,
  findOverlaps,
  getPictureTime,
  isCancelable,
  unsearched,
  type Clip,
  type Ride,
  type RidesState,
} from './rides-state.ts';

const createJob = () => new AbortController();
const [job, opening, lock] = [createJob(), createJob(), createJob()];
const owner = { userId: 'june', accountId: 'ranch' };
const session = { timeline: { frameTimes: [], duration: 5400 } } as unknown as TrimSession;
const file = { name: 'night.mp4', size: 9, lastModified: 1 };
const clip: Clip = {
  id: 'c1',
  video: { file: new File(['clip'], 'c1.mp4'), duration: 8, width: 640, height: 360 },
  thumbnail: new Blob(['png']),
  poster: undefined,
  rideMarks: { start: 0.5, end: 7.5 },
  isStored: true,
};
const { video: _video, thumbnail: _thumbnail, poster: _poster, isStored: _isStored, ...clipFacts } = clip;
const storedClip = { ...clipFacts, duration: 8, width: 640, height: 360 };
const bull = buildBull(buildContractor());
const animal = toAnimalTag(parseAnimal(bull.id, bull));

const run = (events: readonly RidesEvent[], state: RidesState) => events.reduce(nextRides, state);
const locking: RidesEvent[] = [
  { type: 'lock requested', lock },
  { type: 'lock acquired', lock },
];
const entering: RidesEvent[] = [{ type: 'account entered', owner }, ...locking];
const missing: RidesEvent = { type: 'nothing stored', lock };
const chosen: RidesEvent = { type: 'files chosen', job: opening, fileName: 'night.mp4' };
const opened = (ride?: Ride, id = 's1'): RidesEvent => ({
  ...{ type: 'source opened', job: opening, id, file, session },
  ...(ride && { ride }),
});
const done: RidesEvent = { type: 'files opened', job: opening };

describe('one ride', () => {
  const id = 's1';
  const first = { ...createRide(id, { start: 1, end: 9 }, 'accepted'), id };
  const choosing = run([...entering, missing, ...locking], createRides('upload'));
  const trimming = run([chosen, opened(first), done], choosing);
  const cutting = run([{ type: 'cut started', id, job, isPublishingNext: false }], trimming);
  const cut: RidesEvent[] = [
    { type: 'clip opened', id, job, clip },
    { type: 'stage changed', id, job, stage: { name: '' } },
  ];
  const editing = run(cut, cutting);
  const publishing: RidesEvent[] = [
    { type: 'publishing requested', ids: [id] },
    { type: 'cut started', id, job, isPublishingNext: true },
  ];
  const typed = { ...emptyRideForm, title: 'Pendleton Round-Up' };
  const typing: RidesEvent = { type: 'common changed', common: typed };
  const getName = (events: readonly RidesEvent[], state: RidesState) =>
    getUploadStep(run(events, state)).name;

  test('[UPL-03] goes back to the choice, or to the request for the file, when opening it is canceled', () => {
    const canceled: RidesEvent[] = [chosen, { type: 'opening canceled' }, opened(first)];
    expect(getName(canceled, choosing)).toBe('choosing');
    const lost = run([{ type: 'source lost', id, errorMessage: 'moved' }], trimming);
    expect(getName(canceled, lost)).toBe('requesting source');
  });

  test('[UPL-03] keeps the open video when another file is rejected, until it is trimmed', () => {
    const rejected = run([{ type: 'problem found', errorMessage: 'type' }], trimming);
    expect(getUploadStep(rejected)).toMatchObject({ name: 'trimming', errorMessage: 'type' });
    const moved = run([{ type: 'ride moved', id, selection: { start: 2, end: 8 } }], rejected);
    expect(getUploadStep(moved)).toMatchObject({ name: 'trimming', errorMessage: undefined });
  });

  test('[UPL-05] a failed cut returns to the selection with the reason, a failed upload to the details', () => {
    const failing: RidesEvent = {
      type: 'stage changed',
      id,
      job,
      stage: { name: 'failed', problem: 'codec' },
    };
    const failed = run([failing], cutting);
    expect(getUploadStep(failed)).toMatchObject({ name: 'trimming', errorMessage: 'codec' });
    const unsent = run([...publishing, failing], editing);
    expect(getUploadStep(unsent)).toMatchObject({ name: 'editing details', errorMessage: 'codec' });
    expect(getUploadStep(run([{ type: 'trim reopened' }], unsent))).toMatchObject({
      errorMessage: undefined,
    });
  });

  test('is published as soon as its clip is cut when it was confirmed before', () => {
    const confirmed = run([{ type: 'publishing requested', ids: [id] }], cutting);
    expect(confirmed.rides[0]?.stage).toMatchObject({ name: 'cutting', isPublishingNext: true });
    expect(run([{ type: 'publishing requested', ids: [id] }], editing).rides[0]?.stage.name).toBe('waiting');
  });

  test('keeps its clip for a return until the file is open again', () => {
    const trimAgain: RidesEvent = { type: 'trim reopened' };
    expect(run([trimAgain], editing).rides[0]).toMatchObject({ clip: null, openClip: undefined });
    const reloaded = run([{ type: 'source lost', id, errorMessage: '' }, trimAgain], editing);
    expect(getUploadStep(reloaded)).toMatchObject({ name: 'requesting source', ride: { openClip: clip } });
    expect(getName([{ type: 'view changed', view: 'publishing' }], reloaded)).toBe('editing details');
  });

  test('[UPL-08] selects an animal added meanwhile and keeps the typed details', () => {
    const added: RidesEvent = { type: 'animal chosen', animal, accountId: 'u1' };
    expect(run([typing, added], editing).common).toEqual({ ...typed, animal, accountId: 'u1' });
    expect(run([typing, ...publishing, added], editing).common).toEqual(typed);
  });

  describe('[UPL-10] that is stored', () => {
    const ride: Ride = { ...first, clip: storedClip };
    const stored = {
      ...{
        sources: [{ id, file, duration: 0, ...unsearched }],
        rides: [ride],
        common: typed,
        isSilent: true,
      },
      updatedAt: 7,
    };
    const found: RidesEvent = { type: 'rides found', lock, stored };
    const loading = run(entering, createRides('upload'));

    test('is offered, and continues with its clip, or else with its file', () => {
      const offered = run([found], loading);
      expect(getUploadStep(offered)).toMatchObject({ name: 'offering draft', ride, offer: { updatedAt: 7 } });
      const continued = run([{ type: 'draft continued', clip }], offered);
      expect(getUploadStep(continued)).toMatchObject({ name: 'editing details', clip });
      expect(continued).toMatchObject({ common: typed, isSilent: true });
      // Without the file that was chosen beside it.
      const chosenBeside: RidesEvent = { type: 'file offered', file: new File([], 'other.mp4') };
      expect(getUploadStep(run([chosenBeside], offered))).toMatchObject({ otherFile: { name: 'other.mp4' } });
      const withoutClip = run([chosenBeside, { type: 'draft continued', clip: undefined }], offered);
      expect(getUploadStep(withoutClip)).toMatchObject({ otherFile: undefined });
      expect(getUploadStep(withoutClip)).toMatchObject({ name: 'requesting source', ride: { clip: null } });
    });

    test('takes an animal that was added while it was closed, but keeps its own', () => {
      const added: RidesEvent = {
        type: 'animal chosen',
        animal: { ...animal, id: 'added' },
        accountId: 'u1',
      };
      const open = (common: typeof typed) =>
        run([added, { ...found, stored: { ...stored, common } }, { type: 'draft continued', clip }], loading);
      expect(open(typed).common).toMatchObject({ animal: { id: 'added' }, accountId: 'u1' });
      const own = { ...typed, animal, accountId: 'june' };
      expect(open(own).common).toEqual(own);
    });

    test('does not replace a file that was chosen meanwhile', () => {
      const reading = run([missing, ...locking, chosen], loading);
      expect(run([found], reading)).toBe(reading);
    });
  });
});

describe('[UPL-10] the lock', () => {
  const loading = run(entering, createRides('upload'));

  test('is held from the start until the device has no draft, and again from a file on', () => {
    expect(run(entering.slice(0, 2), createRides('night')).access?.stage).toBe('requested');
    expect(loading.access).toEqual({ owner, stage: 'held', lock });
    expect(run([missing], loading).access).toEqual({ owner, stage: 'free' });
    expect(run([missing, ...locking, chosen, missing], loading).access?.stage).toBe('held');
    expect(run([missing, ...locking, { type: 'discarded' }, missing], loading).access?.stage).toBe('free');
  });

  test('is not touched by the events of another one, or of an account that was left', () => {
    for (const type of ['lock acquired', 'opened elsewhere', 'nothing stored'] as const) {
      expect(run([{ type, lock: createJob() }], loading)).toBe(loading);
      const left = createRides('upload');
      expect(run([{ type, lock }], left)).toBe(left);
    }
  });

  test('leaves the details to the tab that takes over, and nothing to another account', () => {
    const common = { ...emptyRideForm, title: 'Cheyenne' };
    const typing: RidesEvent[] = [chosen, { type: 'common changed', common }];
    const lost = run([missing, ...locking, ...typing, { type: 'opened elsewhere', lock }], loading);
    expect(lost).toMatchObject({ status: 'open in another tab', common: emptyRideForm, opening: [] });
    expect(run([...typing, { type: 'account left' }], loading)).toEqual(createRides('upload'));
  });
});

describe('the rides of a night', () => {
  const empty = run([...entering, missing, chosen], createRides('night'));
  const search = createJob();
  const searching: RidesEvent = { type: 'search started', id: 's1', search };
  const find = (rides: FoundRide[], isOver = true): RidesEvent => ({
    ...{ type: 'rides suggested', id: 's1', search, isOver },
    found: { rides, activity: [0.5], foundBy: 'both' },
  });
  const found = find([
    { start: 100, end: 112, confidence: 0.9 },
    { start: 300, end: 312, confidence: 0.3 },
  ]);
  const night = run([opened(), searching, found], empty);
  const [first, second] = night.rides;
  if (!first || !second) throw new Error('No rides are suggested');
  const { id } = first;
  const getStarts = ({ rides }: RidesState) => rides.map(({ selection }) => selection.start);

  test('are opened from any number of files at once, and each file that is not says why', () => {
    const other = createJob();
    const state = run(
      [
        { type: 'files chosen', job: other, fileName: 'more.mp4' },
        opened(createRide('s1', { start: 0, end: 9 }, 'accepted')),
        { type: 'problem found', job: opening, errorMessage: 'notes.txt: format' },
        { type: 'problem found', job: other, errorMessage: 'more.mp4: codec' },
        done,
        opened(createRide('s2', { start: 0, end: 9 }, 'accepted'), 's2'),
      ],
      empty,
    );
    expect(state.rides.map(({ sourceId }) => sourceId)).toEqual(['s1']);
    expect(state.errorMessage).toBe('notes.txt: format\nmore.mp4: codec');
    expect(state.opening.map((one) => one.job)).toEqual([other]);
  });

  test('that were found are suggested, in order with those that were added, of which none is suggested twice', () => {
    const added: RidesEvent = { type: 'ride added', sourceId: 's1', selection: { start: 305, end: 315 } };
    const state = run([opened(), searching, added, found], empty);
    expect(getStarts(state)).toEqual([100, 305]);
    expect(state.rides.map(({ verdict }) => verdict)).toEqual(['suggested', 'accepted']);
  });

  test('[UPL-18] are split where one takes two of them for one, each with its own marks', () => {
    const marked: RidesEvent = { type: 'ride marked', id, rideMarks: { start: 102, end: 110 } };
    const split = (time: number): RidesEvent => ({ type: 'ride split', id, time });
    const { rides } = run([marked, split(106)], night);
    expect(rides.slice(0, 2)).toMatchObject([
      { id, selection: { start: 100, end: 106 }, rideMarks: { start: 102, end: null }, verdict: 'suggested' },
      { selection: { start: 106, end: 112 }, rideMarks: { start: null, end: 110 }, confidence: 0.9 },
    ]);
    const late = run([marked, split(101.5)], night).rides.slice(0, 2);
    expect(late.map(({ rideMarks }) => rideMarks)).toEqual([
      { start: null, end: null },
      { start: 102, end: 110 },
    ]);
    expect(getStarts(run([split(100.5)], night))).toEqual([100, 300]);
    expect(getStarts(run([split(111.5)], night))).toEqual([100, 300]);
    const cutting: RidesEvent = { type: 'cut started', id, job, isPublishingNext: true };
    expect(getStarts(run([cutting, split(106)], night))).toEqual([100, 300]);
  });

  test('lead to the next suggestion when one is accepted or dropped', () => {
    expect(night.selectedId).toBe(id);
    const accepted = run([{ type: 'verdict changed', id, verdict: 'accepted' }], night);
    expect(accepted.selectedId).toBe(second.id);
    const dropped = run([{ type: 'verdict changed', id: second.id, verdict: 'dropped' }], accepted);
    expect(dropped.selectedId).toBe(second.id);
  });

  test('have their place by their start', () => {
    expect(getStarts(run([{ type: 'ride moved', id, selection: { start: 400, end: 410 } }], night))).toEqual([
      300, 400,
    ]);
  });

  test.each<RidesEvent>([
    { type: 'ride moved', id, selection: { start: 90, end: 110 } },
    { type: 'ride marked', id, rideMarks: { start: 101, end: 109 } },
    { type: 'thumbnail chosen', id, time: 107 },
  ])('are cut again after: $type', (change) => {
    const rides = night.rides.map((ride) => ({ ...ride, clip: storedClip, openClip: clip }));
    const changed = run([change], { ...night, rides }).rides;
    expect(changed.map((ride) => [ride.clip, ride.openClip])).toEqual([
      [null, undefined],
      [storedClip, clip],
    ]);
  });

  test('[UPL-12] lose their clips when the sound is left out, except for those that are published', () => {
    const chooseSilence: RidesEvent = { type: 'sound chosen', isSilent: true };
    const [one, other] = night.rides.map((ride) => ({ ...ride, clip: storedClip, openClip: clip }));
    const published: Ride = { ...other!, stage: { name: 'published' } };
    const changed = run([chooseSilence], { ...night, rides: [one!, published] });
    expect(changed.isSilent).toBe(true);
    expect(changed.rides).toEqual([{ ...one, clip: null, openClip: undefined }, published]);
    const cutting = run([{ type: 'cut started', id, job, isPublishingNext: true }], night);
    expect(run([chooseSilence], cutting)).toBe(cutting);
  });

  test('are shown by the chosen frame, or else where the gate opens, as long as that is in the ride', () => {
    const getTime = (events: readonly RidesEvent[], kind: RidesState['kind'] = 'night') => {
      const [ride] = run(events, night).rides;
      return ride && getPictureTime(kind, ride);
    };
    const marked: RidesEvent = { type: 'ride marked', id, rideMarks: { start: 103, end: null } };
    const picked: RidesEvent = { type: 'thumbnail chosen', id, time: 107 };
    const moved: RidesEvent = { type: 'ride moved', id, selection: { start: 101, end: 106 } };
    expect(getTime([])).toBe(100);
    expect(getTime([marked])).toBe(103);
    expect(getTime([marked, picked])).toBe(107);
    expect(getTime([marked, picked, moved])).toBe(103);
    expect(getTime([marked, picked], 'upload')).toBe(107);
    expect(getTime([marked, picked, moved], 'upload')).toBe(101);
  });

  test('tell which earlier one they overlap, of those that are not dropped', () => {
    const add = (start: number, end: number): RidesEvent => ({
      ...{ type: 'ride added', sourceId: 's1', selection: { start, end } },
    });
    const state = run([opened(), add(10, 40), add(20, 25), add(30, 45), add(45, 50)], empty);
    const getNumbers = ({ rides }: RidesState) => rides.map((ride) => findOverlaps(rides).get(ride.id));
    expect(getNumbers(state)).toEqual([undefined, 1, 1, undefined]);
    const [longest] = state.rides;
    const dropped = run([{ type: 'verdict changed', id: longest?.id ?? '', verdict: 'dropped' }], state);
    expect(findOverlaps(dropped.rides).size).toBe(0);
  });

  test('[UPL-20] are not changed while and once they are published, and ignore late results', () => {
    const cutting = run([{ type: 'cut started', id, job, isPublishingNext: true }], night);
    const late = createJob();
    const ignored: RidesEvent[] = [
      { type: 'ride moved', id, selection: { start: 1, end: 5 } },
      { type: 'ride marked', id, rideMarks: { start: 101, end: 109 } },
      { type: 'thumbnail chosen', id, time: 107 },
      { type: 'verdict changed', id, verdict: 'suggested' },
      { type: 'ride split', id, time: 105 },
      { type: 'clip opened', id, job: late, clip },
      { type: 'cut progressed', id, job: late, progress: 1, isRepeated: true },
      { type: 'transfer changed', id, job: late, transfer: createTransfer('late') },
      { type: 'stage changed', id, job: late, stage: { name: 'published' } },
    ];
    expect(run(ignored, cutting).rides).toEqual(cutting.rides);
    const published = run([{ type: 'stage changed', id, job, stage: { name: 'published' } }], cutting);
    expect(run(ignored, published).rides).toEqual(published.rides);
    const canceled = run([{ type: 'ride canceled', id }], cutting);
    expect(run([{ type: 'stage changed', id, job, stage: { name: 'published' } }], canceled)).toEqual(
      canceled,
    );
  });

  test('[UPL-09] cannot be canceled once the document may have been sent, unless it waits for a connection', () => {
    const transfer = { ...createTransfer('v1'), clipId: 'c1', mayBePublished: true };
    const progress = { sentBytes: 9, totalBytes: 9 };
    const send = (isWaiting: boolean): RidesEvent[] => [
      { type: 'cut started', id, job, isPublishingNext: true },
      { type: 'transfer changed', id, job, transfer },
      { type: 'stage changed', id, job, stage: { name: 'uploading', job, progress, isWaiting } },
    ];
    const [sending, waiting] = [run(send(false), night), run(send(true), night)];
    expect([sending, waiting].map(({ rides: [ride] }) => ride && isCancelable(ride))).toEqual([false, true]);
    expect(run([{ type: 'ride canceled', id }], sending)).toEqual(sending);
    // Another attempt continues what was sent.
    const canceled = run([{ type: 'ride canceled', id }], waiting);
    expect(canceled.rides[0]).toMatchObject({ stage: { name: '' }, transfer });
  });
});
