import { expect, test } from 'vitest';
import { nameEvent, presentFigures, type FigureKey } from './present-figures.ts';
import { getRideFigures } from './ride-figures.ts';
import { parseVideo, type Video } from './video.ts';

const [bull, roping, barrels] = [1, 4, 5];

const keys: FigureKey[] = [
  ...(['outs', 'qualified', 'buckedOff', 'averageScore', 'bestScore'] as const),
  ...(['averageHalf', 'bestHalf', 'buckOffTime', 'averageTime', 'bestTime'] as const),
];

function show(rides: Partial<Video>[]): Record<string, string> {
  const videos = rides.map((fields, index) => parseVideo(`${index}`, { event_type: bull, ...fields }));
  return Object.fromEntries(
    presentFigures(getRideFigures(videos), keys).map(({ key, value, detail: { count, rated, ride } }) => [
      key,
      [value, `${count} of ${rated}`, ride?.id].filter(Boolean).join(', '),
    ]),
  );
}

test('figures of five rides have shares and averages, and bests name their ride', () => {
  const buckOff = { score: 0, animal_marks: 43.25, ride_start: 1, ride_end: 3.5 };
  const rides = [{}, { score: 86.125, animal_marks: 44 }, { score: 88, animal_marks: 44.5 }, { score: 84 }];
  expect(show([...rides, ...Array.from({ length: 5 }, () => buckOff)])).toEqual({
    outs: '9, 9 of 8',
    qualified: '38%, 3 of 8',
    buckedOff: '63%, 5 of 8',
    bestScore: '88, 1 of 8, 2',
    averageHalf: '43.54, 7 of 7',
    bestHalf: '44.5, 1 of 7, 2',
    buckOffTime: '2.5 s, 5 of 5',
  });
});

test('[FIG-04] a mean of clocks is not less for the times of their frames', () => {
  const buckOff = { score: 0, ride_start: 1, ride_end: 4.19995 };
  expect(show(Array.from({ length: 5 }, () => buckOff))).toMatchObject({ buckOffTime: '3.2 s, 5 of 5' });
});

test('of fewer rides, the qualified ones are counted and nothing is averaged', () => {
  expect(show([{ score: 86.5, animal_marks: 44 }, { score: 0 }, {}])).toEqual({
    outs: '3, 3 of 2',
    qualified: '1, 1 of 2',
    bestScore: '86.5, 1 of 2, 0',
    bestHalf: '44, 1 of 1, 0',
  });
});

test('[FIG-02] an average is of five qualified rides, and says so', () => {
  const scores = [86.35, 86.35, 86.35, 86.35, 86.34, 0].map((score) => ({ score }));
  expect(show(scores)).toMatchObject({ averageScore: '86.35, 5 of 6' });
  expect(show(scores.slice(1))).not.toHaveProperty('averageScore');
});

test('[FIG-01] a share is 0 or 100 only of none and of all', () => {
  const outs = (ridden: number, all: number) =>
    show(Array.from({ length: all }, (_, index) => ({ score: index < ridden ? 80 : 0 })));
  expect(outs(1, 201)).toMatchObject({ qualified: '1%, 1 of 201', buckedOff: '99%, 200 of 201' });
  expect(outs(0, 201)).toMatchObject({ qualified: '0%, 0 of 201', buckedOff: '100%, 201 of 201' });
  expect(outs(6, 6)).toMatchObject({ qualified: '100%, 6 of 6', buckedOff: '0%, 0 of 6' });
});

test('[FIG-04] a mean clock is cut, not rounded', () => {
  const buckOffs = [7.97, 7.96, 7.96, 7.97, 7.96].map((ride_end) => ({ score: 0, ride_start: 0, ride_end }));
  expect(show(buckOffs)).toMatchObject({ buckOffTime: '7.9 s, 5 of 5' });
});

test('times are those of each timed event', () => {
  const runs = [17.2, 16.9, 18, 17.5, 17].map((time) => ({ event_type: barrels, time }));
  expect(show(runs)).toEqual({
    outs: '5, 5 of 5',
    averageTime: '17.32 s, 5 of 5',
    bestTime: '16.90 s, 1 of 5, 1',
  });
  const both = [...runs, { event_type: roping, time: 8.405 }].map((fields, index) =>
    parseVideo(`${index}`, fields),
  );
  const figures = getRideFigures(both);
  expect(
    presentFigures(figures, ['bestTime']).map(
      ({ value, detail }) => `${nameEvent(figures, detail)} ${value}`,
    ),
  ).toEqual(['Team Roping 8.405 s', 'Barrel Racing 16.90 s']);
  // Outs are of all events, and figures of one event need no name.
  const [outs] = presentFigures(figures, ['outs']);
  const ofOne = getRideFigures(both.slice(-1));
  const [best] = presentFigures(ofOne, ['bestTime']);
  expect([nameEvent(figures, outs!.detail), nameEvent(ofOne, best!.detail)]).toEqual(['', '']);
});
