import { expect, test } from 'vitest';
import { copy } from './copy.es.ts';

test('[LANG-08] the riders of a card are joined in Spanish as the next name sounds', () => {
  const names = ['Ignacio', 'Hilario', 'Hielo', 'Ian', 'Ruiz', 'Yadira'];
  expect(names.map((name) => `${copy.person.and(name)}${name}`)).toEqual([
    ...['e Ignacio', 'e Hilario', 'y Hielo', 'e Ian', 'y Ruiz', 'y Yadira'],
  ]);
});
