import { describe, expect, test } from 'vitest';
import { findMoment, firstShow, nextShow, toReelTime, type Show, type ShowEvent } from './show.ts';

const options = { rideCount: 3, hasFacts: true };
const run = (events: readonly ShowEvent[], hasFacts = true, show: Show = firstShow) =>
  events.reduce((state, event) => nextShow(state, event, { ...options, hasFacts }), show);

const [toggled, ended, read] = [{ type: 'toggled' }, { type: 'ride ended' }, { type: 'facts read' }] as const;

describe('the course of a reel', () => {
  test('waits for a click, then shows the facts of each ride before it', () => {
    expect(firstShow).toMatchObject({ index: 0, stage: 'ride', isPlaying: false });
    expect(run([toggled])).toMatchObject({ index: 0, stage: 'facts', isPlaying: true });
    expect(run([toggled, read])).toMatchObject({ index: 0, stage: 'ride' });
    expect(run([toggled, read, ended])).toMatchObject({ index: 1, stage: 'facts', isPlaying: true });
  });

  test('goes from ride to ride without facts', () => {
    expect(run([toggled], false)).toMatchObject({ index: 0, stage: 'ride', isPlaying: true });
    expect(run([toggled, ended], false)).toMatchObject({ index: 1, stage: 'ride', isPlaying: true });
  });

  test('is over after the last ride, and begins anew', () => {
    const over = run([toggled, ended, ended, ended], false);
    expect(over).toMatchObject({ index: 2, stage: 'over', isPlaying: false });
    expect(run([toggled], true, over)).toMatchObject({ index: 0, stage: 'facts', isPlaying: true });
  });

  test('a chosen ride plays; there is none before the first or after the last', () => {
    const chosen = { index: 2, stage: 'facts', isPlaying: true, start: 0 };
    expect(run([{ type: 'chosen', index: 2 }])).toMatchObject(chosen);
    expect(run([{ type: 'chosen', index: -1 }])).toBe(firstShow);
    expect(run([{ type: 'chosen', index: 3 }])).toBe(firstShow);
  });

  test('a moment of the time line comes without facts, and plays only if the reel did', () => {
    const sought = { type: 'sought', index: 1, start: 4 } as const;
    expect(run([sought])).toMatchObject({ index: 1, stage: 'ride', start: 4, isPlaying: false });
    expect(run([sought, toggled])).toMatchObject({ index: 1, stage: 'ride', isPlaying: true });
    expect(run([toggled, sought])).toMatchObject({ index: 1, stage: 'ride', isPlaying: true });
    // Within the ride, too.
    const within = { type: 'sought', index: 0, start: 2 } as const;
    expect(run([within])).toMatchObject({ index: 0, stage: 'ride', isPlaying: false });
    expect(run([toggled, within])).toMatchObject({ index: 0, stage: 'ride', isPlaying: true });
    expect(run([toggled, read, { type: 'paused' }, within])).toMatchObject({ index: 0, isPlaying: false });
  });

  test('a ride that does not load is left out; at a second one in a row, the show waits', () => {
    const missed = { type: 'ride missed' } as const;
    expect(run([toggled, read, missed])).toMatchObject({ index: 1, stage: 'facts', skipped: 0 });
    const waiting = run([toggled, read, missed, read, missed, missed]);
    expect(waiting).toMatchObject({ index: 1, stage: 'ride', isPlaying: true, skipped: 0 });
    const last = run([ended, read, missed], true, waiting);
    expect([last.index, last.stage, last.skipped]).toEqual([2, 'ride', undefined]);
  });

  test('the ride that is shown is followed when others come or go, and the next one follows when it goes', () => {
    const playing = run([{ type: 'chosen', index: 2 }, read]);
    const moved = { index: 1, stage: 'ride', isPlaying: true };
    expect(run([{ type: 'rides changed', index: 1 }], true, playing)).toMatchObject(moved);
    const gone = { type: 'rides changed', index: undefined } as const;
    const second = run([{ type: 'chosen', index: 1 }, read]);
    expect(run([gone], true, second)).toMatchObject({ index: 1, stage: 'facts', isPlaying: true });
    expect(run([{ type: 'paused' }, gone], true, second)).toMatchObject({ stage: 'ride', isPlaying: false });
    const over = { index: 1, stage: 'over', isPlaying: false };
    expect(nextShow(playing, gone, { rideCount: 2, hasFacts: true })).toMatchObject(over);
  });

  test('the browser pauses a ride, not what comes before it', () => {
    expect(run([toggled, read, { type: 'paused' }])).toMatchObject({ isPlaying: false });
    expect(run([toggled, { type: 'paused' }])).toMatchObject({ isPlaying: true });
    expect(run([toggled, toggled])).toMatchObject({ stage: 'facts', isPlaying: false });
  });
});

describe('the time of a reel', () => {
  const rides = [{ duration: 8 }, { duration: 0 }, { duration: 10 }];

  test('counts the rides before', () => {
    expect(toReelTime(rides, 2, 3)).toBe(12);
  });

  test.each([
    [0, 0, 0],
    [7.5, 0, 7.5],
    [8, 1, 0],
    [12, 2, 3],
    [99, 2, 10],
    [-1, 0, 0],
  ])('%f s is in ride %i at %f s', (time, index, start) => {
    expect(findMoment(rides, time)).toEqual({ index, start });
  });
});
