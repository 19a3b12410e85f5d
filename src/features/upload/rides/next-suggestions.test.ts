import { describe, expect, test } from 'vitest';
import type { FoundRide } from '#src/domain/ride-finder.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { nextRides } from './next-rides.ts';
import { emptyRideForm } from './ride-form-schema.ts';
import type { RidesEvent } from './rides-events.ts';
import { createRides, isSure, isUnsure, type RidesState } from './rides-state.ts';

const [opening, search] = [new AbortController(), new AbortController()];
const session = { timeline: { frameTimes: [], duration: 5400 } } as unknown as TrimSession;
const file = { name: 'night.mp4', size: 9, lastModified: 1 };

const run = (events: readonly RidesEvent[], state: RidesState) => events.reduce(nextRides, state);
const searching = run(
  [
    { type: 'files chosen', job: opening, fileName: 'night.mp4' },
    { type: 'source opened', job: opening, id: 's1', file, session },
    { type: 'search started', id: 's1', search },
  ],
  createRides('night'),
);
const find = (rides: FoundRide[], isOver = true): RidesEvent => ({
  ...{ type: 'rides suggested', id: 's1', search, isOver },
  found: { rides, activity: [0.5], foundBy: 'both' },
});
const getStarts = ({ rides }: RidesState) => rides.map(({ selection }) => selection.start);

describe('suggestions', () => {
  test('[UPL-16] appear while the search goes on, each once, and not after it was stopped', () => {
    const early = { start: 50, end: 60, confidence: 0.6 };
    const part = run([find([early], false)], searching);
    expect(part.sources[0]).toMatchObject({ search: { job: search }, searchResult: '', activity: [0.5] });
    const late = { start: 500, end: 510, confidence: 0.4 };
    const whole = run([find([early, late])], part);
    expect(getStarts(whole)).toEqual([50, 500]);
    expect(whole.sources[0]).toMatchObject({ search: undefined, searchResult: 'both' });
    const stopped = run([{ type: 'search ended', id: 's1', result: 'stopped' }, find([early, late])], part);
    expect(getStarts(stopped)).toEqual([50]);
    expect(stopped.sources[0]).toMatchObject({ search: undefined, searchResult: 'stopped' });
    const progress: RidesEvent = { type: 'search progressed', id: 's1', search, progress: 0.5 };
    expect(run([progress], stopped)).toEqual(stopped);
  });

  const line = Array.from({ length: 14 }, (_, index) => ({
    ...{ start: index * 30, end: index * 30 + 10 },
    confidence: [0.9, 0.1, 0.3, 0.05][index % 4] ?? 0,
  }));
  const lined = run([find(line)], searching);
  const getConfidences = ({ rides }: RidesState) =>
    rides.map(({ confidence }) => confidence ?? 0).toSorted((one, other) => one - other);
  const move = (by: 'more' | 'fewer'): RidesEvent => ({ type: 'suggestions changed', by });

  test('[UPL-17] more of them are the surest of the rest, and fewer take the unsure ones first', () => {
    expect(lined.rides.map(({ confidence }) => confidence)).toEqual([0.9, 0.3, 0.9, 0.3, 0.9, 0.3, 0.9]);
    const more = run([move('more')], lined);
    expect(getConfidences(more)).toEqual([0.05, 0.1, 0.1, 0.1, 0.1, 0.3, 0.3, 0.3, 0.9, 0.9, 0.9, 0.9]);
    const fewer = run([move('fewer')], more);
    expect(fewer.rides.map(({ id: one }) => one)).toEqual(
      expect.arrayContaining(lined.rides.filter(isSure).map(({ id: one }) => one)),
    );
    expect(getConfidences(fewer)).toEqual([0.3, 0.3, 0.3, 0.9, 0.9, 0.9, 0.9]);
    expect(run([move('fewer')], fewer).rides.map(isSure)).toEqual([true, true, true, true]);
    expect(run([move('fewer'), move('fewer')], fewer).rides).toEqual([]);
    expect(getStarts(run([move('fewer'), move('more'), move('more'), move('more')], lined))).toHaveLength(14);
  });

  test.each<RidesEvent>([
    { type: 'ride moved', id: 'x', selection: { start: 61, end: 70 } },
    { type: 'ride marked', id: 'x', rideMarks: { start: 62, end: null } },
    { type: 'thumbnail chosen', id: 'x', time: 63 },
    { type: 'details changed', id: 'x', details: { ...emptyRideForm, result: '81' } },
    { type: 'verdict changed', id: 'x', verdict: 'dropped' },
    { type: 'verdict changed', id: 'x', verdict: 'accepted' },
  ])('[UPL-17] stay when fewer are wanted after: $type', (work) => {
    const rides = lined.rides.map((ride, index) => ({ ...ride, id: index === 1 ? 'x' : ride.id }));
    const fewer = run([work, move('fewer'), move('fewer')], { ...lined, rides });
    expect(fewer.rides.map((ride) => ride.id)).toEqual(['x']);
  });

  test('[UPL-17] that are sure are accepted at once, and the others are not', () => {
    const accepted = run([{ type: 'sure rides accepted' }], lined);
    expect(accepted.rides.filter(({ verdict }) => verdict === 'accepted')).toHaveLength(4);
    expect(accepted.rides.filter(isUnsure)).toHaveLength(3);
  });
});
