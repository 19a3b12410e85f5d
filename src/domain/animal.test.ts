import { expect, test } from 'vitest';
import { compareByBrand } from './animal.ts';

test('[MYR-03] animals stand by brand, where 9 comes before 10, and those of one brand by name', () => {
  const animals = [
    { brand: '10', name: 'Cedar' },
    { brand: 'J7', name: 'Alder' },
    { brand: '', name: 'Windmill' },
    { brand: '9', name: 'Tornado' },
    { brand: '', name: 'Juniper' },
  ];
  expect(animals.toSorted(compareByBrand).map(({ name }) => name)).toEqual([
    'Juniper',
    'Windmill',
    'Tornado',
    'Cedar',
    'Alder',
  ]);
});
