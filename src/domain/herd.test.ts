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
  const figures = getHerd(animals, rides).map(
    ({
      animal,
      figures: {
        outs,
        scored: [bulls],
      },
    }) => [animal.id, outs, bulls && `${bulls.qualified} of ${bulls.rated}`, bulls?.best?.score],
  );
  expect(figures).toEqual([
    ['bull', 3, '1 of 2', 88.5],
    ['horse', 1, '1 of 1', 79],
    ['new', 0, undefined, undefined],
  ]);
});

test('a stored herd has the same figures', () => {
  const animal = parseAnimal('j7', {
    ...{ name: 'Tornado', brand: 'J7', picture_url: 'https://p.example/j7.jpg' },
    ...{ contractor: 'jack', contractor_name: 'Prairie Jack', animal_type: 1 },
  });
  const rides = [parseVideo('a', { animal_id: 'bull', score: 0, event_type: 1, animal_marks: 44 })];
  const stored: unknown = JSON.parse(JSON.stringify(toRecordedAnimal(animal, rides)));
  const { name, brand, picture_url, contractor, contractor_name, animal_type } = animal;
  const shown = { name, brand, picture_url, contractor, contractor_name, animal_type };
  const figures = { outs: 1, scored: [{ rated: 1, animalHalf: { rated: 1, best: { points: 44 } } }] };
  expect(parseRecordedAnimal(stored)).toMatchObject({ animal: { ...shown, id: 'j7' }, figures });
});
