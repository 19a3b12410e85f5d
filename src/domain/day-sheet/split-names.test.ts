import { expect, test } from 'vitest';
import { createVocabulary } from './sheet-columns.ts';
import { holdsBothNames, splitBothNames, splitTeam, straightenName } from './split-names.ts';

const vocabulary = createVocabulary({
  animals: [{ brand: 'J7', name: 'Ol Red Eye' }],
  riders: ['Juan Carlos Pérez'],
});

test.each([
  ['Juan Carlos Pérez Saw Mill', 'Juan Carlos Pérez', 'Saw Mill'],
  ['Saw Mill Juan Carlos Pérez', 'Juan Carlos Pérez', 'Saw Mill'],
  ['Ol Red Eye Cody Latham', 'Cody Latham', 'Ol Red Eye'],
  ['Ana Maria Delgado Ol Red Eye', 'Ana Maria Delgado', 'Ol Red Eye'],
])('[SHEET-01] %j names %j and %j, of whom one is known', (text, rider, animal) => {
  for (const isAnimalFirst of [false, true])
    expect(splitBothNames(text, vocabulary, isAnimalFirst)).toEqual([rider, animal]);
});

test('[SHEET-01] where neither is known a rider has two words', () => {
  const split = (text: string, isAnimalFirst: boolean) => splitBothNames(text, vocabulary, isAnimalFirst);
  expect(split('Cody Latham Bring It On', false)).toEqual(['Cody Latham', 'Bring It On']);
  expect(split('Bring It On Cody Latham', true)).toEqual(['Cody Latham', 'Bring It On']);
  expect(split('Cody  Latham', true)).toEqual(['Cody  Latham', '']);
  expect(
    splitBothNames(
      'Sawmill',
      createVocabulary({ animals: [{ brand: '', name: 'Sawmill' }], riders: [] }),
      false,
    ),
  ).toEqual(['', 'Sawmill']);
});

test('[SHEET-01] a column has both names where half of its cells have four words or a known name', () => {
  const hold = (...cells: string[]) => holdsBothNames(cells, vocabulary);
  expect(hold('Cody Latham Dust Devil', 'Max Ruiz', '')).toBe(true);
  expect(hold('Cody Ol Red Eye', 'Max Ruiz')).toBe(true);
  expect(hold('Sawmill Ol Red Eye', 'Max Ruiz', 'Tom Whitlock')).toBe(false);
  expect(hold('Max Ruiz', 'Tom Van Whitlock')).toBe(false);
  expect(hold('', '')).toBe(false);
});

test.each([
  ['Cody Latham / Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Cody Latham/Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Cody Latham & Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Cody Latham  –  Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Cody Latham  con  Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Cody Latham und Luke Hargrove', 'Cody Latham', 'Luke Hargrove'],
  ['Anne-Marie Landes', 'Anne-Marie Landes', ''],
  ['/ Luke Hargrove', '/ Luke Hargrove', ''],
])('[SHEET-01] %j are %j and %j', (text, rider, partner) => {
  expect(splitTeam(text)).toEqual([rider, partner]);
});

test.each([
  ['Latham, Cody', 'Cody Latham'],
  ['Latham ,Cody', 'Cody Latham'],
  ['Van Whitlock, Tom', 'Tom Van Whitlock'],
  ['Cody Latham', 'Cody Latham'],
  ['Cody Latham, TX', 'Cody Latham'],
  ['Latham, CJ Tom', 'CJ Tom Latham'],
  ['Cody Van Latham, Austin', 'Cody Van Latham'],
  ['Cody Latham, Fort Worth, TX', 'Cody Latham'],
  ['Cody Latham, 78701', 'Cody Latham'],
  ['Latham,', 'Latham'],
])('[SHEET-01] %j is called %j', (text, name) => {
  expect(straightenName(text)).toBe(name);
});
