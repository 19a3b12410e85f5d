import { describe, expect, test } from 'vitest';
import { listCardFrames, planCardFilm } from './card-film.ts';

const marked = { event_type: 1, ride_start: 2, ride_end: 10, duration: 14 };
const plan = (ride: Partial<typeof marked | { ride_start: null; ride_end: null }> = {}) =>
  planCardFilm({ ...marked, ...ride });

const buildTimeline = (rate: number, duration: number) => ({
  frameTimes: Array.from({ length: Math.round(duration * rate) }, (_, frame) => frame / rate),
  duration,
});

describe('the film of a ride card', () => {
  test('[CARD-02] shows the ride from a second before the gate, and its jump four times as long', () => {
    expect(plan()).toEqual({
      parts: [
        { start: 1, end: 11.5, rate: 1 },
        { start: 2, end: 4, rate: 0.25 },
      ],
      marks: { start: 2, end: 10 },
      omissions: [],
      seconds: 18.5,
    });
  });

  test.each([
    { name: 'a gate at the start', ride: { ride_start: 0.5 }, ride1: [0, 11.5], jump: [0.5, 2.625] },
    { name: 'an end at the end', ride: { duration: 10.5 }, ride1: [1, 10.5], jump: [2, 4] },
    { name: 'a buck-off', ride: { ride_end: 2.8 }, ride1: [1, 4.3], jump: [2, 4] },
    { name: 'a clip that ends soon', ride: { ride_end: 3, duration: 3.5 }, ride1: [1, 3.5], jump: [2, 3.5] },
    {
      name: 'a clip that ends at once',
      ride: { ride_end: 2.4, duration: 2.5 },
      ride1: [1, 2.5],
      jump: [2, 2.5],
    },
    { name: 'a long ride', ride: { ride_end: 14, duration: 30 }, ride1: [1, 15.5], jump: [2, 3.375] },
  ])('[CARD-02] $name', ({ ride, ride1, jump }) => {
    const { parts, seconds, omissions } = plan(ride);
    expect([parts[0]!.start, parts[0]!.end]).toEqual(ride1);
    expect([parts[1]!.start, parts[1]!.end]).toEqual([jump[0], Math.min(jump[1]!, jump[0]! + 2)]);
    expect(seconds).toBeLessThanOrEqual(20);
    expect(omissions).toEqual([]);
  });

  test.each([
    { name: 'unmarked', ride: { ride_start: null, ride_end: null }, omissions: ['unmarked-clock'], end: 14 },
    {
      name: 'timed, even if marked',
      ride: { event_type: 5 },
      omissions: ['timed-clock'],
      end: 14,
    },
    {
      name: 'unmarked and long',
      ride: { ride_start: null, ride_end: null, duration: 33 },
      omissions: ['unmarked-clock', 'rest'],
      end: 20,
    },
    { name: 'too long for the jump', ride: { ride_end: 19, duration: 40 }, omissions: ['jump'], end: 20.5 },
    { name: 'cut after its end', ride: { ride_end: 20.5, duration: 40 }, omissions: ['jump'], end: 21 },
    {
      name: 'longer than a card',
      ride: { ride_end: 25, duration: 40 },
      omissions: ['jump', 'rest'],
      end: 21,
    },
  ])('[CARD-03] says what is left out of a ride that is $name', ({ ride, omissions, end }) => {
    const film = plan(ride);
    expect(film.omissions).toEqual(omissions);
    expect(film.parts).toHaveLength(1);
    expect(film.parts[0]!.end).toBe(end);
    expect(film.seconds).toBeLessThanOrEqual(20);
  });

  test('[CARD-01] each frame has its time and the tenths that have passed, also in slow motion', () => {
    const { parts, end } = listCardFrames(plan(), buildTimeline(30, 14));
    expect(end).toBeCloseTo(18.5, 9);
    expect(parts.map(({ length }) => length)).toEqual([315, 60]);
    const [ride = [], jump = []] = parts;
    expect(ride[0]).toEqual({ frame: 30, time: 0, clock: '0.0' });
    expect(ride.filter(({ clock }) => clock === '0.0').at(-1)!.frame).toBe(62);
    expect(ride.find(({ clock }) => clock === '0.1')!.frame).toBe(63);
    expect(ride.at(-1)).toMatchObject({ frame: 344, clock: '8.0' });
    expect(ride.find(({ clock }) => clock === '8.0')!.frame).toBe(300);
    expect(jump[0]).toEqual({ frame: 60, time: 10.5, clock: '0.0' });
    expect(jump[3]).toMatchObject({ frame: 63, clock: '0.1' });
    expect(jump[3]!.time).toBeCloseTo(10.9, 9);
    expect(jump.at(-1)).toMatchObject({ frame: 119, clock: '1.9' });
  });

  test('[CARD-01] there are at most thirty frames a second, but all of the jump', () => {
    const { parts } = listCardFrames(plan(), buildTimeline(60, 14));
    expect(parts[0]!.slice(0, 3).map(({ frame }) => frame)).toEqual([60, 62, 64]);
    expect(parts[1]!.slice(0, 3).map(({ frame }) => frame)).toEqual([120, 121, 122]);
    const odd = listCardFrames(plan(), buildTimeline(50, 14)).parts[0]!;
    expect(odd.slice(0, 3).map(({ frame }) => frame)).toEqual([50, 52, 54]);
    expect(listCardFrames(plan(), buildTimeline(29.97, 14)).parts[0]).toHaveLength(316);
    expect(
      listCardFrames(plan(), buildTimeline(240, 14))
        .parts[1]!.slice(0, 2)
        .map(({ frame }) => frame),
    ).toEqual([480, 482]);
  });

  test('a ride without marks has no clock on its frames', () => {
    const { parts } = listCardFrames(plan({ ride_start: null, ride_end: null }), buildTimeline(30, 14));
    expect(parts).toHaveLength(1);
    expect(parts[0]!.every(({ clock }) => clock === undefined)).toBe(true);
  });
});
