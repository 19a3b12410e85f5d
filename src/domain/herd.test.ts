import { expect, test } from 'vitest';
import { parseAnimal } from './animal.ts';
import { getHerd, parseRecordedAnimal, toRecordedAnimal } from './herd.ts';
import { parseVideo } from './video.ts';

const animals = ['bull', 'horse', 'new'].map((id) => parseAnimal(id, { name: id }));
const build = (id: string, animal_id: string, score: number | null) =>
  parseVideo(id, { animal_id, score, event_type: 1 });

test('every animal has the figures of its own rides', () => {
  const rides = [
    build('a', 'bull', 88.5),
    build('b', 'bull', 0),
    build('c', 'horse', 79),
    build('d', 'bull', null),
    build('e', 'sold', 90),
  ];
  const figures = getHerd(animals, rides).map(({ animal, figures: { outs, scored } }) => [
    animal.id,
    outs,
    `${scored.qualified} of ${scored.rated}`,
    scored.best?.score,
  ]);
  expect(figures).toEqual([
    ['bull', 3, '1 of 2', 88.5],
    ['horse', 1, '1 of 1', 79],
    ['new', 0, '0 of 0', undefined],
  ]);
});

test("a stored herd keeps the names of an earlier version for the judges' points", () => {
  const rides = [parseVideo('a', { animal_id: 'bull', score: 0, event_type: 1, animal_marks: 44 })];
  const stored = toRecordedAnimal(parseAnimal('bull', { name: 'Tornado' }), rides);
  expect(stored.figures.marked).toMatchObject({ rated: 1, best: { marks: 44 } });
  const { animalHalf } = parseRecordedAnimal(structuredClone(stored)).figures;
  expect(animalHalf).toMatchObject({ rated: 1, best: { points: 44 } });
});
