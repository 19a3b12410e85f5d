import { expect, test } from 'vitest';
import { parseNightDraft } from '#src/domain/night-draft.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { nextNight, type NightEvent } from './next-night.ts';
import {
  emptyNight,
  fromStoredNight,
  getPictureTime,
  findOverlaps,
  isStoredAlike,
  createRide,
  initialNight,
  toStoredNight,
  type NightState,
} from './night-state.ts';

const session = { timeline: { frameTimes: [], duration: 5400 } } as unknown as TrimSession;
const file = { name: 'night.mp4', size: 9, lastModified: 1 };
const run = (
  events: readonly NightEvent[],
  night: NightState = { ...initialNight, ...emptyNight, access: 'open' },
) => events.reduce(nextNight, night);
const opened: NightEvent = { type: 'source opened', id: 'night', file, session };
const found: NightEvent = {
  type: 'rides found',
  id: 'night',
  rides: [
    { start: 100, end: 112 },
    { start: 300, end: 312 },
  ],
  activity: [0.5],
};
const getStarts = ({ rides }: NightState) => rides.map(({ selection }) => selection.start);

test('rides that were found are suggested, in order with those that were added, of which none is suggested twice', () => {
  const night = run([
    opened,
    { type: 'ride added', sourceId: 'night', selection: { start: 305, end: 315 } },
    found,
  ]);
  expect(getStarts(night)).toEqual([100, 305]);
  expect(night.rides.map(({ verdict }) => verdict)).toEqual(['suggested', 'accepted']);
});

test('accepting or dropping a ride leads to the next suggestion', () => {
  const night = run([opened, found]);
  const [first, second] = night.rides;
  expect(night.selectedId).toBe(first?.id);
  const accepted = run([{ type: 'verdict changed', id: first?.id ?? '', verdict: 'accepted' }], night);
  expect(accepted.selectedId).toBe(second?.id);
  const dropped = run([{ type: 'verdict changed', id: second?.id ?? '', verdict: 'dropped' }], accepted);
  expect(dropped.selectedId).toBe(second?.id);
});

test('a ride that is moved keeps no clip, and its place is by its start', () => {
  const night = run([opened, found]);
  const [first] = night.rides;
  const withClip = {
    ...night,
    rides: night.rides.map((ride) => ({
      ...ride,
      clip: { id: 'c', duration: 12, width: 1, height: 1, rideMarks: null },
    })),
  };
  const moved = run(
    [{ type: 'ride moved', id: first?.id ?? '', selection: { start: 400, end: 410 } }],
    withClip,
  );
  expect(getStarts(moved)).toEqual([300, 400]);
  expect(moved.rides.map(({ clip }) => clip?.id)).toEqual(['c', undefined]);
});

test('the picture of a ride is the chosen frame, or else where the gate opens, as long as that is in the ride', () => {
  const before = run([opened, found]);
  const id = before.rides[0]?.id ?? '';
  const getTime = (events: readonly NightEvent[], night = before) => {
    const [ride] = run(events, night).rides;
    return ride && getPictureTime(ride);
  };
  const marked: NightEvent = { type: 'ride marked', id, rideMarks: { start: 103, end: null } };
  const chosen: NightEvent = { type: 'thumbnail chosen', id, time: 107 };
  expect(getTime([])).toBe(100);
  expect(getTime([marked])).toBe(103);
  expect(getTime([marked, chosen])).toBe(107);
  expect(getTime([marked, chosen, { type: 'ride moved', id, selection: { start: 101, end: 106 } }])).toBe(
    103,
  );
  const draft = parseNightDraft(structuredClone(toStoredNight(run([marked, chosen], before))));
  expect(draft && fromStoredNight(draft).rides.map(getPictureTime)).toEqual([107, 300]);
});

test('a ride tells which earlier one it overlaps, of those that are not dropped', () => {
  const add = (start: number, end: number): NightEvent => ({
    type: 'ride added',
    sourceId: 'night',
    selection: { start, end },
  });
  const night = run([opened, add(10, 40), add(20, 25), add(30, 45), add(45, 50)]);
  const getNumbers = ({ rides }: NightState) => rides.map(({ id }) => findOverlaps(rides).get(id));
  expect(getNumbers(night)).toEqual([undefined, 1, 1, undefined]);
  const id = night.rides[0]?.id ?? '';
  const dropped = run([{ type: 'verdict changed', id, verdict: 'dropped' }], night);
  expect(findOverlaps(dropped.rides).size).toBe(0);
});

test('nothing changes a ride that is being published, and late results are ignored', () => {
  const job = new AbortController();
  const night = run([opened, found]);
  const id = night.rides[0]?.id ?? '';
  const cutting = run([{ type: 'cut started', id, stage: { name: 'cutting', job, progress: 0 } }], night);
  expect(run([{ type: 'ride moved', id, selection: { start: 1, end: 9 } }], cutting).rides).toEqual(
    cutting.rides,
  );
  const late = new AbortController();
  expect(
    run([{ type: 'stage changed', id, job: late, stage: { name: 'published' } }], cutting).rides,
  ).toEqual(cutting.rides);
});

test('only what has to survive the page is worth storing', () => {
  const job = new AbortController();
  const night = run([opened, found]);
  const id = night.rides[0]?.id ?? '';
  const atWork = run([{ type: 'cut started', id, stage: { name: 'cutting', job, progress: 0 } }], night);
  const isAlike = (event: NightEvent) => isStoredAlike(run([event], atWork), atWork);
  const [{ id: other, details } = createRide('', { start: 0, end: 1 }, 'dropped')] = atWork.rides.slice(1);
  const unstored: NightEvent[] = [
    { type: 'stage changed', id, job, stage: { name: 'cutting', job, progress: 0.5 } },
    { type: 'ride selected', id },
    { type: 'source lost', id: 'night', errorMessage: '' },
    { type: 'details changed', id: other, details },
  ];
  const stored: NightEvent[] = [
    { type: 'stage changed', id, job, stage: { name: 'published' } },
    { type: 'details changed', id: other, details: { ...details, result: '81' } },
    { type: 'thumbnail chosen', id: other, time: 303 },
    { type: 'ride added', sourceId: 'night', selection: { start: 7, end: 9 } },
    { type: 'source opened', id: 'more', file, session },
    { type: 'common changed', common: { ...details, title: 'Lazy E' } },
  ];
  expect(isStoredAlike(atWork, night)).toBe(false);
  expect(unstored.map(isAlike)).toEqual(unstored.map(() => true));
  expect(stored.map(isAlike)).toEqual(stored.map(() => false));
});

test('[UPL-10] what is stored brings the night back, with rides at work waiting again', () => {
  const job = new AbortController();
  const night = run([opened, found]);
  const id = night.rides[0]?.id ?? '';
  const cutting = run([{ type: 'cut started', id, stage: { name: 'cutting', job, progress: 0.4 } }], night);
  const draft = parseNightDraft(structuredClone(toStoredNight(cutting)));
  const restored = draft && fromStoredNight(draft);
  expect(restored?.rides[0]?.stage).toEqual({ name: 'waiting' });
  expect(restored?.rides[1]).toEqual(night.rides[1]);
  expect(restored?.sources[0]).toEqual({ id: 'night', file, duration: 5400, activity: [0.5] });
  expect(restored?.view).toBe('publishing');
});

test('[UPL-10] a night that an earlier version has stored is read, and stored under the same names', () => {
  const recordings = [{ id: 'night', source: file, duration: 5400, activity: [0.5] }];
  const verdicts = ['accepted', 'dropped', 'suggested'] as const;
  const selection = { start: 100, end: 112 };
  const rides = verdicts.map((mark) => ({ id: mark, recordingId: 'night', mark, selection }));
  const draft = parseNightDraft({ recordings, rides });
  const night = draft && fromStoredNight(draft);
  expect(night?.sources).toEqual([{ id: 'night', file, duration: 5400, activity: [0.5] }]);
  expect(night?.rides).toMatchObject(
    verdicts.map((verdict) => ({ id: verdict, sourceId: 'night', verdict })),
  );
  expect(night && toStoredNight(night)).toMatchObject({ recordings, rides });
});

test('[UPL-10] a night comes back with the first ride selected that can still be lost', () => {
  const { rides } = run([opened, found]);
  const stages = ['published', 'failed', ''] as const;
  const draft = toStoredNight({ ...run([opened]), rides });
  const stored = draft.rides.map((ride, index) => ({ ...ride, stage: stages[index] ?? ('' as const) }));
  expect(fromStoredNight({ ...draft, rides: stored }).selectedId).toBe(rides[1]?.id);
});
