import { expect, test } from 'vitest';
import { parseAnimal, toStoredAnimalType, type AnimalType } from '#src/domain/animal.ts';
import type { Young } from '#src/domain/offspring.ts';
import { getRideFigures } from '#src/domain/ride-figures.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { hidesFigures, nameYoung, presentYoung, toYoungRow } from './young-figures.ts';

const build = (rides: Partial<Video>[], role: Young['role'] = 'sire', type: AnimalType = 'bull'): Young => ({
  animal: parseAnimal('rio', { name: 'Rio', animal_type: toStoredAnimalType(type) }),
  role,
  rides: rides.map((fields, index) =>
    parseVideo(`${index}`, { event_type: 1, animal_name: 'Rio', ...fields }),
  ),
});

const fall = { score: 0, animal_marks: 43, ride_start: 1, ride_end: 4.5 };
const falls = [fall, fall, { ...fall, animal_marks: 45.5 }, fall, fall];
const run = (time: number | null) => ({ event_type: 5, time });

test('[PED-05] sons and offspring are called by what the parent is to most of them', () => {
  expect([
    nameYoung([build([])]),
    nameYoung([build([]), build([])]),
    nameYoung([build([], 'dam'), build([], 'dam')]),
    nameYoung([build([]), build([], 'sire', 'horse')]),
    nameYoung([build([], 'dam', 'calf')]),
  ]).toEqual(['His son', 'His sons', 'Her sons', 'His offspring', 'Her offspring']);
});

test('[PED-05] the figures of all young say what they are of, and of several events which it is', () => {
  const show = (rides: Partial<Video>[]) =>
    presentYoung(getRideFigures(build(rides).rides)).map(({ label, value, detail, ride }) =>
      [label, value, detail, ride?.id].filter(Boolean).join(' | '),
    );
  expect(show([...falls, { score: 80 }, {}])).toEqual([
    ...['Outs | 7 | 1 without a result', 'Bucked off | 83% | 5 of 6', 'Average | 3.5 s | 5 buck-offs'],
    'Best | 45.5 | Rio | 2',
  ]);
  expect(show([run(17), run(16.5), run(null)])).toEqual([
    ...['Runs | 3 | 1 without a result', 'Best time | 16.50 s | Rio | 1'],
  ]);
  expect(show([...falls, run(17)]).filter((figure) => figure.startsWith('Best'))).toEqual([
    ...['Best · Bull Riding | 45.5 | Rio | 2', 'Best time · Barrel Racing | 17.00 s | Rio | 5'],
  ]);
});

test('[PED-05] one of the young has figures of one event, and its best ride or else its latest', () => {
  const row = (rides: Partial<Video>[]) => {
    const { outs, buckedOff, best, ride } = toYoungRow(build(rides));
    return [outs, buckedOff, best, ride?.id];
  };
  expect(row(falls)).toEqual(['5 outs', '100%', '45.5', '2']);
  expect(row([run(17), run(16.5)])).toEqual(['2 runs', '', '16.50 s', '1']);
  expect(row([{ score: 0 }, { score: 80 }])).toEqual(['2 outs', '', '', '0']);
  expect(row([...falls, run(17)])).toEqual(['6 outs', '', '', '0']);
  expect(row([])).toEqual(['No rides yet', '', '', undefined]);
});

test('[PED-05] a share takes five rides, and a mean of clocks five buck-offs with marks', () => {
  const hides = (rides: Partial<Video>[]) => hidesFigures(getRideFigures(build(rides).rides));
  expect([hides(falls), hides(falls.slice(1)), hides([{ score: 0 }, ...falls.slice(1)])]).toEqual([
    false,
    true,
    true,
  ]);
  expect([hides([run(17)]), hides([])]).toEqual([false, false]);
});
